import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';
import type { CommandSendDeadline } from '@/platform/clock/press';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';

/** The outcome of a decision that is not known to have created anything. */
export type IdempotentRequestFailure = Exclude<IdempotentRequestOutcome<never>, { is: 'done' | 'sessionOver' }>;

/**
 * `sending`: the response is awaited. `asking`: the response was lost, and the result is polled. `done`: the submitted
 * form is about to be left (`IdempotentRequestDefinition.leavesForm`).
 */
interface BusyStage {
  readonly is: 'sending' | 'asking' | 'done';
}
export type IdempotentRequestStage = BusyStage | IdempotentRequestFailure;

/** By key; null if there is none. A request that is done has no stage, unless its form is about to be left. */
export type IdempotentRequestStages = Readonly<Record<string, IdempotentRequestStage>>;

const withoutKey = (state: IdempotentRequestStages | null, key: string): IdempotentRequestStages | null => {
  const { [key]: _former, ...others } = state ?? {};
  return Object.keys(others).length === 0 ? null : others;
};

export const isBusyRequestStage = (stage: IdempotentRequestStage | null): stage is BusyStage =>
  stage?.is === 'sending' || stage?.is === 'asking' || stage?.is === 'done';

const slice = createSlice({
  name: 'requestStages',
  initialState: null as IdempotentRequestStages | null,
  reducers: {
    /** `stage` null: it is done. */
    requestStaged: (
      state,
      { payload: { key, stage } }: PayloadAction<{ key: string; stage: IdempotentRequestStage | null }>,
    ) => (stage === null ? withoutKey(state, key) : { ...state, [key]: stage }),
    /** The screen that showed the outcome was left. */
    requestLeft: (state, { payload: { key } }: PayloadAction<{ key: string }>) => {
      const stage = state?.[key] ?? null;
      return isBusyRequestStage(stage) && stage.is !== 'done' ? state : withoutKey(state, key);
    },
  },
  extraReducers: (builder) => {
    // The stages belong to the driver who has decided.
    builder.addCase(sessionEnded, () => null).addCase(sessionStarted, () => null);
  },
});

export const { requestStaged, requestLeft } = slice.actions;
registerLazyReducer('requestStages', slice.reducer);

export const selectRequestStage =
  (key: string) =>
  ({ requestStages }: { requestStages: IdempotentRequestStages | null }): IdempotentRequestStage | null =>
    requestStages?.[key] ?? null;

/** Whether a request of this kind is in progress. */
export const selectIsRequestKindBusy =
  (kind: string) =>
  ({ requestStages }: { requestStages: IdempotentRequestStages | null }): boolean =>
    Object.entries(requestStages ?? {}).some(([key, stage]) => key.startsWith(`${kind}:`) && isBusyRequestStage(stage));

/** The driver has decided on a screen. `kind` is the name of an `IdempotentRequestDefinition`, `id` belongs to this decision. */
export const idempotentRequestSubmitted = createAction<{
  id: string;
  kind: string;
  key: string;
  args: unknown;
  leaveBy?: CommandSendDeadline;
}>('requests/requestDecided');

/** A screen was opened for whose object an earlier request may have no result yet. */
export const earlierRequestLookupRequested = createAction<{ id: string; kind: string; key: string }>(
  'requests/earlierAsked',
);
