import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { leaveLot } from '../../../mocks/world/parking/stays';
import { addStay } from '../../../mocks/world/parking/staySeed';
import { payingDriver, quietWorld } from '../driverWorlds';
import { phoneWaits } from '../phoneClock';
import type { RecordedApp } from '../recordedApp';
import type { RecordedJourney } from '../recordedJourneys';
import { answer, button, link, WAIT, word } from '../seen';

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

export const offPeakJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver books off-peak hours, overstays, pays and appeals',
    options: () => ({ at: `/subscribeCarSelect?parkId=${LOTS.office}`, ...payingDriver(quietWorld()) }),
    run: async (app) => {
      await screen.findByRole('radio', { name: /剩 *5个 *车位/ }, WAIT);
      await app.look();
      fireEvent.click(await ready('下一步'));
      await app.onScreen('wrongTimeSubscribePay');
      const pay = await ready('为 粤B·12345 微信支付 15.00元');
      await app.look();
      fireEvent.click(pay);
      await word('支付成功');
      await app.look();
      fireEvent.click(await link('查看预约'));
      await app.onScreen('wrongTimeSubscribeDetail');
      fireEvent.click(await button(/^取消预约/));
      await screen.findByRole('alertdialog', {}, WAIT);
      await app.look();
      fireEvent.click(await answer('暂不取消'));
      app.world.clock.advance(7 * HOUR_MS);
      const stay = addStay(app.world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
      phoneWaits(7 * HOUR_MS);
      passed(app, 12 * HOUR_MS + 30 * MINUTE_MS);
      app.go('/wrongTimeManage');
      fireEvent.click(await link(/会展中心南广场停车场 使用中/));
      await screen.findByRole('timer', { name: /^剩余可停/ }, WAIT);
      await app.look();
      passed(app, 50 * MINUTE_MS);
      await word('已超时');
      await word('本月违约 1/3次');
      await app.look();
      fireEvent.click(await link('缴超时费'));
      await app.onScreen('payPage');
      fireEvent.click(await ready(/^为 粤B·12345 (微信支付|确认用券)/));
      await word('支付成功');
      await app.look();
      leaveLot(app.world, stay.uniqueId);
      app.go('/violationRecord');
      fireEvent.click(await link(/超时未离场 计入次数/));
      fireEvent.click(await screen.findByLabelText('停车场原因', {}, WAIT));
      await app.look();
      fireEvent.click(await button('提交申诉'));
      await word(/^最晚 .* 前答复/);
      await app.look();
    },
  },
];
