import { formatYuan } from '@/domain/money';
import { CYCLE_TYPE, CYCLE_TYPES, TIME_TYPE } from '@/domain/pass/passCodes';
import { leftWords } from '@/domain/places/leftWords';
import type { PassRule } from '@/services/special/passes';

/** `300.00元/月`; only the price when the cycle is unknown. */
export const priceOfRule = ({ cycleFee, cycleType }: Pick<PassRule, 'cycleFee' | 'cycleType'>): string =>
  cycleType === CYCLE_TYPE.unknown ? formatYuan(cycleFee) : `${formatYuan(cycleFee)}/${CYCLE_TYPES[cycleType]}`;

/** What a driver wants to know about a pass before buying it. */
export const factsOfRule = ({
  timeType,
  timeRanges,
  maxPlates,
  maxInPark,
  needMaterial,
}: Pick<PassRule, 'timeType' | 'timeRanges' | 'maxPlates' | 'maxInPark' | 'needMaterial'>): readonly string[] => [
  timeType === TIME_TYPE.allDay ? '全天' : timeRanges.map(({ start, end }) => `${start}–${end}`).join('、'),
  maxPlates > 1 ? `${maxPlates}辆车，同时停${maxInPark}辆` : '1辆车',
  needMaterial === 1 ? '需审核材料' : '',
];

/** How many of a pass are left to buy, in words. */
export const leftOfRule = ({ leftNum }: Pick<PassRule, 'leftNum'>): string => leftWords('名额', leftNum, '已售完');

/** The rules that are valid for a lot; all rules without a lot. Sold-out ones come last. */
export const rulesOfLot = (rules: readonly PassRule[], parkId: string | undefined): readonly PassRule[] =>
  rules
    .filter(({ parkIds }) => parkId === undefined || parkIds.includes(parkId))
    .sort((a, b) => Number(a.leftNum === 0) - Number(b.leftNum === 0));

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
