import { isPathInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import type { ChargingStation } from '@/services/cps/stations';
import type { Park } from '@/services/dealer/park';

interface PlaceLink {
  readonly title: string;
  readonly to: string;
}

type LinkedPark = Pick<
  Park,
  | 'parkId'
  | 'longitude'
  | 'latitude'
  | 'supportBag'
  | 'supportBook'
  | 'supportCharge'
  | 'supportDiffTimeBag'
  | 'supportDiffTimeBook'
>;

/** The links of a lot, as far as the lot and the operator offer them. */
export function getParkLinks(park: LinkedPark, isCharging: boolean): readonly PlaceLink[] {
  const { parkId, longitude: lng, latitude: lat } = park;
  const candidates: readonly (readonly [boolean, PlaceLink])[] = [
    [true, { title: '缴停车费', to: pathTo('parkingPayPage', { parkId }) }],
    [park.supportBag === 1, { title: '办月卡', to: pathTo('nearbyBagRules', { parkId }) }],
    [park.supportBook === 1, { title: '预约车位', to: pathTo('spaceBooking', { parkId }) }],
    [park.supportDiffTimeBag === 1, { title: '办错时套餐', to: pathTo('packageCarSelect', { parkId }) }],
    [park.supportDiffTimeBook === 1, { title: '错时预约', to: pathTo('subscribeCarSelect', { parkId }) }],
    [
      isCharging && park.supportCharge === 1 && Number.isFinite(lng) && Number.isFinite(lat),
      { title: '看附近充电站', to: pathTo('map', { isFromHome: '2', lng, lat }) },
    ],
  ];
  return candidates.filter(([isOffered, { to }]) => isOffered && isPathInBuild(to)).map(([, link]) => link);
}

/** The links of a station: charging, and its guns and prices. */
export const getStationLinks = ({ stationId }: Pick<ChargingStation, 'stationId'>): readonly PlaceLink[] =>
  [
    { title: '去充电', to: pathTo('chargingPage', { stationId }) },
    { title: '充电枪和价格', to: pathTo('chargeStationDetail', { stationId }) },
  ].filter(({ to }) => isPathInBuild(to));
