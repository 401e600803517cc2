import { waitFor } from '@testing-library/react';

import { paths, type ScreenName } from '@/navigation/paths';
import { isInternalActionType } from '@/operations/recorder/internalActions';

import { type RecordedApp, recordedApp, seen, withoutTimers } from '../recordedApp';
import { type RecordedJourney, recordedJourneys } from '../recordedJourneys';
import { expectRecordingComesBack } from '../recordingFiles';
import { onlyRoutes, type Shard, shardOf, testEach } from './shards';
import { depth, isFull } from './thoroughness';

/** The random jumps of a full run, after the jumps between any two moments. */
const JUMPS = 200;
/** With fewer looks, the jumps would show little more than that the last screen is still there. */
const FEWEST_LOOKS = 4;
/** Long enough for a running countdown to show another number. */
const COUNTED_MS = 1_100;
export const LONG_MS = 120_000;
/** RTK Query copies its subscriptions into the store half a second after they changed. */
export const SUBSCRIPTIONS_COPIED_MS = 600;

/** What Redux Toolkit's checks say of a state that a recording could not hold, or that something changed in place. */
const BAD_STATE = /non-serializable|mutation was detected/;

/** From each moment to every other one. */
function* everyPair(length: number) {
  for (let from = 0; from < length; from += 1) {
    yield from;
    for (let to = from + 1; to < length; to += 1) {
      yield to;
      yield from;
    }
  }
}

/**
 * From each moment to the one half of all moments away, and from there to the next. So each moment is the start and the end of
 * some jump, most jumps skip others, and there are only two jumps for each moment.
 */
function* thereAndBack(length: number) {
  for (let from = 0; from < length; from += 1) {
    yield from;
    yield (from + Math.ceil(length / 2)) % length;
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

/** Whether a call of the app still waits for a response. */
const isWaiting = (state: object): boolean =>
  Object.values(state).some(
    (part: { queries?: Record<string, { status?: string } | undefined> } | null) =>
      part?.queries !== undefined && Object.values(part.queries).some((query) => query?.status === 'pending'),
  );

/**
 * Waits until the app has finished. A journey ends when the driver has seen the result, but the app may still have work to do,
 * and on a busy machine that takes a while.
 */
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
  const { stagedActionIds, actionsById } = liftedStore.getState();
  const isPresent = (index: number) =>
    stagedActionIds.slice(index + 1).every((id) => isInternalActionType(actionsById[id]?.action.type));
  // What is held back while the past is in view is released in the present. That has its own test.
  const moments = [...shown].filter(([index]) => !isPresent(index));
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
      // The clock of a moment stands still: every later look at it shows exactly the same countdown.
      expect(seen()).toBe(exact.get(index) ?? seen());
      exact.set(index, seen());
    }
  };
  await lookAt(isFull ? everyPair(moments.length) : thereAndBack(moments.length));
  await app.rest(COUNTED_MS);
  await lookAt(moments.keys());
  await lookAt(randomly(moments.length, depth(0, JUMPS)));
  await app.rest(SUBSCRIPTIONS_COPIED_MS);
  expect(figures()).toEqual(before);
}

/** Whether the code of a journey mentions one of the routes, by name or by address. */
function names({ options, run }: RecordedJourney, routes: readonly string[]): boolean {
  const code = `${options.toString()} ${run.toString()}`;
  return routes.some((name) => new RegExp(`['"\`](${name}['"\`]|${paths[name as ScreenName]}['"\`?])`).test(code));
}

const { isDrawn } = jest.requireActual<{ isDrawn: (seed: string, name: string, oneOf: number) => boolean }>(
  '../../../config/check/change',
);
const chosen = process.env['TRAVELLED'];
/** What chooses the journeys of an ordinary `npm test` (config/check/walkedRoutes.js); null means all. */
const travelled = chosen === undefined ? null : (JSON.parse(chosen) as { own: string[]; seed: string; oneOf: number });

function isWantedJourney(journey: RecordedJourney): boolean {
  if (onlyRoutes !== null) return names(journey, onlyRoutes);
  return travelled === null || names(journey, travelled.own) || isDrawn(travelled.seed, journey.name, travelled.oneOf);
}

/** The recorded journeys of a shard. Each is read back from its file and then visited in many jumps. */
export function travelInTime(shard: Shard): void {
  const journeys = recordedJourneys.filter(isWantedJourney);
  describe('its recording is restored, each of many jumps shows the screen and the address of that moment, and nothing else happens', () => {
    jest.setTimeout(LONG_MS);
    testEach(
      shardOf(journeys, shard).map((journey) => [journey.name, journey] as const),
      async (name, { options, run }) => {
        const complaints = jest.spyOn(console, 'error');
        const app = await recordedApp({ ...options(), checksState: true });
        await run(app);
        const aboutState = complaints.mock.calls.map(String).filter((text) => BAD_STATE.test(text));
        complaints.mockRestore();
        expect(aboutState).toEqual([]);
        if (app.shown.size < FEWEST_LOOKS)
          throw new Error(
            `"${name}" was looked at ${String(app.shown.size)} times. A recorded journey looks at least ${String(FEWEST_LOOKS)} ` +
              'times: call app.look() wherever a screen has come to rest. Looks at one and the same state count once.',
          );
        expectRecordingComesBack(app.app.recorder);
        await jumpAround(app);
      },
    );
  });
}
