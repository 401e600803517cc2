/** What a list says of a lot; space counts of -1 mean unlimited. */
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

/** What a list says of a station; `currentPrice` is yuan per kWh, NaN when unknown. */
export interface StationSummary {
  readonly openState: { readonly text: string };
  readonly quickChargingInfo: Guns;
  readonly slowChargingInfo: Guns;
  readonly currentPrice: number;
}

type Room = Pick<ParkSummary, 'isOnline' | 'leftParkSpaceNum' | 'totalParkSpaceNum'>;

/** How many cars still fit in; null where the lot does not tell. */
export const freeSpacesOf = ({ isOnline, leftParkSpaceNum, totalParkSpaceNum }: Room): number | null =>
  isOnline === 1 && totalParkSpaceNum > 0 ? Math.max(0, leftParkSpaceNum) : null;

/** What a driver asks of a lot before going there: is there room, what does it cost. */
export function parkFacts(park: ParkSummary): string[] {
  const free = freeSpacesOf(park);
  return [free === null ? '余位未知' : free > 0 ? `余位 ${free}` : '已满', ...park.feeRuleLabels.slice(0, 2)];
}

/** Of a station: is a gun free, what does a kWh cost. */
export function stationFacts({
  openState,
  quickChargingInfo,
  slowChargingInfo,
  currentPrice,
}: StationSummary): string[] {
  const guns = ({ leftNum, totalNum }: Guns, name: string) => (totalNum > 0 ? `${name} ${leftNum}/${totalNum}` : '');
  return [openState.text, guns(quickChargingInfo, '快充'), guns(slowChargingInfo, '慢充'), energyPrice(currentPrice)];
}

/** Yuan per kWh as it is shown: `1.20元/度`; empty when unknown. */
export const energyPrice = (yuanPerKwh: number): string =>
  Number.isNaN(yuanPerKwh) ? '' : `${yuanPerKwh.toFixed(2)}元/度`;
