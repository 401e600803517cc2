import { formatYuan } from '@/domain/money';
import { PASS_CYCLE_TYPE, PASS_CYCLE_TYPE_NAMES } from '@/domain/pass/passCodes';
import { getPassWeeklyHours, hasReadableWeeklyHours } from '@/domain/pass/weeklyHours';
import { isSoldOut, remainingCountText } from '@/domain/places/remainingCountText';
import type { PassProduct } from '@/services/special/passes';

/** `300.00元/月`; only the price if the cycle is unknown. */
export const passPriceText = ({ cycleFee, cycleType }: Pick<PassProduct, 'cycleFee' | 'cycleType'>): string =>
  cycleType === PASS_CYCLE_TYPE.unknown
    ? formatYuan(cycleFee)
    : `${formatYuan(cycleFee)}/${PASS_CYCLE_TYPE_NAMES[cycleType]}`;

type Hours = Pick<PassProduct, 'timeType' | 'timeRanges'>;

/** `全天`, `18:00–08:30`. Hours that cannot be parsed are never shown as 全天. */
function passHoursText(rule: Hours): string {
  const ranges = getPassWeeklyHours(rule);
  if (ranges === null) return '全天';
  const known = ranges.filter((range) => hasReadableWeeklyHours([range]));
  return known.length === 0 ? '时段见停车场公示' : known.map(({ start, end }) => `${start}–${end}`).join('、');
}

/** The main facts about a pass before it is bought. */
export const passProductFactTexts = (
  rule: Hours & Pick<PassProduct, 'maxPlates' | 'maxInPark' | 'needMaterial'>,
): readonly string[] => [
  passHoursText(rule),
  rule.maxPlates > 1 ? `${rule.maxPlates}辆车，同时停${rule.maxInPark}辆` : '1辆车',
  rule.needMaterial === 1 ? '需审核材料' : '',
];

/** The text for the number of passes that are still available. */
export const passStockText = ({ leftNum }: Pick<PassProduct, 'leftNum'>): string =>
  remainingCountText('名额', leftNum, '已售完');

/** The pass products that are valid for a lot; all without a lot. Sold-out ones come last. */
export const filterPassProductsByLot = (
  rules: readonly PassProduct[],
  parkId: string | undefined,
): readonly PassProduct[] =>
  rules
    .filter(({ parkIds }) => parkId === undefined || parkIds.includes(parkId))
    .sort((a, b) => Number(isSoldOut(a.leftNum)) - Number(isSoldOut(b.leftNum)));

/** The lots that a pass is valid for. A lot without a name is left out. */
export const toPassProductLots = ({ parkIds, parkNames }: Pick<PassProduct, 'parkIds' | 'parkNames'>) =>
  parkIds.flatMap((parkId, index) => {
    const parkName = parkNames[index] ?? '';
    return parkName === '' || parkId === '' ? [] : [{ parkId, parkName }];
  });

/**
 * The price of a lot's cheapest pass, `300.00元/月起`; empty if it has none, or no price is known. Passes of different
 * cycles are compared by their price.
 */
export function lowestPassPriceText(
  rules: readonly Pick<PassProduct, 'parkIds' | 'cycleFee' | 'cycleType' | 'leftNum'>[],
  parkId: string,
): string {
  const lotRules = rules.filter(({ parkIds, cycleFee }) => parkIds.includes(parkId) && Number.isSafeInteger(cycleFee));
  const [cheapest] = [...lotRules].sort((a, b) => a.cycleFee - b.cycleFee);
  return cheapest === undefined ? '' : `${passPriceText(cheapest)}起`;
}
