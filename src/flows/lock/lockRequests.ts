import { createAction } from '@reduxjs/toolkit';

import type { LockCommand } from '@/domain/booking/lockCodes';
import { requestKind } from '@/flows/requests/requestKinds';
import { bookingApi } from '@/services/booking/bookingApi';
import { lockCalls } from '@/services/booking/locks';
import { requestCalls } from '@/services/booking/requests';

export const LOCK_MOVE = 'lock.move';

/** What came of a command: the server has taken it as `cmdId`, or not as far as anybody knows (null). The time is the server's. */
export const commandEnded = createAction<{
  readonly lockId: string;
  readonly taken: { readonly cmd: LockCommand; readonly cmdId: string; readonly atMs: number } | null;
}>('lock/commandEnded');

/** 降锁 and 升锁. Its object is the lock: one command at a time in all tabs, and one whose answer was lost is asked about and not sent again by itself. */
export const lockMove = requestKind({
  name: LOCK_MOVE,
  isCommand: true,
  endpoint: lockCalls.endpoints.moveLock,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ cmdId }) => cmdId,
  stale: bookingApi.util.invalidateTags(['Lock']),
  told: ({ key, args, sent, nowMs }) =>
    commandEnded({
      lockId: key.slice(LOCK_MOVE.length + 1),
      // Of an earlier one it is known that it was taken, but not when and what it said. The state calls tell what it did.
      taken:
        sent.is === 'done' && args !== null && !sent.isEarlier ? { cmd: args.cmd, cmdId: sent.id, atMs: nowMs } : null,
    }),
});
