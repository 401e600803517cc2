import { act, fireEvent, waitFor, within } from '@testing-library/react';

import { type RecordedApp, recordedApp, seen, withoutTimers } from '../support/recordedApp';
import { recordedJourneys } from '../support/recordedJourneys';

const DRIVER = '13800138000';
const JUMPS = 200;
const LONG_MS = 120_000;
/** RTK Query copies what it knows of subscriptions into the store half a second after they changed. */
const SUBSCRIPTIONS_COPIED_MS = 600;

/** Deterministic "random": the same jumps in every run. */
function* indices(length: number, count: number) {
  let state = 7;
  for (let made = 0; made < count; made += 1) {
    state = (state * 48_271) % 2_147_483_647;
    yield state % length;
  }
}

/** Calls of the app that no answer has come to yet. */
const isWaiting = (state: object): boolean =>
  Object.values(state).some(
    (part: { queries?: Record<string, { status?: string } | undefined> } | null) =>
      part?.queries !== undefined && Object.values(part.queries).some((query) => query?.status === 'pending'),
  );

/** A journey ends where the person has seen what he wanted; the app may have something left to do, and on a busy machine that takes a while. */
async function untilNothingComes({ app, liftedStore, rest }: RecordedApp) {
  const staged = () => liftedStore.getState().stagedActionIds.length;
  for (let before = -1; before !== staged() || isWaiting(app.store.getState());) {
    before = staged();
    await rest(2 * SUBSCRIPTIONS_COPIED_MS);
  }
}

async function jumpAround(app: RecordedApp, jumps: number) {
  const { liftedStore, shown, jumpTo, calls, outside, count } = app;
  await waitFor(() => {
    expect(app.store.getState().entry.hasWaitedForMenu).toBe(true);
  });
  await untilNothingComes(app);
  const moments = [...shown];
  const figures = () => ({
    calls: calls.length,
    effects: count.effects,
    entries: window.history.length,
    staged: liftedStore.getState().stagedActionIds.length,
    reports: outside.reports.length,
  });
  const before = figures();
  const newest = app.newest();
  const exact = new Map<number, string>();
  for (const pick of indices(moments.length, jumps)) {
    const [index, picture] = moments[pick] ?? [0, ''];
    await jumpTo(index);
    if (withoutTimers() !== picture)
      await waitFor(() => {
        expect(withoutTimers()).toBe(picture);
      });
    // The time of a moment stands still: every later look at it shows the very same countdown.
    if (index === newest) continue;
    expect(seen()).toBe(exact.get(index) ?? seen());
    exact.set(index, seen());
  }
  await app.rest(SUBSCRIPTIONS_COPIED_MS);
  expect(figures()).toEqual(before);
}

it.each(recordedJourneys)(
  '$name: each of many jumps shows the screen and the address of that moment, and nothing else happens',
  async ({ options, run }) => {
    const app = await recordedApp(options());
    await run(app);
    expect(app.shown.size).toBeGreaterThanOrEqual(4);
    await jumpAround(app, JUMPS);
  },
  LONG_MS,
);

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';

async function parkedAtBill() {
  const app = await recordedApp({ at: BILL, signedInAs: DRIVER });
  const bill = await app.onScreen('payPage');
  await bill.findByRole('button', { name: /支付/ });
  await app.look();
  const parkedAt = app.liftedStore.getState().currentStateIndex;
  app.go('/newsList');
  await app.onScreen('newsList');
  await app.look();
  await app.jumpTo(parkedAt);
  await app.onScreen('payPage');
  return app;
}

it(
  'a press on 支付 while parked in the past does nothing; back in the present it pays',
  async () => {
    const app = await parkedAtBill();
    fireEvent.click(within(document.body).getByRole('button', { name: /支付/ }));
    await app.rest(50);
    expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(0);
    await app.jumpTo(app.newest());
    fireEvent.pointerDown(document.body);
    app.go(BILL);
    fireEvent.click(await within(document.body).findByRole('button', { name: /支付/ }));
    await waitFor(() => {
      expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
    });
  },
  LONG_MS,
);

it(
  'what a flow says and asks while an earlier moment is in view waits for the present, in its order',
  async () => {
    const app = await parkedAtBill();
    const staged = app.liftedStore.getState().stagedActionIds.length;
    const calls = app.calls.length;
    // A flow of this page goes on: it is told of the end of the session and says so.
    act(() => {
      app.ports.session.clear();
    });
    await app.rest(50);
    expect(app.liftedStore.getState().stagedActionIds).toHaveLength(staged);
    expect(app.calls).toHaveLength(calls);
    expect(app.store.getState().session.status).toBe('signedIn');
    await app.jumpTo(app.newest());
    await app.rest(50);
    expect(app.store.getState().session.status).toBe('visitor');
  },
  LONG_MS,
);

it(
  'a jump to the newest moment asks nothing either, though its screen always asks when it is opened',
  async () => {
    const app = await recordedApp({ at: '/newsList', signedInAs: DRIVER });
    await app.onScreen('newsList');
    await app.look();
    const before = app.liftedStore.getState().currentStateIndex;
    app.go(BILL);
    await within(document.body).findByRole('button', { name: /支付/ }, { timeout: 8_000 });
    await app.rest(SUBSCRIPTIONS_COPIED_MS);
    const calls = app.calls.length;
    for (let time = 0; time < 3; time += 1) {
      await app.jumpTo(before);
      await app.onScreen('newsList');
      await app.jumpTo(app.newest());
      await app.onScreen('payPage');
    }
    await app.rest(SUBSCRIPTIONS_COPIED_MS);
    expect(app.calls).toHaveLength(calls);
    fireEvent.pointerDown(document.body);
    app.go('/newsList');
    await app.onScreen('newsList');
    app.go(BILL);
    await waitFor(() => {
      expect(app.calls.length).toBeGreaterThan(calls);
    });
  },
  LONG_MS,
);
