import { leftWords } from '@/domain/places/leftWords';
import { energyPrice, freeSpacesOf, listedOccupyText, usageText } from '@/domain/places/nearbyFacts';
import type { NearbyStation } from '@/services/cps/nearbyStations';
import type { Station } from '@/services/cps/stations';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import type { Park } from '@/services/dealer/park';

import { offPeakLeft } from '../../model/parkFilters';

interface Fact {
  readonly label: string;
  readonly value: string;
}

const ofAll = ({ leftNum, totalNum }: NearbyStation['quickChargingInfo']): string => {
  if (totalNum <= 0) return '';
  return Number.isNaN(leftNum) ? `未知（共${totalNum}把）` : `${Math.max(0, leftNum)}/${totalNum}`;
};

/** A row of a list, with what the call about one place adds, if that has answered. */
type ListedPark = NearbyPark & Partial<Park>;
type ListedStation = NearbyStation & Partial<Station>;

/** How full a lot is: `86/320`, `已满`, or that it is unknown. */
export function roomOf(park: NearbyPark): string {
  const free = freeSpacesOf(park);
  if (free === null) return park.totalParkSpaceNum > 0 ? `共${park.totalParkSpaceNum}个车位，余位未知` : '余位未知';
  return free === 0 ? `已满（共${park.totalParkSpaceNum}个车位）` : `${free}/${park.totalParkSpaceNum}`;
}

/** The facts in a lot's sheet. Empty values are left out. */
export const parkDetailFacts = (park: ListedPark): readonly Fact[] => [
  { label: '余位', value: roomOf(park) },
  { label: '收费', value: park.feeRuleLabels.join('，') },
  { label: '地址', value: park.parkAddr },
  { label: '说明', value: park.description },
  { label: '月卡', value: park.supportBag === 1 ? leftWords('名额', park.leftBagSpaceNum, '已售完') : '' },
  { label: '预约', value: park.supportBook === 1 ? leftWords('名额', park.leftBookSpaceNum, '已满') : '' },
  {
    label: '错时停车',
    value:
      park.supportDiffTimeBag === 1 || park.supportDiffTimeBook === 1
        ? leftWords('名额', offPeakLeft(park), '已订完')
        : '',
  },
  { label: '电话', value: park.phone ?? '' },
];

/** Whether keeping a gun costs something: in the words of the rule, else as far as the list says it. */
const occupyFact = ({ occupyRule, supportOccupy }: ListedStation): string =>
  occupyRule === undefined ? listedOccupyText(supportOccupy) : (occupyRule?.note ?? '');

/** The facts in a station's sheet. */
export const stationDetailFacts = (station: ListedStation): readonly Fact[] => [
  { label: '快充空闲', value: ofAll(station.quickChargingInfo) },
  { label: '慢充空闲', value: ofAll(station.slowChargingInfo) },
  { label: '使用率', value: usageText(station.usageRate) },
  { label: '预约', value: station.supportBook === 1 ? '可预约' : '' },
  { label: '现在价格', value: energyPrice(station.currentPrice) },
  { label: '停车', value: station.parkingFeeDesc },
  { label: '占位费', value: occupyFact(station) },
  { label: '地址', value: station.stationAddr },
  { label: '营业时间', value: station.serviceTime ?? '' },
  { label: '电话', value: station.phone ?? '' },
];
