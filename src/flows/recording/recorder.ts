import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import type { NotedCall } from '@/services/transport/ports/ports';

/** Consecutive actions, and the state before the first of them. */
export interface Segment {
  readonly start: unknown;
  readonly actions: UnknownAction[];
}

export type AnyReducer = (state: unknown, action: UnknownAction) => unknown;

/** What was recorded, by reference. Nothing is copied, read or redacted before it is needed. */
export interface Recorded {
  /** Oldest first. They hold at least the last 200 actions. */
  readonly segments: readonly Segment[];
  readonly reducer: AnyReducer;
  /** The latest calls of the transport, oldest first. */
  readonly calls: readonly NotedCall[];
}

export interface Recorder {
  /** Must be the innermost enhancer, where only plain actions pass. */
  readonly enhancer: StoreEnhancer;
  noteCall(this: void, call: NotedCall): void;
  read(): Recorded;
}

export const RECORDED_ACTIONS = 200;
const RECORDED_CALLS = 50;

/**
 * Records actions and calls for later diagnosis. It keeps two segments of 200 actions. A full segment is dropped as a whole, so recording
 * an action costs one push. recording/recordingFile cuts the result to the last 200.
 */
export function createRecorder(): Recorder {
  let segments: Segment[] = [];
  let current: Segment | undefined;
  let reducer: AnyReducer = (state) => state;
  const calls: NotedCall[] = [];
  return {
    enhancer: (create) => (given, preloaded) => {
      const store = create(given, preloaded);
      reducer = given as unknown as AnyReducer;
      const dispatch = (action: UnknownAction): unknown => {
        if (current === undefined || current.actions.length === RECORDED_ACTIONS) {
          current = { start: store.getState(), actions: [] };
          segments = [...segments.slice(-1), current];
        }
        current.actions.push(action);
        return store.dispatch(action as never);
      };
      return { ...store, dispatch: dispatch as typeof store.dispatch };
    },
    noteCall(call) {
      if (calls.push(call) > RECORDED_CALLS) calls.shift();
    },
    read: () => ({ segments, reducer, calls }),
  };
}
