import { instrument } from '@redux-devtools/instrument';
import { importState } from '@redux-devtools/utils';
import { legacy_createStore as createStore, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';

import { createRedactor } from '@/domain/redaction/createRedactor';
import type { Recorder } from '@/flows/recording/recorder';
import { lastOf, recordingFile } from '@/flows/recording/recordingFile';
import { stepsOf } from '@/flows/recording/stepWords';

import type { LiftedStore } from './recordedApp';

export const FACTS = { app: 'driver-app', version: '1 test', route: '/home', at: '2026-03-10T04:00:00.000Z' };
export const LIMIT_BYTES = 1_048_576;

interface Imported {
  nextLiftedState: UnknownAction[];
  preloadedState: unknown;
}
/** The action that the DevTools extension dispatches for a file, made by its own reader. */
export const imported = (file: string) => ({ type: 'IMPORT_STATE', ...(importState(file, {}) as unknown as Imported) });

/** The states that the real DevTools restores from a file, first to last. */
export function statesOf(file: string, { read }: Recorder): unknown[] {
  const store = createStore(read().reducer as never, instrument() as unknown as StoreEnhancer);
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore };
  liftedStore.dispatch(imported(file));
  return liftedStore.getState().computedStates.map(({ state }) => state);
}

/** The states of the app itself, after the same redactor. */
export function redactedStates(recorder: Recorder, redactor: ReturnType<typeof createRedactor>): unknown[] {
  const { start, actions } = lastOf(recorder.read());
  const states = [start];
  for (const action of actions) states.push(recorder.read().reducer(states.at(-1), action));
  return states.map((state) => redactor.value(state));
}

/** Compares slice by slice. A slice that did not change on either side since the previous moment is not compared again. */
export function expectSameStates(states: readonly unknown[], wanted: readonly unknown[]): void {
  type State = Readonly<Record<string, unknown>>;
  let before: readonly [State, State] = [{}, {}];
  states.forEach((one, at) => {
    const pair = [one as State, wanted[at] as State] as const;
    expect(Object.keys(pair[0])).toEqual(Object.keys(pair[1]));
    for (const key of Object.keys(pair[0])) {
      if (pair.some((state, side) => state[key] !== before[side]?.[key])) expect(pair[0][key]).toEqual(pair[1][key]);
    }
    before = pair;
  });
  expect(states).toHaveLength(wanted.length);
}

/** The recording of a journey is a file that Redux DevTools can import: it restores every state, and every step has a text. */
export function expectRecordingComesBack(recorder: Recorder): void {
  const redactor = createRedactor();
  const { text, ...recording } = recordingFile(recorder.read(), redactor, FACTS);
  const file = JSON.parse(text) as Record<string, unknown>;
  expect(file).toMatchObject(FACTS);
  expect([typeof file['payload'], typeof file['preloadedState']]).toEqual(['string', 'string']);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LIMIT_BYTES);
  expect(statesOf(text, recorder)).toEqual(redactedStates(recorder, redactor));
  const steps = stepsOf(recording);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.filter((step) => /^[\w/]+$/.test(step))).toEqual([]);
}
