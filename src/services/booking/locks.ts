import {
  PARKING_LOCK_COMMAND,
  PARKING_LOCK_COMMAND_STATE,
  PARKING_LOCK_STATE,
  type ParkingLockCommand,
} from '@/domain/booking/lockCodes';
import type { CommandSendDeadline } from '@/platform/clock/press';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { PAGE_SIZE } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { bookingApi } from './bookingApi';
import { createCursorPageSchema, cursorPageQueryOptions } from './cursorPage';

export const PARKING_LOCK_STATE_CODES = [0, 10, 20, 50, 90] as const;
export const PARKING_LOCK_COMMAND_CODES = [0, 1, 2] as const;
export const PARKING_LOCK_COMMAND_STATE_CODES = [0, 1, 2, 3, 4, 5] as const;

const lockFields = {
  lockId: wire.id(),
  lockName: wire.requiredText(),
  parkId: wire.id(),
  parkName: wire.text(),
  berthId: wire.id(),
  berthNo: wire.text(),
  /** The booking that permits using the lock; empty for the driver's own berth. */
  bookOrderNo: wire.optionalId(),
  lockState: wire.enumCode(PARKING_LOCK_STATE_CODES, PARKING_LOCK_STATE.unknown),
  lockStateText: wire.text(),
  online: wire.flag(),
  batteryPercent: wire.count(-1),
  hasCar: wire.flag(),
  controlFrom: wire.dateTime(),
  controlTo: wire.dateTime(),
  maxDistance: wire.count(-1),
  canControl: wire.flag(),
  controlTip: wire.text(),
  lastCmdId: wire.optionalId(),
  lastCmd: wire.enumCode(PARKING_LOCK_COMMAND_CODES, PARKING_LOCK_COMMAND.none),
  lastCmdTime: wire.dateTime(),
  lastCmdState: wire.enumCode(PARKING_LOCK_COMMAND_STATE_CODES, PARKING_LOCK_COMMAND_STATE.none),
  failReason: wire.text(),
} as const;
/**
 * A lock on a berth. Only `lockState` confirms a command; sending it proves nothing. The lock can be moved from
 * `controlFrom` to `controlTo` within `maxDistance` metres. `controlTip`: why `canControl` is 0. `batteryPercent` is
 * -1 if unknown.
 */
export const parkingLockSchema = wire.entity(lockFields);
export type ParkingLock = wire.Infer<typeof parkingLockSchema>;
export const parkingLocksSchema = createCursorPageSchema(parkingLockSchema);

/** A command that was sent to a lock, from any phone. `cmd` is 0 for an unknown command. */
export const pastParkingLockCommandSchema = wire.entity({
  cmdId: wire.optionalId(),
  cmd: wire.enumCode(PARKING_LOCK_COMMAND_CODES, PARKING_LOCK_COMMAND.none),
  cmdTime: wire.dateTime(),
  cmdState: wire.enumCode(PARKING_LOCK_COMMAND_STATE_CODES, PARKING_LOCK_COMMAND_STATE.none),
  failReason: wire.text(),
});
export type PastParkingLockCommand = wire.Infer<typeof pastParkingLockCommandSchema>;

/** A lock with its latest commands, newest first. The list is empty if the gateway stores only the last command. */
export const parkingLockWithPastCommandsSchema = wire.rowsInField('commands', pastParkingLockCommandSchema, lockFields);
export type ParkingLockWithPastCommands = wire.Infer<typeof parkingLockWithPastCommandsSchema>;
export const sentParkingLockCommandIdSchema = wire.entity({ cmdId: wire.id() });

/** `unknown` must not be shown as released. */
export const EVASION_CAR_STATE = { unknown: 0, controlled: 1, released: 2 } as const;
export const EVASION_CAR_STATE_CODES = [0, 1, 2] as const;

/**
 * A car that left the driver's berth without paying; cents. `controlled`: it may not enter until the driver releases
 * it.
 */
export const evasionCarSchema = wire.entity({
  evasionId: wire.id(),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  parkId: wire.id(),
  parkName: wire.text(),
  berthNo: wire.text(),
  lockId: wire.optionalId(),
  leaveTime: wire.dateTime(),
  unpaidFee: wire.cents(),
  state: wire.enumCode(EVASION_CAR_STATE_CODES, EVASION_CAR_STATE.unknown),
  stateText: wire.text(),
});
export type EvasionCar = wire.Infer<typeof evasionCarSchema>;
export const evasionCarsSchema = createCursorPageSchema(evasionCarSchema);

export const parkingLockCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Locks of the driver's own berths and of the berths that they have booked and paid for. */
    listLocks: build.query<wire.Infer<typeof parkingLocksSchema>, void>({
      query: () => ({ path: 'getUserLockList' }),
      ...createEndpointResponseOptions(parkingLocksSchema),
      providesTags: ['Lock'],
    }),
    getLock: build.query<ParkingLockWithPastCommands, { lockId: string }>({
      query: (body) => ({ path: 'getZigbeeLockState', body }),
      ...createEndpointResponseOptions(parkingLockWithPastCommandsSchema, { suppressErrors: 'all' }), // polled while the lock moves; the screen shows failures itself
      providesTags: ['Lock'],
      keepUnusedDataFor: 0,
    }),
    /**
     * `leaveBy`: the command is not sent after this time. Resolves when the command has been sent; the lock moves for
     * some seconds after that.
     */
    moveLock: build.mutation<
      wire.Infer<typeof sentParkingLockCommandIdSchema>,
      IdempotencyKey & { lockId: string; cmd: ParkingLockCommand; leaveBy?: CommandSendDeadline }
    >({
      query: ({ leaveBy, ...body }) => ({ path: 'controlZigbeeLock', body, sendDeadline: leaveBy }),
      ...createIdempotentResponseOptions('booking', sentParkingLockCommandIdSchema),
      invalidatesTags: ['Lock'],
    }),
    listEvasionCars: build.infiniteQuery<wire.Infer<typeof evasionCarsSchema>, void, number>({
      query: ({ pageParam }) => ({ path: 'getEvasionCarList', body: { lastId: pageParam, pageSize: PAGE_SIZE } }),
      ...cursorPageQueryOptions,
      ...createEndpointResponseOptions(evasionCarsSchema),
      providesTags: ['Evasion'],
    }),
    /** Lets a car in through a barrier. `leaveBy` as for a lock. */
    releaseEvasionCar: build.mutation<
      EvasionCar,
      IdempotencyKey & { evasionId: string; leaveBy?: CommandSendDeadline }
    >({
      query: ({ leaveBy, ...body }) => ({ path: 'cancelControl', body, sendDeadline: leaveBy }),
      ...createIdempotentResponseOptions('booking', evasionCarSchema),
      invalidatesTags: ['Evasion', 'UserCenter'],
    }),
  }),
});
export const { useListLocksQuery, useGetLockQuery, useListEvasionCarsInfiniteQuery } = parkingLockCalls;
