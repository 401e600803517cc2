import { isSoldOut } from '@/domain/places/leftWords';
import type { PlaceFact } from '@/domain/places/nearbyFacts';
import { pathTo } from '@/navigation/paths';
import type { NearbyPark } from '@/services/dealer/nearbyParks';

/** What a driver looks for: hours of one day, or a package of many days. */
export const OFF_PEAK_VIEWS = [
  { value: 'slots', label: '预约' },
  { value: 'packages', label: '套餐' },
] as const;
export type OffPeakView = (typeof OFF_PEAK_VIEWS)[number]['value'];

/** The lots that sell what is looked for; those that are sold out come last. */
export function lotsSelling(parks: readonly NearbyPark[], view: OffPeakView): readonly NearbyPark[] {
  const isSold = (park: NearbyPark) => (view === 'slots' ? park.supportDiffTimeBook : park.supportDiffTimeBag) === 1;
  return parks
    .filter(isSold)
    .sort((a, b) => Number(isSoldOut(leftIn(a, view).left)) - Number(isSoldOut(leftIn(b, view).left)));
}

const leftIn = (park: NearbyPark, view: OffPeakView) =>
  view === 'slots'
    ? { left: park.diffTimeBookLeftNum, total: park.diffTimeBookTotalNum }
    : { left: park.diffTimeBagLeftNum, total: park.diffTimeBagTotalNum };

/** `可约5/6个`, `套餐剩19/20个`. */
function leftText(park: NearbyPark, view: OffPeakView): PlaceFact {
  const { left, total } = leftIn(park, view);
  const word = view === 'slots' ? '可约' : '套餐剩';
  if (Number.isNaN(left)) return '余量未知';
  if (left < 0) return view === 'slots' ? '车位充足' : '套餐不限量';
  if (isSoldOut(left)) return view === 'slots' ? '已约满' : '已售完';
  return `${word}${String(left)}${total > 0 ? `/${String(total)}` : ''}个`;
}

export const factsOf = (park: NearbyPark, view: OffPeakView): readonly PlaceFact[] => [
  leftText(park, view),
  park.parkAddr,
];

export const pathToOffer = ({ parkId }: NearbyPark, view: OffPeakView): string =>
  view === 'slots' ? pathTo('subscribeCarSelect', { parkId }) : pathTo('packageCarSelect', { parkId });
