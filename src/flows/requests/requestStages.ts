import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';
import type { LeaveBy } from '@/services/transport/clock/press';

import type { Sent } from './decision';

/** The outcome of a decision by which nothing is known to be made. */
export type RequestFailure = Exclude<Sent<never>, { is: 'done' | 'sessionOver' }>;

/**
 * `sending`: the response is awaited. `asking`: it was lost, and the server is asked what came of the request. `done`: the form that was sent is about to
 * be left (`RequestKind.leadsOn`).
 */
interface BusyStage {
  readonly is: 'sending' | 'asking' | 'done';
}
export type RequestStage = BusyStage | RequestFailure;

/** By key; null while there is none. A request that is done has no stage, unless its form is about to be left. */
export type RequestStages = Readonly<Record<string, RequestStage>>;

const without = (state: RequestStages | null, key: string): RequestStages | null => {
  const { [key]: _former, ...others } = state ?? {};
  return Object.keys(others).length === 0 ? null : others;
};

export const isBusyStage = (stage: RequestStage | null): stage is BusyStage =>
  stage?.is === 'sending' || stage?.is === 'asking' || stage?.is === 'done';

const slice = createSlice({
  name: 'requestStages',
  initialState: null as RequestStages | null,
  reducers: {
    /** `stage` null: it is done. */
    requestStaged: (state, { payload: { key, stage } }: PayloadAction<{ key: string; stage: RequestStage | null }>) =>
      stage === null ? without(state, key) : { ...state, [key]: stage },
    /** The screen that showed how it ended was left. */
    requestLeft: (state, { payload: { key } }: PayloadAction<{ key: string }>) => {
      const stage = state?.[key] ?? null;
      return isBusyStage(stage) && stage.is !== 'done' ? state : without(state, key);
    },
  },
  extraReducers: (builder) => {
    // They belong to the driver who has decided.
    builder.addCase(sessionEnded, () => null).addCase(sessionStarted, () => null);
  },
});

export const { requestStaged, requestLeft } = slice.actions;
joinReducer('requestStages', slice.reducer);

export const selectRequestStage =
  (key: string) =>
  ({ requestStages }: { requestStages: RequestStages | null }): RequestStage | null =>
    requestStages?.[key] ?? null;

/** Whether a request of this kind is under way. */
export const selectHasBusy =
  (kind: string) =>
  ({ requestStages }: { requestStages: RequestStages | null }): boolean =>
    Object.entries(requestStages ?? {}).some(([key, stage]) => key.startsWith(`${kind}:`) && isBusyStage(stage));

/** The driver has decided on a screen. `kind` is the name of a `RequestKind`, `id` belongs to this decision. */
export const requestDecided = createAction<{
  id: string;
  kind: string;
  key: string;
  args: unknown;
  leaveBy?: LeaveBy;
}>('requests/requestDecided');

/** A screen was opened on which an earlier request may have no result yet. */
export const earlierAsked = createAction<{ id: string; kind: string; key: string }>('requests/earlierAsked');
