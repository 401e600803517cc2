import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import {
  type LockWatch,
  newWatch,
  withAnswer,
  withCommand,
  withoutAnswer,
  withoutCommand,
  withQuestion,
  withTaken,
} from '@/domain/booking/lock';
import type { LockCommand } from '@/domain/booking/lockCodes';
import { requestDecided } from '@/flows/requests/requestStages';
import { sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';
import { type Lock, lockCalls } from '@/services/booking/locks';

import { commandEnded, LOCK_MOVE } from './lockRequests';

/** The lock in view; null while there is none. */
export type LockWatchState = LockWatch<Lock>;

const { getLock } = lockCalls.endpoints;

const slice = createSlice({
  name: 'lock',
  initialState: null as LockWatchState | null,
  reducers: {
    lockOpened: (_state, { payload }: PayloadAction<{ lockId: string }>): LockWatchState => newWatch(payload.lockId),
    lockLeft: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      .addCase(sessionStarted, () => null)
      .addCase(requestDecided, (state, { payload: { kind, args } }) => {
        const { lockId, cmd } = (kind === LOCK_MOVE ? args : {}) as { lockId?: string; cmd?: LockCommand };
        return state === null || cmd === undefined || lockId !== state.lockId ? state : withCommand(state, cmd);
      })
      .addCase(commandEnded, (state, { payload: { lockId, taken } }) => {
        if (state?.lockId !== lockId) return state;
        return taken === null ? withoutCommand(state) : withTaken(state, taken);
      })
      // It listens to the questions themselves, so that asking costs no action of its own.
      .addMatcher(getLock.matchPending, (state, { meta: { requestId, arg } }) =>
        state?.lockId === arg.originalArgs.lockId ? withQuestion(state, requestId) : state,
      )
      .addMatcher(getLock.matchFulfilled, (state, { payload, meta: { requestId, arg } }) => {
        if (state?.lockId !== arg.originalArgs.lockId) return state;
        // An answer about a lock that was not asked about says nothing.
        return payload.lockId === state.lockId
          ? withAnswer(state, requestId, payload)
          : withoutAnswer(state, requestId);
      })
      .addMatcher(getLock.matchRejected, (state, { meta: { requestId } }) =>
        state === null ? state : withoutAnswer(state, requestId),
      );
  },
});

export const { lockOpened, lockLeft } = slice.actions;
export const lockReducer = slice.reducer;
joinReducer('lock', lockReducer);

export const selectLockWatch =
  (lockId: string) =>
  ({ lock }: { lock: LockWatchState | null }): LockWatchState | null =>
    lock?.lockId === lockId ? lock : null;
