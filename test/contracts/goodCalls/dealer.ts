import { LOTS } from '../../../mocks/world/core/seeded';
import type { GoodCalls } from '../serviceCalls';

const PLACE = { destLng: 114.057868, destLat: 22.543099 };

export const goodCalls: GoodCalls = {
  dealer: {
    listNearbyParksForHome: () => PLACE,
    listNearbyParks: () => PLACE,
    listNearbyPassParks: () => PLACE,
    listNearbyOffPeakParks: () => PLACE,
    listNearbyBookableParks: () => PLACE,
    searchNearbyParks: () => ({ ...PLACE, parkName: '中心' }),
    listParksByName: () => ({ ...PLACE, parkName: '停车场', cityCode: '440300' }),
    listCities: () => undefined,
    listCollectedParks: () => PLACE,
    collectPark: () => ({ parkId: LOTS.mall }),
    uncollectPark: () => ({ parkId: LOTS.city }),
    listSuitableParks: () => ({ ...PLACE, couponId: 'coupon-3' }),
    listBalanceParks: () => PLACE,
    getPark: () => ({ ...PLACE, parkId: LOTS.city }),
    getParkPayTypes: () => ({ parkId: LOTS.city }),
  },
};
