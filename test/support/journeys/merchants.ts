import { fireEvent, screen } from '@testing-library/react';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { quietWorld } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { button, link, WAIT, word } from '../seen';
import { enterPlate } from '../till';

export const merchantJourneys: readonly RecordedJourney[] = [
  {
    name: 'an assistant gives a coupon at the till, takes it back and finds it in the records',
    options: () => ({
      at: '/merchantManage?merchantId=merchant-1',
      signedInAs: DRIVERS.lin.phone,
      backend: quietWorld(),
    }),
    run: async (app) => {
      await word('81张');
      await word(/^3元停车券还有30张/);
      await app.look();
      fireEvent.click(await link('给车辆发券'));
      await app.onScreen('giveCoupons');
      await button('粤B·8888A');
      await enterPlate('粤B20001');
      await word('车辆未入场，可以提前发');
      const give = await button('发1张给 粤B·20001');
      await app.look();
      fireEvent.click(give);
      const undo = await button('撤销 粤B·20001');
      await word(/^剩余29张/);
      await app.look();
      fireEvent.click(undo);
      await word('已撤销');
      await word(/^剩余30张/);
      await app.look();
      app.go('/giveCouponsRecord?merchantId=merchant-1');
      await app.onScreen('giveCouponsRecord');
      await screen.findByRole('img', { name: '粤B·20001' }, WAIT);
      await app.look();
      fireEvent.change(await screen.findByLabelText('状态', {}, WAIT), { target: { value: '2' } });
      fireEvent.click(await link(/粤B·7777A/));
      await app.onScreen('parkingDetail');
      await word('中心书城停车场');
      await app.look();
    },
  },
];
