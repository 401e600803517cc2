import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { LockCommand } from '@/domain/booking/lockCodes';
import {
  createLockWatch,
  type LockWatch,
  withAcceptedCommand,
  withoutCommand,
  withoutReadRequest,
  withReading,
  withReadRequest,
  withSentCommand,
} from '@/domain/booking/lockWatch';
import { requestDecided } from '@/flows/requests/requestStages';
import { sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';
import { type Lock, lockCalls } from '@/services/booking/locks';

import { commandEnded, LOCK_MOVE } from './lockRequests';

/** The lock in view; null while there is none. */
export type LockWatchState = LockWatch<Lock>;

const { getLock } = lockCalls.endpoints;

const slice = createSlice({
  name: 'lock',
  initialState: null as LockWatchState | null,
  reducers: {
    lockOpened: (_state, { payload }: PayloadAction<{ lockId: string }>): LockWatchState =>
      createLockWatch(payload.lockId),
    lockLeft: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      .addCase(sessionStarted, () => null)
      .addCase(requestDecided, (state, { payload: { kind, args } }) => {
        const { lockId, cmd } = (kind === LOCK_MOVE ? args : {}) as { lockId?: string; cmd?: LockCommand };
        return state === null || cmd === undefined || lockId !== state.lockId ? state : withSentCommand(state, cmd);
      })
      .addCase(commandEnded, (state, { payload: { lockId, taken } }) => {
        if (state?.lockId !== lockId) return state;
        return taken === null ? withoutCommand(state) : withAcceptedCommand(state, taken);
      })
      // Matches the query actions themselves, so that a query needs no action of its own.
      .addMatcher(getLock.matchPending, (state, { meta: { requestId, arg } }) =>
        state?.lockId === arg.originalArgs.lockId ? withReadRequest(state, requestId) : state,
      )
      .addMatcher(getLock.matchFulfilled, (state, { payload, meta: { requestId, arg } }) => {
        if (state?.lockId !== arg.originalArgs.lockId) return state;
        // A response about another lock is ignored.
        return payload.lockId === state.lockId
          ? withReading(state, requestId, payload)
          : withoutReadRequest(state, requestId);
      })
      .addMatcher(getLock.matchRejected, (state, { meta: { requestId } }) =>
        state === null ? state : withoutReadRequest(state, requestId),
      );
  },
});

export const { lockOpened, lockLeft } = slice.actions;
export const lockReducer = slice.reducer;
registerLazyReducer('lock', lockReducer);

export const selectLockWatch =
  (lockId: string) =>
  ({ lock }: { lock: LockWatchState | null }): LockWatchState | null =>
    lock?.lockId === lockId ? lock : null;
