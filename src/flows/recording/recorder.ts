import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** Something and when it happened, in milliseconds of the device's clock. */
export type Timed<What> = readonly [atMs: number, what: What];

/** Consecutive actions, and the state before the first of them. */
export interface Segment {
  readonly start: unknown;
  readonly actions: Timed<UnknownAction>[];
}

export type AnyReducer = (state: unknown, action: UnknownAction) => unknown;

/** What was recorded, by reference. Nothing is copied, read or redacted before it is needed. */
export interface Recorder {
  /** Must be the innermost enhancer, where only plain actions pass. */
  readonly enhancer: StoreEnhancer;
  /** Oldest first. `recordingKeeper` takes them out, so that little is held by reference. */
  readonly segments: Segment[];
  reducer: AnyReducer;
  /** The latest calls of the transport and the latest errors, oldest first. `callsOf` tells them apart. */
  readonly noted: Timed<unknown>[];
  note(this: void, callOrError: unknown): void;
}

export const SEGMENT_ACTIONS = 200;
/** Until the code that keeps them has come, that many segments are held. */
const SEGMENTS = 10;
const NOTED = 50;

/** Records actions, calls and errors for later diagnosis. Recording an action costs one push. */
export function createRecorder(now: () => number): Recorder {
  const push = <What>(list: What[], what: What, most: number) => {
    if (list.push(what) > most) list.shift();
  };
  const recorder: Recorder = {
    segments: [],
    noted: [],
    reducer: (state) => state,
    enhancer: (create) => (given, preloaded) => {
      const store = create(given, preloaded);
      const { segments } = recorder;
      recorder.reducer = given as unknown as AnyReducer;
      const dispatch = (action: UnknownAction): unknown => {
        let current = segments[segments.length - 1];
        if (current === undefined || current.actions.length >= SEGMENT_ACTIONS) {
          current = { start: store.getState(), actions: [] };
          push(segments, current, SEGMENTS);
        }
        current.actions.push([now(), action]);
        return store.dispatch(action as never);
      };
      return { ...store, dispatch: dispatch as typeof store.dispatch };
    },
    note: (callOrError) => {
      push(recorder.noted, [now(), callOrError], NOTED);
    },
  };
  return recorder;
}
