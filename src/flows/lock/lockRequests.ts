import { createAction } from '@reduxjs/toolkit';

import type { ParkingLockCommand } from '@/domain/booking/lockCodes';
import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { bookingApi } from '@/services/booking/bookingApi';
import { bookingApiRequestLookupEndpoint } from '@/services/booking/bookingApiRequestLookupEndpoint';
import { parkingLockCalls } from '@/services/booking/locks';

export const PARKING_LOCK_MOVE_REQUEST_NAME = 'lock.move';

/**
 * The outcome of a command: the server has accepted it as `cmdId`; null if that is not known. `atMs` is server time.
 */
export const parkingLockMoveRequestEnded = createAction<{
  readonly lockId: string;
  readonly taken: { readonly cmd: ParkingLockCommand; readonly cmdId: string; readonly atMs: number } | null;
}>('lock/commandEnded');

/**
 * 降锁 and 升锁. Its object is the lock: one command at a time in all tabs. A command whose response was lost is queried
 * and not sent again by itself.
 */
export const parkingLockMoveRequest = defineIdempotentRequest({
  name: PARKING_LOCK_MOVE_REQUEST_NAME,
  isDeviceCommand: true,
  endpoint: parkingLockCalls.endpoints.moveLock,
  find: bookingApiRequestLookupEndpoint,
  idOf: ({ cmdId }) => cmdId,
  stale: bookingApi.util.invalidateTags(['Lock']),
  toOutcomeAction: ({ key, args, sent, nowMs }) =>
    parkingLockMoveRequestEnded({
      lockId: key.slice(PARKING_LOCK_MOVE_REQUEST_NAME.length + 1),
      // An earlier command is known to be accepted, but not when and with which values. The state calls show its
      // effect.
      taken:
        sent.is === 'done' && args !== null && !sent.isEarlier ? { cmd: args.cmd, cmdId: sent.id, atMs: nowMs } : null,
    }),
});
