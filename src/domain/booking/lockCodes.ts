/** `unknown`: the lock has not reported its position, for example because it is offline. */
export const PARKING_LOCK_STATE = { unknown: 0, down: 10, moving: 20, up: 50, fault: 90 } as const;
export type ParkingLockStateCode = (typeof PARKING_LOCK_STATE)[keyof typeof PARKING_LOCK_STATE];

export const PARKING_LOCK_COMMAND = { none: 0, lower: 1, raise: 2 } as const;
/** The commands that a driver can send to a lock. */
export type ParkingLockCommand = typeof PARKING_LOCK_COMMAND.lower | typeof PARKING_LOCK_COMMAND.raise;

export const PARKING_LOCK_COMMAND_STATE = { none: 0, sent: 1, running: 2, done: 3, failed: 4, timedOut: 5 } as const;
