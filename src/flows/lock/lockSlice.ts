import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ParkingLockCommand } from '@/domain/booking/lockCodes';
import {
  createTrackedParkingLock,
  type TrackedParkingLock,
  withAcceptedParkingLockCommand,
  withoutParkingLockCommand,
  withoutParkingLockStateRequest,
  withParkingLockReading,
  withParkingLockStateRequest,
  withSentParkingLockCommand,
} from '@/domain/booking/trackedLock';
import { idempotentRequestSubmitted } from '@/flows/requests/requestStages';
import { sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';
import { type ParkingLock, parkingLockCalls } from '@/services/booking/locks';

import { PARKING_LOCK_MOVE_REQUEST_NAME, parkingLockMoveRequestEnded } from './lockRequests';

/** The lock in view; null while there is none. */
export type TrackedParkingLockState = TrackedParkingLock<ParkingLock>;

const { getLock } = parkingLockCalls.endpoints;

const slice = createSlice({
  name: 'lock',
  initialState: null as TrackedParkingLockState | null,
  reducers: {
    lockOpened: (_state, { payload }: PayloadAction<{ lockId: string }>): TrackedParkingLockState =>
      createTrackedParkingLock(payload.lockId),
    lockLeft: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      .addCase(sessionStarted, () => null)
      .addCase(idempotentRequestSubmitted, (state, { payload: { kind, args } }) => {
        const { lockId, cmd } = (kind === PARKING_LOCK_MOVE_REQUEST_NAME ? args : {}) as {
          lockId?: string;
          cmd?: ParkingLockCommand;
        };
        return state === null || cmd === undefined || lockId !== state.lockId
          ? state
          : withSentParkingLockCommand(state, cmd);
      })
      .addCase(parkingLockMoveRequestEnded, (state, { payload: { lockId, taken } }) => {
        if (state?.lockId !== lockId) return state;
        return taken === null ? withoutParkingLockCommand(state) : withAcceptedParkingLockCommand(state, taken);
      })
      // Matches the query actions themselves, so that a query needs no action of its own.
      .addMatcher(getLock.matchPending, (state, { meta: { requestId, arg } }) =>
        state?.lockId === arg.originalArgs.lockId ? withParkingLockStateRequest(state, requestId) : state,
      )
      .addMatcher(getLock.matchFulfilled, (state, { payload, meta: { requestId, arg } }) => {
        if (state?.lockId !== arg.originalArgs.lockId) return state;
        // A response about another lock is ignored.
        return payload.lockId === state.lockId
          ? withParkingLockReading(state, requestId, payload)
          : withoutParkingLockStateRequest(state, requestId);
      })
      .addMatcher(getLock.matchRejected, (state, { meta: { requestId } }) =>
        state === null ? state : withoutParkingLockStateRequest(state, requestId),
      );
  },
});

export const { lockOpened, lockLeft } = slice.actions;
export const trackedParkingLockReducer = slice.reducer;
registerLazyReducer('lock', trackedParkingLockReducer);

export const selectTrackedParkingLock =
  (lockId: string) =>
  ({ lock }: { lock: TrackedParkingLockState | null }): TrackedParkingLockState | null =>
    lock?.lockId === lockId ? lock : null;
