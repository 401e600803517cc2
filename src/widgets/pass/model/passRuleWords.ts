import { formatYuan } from '@/domain/money';
import { CYCLE_TYPE, CYCLE_TYPES } from '@/domain/pass/passCodes';
import { hasHours, rangesOf } from '@/domain/pass/weekHours';
import { isSoldOut, leftWords } from '@/domain/places/leftWords';
import type { PassRule } from '@/services/special/passes';

/** `300.00元/月`; only the price when the cycle is unknown. */
export const priceOfRule = ({ cycleFee, cycleType }: Pick<PassRule, 'cycleFee' | 'cycleType'>): string =>
  cycleType === CYCLE_TYPE.unknown ? formatYuan(cycleFee) : `${formatYuan(cycleFee)}/${CYCLE_TYPES[cycleType]}`;

type Hours = Pick<PassRule, 'timeType' | 'timeRanges'>;

/** `全天`, `18:00–08:30`. Hours that cannot be read are never called the whole day. */
function hoursOf(rule: Hours): string {
  const ranges = rangesOf(rule);
  if (ranges === null) return '全天';
  const known = ranges.filter((range) => hasHours([range]));
  return known.length === 0 ? '时段见停车场公示' : known.map(({ start, end }) => `${start}–${end}`).join('、');
}

/** What a driver wants to know about a pass before buying it. */
export const factsOfRule = (
  rule: Hours & Pick<PassRule, 'maxPlates' | 'maxInPark' | 'needMaterial'>,
): readonly string[] => [
  hoursOf(rule),
  rule.maxPlates > 1 ? `${rule.maxPlates}辆车，同时停${rule.maxInPark}辆` : '1辆车',
  rule.needMaterial === 1 ? '需审核材料' : '',
];

/** How many of a pass are left to buy, in words. */
export const leftOfRule = ({ leftNum }: Pick<PassRule, 'leftNum'>): string => leftWords('名额', leftNum, '已售完');

/** The rules that are valid for a lot; all rules without a lot. Sold-out ones come last. */
export const rulesOfLot = (rules: readonly PassRule[], parkId: string | undefined): readonly PassRule[] =>
  rules
    .filter(({ parkIds }) => parkId === undefined || parkIds.includes(parkId))
    .sort((a, b) => Number(isSoldOut(a.leftNum)) - Number(isSoldOut(b.leftNum)));

/** The lots that a pass is valid for. A lot without a name is left out. */
export const lotsOfRule = ({ parkIds, parkNames }: Pick<PassRule, 'parkIds' | 'parkNames'>) =>
  parkIds.flatMap((parkId, index) => {
    const parkName = parkNames[index] ?? '';
    return parkName === '' || parkId === '' ? [] : [{ parkId, parkName }];
  });

/** The cheapest pass of a lot, `300.00元/月起`; empty if it sells none, or no price is known. Passes of different cycles are compared by their price. */
export function lowestPriceOf(
  rules: readonly Pick<PassRule, 'parkIds' | 'cycleFee' | 'cycleType' | 'leftNum'>[],
  parkId: string,
): string {
  const sold = rules.filter(({ parkIds, cycleFee }) => parkIds.includes(parkId) && Number.isSafeInteger(cycleFee));
  const [cheapest] = [...sold].sort((a, b) => a.cycleFee - b.cycleFee);
  return cheapest === undefined ? '' : `${priceOfRule(cheapest)}起`;
}
