/** A lot as lists show it. A space count of -1 means unlimited. */
export interface ParkSummary {
  readonly isOnline: 0 | 1;
  readonly leftParkSpaceNum: number;
  readonly totalParkSpaceNum: number;
  readonly feeRuleLabels: readonly string[];
}

interface Guns {
  readonly leftNum: number;
  readonly totalNum: number;
}

/** A charging station as lists show it. `currentPrice` is yuan per kWh, NaN when unknown. */
export interface StationSummary {
  readonly openState: { readonly text: string };
  readonly quickChargingInfo: Guns;
  readonly slowChargingInfo: Guns;
  readonly currentPrice: number;
}

type Room = Pick<ParkSummary, 'isOnline' | 'leftParkSpaceNum' | 'totalParkSpaceNum'>;

/** The number of free spaces; null when the lot does not report it. */
export const freeSpacesOf = ({ isOnline, leftParkSpaceNum, totalParkSpaceNum }: Room): number | null =>
  isOnline === 1 && totalParkSpaceNum > 0 ? Math.max(0, leftParkSpaceNum) : null;

/** What drivers want to know before they go to a lot: free spaces and the price. */
export function parkFacts(park: ParkSummary): string[] {
  const free = freeSpacesOf(park);
  return [free === null ? '余位未知' : free > 0 ? `余位 ${free}` : '已满', ...park.feeRuleLabels.slice(0, 2)];
}

/** The same for a charging station: free guns and the price of a kWh. */
export function stationFacts({
  openState,
  quickChargingInfo,
  slowChargingInfo,
  currentPrice,
}: StationSummary): string[] {
  const guns = ({ leftNum, totalNum }: Guns, name: string) => (totalNum > 0 ? `${name} ${leftNum}/${totalNum}` : '');
  return [openState.text, guns(quickChargingInfo, '快充'), guns(slowChargingInfo, '慢充'), energyPrice(currentPrice)];
}

/** Formats yuan per kWh: `1.20元/度`; empty when unknown. */
export const energyPrice = (yuanPerKwh: number): string =>
  Number.isNaN(yuanPerKwh) ? '' : `${yuanPerKwh.toFixed(2)}元/度`;
