import type { PlainOrHighlightedText } from '@/domain/places/nearbyPlaceTexts';
import { isSoldOut } from '@/domain/places/remainingCountText';
import { pathTo } from '@/navigation/paths';
import type { NearbyPark } from '@/services/dealer/nearbyParks';

/** What a driver can book: hours of one day, or a package of many days. */
export const OFF_PEAK_OFFER_KINDS = [
  { value: 'slots', label: '预约' },
  { value: 'packages', label: '套餐' },
] as const;
export type OffPeakOfferKind = (typeof OFF_PEAK_OFFER_KINDS)[number]['value'];

/** The lots that offer the selected kind; sold-out lots come last. */
export function filterLotsByOffPeakOffer(parks: readonly NearbyPark[], view: OffPeakOfferKind): readonly NearbyPark[] {
  const isOffered = (park: NearbyPark) => (view === 'slots' ? park.supportDiffTimeBook : park.supportDiffTimeBag) === 1;
  return parks
    .filter(isOffered)
    .sort((a, b) => Number(isSoldOut(placesLeft(a, view).left)) - Number(isSoldOut(placesLeft(b, view).left)));
}

const placesLeft = (park: NearbyPark, view: OffPeakOfferKind) =>
  view === 'slots'
    ? { left: park.diffTimeBookLeftNum, total: park.diffTimeBookTotalNum }
    : { left: park.diffTimeBagLeftNum, total: park.diffTimeBagTotalNum };

/** `可约5/6个`, `套餐剩19/20个`. */
function placesLeftText(park: NearbyPark, view: OffPeakOfferKind): PlainOrHighlightedText {
  const { left, total } = placesLeft(park, view);
  const prefix = view === 'slots' ? '可约' : '套餐剩';
  if (Number.isNaN(left)) return '余量未知';
  if (left < 0) return view === 'slots' ? '车位充足' : '套餐不限量';
  if (isSoldOut(left)) return view === 'slots' ? '已约满' : '已售完';
  return `${prefix}${String(left)}${total > 0 ? `/${String(total)}` : ''}个`;
}

/** What a row says beside name, distance and address. */
export const offPeakLotRowTexts = (park: NearbyPark, view: OffPeakOfferKind): readonly PlainOrHighlightedText[] => [
  placesLeftText(park, view),
];

export const pathToOffPeakOffer = ({ parkId }: NearbyPark, view: OffPeakOfferKind): string =>
  view === 'slots' ? pathTo('subscribeCarSelect', { parkId }) : pathTo('packageCarSelect', { parkId });
