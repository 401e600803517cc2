import { leftWords } from '@/domain/places/leftWords';
import { parkFacts, type ParkSummary, type PlaceFact } from '@/domain/places/nearbyFacts';

import type { ParkFilter } from './mapView';

export const PARK_FILTERS: readonly { readonly value: ParkFilter; readonly label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'monthActive', label: '月卡' },
  { value: 'bookActive', label: '预约' },
  { value: 'diffTimeActive', label: '错时' },
  { value: 'chargeActive', label: '可充电' },
];

const EMPTY_TEXTS: Readonly<Record<ParkFilter, string>> = {
  all: '暂无符合条件的停车点位',
  monthActive: '附近没有可办月卡的停车场',
  bookActive: '附近没有可预约的停车场',
  diffTimeActive: '附近没有错时停车',
  chargeActive: '附近没有可充电的停车场',
};

/** The text for a filter without results. */
export const emptyTextOf = (filter: ParkFilter, isOnlyFree = false): string =>
  isOnlyFree ? '附近没有确定有空位的停车场' : EMPTY_TEXTS[filter];

interface Offers extends ParkSummary {
  readonly leftBagSpaceNum: number;
  readonly leftBookSpaceNum: number;
  readonly diffTimeBagLeftNum: number;
  readonly diffTimeBookLeftNum: number;
}

/** The sum of both kinds of off-peak parking. If one is unlimited, so is the sum. */
export const offPeakLeft = ({
  diffTimeBagLeftNum,
  diffTimeBookLeftNum,
}: Pick<Offers, 'diffTimeBagLeftNum' | 'diffTimeBookLeftNum'>): number =>
  diffTimeBagLeftNum < 0 || diffTimeBookLeftNum < 0 ? -1 : diffTimeBagLeftNum + diffTimeBookLeftNum;

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
