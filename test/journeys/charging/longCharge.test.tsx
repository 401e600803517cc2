import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { advanceCharging } from '../../../mocks/world/charging/advanceCharging';
import { startCharging } from '../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { intervalsPass, intervalsWait, phoneWaits } from '../../support/phoneClock';
import { recordedApp, withoutTimers } from '../../support/recordedApp';
import { button, word } from '../../support/seen';

jest.setTimeout(240_000);

const { chen } = DRIVERS;
/** How often a running charge is asked about while it is seen. */
const POLL_MS = 5 * SECOND_MS;
const POLLS = /^cps\/v2\/api\/chargingOrders\/[^/]+(\/live)?$/;
test('a charge of 90 minutes, watched all the time: two actions a question, no more state and history at its end than halfway, and a jump shows its moment', async () => {
  intervalsWait();
  const backend = createBackend();
  const { world } = backend;
  const wish = { gunNo: GUNS.slow, plateNo: '', limitType: 0, limitValue: 0, payMode: 2, requestId: 'long' } as const;
  const { orderNo } = startCharging(world, chen.driverId, wish);
  world.clock.advance(10 * SECOND_MS);
  advanceCharging(world);
  const app = await recordedApp({ at: `/chargingResults?orderNo=${orderNo}`, backend, signedInAs: chen.phone });
  await button('停止充电');
  await word('已产生费用');
  const lifted = () => (app.liftedStore as unknown as { getState(): { nextActionId: number } }).getState();
  const asked = () => app.calls.filter(({ path }) => POLLS.test(path)).length;
  const isWaiting = () =>
    Object.values(app.store.getState().cpsApi.queries).some((query) => query?.status === QueryStatus.pending);
  const watch = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += POLL_MS) {
      act(() => {
        world.clock.advance(POLL_MS);
        phoneWaits(POLL_MS);
        intervalsPass(POLL_MS);
      });
      do await new Promise((resolve) => setTimeout(resolve, 1));
      while (isWaiting());
    }
  };
  const size = () => JSON.stringify(app.store.getState()).length;
  await watch(45 * MINUTE_MS);
  const halfway = { size: size(), entries: window.history.length, actions: lifted().nextActionId, asked: asked() };
  await app.look();
  const [middle, shownThen = ''] = [...app.shown].pop() ?? [0];
  await watch(45 * MINUTE_MS);
  expect(screen.getByText('1小时30分钟')).toBeVisible();
  const questions = asked() - halfway.asked;
  // The live data every 5 s, the order itself every 15 s.
  expect(questions).toBe(540 + 180);
  expect(lifted().nextActionId - halfway.actions).toBeLessThanOrEqual(2 * questions);
  expect(window.history.length).toBe(halfway.entries);
  expect(size()).toBeLessThan(halfway.size * 1.05);
  // A jump back shows the numbers of that moment, and a jump to the end those of the end.
  await app.jumpTo(middle);
  expect(withoutTimers()).toBe(shownThen);
  expect(shownThen).toContain('时长45分钟');
  await app.jumpTo(app.liftedStore.getState().computedStates.length - 1);
  expect(screen.getByText('1小时30分钟')).toBeVisible();
});
