import { fireEvent, screen } from '@testing-library/react';

import { LOTS } from '../../../mocks/world/core/seeded';
import { livingWorld, payingDriver } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { button, WAIT, word } from '../seen';

const atCashier = () => payingDriver(livingWorld({ seed: 'roadside' }));

export const roadJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver pays at a lane and requests its barrier',
    options: () => ({ at: `/scanPayPage?parkId=${LOTS.roadside}`, ...atCashier() }),
    run: async (app) => {
      await word('福华一路路内停车');
      await app.look();
      app.go(`/scanPayPage?uniqueId=stay-0001&parkId=${LOTS.roadside}`);
      const pay = await button(/^为 粤B·12345 (微信支付|确认(支付|用券))/);
      await app.look();
      fireEvent.click(pay);
      await app.onScreen('barrierResult');
      await word('请等待道闸抬杆');
      await app.look();
      fireEvent.click(await button('道闸未抬起？再试一次'));
      await word('已抬杆');
      await app.look();
    },
  },
  {
    name: 'a driver looks for their berth and chooses what to pay',
    options: () => ({ at: '/roadParking/index', ...atCashier() }),
    run: async (app) => {
      await screen.findByRole('link', { name: /泊位 A0131/ }, WAIT);
      await app.look();
      app.go('/roadParking/palteList');
      const plate = await screen.findByRole('link', { name: /粤B·12345.*2笔/ }, WAIT);
      await app.look();
      fireEvent.click(plate);
      const box = await screen.findByRole('checkbox', { name: /泊位 A0131/ }, WAIT);
      await app.look();
      fireEvent.click(box);
      fireEvent.click((await screen.findAllByRole('button', { name: /看照片/ }))[0] ?? box);
      await button('去缴费(1笔)');
      await app.look();
      app.go('/scanOverduePay?code=TZ1');
      await word(/通知单编号 TZ1/);
      await app.look();
    },
  },
];
