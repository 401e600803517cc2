import {
  formatKwhPriceFromYuan,
  getFreeSpaceCount,
  gunUsageRateText,
  idleFeeNoteText,
} from '@/domain/places/nearbyPlaceTexts';
import { remainingCountText } from '@/domain/places/remainingCountText';
import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import type { ChargingStation } from '@/services/cps/stations';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import type { Park } from '@/services/dealer/park';

import { countOffPeakQuotaLeft } from '../../model/parkFilters';

interface DetailFact {
  readonly label: string;
  readonly value: string;
}

const freeOfTotalText = ({ leftNum, totalNum }: NearbyChargingStation['quickChargingInfo']): string => {
  if (totalNum <= 0) return '';
  return Number.isNaN(leftNum) ? `未知（共${totalNum}把）` : `${Math.max(0, leftNum)}/${totalNum}`;
};

/** A row of a list, with the fields of the call for one place if it has responded. */
type ListedPark = NearbyPark & Partial<Park>;
type ListedStation = NearbyChargingStation & Partial<ChargingStation>;

/** The free spaces of a lot: `86/320`, `已满`, or that they are unknown. */
export function freeSpacesText(park: NearbyPark): string {
  const free = getFreeSpaceCount(park);
  if (free === null) return park.totalParkSpaceNum > 0 ? `共${park.totalParkSpaceNum}个车位，余位未知` : '余位未知';
  return free === 0 ? `已满（共${park.totalParkSpaceNum}个车位）` : `${free}/${park.totalParkSpaceNum}`;
}

/** The facts in a lot's sheet. Empty values are left out. */
export const toParkDetailFacts = (park: ListedPark): readonly DetailFact[] => [
  { label: '余位', value: freeSpacesText(park) },
  { label: '收费', value: park.feeRuleLabels.join('，') },
  { label: '地址', value: park.parkAddr },
  { label: '说明', value: park.description },
  { label: '月卡', value: park.supportBag === 1 ? remainingCountText('名额', park.leftBagSpaceNum, '已售完') : '' },
  { label: '预约', value: park.supportBook === 1 ? remainingCountText('名额', park.leftBookSpaceNum, '已满') : '' },
  {
    label: '错时停车',
    value:
      park.supportDiffTimeBag === 1 || park.supportDiffTimeBook === 1
        ? remainingCountText('名额', countOffPeakQuotaLeft(park), '已订完')
        : '',
  },
  { label: '电话', value: park.phone ?? '' },
];

/** Whether occupying a gun costs something: the text of the rule, else from the list. */
const occupyFeeText = ({ occupyRule, supportOccupy }: ListedStation): string =>
  occupyRule === undefined ? idleFeeNoteText(supportOccupy) : (occupyRule?.note ?? '');

/** The facts in a station's sheet. */
export const toStationDetailFacts = (station: ListedStation): readonly DetailFact[] => [
  { label: '快充空闲', value: freeOfTotalText(station.quickChargingInfo) },
  { label: '慢充空闲', value: freeOfTotalText(station.slowChargingInfo) },
  { label: '使用率', value: gunUsageRateText(station.usageRate) },
  { label: '预约', value: station.supportBook === 1 ? '可预约' : '' },
  { label: '现在价格', value: formatKwhPriceFromYuan(station.currentPrice) },
  { label: '停车', value: station.parkingFeeDesc },
  { label: '占位费', value: occupyFeeText(station) },
  { label: '地址', value: station.stationAddr },
  { label: '营业时间', value: station.serviceTime ?? '' },
  { label: '电话', value: station.phone ?? '' },
];
