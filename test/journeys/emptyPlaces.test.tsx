import { screen } from '@testing-library/react';

import { pathTo } from '@/navigation/paths';

import type { World } from '../../mocks/world/World';
import { walkingApp } from '../support/walks/walkingApp';

jest.setTimeout(60_000);

const PLACES =
  / (dealer\/v2\/api\/nearby\w+(\/home)?|dealer\/v2\/api\/nearByCanBookParks|cps\/v2\/api\/nearbyStations|api\/v1\/getBookableParks\w+)$/;
const none = (data: unknown, { key }: { key: string }): unknown =>
  PLACES.test(key) ? { results: [], list: [], total: 0, lastId: '', hasMore: 0 } : data;

const withCharging = (at: string) => (world: World) => {
  Object.assign(world.settings, { platBizType: 3, hasCharging: true });
  return at;
};

/** Rule 5.3. */
const TEXTS = ['无更多停车点', '暂无符合条件的停车点位', '暂无符合条件的充电站'] as const;
const [NO_LOT, NO_SUCH_LOT, NO_SUCH_STATION] = TEXTS;

describe('places near here that there are none of', () => {
  test.each([
    ['lots, of home', pathTo('home'), [NO_LOT, NO_SUCH_STATION]],
    ['lots, before a search', pathTo('searchPage'), [NO_LOT]],
    ['all lots, of the map', pathTo('map'), [NO_LOT]],
    ['lots with passes, of the map', pathTo('map', { parkType: 'monthActive' }), [NO_SUCH_LOT]],
    ['lots to book, of the map', pathTo('map', { parkType: 'bookActive' }), [NO_SUCH_LOT]],
    ['lots where cars are charged, of the map', pathTo('map', { parkType: 'chargeActive' }), [NO_SUCH_LOT]],
    ['stations, of the map', pathTo('map', { isFromHome: '2' }), [NO_SUCH_STATION]],
    ['lots with passes', pathTo('monthParking'), [NO_SUCH_LOT]],
    ['lots with passes near here', pathTo('nearbyBagParks'), [NO_SUCH_LOT]],
    ['off-peak lots', pathTo('wrongTimeShare'), [NO_SUCH_LOT]],
    ['lots to book', pathTo('bookParksIndex'), [NO_SUCH_LOT]],
    ['sections of roads', pathTo('roadParkingIndex'), [NO_SUCH_LOT]],
  ] as const)('%s', async (_, at, texts) => {
    const app = await walkingApp({ who: 'driver', at: withCharging(at) }, none);
    for (const text of texts) await screen.findByText(text, {}, { timeout: 5_000 });
    for (const other of TEXTS) if (!texts.includes(other as never)) expect(screen.queryByText(other)).toBeNull();
    app.stop();
  });
});
