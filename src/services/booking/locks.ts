import { COMMAND_STATE, LOCK_COMMAND, LOCK_STATE, type LockCommand } from '@/domain/booking/lockCodes';
import type { SendDeadline } from '@/services/transport/clock/press';
import { respondsWith } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey } from '@/services/transport/store/requestLookup';
import { PAGE_SIZE } from '@/services/transport/wire/pages';
import {
  cents,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  optionalId,
  requiredText,
  rowsIn,
  text,
  time,
} from '@/services/transport/wire/wire';

import { bookingApi } from './bookingApi';
import { cursorPage, cursorPageOptions } from './cursorPage';

export const LOCK_STATES = [0, 10, 20, 50, 90] as const;
export const LOCK_COMMANDS = [0, 1, 2] as const;
export const COMMAND_STATES = [0, 1, 2, 3, 4, 5] as const;

const lockFields = {
  lockId: id(),
  lockName: requiredText(),
  parkId: id(),
  parkName: text(),
  berthId: id(),
  berthNo: text(),
  /** The booking that permits using the lock; empty for the driver's own berth. */
  bookOrderNo: optionalId(),
  lockState: code(LOCK_STATES, LOCK_STATE.unknown),
  lockStateText: text(),
  online: flag(),
  batteryPercent: count(-1),
  hasCar: flag(),
  controlFrom: time(),
  controlTo: time(),
  maxDistance: count(-1),
  canControl: flag(),
  controlTip: text(),
  lastCmdId: optionalId(),
  lastCmd: code(LOCK_COMMANDS, LOCK_COMMAND.none),
  lastCmdTime: time(),
  lastCmdState: code(COMMAND_STATES, COMMAND_STATE.none),
  failReason: text(),
} as const;
/**
 * A lock on a berth. Only `lockState` confirms a command; sending it proves nothing. The lock can be moved from
 * `controlFrom` to `controlTo` within `maxDistance` metres. `controlTip`: why `canControl` is 0. `batteryPercent` is
 * -1 if unknown.
 */
export const lock = entity(lockFields);
export type Lock = Infer<typeof lock>;
export const locks = cursorPage(lock);

/** A command that was sent to a lock, from any phone. `cmd` is 0 for an unknown command. */
export const pastCommand = entity({
  cmdId: optionalId(),
  cmd: code(LOCK_COMMANDS, LOCK_COMMAND.none),
  cmdTime: time(),
  cmdState: code(COMMAND_STATES, COMMAND_STATE.none),
  failReason: text(),
});
export type PastCommand = Infer<typeof pastCommand>;

/** A lock with its latest commands, newest first. The list is empty if the gateway stores only the last command. */
export const lockWithCommands = rowsIn('commands', pastCommand, lockFields);
export type LockWithCommands = Infer<typeof lockWithCommands>;
export const lockCommand = entity({ cmdId: id() });

/** `unknown` must not be shown as released. */
export const EVASION_STATE = { unknown: 0, controlled: 1, released: 2 } as const;
export const EVASION_STATES = [0, 1, 2] as const;

/**
 * A car that left the driver's berth without paying; cents. `controlled`: it may not enter until the driver releases
 * it.
 */
export const evasionCar = entity({
  evasionId: id(),
  plateNo: text(),
  formatPlateNo: text(),
  parkId: id(),
  parkName: text(),
  berthNo: text(),
  lockId: optionalId(),
  leaveTime: time(),
  unpaidFee: cents(),
  state: code(EVASION_STATES, EVASION_STATE.unknown),
  stateText: text(),
});
export type EvasionCar = Infer<typeof evasionCar>;
export const evasionCars = cursorPage(evasionCar);

export const lockCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Locks of the driver's own berths and of the berths that they have booked and paid for. */
    listLocks: build.query<Infer<typeof locks>, void>({
      query: () => ({ path: 'getUserLockList' }),
      ...respondsWith(locks),
      providesTags: ['Lock'],
    }),
    getLock: build.query<LockWithCommands, { lockId: string }>({
      query: (body) => ({ path: 'getZigbeeLockState', body }),
      ...respondsWith(lockWithCommands, { suppressErrors: 'all' }), // polled while the lock moves; the screen shows failures itself
      providesTags: ['Lock'],
      keepUnusedDataFor: 0,
    }),
    /**
     * `leaveBy`: the command is not sent after this time. Resolves when the command has been sent; the lock moves for
     * some seconds after that.
     */
    moveLock: build.mutation<
      Infer<typeof lockCommand>,
      RequestKey & { lockId: string; cmd: LockCommand; leaveBy?: SendDeadline }
    >({
      query: ({ leaveBy, ...body }) => ({ path: 'controlZigbeeLock', body, sendDeadline: leaveBy }),
      ...idempotentResponse('booking', lockCommand),
      invalidatesTags: ['Lock'],
    }),
    listEvasionCars: build.infiniteQuery<Infer<typeof evasionCars>, void, number>({
      query: ({ pageParam }) => ({ path: 'getEvasionCarList', body: { lastId: pageParam, pageSize: PAGE_SIZE } }),
      ...cursorPageOptions,
      ...respondsWith(evasionCars),
      providesTags: ['Evasion'],
    }),
    /** Lets a car in through a barrier. `leaveBy` as for a lock. */
    releaseEvasionCar: build.mutation<EvasionCar, RequestKey & { evasionId: string; leaveBy?: SendDeadline }>({
      query: ({ leaveBy, ...body }) => ({ path: 'cancelControl', body, sendDeadline: leaveBy }),
      ...idempotentResponse('booking', evasionCar),
      invalidatesTags: ['Evasion', 'UserCenter'],
    }),
  }),
});
export const { useListLocksQuery, useGetLockQuery, useListEvasionCarsInfiniteQuery } = lockCalls;
