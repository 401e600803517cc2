import { instrument } from '@redux-devtools/instrument';
import { importState } from '@redux-devtools/utils';
import { legacy_createStore as createStore, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';

import {
  createRecordingReplayReducer,
  parseRecordingFile,
  type RecordedDevice,
  type RecordingFile,
  splitImportedStateAndTimes,
} from '@/operations/format/recordingFormat';
import { toRecordingStepTexts } from '@/operations/recorder/actionText';
import { createRecordingBuffer, RECORDING_SPAN_MS } from '@/operations/recorder/buffer/recordingBuffer';
import { isExcludedFromRecording } from '@/operations/recorder/buffer/redundantActions';
import type { DiagnosticRecorder } from '@/operations/recorder/recorder';
import { serializeRecording } from '@/operations/recorder/serializeRecording';
import { createRedactor } from '@/operations/redaction/createRedactor';

import type { LiftedStore } from './recordedApp';

export const FACTS = { app: 'driver-app', version: '1 test', route: '/home', at: '2026-03-10T04:00:00.000Z' };
export const LIMIT_BYTES = 1_048_576;

interface Imported {
  nextLiftedState: UnknownAction[];
  preloadedState: unknown;
}
/** The action that the DevTools extension dispatches for a file, made by its own reader. */
export const imported = (file: string) => ({ type: 'IMPORT_STATE', ...(importState(file, {}) as unknown as Imported) });

export const DEVICE: RecordedDevice = {
  width: 390,
  height: 844,
  textPercent: 100,
  isElder: false,
  scheme: 'light',
  host: 'browser',
  line: { isOnline: true, type: '4g' },
};

/** The file of what a recorder holds. The recorder is empty afterwards. */
export const fileOf = (recorder: DiagnosticRecorder, redactor = createRedactor(), limit?: number): string =>
  serializeRecording(createRecordingBuffer(recorder, redactor, Date.now, limit), {
    metadata: FACTS,
    serverOffsetMs: 0,
    device: DEVICE,
  });

/** A file as its reader reads it. */
export function readFile(text: string): RecordingFile {
  const read = parseRecordingFile(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.file;
}

/** The states that the real DevTools restores from a file, first to last. */
export function statesOf(file: string, { reducer }: DiagnosticRecorder): unknown[] {
  const follows = createRecordingReplayReducer(reducer);
  const store = createStore(follows as never, instrument() as unknown as StoreEnhancer);
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore };
  const { preloadedState, nextLiftedState, ...action } = imported(file);
  const { state } = splitImportedStateAndTimes(preloadedState, nextLiftedState.length);
  liftedStore.dispatch({ ...action, nextLiftedState, preloadedState: state });
  return liftedStore.getState().computedStates.map((computed) => computed.state);
}

/** The states of the app itself, after the same redactor: before the first recorded action and after each of them. */
export function redactedStates(
  { segments, reducer }: DiagnosticRecorder,
  redactor: ReturnType<typeof createRedactor>,
): unknown[] {
  const states = segments.slice(0, 1).map(({ start }) => start);
  for (const { start, actions } of segments) {
    let state = start;
    for (const [, action] of actions) {
      state = reducer(state, action);
      if (!isExcludedFromRecording(action)) states.push(state);
    }
  }
  return states.map((state) => redactor.value(state));
}

/** Without what RTK Query keeps for itself: a recording leaves its bookkeeping out. */
const drawn = (slice: unknown): unknown => {
  if (typeof slice !== 'object' || slice === null || !('queries' in slice)) return slice;
  const { queries, mutations } = slice as { queries: unknown; mutations?: unknown };
  return { queries, mutations };
};

/** Compares slice by slice. A slice that did not change on either side since the previous moment is not compared again. */
export function expectSameStates(states: readonly unknown[], wanted: readonly unknown[]): void {
  type State = Readonly<Record<string, unknown>>;
  let before: readonly [State, State] = [{}, {}];
  states.forEach((one, at) => {
    const pair = [one as State, wanted[at] as State] as const;
    expect(Object.keys(pair[0])).toEqual(Object.keys(pair[1]));
    for (const key of Object.keys(pair[0])) {
      if (pair.some((state, side) => state[key] !== before[side]?.[key]))
        expect(drawn(pair[0][key])).toEqual(drawn(pair[1][key]));
    }
    before = pair;
  });
  expect(states).toHaveLength(wanted.length);
}

/** From the first recorded action to the last. */
function spanMs({ segments }: DiagnosticRecorder): number {
  const times = segments.flatMap(({ actions }) => actions.map(([atMs]) => atMs));
  return Math.max(...times) - Math.min(...times);
}

/** The recording of a journey is a file that Redux DevTools can import: it restores every state, and every step has a text. */
export function expectRecordingComesBack(recorder: DiagnosticRecorder): void {
  const redactor = createRedactor();
  const wanted = redactedStates(recorder, redactor);
  const isLong = spanMs(recorder) > RECORDING_SPAN_MS;
  const text = fileOf(recorder, redactor);
  const file = readFile(text);
  expect(file).toMatchObject({ ...FACTS, format: 2, device: DEVICE, unreadNotes: 0 });
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LIMIT_BYTES);
  const states = statesOf(text, recorder);
  // What is older than a recording goes back has left its beginning.
  expectSameStates(states, isLong ? wanted.slice(-states.length) : wanted);
  const steps = toRecordingStepTexts(file);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.filter((step) => /^[\w/]+$|：[\w-]+( ×\d+)?$/.test(step))).toEqual([]);
}
