import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { SECOND_MS } from '@/lib/timeUnits';

import { BOOKING_SEED } from '../../../mocks/world/booking/bookingSeed';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
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

export const bookingJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver books a berth, pays, cancels it, and opens the lock of another one',
    options: () => ({
      at: `/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`,
      ...payingDriver(quietWorld()),
      local: new Map([['openid', DRIVERS.lin.openid]]),
    }),
    run: async (app) => {
      fireEvent.click(await screen.findByRole('radio', { name: /^晚间/ }, WAIT));
      fireEvent.click(await screen.findByRole('radio', { name: 'A104 普通车位 可订' }, WAIT));
      await word('已选 B1 A区 A104');
      await app.look();
      fireEvent.click(await link('去确认'));
      await app.onScreen('bookingConfirm');
      const submit = await ready('提交预约');
      await app.look();
      fireEvent.click(submit);
      await app.onScreen('bookRecordDetail');
      fireEvent.click(await ready(/^为 车位预约 微信支付 /));
      await app.onScreen('bookingSuccess');
      await word('支付成功');
      await word(/^从东门进/);
      await app.look();
      fireEvent.click(await link('查看预约'));
      await app.onScreen('bookRecordDetail');
      fireEvent.click(await ready('取消预约'));
      await screen.findByRole('alertdialog', {}, WAIT);
      await app.look();
      fireEvent.click(await answer('取消预约'));
      await word('退款处理中，到账时间以支付渠道为准');
      await app.look();
      app.go(`/${encodeURIComponent('车位锁控制')}?lockId=${BOOKING_SEED.bookedLock}`);
      fireEvent.click(await ready('降锁'));
      await word('地锁在动，降到底后再开进去');
      await app.look();
      passed(app, 9 * SECOND_MS);
      await word('可以停进来了');
      await app.look();
    },
  },
];
