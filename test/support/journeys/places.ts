import { fireEvent, screen } from '@testing-library/react';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { livingWorld } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { button, link, WAIT } from '../seen';

/** The operator also offers charging. */
const chargingWorld = () => {
  const backend = livingWorld();
  Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
  return backend;
};

/** Ways in which drivers find a place. */
export const placesJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver looks around on the map',
    options: () => ({ at: '/map', backend: chargingWorld(), signedInAs: DRIVERS.lin.phone }),
    run: async (app) => {
      await link(/^市民中心地下停车场/);
      await app.look();
      fireEvent.click(screen.getByRole('radio', { name: '月卡' }));
      await screen.findByText(/月卡不限/, {}, WAIT);
      await app.look();
      fireEvent.click(await link(/^市民中心地下停车场/));
      fireEvent.click(await button('取消收藏市民中心地下停车场'));
      await button('收藏市民中心地下停车场');
      await app.look();
      app.go('/map?isFromHome=2');
      await link(/^市民中心充电站/);
      await app.look();
      app.go('/collect');
      fireEvent.click(await button('取消收藏福华一路路内停车'));
      const dialog = await screen.findByRole('alertdialog', {}, WAIT);
      await app.look();
      const answers = [...dialog.querySelectorAll('button')];
      fireEvent.click(answers.find((one) => one.textContent === '取消收藏') ?? dialog);
      await screen.findByText('还没有收藏停车场', {}, WAIT);
      await app.look();
    },
  },
  {
    name: 'a visitor searches for a lot and for a place',
    options: () => ({ at: '/searchPage', backend: chargingWorld() }),
    run: async (app) => {
      const field = await screen.findByRole('searchbox', { name: '搜索停车场、充电站' }, WAIT);
      await app.look();
      fireEvent.change(field, { target: { value: '书城' } });
      // Before that the same lot may be seen nearby.
      await screen.findByLabelText('找到的停车场，由近到远', {}, WAIT);
      await link(/^中心书城停车场/);
      await app.look();
      fireEvent.click(await button('全部城市，换城市'));
      fireEvent.click(await screen.findByRole('radio', { name: /^深圳市/ }, WAIT));
      fireEvent.click(await link(/^中心书城停车场/));
      await app.onScreen('map');
      await screen.findByRole('dialog', { name: '中心书城停车场' }, WAIT);
      await app.look();
      app.go('/searchPage');
      await button('书城');
      await app.look();
      app.go('/search?keyword=医院');
      fireEvent.click(await button(/^第二人民医院停车场/));
      await app.onScreen('map');
      await screen.findByText('距离从地图上选的地点算起', {}, WAIT);
      await link(/^第二人民医院停车场/);
      await app.look();
      app.go('/search');
      await button(/^第二人民医院停车场/);
      await app.look();
    },
  },
  {
    name: 'a driver looks for a period pass',
    options: () => ({ at: '/nearbyBagParks', backend: chargingWorld(), signedInAs: DRIVERS.lin.phone }),
    run: async (app) => {
      fireEvent.click(await link(/^市民中心地下停车场/));
      await app.onScreen('nearbyBagRules');
      fireEvent.click(await link(/^2个停车场适用/));
      await app.onScreen('suitParking');
      await link(/^会展中心南广场停车场/);
      await app.look();
      app.go('/nearbyBagRules');
      await screen.findByText('会展中心夜间月卡', {}, WAIT);
      await app.look();
      app.go('/nearbyBagParks');
      await link(/^市民中心地下停车场/);
      await app.look();
      app.go('/suitParking?couponId=coupon-3');
      await screen.findByRole('list', { name: '优惠券适用的停车场，由近到远' }, WAIT);
      await app.look();
    },
  },
];
