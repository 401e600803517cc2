import { NO_LOT, NO_SUCH_LOT } from '@/domain/places/emptyPlaces';
import { leftTogether, leftWords } from '@/domain/places/leftWords';
import { parkFacts, type ParkSummary, type PlaceFact } from '@/domain/places/nearbyFacts';

import type { ParkFilter } from './mapView';

export const PARK_FILTERS: readonly { readonly value: ParkFilter; readonly label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'monthActive', label: '月卡' },
  { value: 'bookActive', label: '预约' },
  { value: 'diffTimeActive', label: '错时' },
  { value: 'chargeActive', label: '可充电' },
];

/** The text for a filter without results (Rule 5.3). */
export const emptyTextOf = (filter: ParkFilter, isOnlyFree = false): string =>
  filter === 'all' && !isOnlyFree ? NO_LOT : NO_SUCH_LOT;

interface Offers extends ParkSummary {
  readonly leftBagSpaceNum: number;
  readonly leftBookSpaceNum: number;
  readonly diffTimeBagLeftNum: number;
  readonly diffTimeBookLeftNum: number;
}

/** Both kinds of off-peak parking together; NaN when unknown. */
export const offPeakLeft = ({
  diffTimeBagLeftNum,
  diffTimeBookLeftNum,
}: Pick<Offers, 'diffTimeBagLeftNum' | 'diffTimeBookLeftNum'>): number =>
  leftTogether(diffTimeBagLeftNum, diffTimeBookLeftNum);

/** The first facts of a row: those that the driver filters by. */
export function factsFor(filter: ParkFilter, park: Offers): readonly PlaceFact[] {
  const facts = parkFacts(park);
  switch (filter) {
    case 'monthActive':
      return [leftWords('月卡', park.leftBagSpaceNum, '月卡已售完'), ...facts];
    case 'bookActive':
      return [leftWords('预约', park.leftBookSpaceNum, '预约已满'), ...facts];
    case 'diffTimeActive':
      return [leftWords('错时', offPeakLeft(park), '错时已订完'), ...facts];
    case 'all':
    case 'chargeActive':
      return facts;
  }
}
