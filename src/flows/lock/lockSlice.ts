import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { LockCommand } from '@/domain/booking/lockCodes';
import {
  createTrackedParkingLock,
  type TrackedParkingLock,
  withAcceptedLockCommand,
  withLockReading,
  withLockStateRequest,
  withoutLockCommand,
  withoutLockStateRequest,
  withSentLockCommand,
} from '@/domain/booking/trackedLock';
import { requestDecisionSubmitted } from '@/flows/requests/requestStages';
import { sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';
import { type ParkingLock, parkingLockCalls } from '@/services/booking/locks';

import { LOCK_MOVE_REQUEST_NAME, lockCommandEnded } from './lockRequests';

/** The lock in view; null while there is none. */
export type TrackedLockState = TrackedParkingLock<ParkingLock>;

const { getLock } = parkingLockCalls.endpoints;

const slice = createSlice({
  name: 'lock',
  initialState: null as TrackedLockState | null,
  reducers: {
    lockOpened: (_state, { payload }: PayloadAction<{ lockId: string }>): TrackedLockState =>
      createTrackedParkingLock(payload.lockId),
    lockLeft: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      .addCase(sessionStarted, () => null)
      .addCase(requestDecisionSubmitted, (state, { payload: { kind, args } }) => {
        const { lockId, cmd } = (kind === LOCK_MOVE_REQUEST_NAME ? args : {}) as { lockId?: string; cmd?: LockCommand };
        return state === null || cmd === undefined || lockId !== state.lockId ? state : withSentLockCommand(state, cmd);
      })
      .addCase(lockCommandEnded, (state, { payload: { lockId, taken } }) => {
        if (state?.lockId !== lockId) return state;
        return taken === null ? withoutLockCommand(state) : withAcceptedLockCommand(state, taken);
      })
      // Matches the query actions themselves, so that a query needs no action of its own.
      .addMatcher(getLock.matchPending, (state, { meta: { requestId, arg } }) =>
        state?.lockId === arg.originalArgs.lockId ? withLockStateRequest(state, requestId) : state,
      )
      .addMatcher(getLock.matchFulfilled, (state, { payload, meta: { requestId, arg } }) => {
        if (state?.lockId !== arg.originalArgs.lockId) return state;
        // A response about another lock is ignored.
        return payload.lockId === state.lockId
          ? withLockReading(state, requestId, payload)
          : withoutLockStateRequest(state, requestId);
      })
      .addMatcher(getLock.matchRejected, (state, { meta: { requestId } }) =>
        state === null ? state : withoutLockStateRequest(state, requestId),
      );
  },
});

export const { lockOpened, lockLeft } = slice.actions;
export const trackedLockReducer = slice.reducer;
registerLazyReducer('lock', trackedLockReducer);

export const selectTrackedLock =
  (lockId: string) =>
  ({ lock }: { lock: TrackedLockState | null }): TrackedLockState | null =>
    lock?.lockId === lockId ? lock : null;
