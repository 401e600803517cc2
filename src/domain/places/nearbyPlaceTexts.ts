/** A lot as lists show it. A space count of -1 means unlimited, NaN unknown. */
export interface ParkSummary {
  readonly isOnline: 0 | 1;
  readonly leftParkSpaceNum: number;
  readonly totalParkSpaceNum: number;
  readonly feeRuleLabels: readonly string[];
}

interface GunCounts {
  /** How many are free; NaN unknown. */
  readonly leftNum: number;
  readonly totalNum: number;
}

/** A charging station as lists show it. `currentPrice` is yuan per kWh, NaN when unknown. */
export interface ChargingStationSummary {
  readonly openState: { readonly text: string };
  readonly quickChargingInfo: GunCounts;
  readonly slowChargingInfo: GunCounts;
  readonly currentPrice: number;
}

type SpaceCounts = Pick<ParkSummary, 'isOnline' | 'leftParkSpaceNum' | 'totalParkSpaceNum'>;

/** The number of free spaces; null when the lot does not report it. */
export const getFreeSpaceCount = ({ isOnline, leftParkSpaceNum, totalParkSpaceNum }: SpaceCounts): number | null =>
  isOnline === 1 && totalParkSpaceNum > 0 && !Number.isNaN(leftParkSpaceNum) ? Math.max(0, leftParkSpaceNum) : null;

/** Availability level of a lot. */
export type SpaceAvailability = 'free' | 'few' | 'full' | 'unknown';

/** Nearly full: about this many spaces, or this share of a large lot, may be taken while a driver is on the way. */
const FEW_SPACES = 10;
const FEW_SHARE = 0.1;

/**
 * A lot is nearly full if both the number and the share of its free spaces are small: 3 of 46, but not 30 of 540 or 8
 * of 12.
 */
export function getSpaceAvailability(room: SpaceCounts): SpaceAvailability {
  const free = getFreeSpaceCount(room);
  if (free === null) return 'unknown';
  if (free === 0) return 'full';
  return free <= FEW_SPACES && free <= room.totalParkSpaceNum * FEW_SHARE ? 'few' : 'free';
}

/** A fact as text, with a tone if it is highlighted. */
export type PlainOrHighlightedText = string | { readonly text: string; readonly tone: 'soon' };

function toSpaceFact(park: ParkSummary): PlainOrHighlightedText {
  const free = getFreeSpaceCount(park);
  if (free === null) return '余位未知';
  if (getSpaceAvailability(park) === 'few') return { text: `仅剩 ${free} 位`, tone: 'soon' };
  return free > 0 ? `余位 ${free}` : '已满';
}

/** The facts that drivers need before they go to a lot: free spaces and the price. */
export const lotSpaceAndPriceTexts = (park: ParkSummary): PlainOrHighlightedText[] => [
  toSpaceFact(park),
  ...park.feeRuleLabels.slice(0, 2),
];

/** The same for a charging station: free guns and the price of a kWh. */
export function stationGunAndPriceTexts({
  openState,
  quickChargingInfo,
  slowChargingInfo,
  currentPrice,
}: ChargingStationSummary): string[] {
  const guns = ({ leftNum, totalNum }: GunCounts, name: string) => {
    if (totalNum <= 0) return '';
    return Number.isNaN(leftNum) ? `${name}共${totalNum}把` : `${name} ${leftNum}/${totalNum}`;
  };
  return [
    openState.text,
    guns(quickChargingInfo, '快充'),
    guns(slowChargingInfo, '慢充'),
    formatKwhPriceFromYuan(currentPrice),
  ];
}

/** `快充 空闲 3/8`; empty without such guns. */
export function freeGunsText(kind: string, { leftNum, totalNum }: GunCounts): string {
  if (totalNum <= 0) return '';
  return `${kind} 空闲${Number.isNaN(leftNum) ? `未知（共${totalNum}把）` : ` ${Math.max(0, leftNum)}/${totalNum}`}`;
}

/** Formats a usage rate: a share up to 1, above that a percentage (Rule 9.4). Empty when unknown or beyond 100%. */
export function gunUsageRateText(rate: number): string {
  const percent = Math.round(rate <= 1 ? rate * 100 : rate);
  return percent >= 0 && percent <= 100 ? `${percent}%` : '';
}

/** The note on an idle fee, as far as the list of stations contains it. */
export const idleFeeNoteText = (supportOccupy: number): string =>
  supportOccupy === 1 ? '超时占位收费，以现场公示为准' : '';

/** Formats yuan per kWh: `1.20元/度`; empty when unknown. */
export const formatKwhPriceFromYuan = (yuanPerKwh: number): string =>
  Number.isNaN(yuanPerKwh) ? '' : `${yuanPerKwh.toFixed(2)}元/度`;
