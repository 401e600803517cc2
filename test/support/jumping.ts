import { waitFor } from '@testing-library/react';

import { type RecordedApp, recordedApp, seen, withoutTimers } from './recordedApp';
import { recordedJourneys } from './recordedJourneys';

const JUMPS = 200;
export const LONG_MS = 120_000;
/** RTK Query copies what it knows of subscriptions into the store half a second after they changed. */
export const SUBSCRIPTIONS_COPIED_MS = 600;

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
  const isBusy = () => isWaiting(app.store.getState()) || app.store.getState().notices.toast !== null;
  for (let before = -1; before !== staged() || isBusy();) {
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
  const newest = app.newest();
  // What is held while the past is in view is let go in the present: that has a test of its own.
  const moments = [...shown].filter(([index]) => index !== newest);
  const figures = () => ({
    calls: calls.length,
    effects: count.effects,
    entries: window.history.length,
    staged: liftedStore.getState().stagedActionIds.length,
    reports: outside.reports.length,
  });
  const before = figures();
  const exact = new Map<number, string>();
  for (const pick of indices(moments.length, jumps)) {
    const [index, picture] = moments[pick] ?? [0, ''];
    await jumpTo(index);
    if (withoutTimers() !== picture)
      await waitFor(() => {
        expect(withoutTimers()).toBe(picture);
      });
    // The time of a moment stands still: every later look at it shows the very same countdown.
    expect(seen()).toBe(exact.get(index) ?? seen());
    exact.set(index, seen());
  }
  await app.rest(SUBSCRIPTIONS_COPIED_MS);
  expect(figures()).toEqual(before);
}

const PARTS = 3;

/** The recorded journeys, each looked back at in many jumps; a third of them a file, so that two workers look at once. */
export function jumpThird(third: number): void {
  it.each(recordedJourneys.filter((_, index) => index % PARTS === third))(
    '$name: each of many jumps shows the screen and the address of that moment, and nothing else happens',
    async ({ options, run }) => {
      const app = await recordedApp(options());
      await run(app);
      expect(app.shown.size).toBeGreaterThanOrEqual(4);
      await jumpAround(app, JUMPS);
    },
    LONG_MS,
  );
}
