import { NO_MATCHING_LOTS_TEXT, NO_MORE_LOTS_TEXT } from '@/domain/places/emptyPlacesText';
import { lotSpaceAndPriceTexts, type ParkSummary, type PlainOrHighlightedText } from '@/domain/places/nearbyPlaceTexts';
import { remainingCountText, sumRemainingCounts } from '@/domain/places/remainingCountText';

import type { ParkFilter } from './mapView';

export const PARK_FILTER_OPTIONS: readonly { readonly value: ParkFilter; readonly label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'monthActive', label: '月卡' },
  { value: 'bookActive', label: '预约' },
  { value: 'diffTimeActive', label: '错时' },
  { value: 'chargeActive', label: '可充电' },
];

/** The text for a filter without results (Rule 5.3). */
export const noMatchingParksText = (filter: ParkFilter, isOnlyFree = false): string =>
  filter === 'all' && !isOnlyFree ? NO_MORE_LOTS_TEXT : NO_MATCHING_LOTS_TEXT;

interface ParkOffers extends ParkSummary {
  readonly leftBagSpaceNum: number;
  readonly leftBookSpaceNum: number;
  readonly diffTimeBagLeftNum: number;
  readonly diffTimeBookLeftNum: number;
}

/** Both kinds of off-peak parking together; NaN when unknown. */
export const countOffPeakQuotaLeft = ({
  diffTimeBagLeftNum,
  diffTimeBookLeftNum,
}: Pick<ParkOffers, 'diffTimeBagLeftNum' | 'diffTimeBookLeftNum'>): number =>
  sumRemainingCounts(diffTimeBagLeftNum, diffTimeBookLeftNum);

/** The facts of a lot's row; the one that the driver filters by comes first. */
export function parkRowTexts(filter: ParkFilter, park: ParkOffers): readonly PlainOrHighlightedText[] {
  const facts = lotSpaceAndPriceTexts(park);
  switch (filter) {
    case 'monthActive':
      return [remainingCountText('月卡', park.leftBagSpaceNum, '月卡已售完'), ...facts];
    case 'bookActive':
      return [remainingCountText('预约', park.leftBookSpaceNum, '预约已满'), ...facts];
    case 'diffTimeActive':
      return [remainingCountText('错时', countOffPeakQuotaLeft(park), '错时已订完'), ...facts];
    case 'all':
    case 'chargeActive':
      return facts;
  }
}
