import type { NearbyStation } from '@/services/cps/nearbyStations';
import type { NearbyPark } from '@/services/dealer/nearbyParks';

/** What a driver asks of a lot before going there: is there room, what does it cost. */
export function parkFacts({ isOnline, leftParkSpaceNum, totalParkSpaceNum, feeRuleLabels }: NearbyPark): string[] {
  const room =
    isOnline === 1 && totalParkSpaceNum > 0 ? (leftParkSpaceNum > 0 ? `余位 ${leftParkSpaceNum}` : '已满') : '余位未知';
  return [room, ...feeRuleLabels.slice(0, 2)];
}

/** Of a station: is a gun free, what does a kWh cost. */
export function stationFacts({
  openState,
  quickChargingInfo,
  slowChargingInfo,
  currentPrice,
}: NearbyStation): string[] {
  const guns = ({ leftNum, totalNum }: NearbyStation['quickChargingInfo'], name: string) =>
    totalNum > 0 ? `${name} ${leftNum}/${totalNum}` : '';
  const price = Number.isNaN(currentPrice) ? '' : `${currentPrice.toFixed(2)}元/度`;
  return [openState.text, guns(quickChargingInfo, '快充'), guns(slowChargingInfo, '慢充'), price];
}
