import type { UnknownAction } from '@reduxjs/toolkit';

import type { OperationsToolsPort } from '@/flows/operations/operationsPort';
import type { Ports } from '@/platform/ports/ports';

/** A value and when it happened, in milliseconds of the device clock. */
export type TimestampedValue<What> = readonly [atMs: number, what: What];

/** Consecutive actions, and the state before the first of them. */
export interface RecordedSegment {
  readonly start: unknown;
  readonly actions: TimestampedValue<UnknownAction>[];
}

export type AnyReducer = (state: unknown, action: UnknownAction) => unknown;

/** Recorded actions, calls and errors, by reference. Nothing is copied, read or redacted before it is needed. */
export interface DiagnosticRecorder extends OperationsToolsPort {
  /** Oldest first. The recording buffer removes segments from here, so that little is retained by reference. */
  readonly segments: RecordedSegment[];
  reducer: AnyReducer;
  /** The latest calls of the transport and the latest errors, oldest first. `getRecordedCalls` separates them. */
  readonly callsAndErrors: TimestampedValue<unknown>[];
}

/** The recorder of a page. Every port of operations is one. */
export const getDiagnosticRecorder = ({ operations }: Pick<Ports, 'operations'>): DiagnosticRecorder =>
  operations as DiagnosticRecorder;

export const MAX_RECORDED_SEGMENT_ACTIONS = 200;
/** How many segments are retained until the recording buffer is loaded. */
const MAX_SEGMENTS = 10;
const MAX_CALLS_AND_ERRORS = 50;

/** Records actions, calls and errors for later diagnosis. Recording an action costs one push. */
export function createDiagnosticRecorder(now: () => number): DiagnosticRecorder {
  const push = <What>(list: What[], what: What, limit: number) => {
    if (list.push(what) > limit) list.shift();
  };
  const recorder: DiagnosticRecorder = {
    segments: [],
    callsAndErrors: [],
    reducer: (state) => state,
    enhancer: (create) => (rootReducer, preloaded) => {
      const store = create(rootReducer, preloaded);
      const { segments } = recorder;
      recorder.reducer = rootReducer as unknown as AnyReducer;
      const dispatch = (action: UnknownAction): unknown => {
        let current = segments[segments.length - 1];
        if (current === undefined || current.actions.length >= MAX_RECORDED_SEGMENT_ACTIONS) {
          current = { start: store.getState(), actions: [] };
          push(segments, current, MAX_SEGMENTS);
        }
        current.actions.push([now(), action]);
        return store.dispatch(action as never);
      };
      return { ...store, dispatch: dispatch as typeof store.dispatch };
    },
    note: (callOrError) => {
      push(recorder.callsAndErrors, [now(), callOrError], MAX_CALLS_AND_ERRORS);
    },
  };
  return recorder;
}
