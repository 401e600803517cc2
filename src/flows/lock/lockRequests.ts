import { createAction } from '@reduxjs/toolkit';

import type { LockCommand } from '@/domain/booking/lockCodes';
import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { bookingApi } from '@/services/booking/bookingApi';
import { lockCalls } from '@/services/booking/locks';
import { bookingRequestCalls } from '@/services/booking/requests';

export const LOCK_MOVE = 'lock.move';

/**
 * The outcome of a command: the server has accepted it as `cmdId`; null if that is not known. `atMs` is server time.
 */
export const commandEnded = createAction<{
  readonly lockId: string;
  readonly taken: { readonly cmd: LockCommand; readonly cmdId: string; readonly atMs: number } | null;
}>('lock/commandEnded');

/**
 * 降锁 and 升锁. Its object is the lock: one command at a time in all tabs. A command whose response was lost is queried
 * and not sent again by itself.
 */
export const lockMoveRequest = defineIdempotentRequest({
  name: LOCK_MOVE,
  isDeviceCommand: true,
  endpoint: lockCalls.endpoints.moveLock,
  find: bookingRequestCalls.endpoints.findRequest,
  idOf: ({ cmdId }) => cmdId,
  stale: bookingApi.util.invalidateTags(['Lock']),
  toOutcomeAction: ({ key, args, sent, nowMs }) =>
    commandEnded({
      lockId: key.slice(LOCK_MOVE.length + 1),
      // An earlier command is known to be accepted, but not when and with which values. The state calls show its
      // effect.
      taken:
        sent.is === 'done' && args !== null && !sent.isEarlier ? { cmd: args.cmd, cmdId: sent.id, atMs: nowMs } : null,
    }),
});
