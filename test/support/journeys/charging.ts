import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { plugIn, unplug } from '../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { payingDriver, quietWorld } from '../driverWorlds';
import { phoneWaits } from '../phoneClock';
import type { RecordedApp } from '../recordedApp';
import type { RecordedJourney } from '../recordedJourneys';
import { answer, button, WAIT, word } from '../seen';

const ready = async (name: string | RegExp) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};

/** Time passes for the world and for the phone, and the page asks again because the driver looks at it again. */
const passed = (app: RecordedApp, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    phoneWaits(ms);
    app.outside.seeAgain();
  });
};

export const chargingJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver charges, pays, keeps the gun and appeals',
    options: () => ({
      at: `/chargingPage?gunNo=${GUNS.unplugged}`,
      ...payingDriver(quietWorld()),
      signedInAs: DRIVERS.chen.phone,
    }),
    run: async (app) => {
      await word('请先把枪插到车上，插好后自动变为可启动');
      await app.look();
      plugIn(app.world, GUNS.unplugged);
      passed(app, SECOND_MS);
      fireEvent.click(await ready('开始充电'));
      await app.onScreen('chargingPageResult');
      await word('指令已下发');
      await app.look();
      passed(app, 10 * SECOND_MS);
      await app.onScreen('chargingResults');
      await button('停止充电');
      passed(app, 10 * MINUTE_MS);
      await word('10分钟');
      await app.look();
      fireEvent.click(await button('停止充电'));
      await screen.findByRole('alertdialog', {}, WAIT);
      await app.look();
      fireEvent.click(await answer('停止充电'));
      await word('停止中');
      passed(app, 6 * SECOND_MS);
      await word('您已停止充电');
      passed(app, 15 * SECOND_MS);
      const pay = await screen.findByRole('link', { name: '去支付' }, WAIT);
      await app.look();
      fireEvent.click(pay);
      await app.onScreen('chargeBillDetail');
      fireEvent.click(await ready(/^为 充电费 微信支付 /));
      await word('支付成功');
      await app.look();
      app.go('/chargeOccupation');
      await word('请在免费时间内拔枪挪车');
      await app.look();
      passed(app, 25 * MINUTE_MS);
      await word('正在收占位费');
      await app.look();
      unplug(app.world, GUNS.unplugged);
      passed(app, SECOND_MS);
      fireEvent.click(await screen.findByRole('link', { name: '申诉' }, WAIT));
      await app.onScreen('occupyAppeal');
      fireEvent.click(await screen.findByLabelText('已按时离开', {}, WAIT));
      await app.look();
      fireEvent.click(await button('提交申诉'));
      await app.onScreen('occupyAppealDetail');
      await word(/^最晚 .* 前答复/);
      await app.look();
    },
  },
];
