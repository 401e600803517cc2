import { waitFor } from '@testing-library/react';

import { type RecordedApp, recordedApp, seen, withoutTimers } from './recordedApp';
import { recordedJourneys } from './recordedJourneys';
import { expectRecordingComesBack } from './recordingFiles';
import { depth } from './thoroughness';

/** Random jumps of a full run, after those between any two moments. */
const JUMPS = 200;
/** Long enough for a countdown to show another number, if its time went on. */
const COUNTED_MS = 1_100;
export const LONG_MS = 120_000;
/** RTK Query copies what it knows of subscriptions into the store half a second after they changed. */
export const SUBSCRIPTIONS_COPIED_MS = 600;

/** From each moment to each other one. */
function* everyPair(length: number) {
  for (let from = 0; from < length; from += 1) {
    yield from;
    for (let to = from + 1; to < length; to += 1) {
      yield to;
      yield from;
    }
  }
}

/** Deterministic "random": the same jumps in every run. */
function* randomly(length: number, count: number) {
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

async function jumpAround(app: RecordedApp) {
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
  const lookAt = async (picks: Iterable<number>) => {
    for (const pick of picks) {
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
  };
  await lookAt(everyPair(moments.length));
  await app.rest(COUNTED_MS);
  await lookAt(moments.keys());
  await lookAt(randomly(moments.length, depth(0, JUMPS)));
  await app.rest(SUBSCRIPTIONS_COPIED_MS);
  expect(figures()).toEqual(before);
}

const PARTS = 3;

/** The recorded journeys, each read back from its file and looked back at in many jumps; a third of them a file, so that two workers look at once. */
export function jumpThird(third: number): void {
  it.each(recordedJourneys.filter((_, index) => index % PARTS === third))(
    '$name: its recording comes back, each of many jumps shows the screen and the address of that moment, and nothing else happens',
    async ({ options, run }) => {
      const app = await recordedApp(options());
      await run(app);
      expect(app.shown.size).toBeGreaterThanOrEqual(4);
      expectRecordingComesBack(app.app.recorder);
      await jumpAround(app);
    },
    LONG_MS,
  );
}
