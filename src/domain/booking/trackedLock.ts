import { SECOND_MS } from '@/lib/timeUnits';

import {
  PARKING_LOCK_COMMAND,
  PARKING_LOCK_COMMAND_STATE,
  PARKING_LOCK_STATE,
  type ParkingLockCommand,
  type ParkingLockStateCode,
} from './lockCodes';

/** An arm takes about 8 s. If the server does not confirm the move within this time, the driver is notified. */
export const PARKING_LOCK_MOVE_LIMIT_MS = 15 * SECOND_MS;

/** The result of a state call, with the fields that the rules need. */
export interface ParkingLockReading {
  readonly lockState: ParkingLockStateCode;
  readonly online: 0 | 1;
  readonly lastCmdId: string;
  readonly lastCmd: number;
  readonly lastCmdState: number;
  readonly failReason: string;
}

/**
 * The driver's last command. `sending`: it is unknown whether the server accepts it. `moving`: it was accepted; that
 * proves no movement. `done` and `failed` come from a state call that was sent after that.
 */
export type ParkingLockCommandProgress =
  | { readonly is: 'sending'; readonly cmd: ParkingLockCommand }
  | { readonly is: 'moving'; readonly cmd: ParkingLockCommand; readonly cmdId: string; readonly untilMs: number }
  | { readonly is: 'done'; readonly cmd: ParkingLockCommand }
  | { readonly is: 'failed'; readonly cmd: ParkingLockCommand; readonly reason: string };

/** What a page knows of one lock. Requests are state calls, numbered from 1. */
export interface TrackedParkingLock<R extends ParkingLockReading = ParkingLockReading> {
  readonly lockId: string;
  /** The response to the newest request that has one. */
  readonly reading: R | null;
  /** The number of that request. */
  readonly readNo: number;
  /** The number of requests sent. */
  readonly asked: number;
  /** The numbers of the pending requests, by request id. */
  readonly open: Readonly<Record<string, number>>;
  /**
   * Requests up to this number were sent before the last command was accepted or dropped: their responses prove nothing
   * about its effect.
   */
  readonly past: number;
  readonly command: ParkingLockCommandProgress | null;
}

export const createTrackedParkingLock = <R extends ParkingLockReading>(lockId: string): TrackedParkingLock<R> => ({
  lockId,
  reading: null,
  readNo: 0,
  asked: 0,
  open: {},
  past: 0,
  command: null,
});

/** Marks all requests sent so far as outdated. */
const withStaleReadings = <R extends ParkingLockReading>(
  watch: TrackedParkingLock<R>,
  command: ParkingLockCommandProgress | null,
): TrackedParkingLock<R> => ({
  ...watch,
  past: watch.asked,
  command,
});

/** The driver has pressed a button. While a command is being sent, another press is ignored. */
export const withSentParkingLockCommand = <R extends ParkingLockReading>(
  watch: TrackedParkingLock<R>,
  cmd: ParkingLockCommand,
): TrackedParkingLock<R> =>
  watch.command?.is === 'sending' ? watch : withStaleReadings(watch, { is: 'sending', cmd });

/** The server has accepted the command. */
export const withAcceptedParkingLockCommand = <R extends ParkingLockReading>(
  watch: TrackedParkingLock<R>,
  { cmd, cmdId, atMs }: { readonly cmd: ParkingLockCommand; readonly cmdId: string; readonly atMs: number },
): TrackedParkingLock<R> =>
  withStaleReadings(watch, { is: 'moving', cmd, cmdId, untilMs: atMs + PARKING_LOCK_MOVE_LIMIT_MS });

/** The command was dropped, or its result is unknown. */
export const withoutParkingLockCommand = <R extends ParkingLockReading>(
  watch: TrackedParkingLock<R>,
): TrackedParkingLock<R> => withStaleReadings(watch, null);

export const withParkingLockStateRequest = <R extends ParkingLockReading>(
  watch: TrackedParkingLock<R>,
  id: string,
): TrackedParkingLock<R> => {
  const asked = watch.asked + 1;
  return { ...watch, asked, open: { ...watch.open, [id]: asked } };
};

const withoutOpenRequest = <R extends ParkingLockReading>(
  watch: TrackedParkingLock<R>,
  id: string,
): TrackedParkingLock<R> => {
  const { [id]: _no, ...open } = watch.open;
  return { ...watch, open };
};

export const withoutParkingLockStateRequest = withoutOpenRequest;

/** Applies a response. It is ignored if a later request already has its response. */
export function withParkingLockReading<R extends ParkingLockReading>(
  before: TrackedParkingLock<R>,
  id: string,
  reading: R,
): TrackedParkingLock<R> {
  const no = before.open[id] ?? 0;
  const watch = withoutOpenRequest(before, id);
  if (no <= watch.readNo) return watch;
  const read = { ...watch, reading, readNo: no };
  const { command } = watch;
  return command?.is === 'moving' && no > watch.past ? { ...read, command: resolveCommand(command, reading) } : read;
}

function resolveCommand(
  command: ParkingLockCommandProgress & { is: 'moving' },
  reading: ParkingLockReading,
): ParkingLockCommandProgress {
  const { cmd } = command;
  const { lockState, online, lastCmd, lastCmdId, lastCmdState, failReason } = reading;
  // An offline lock cannot report where its arm is.
  if (
    online === 1 &&
    lockState === (cmd === PARKING_LOCK_COMMAND.lower ? PARKING_LOCK_STATE.down : PARKING_LOCK_STATE.up)
  ) {
    return { is: 'done', cmd };
  }
  const isOurs = lastCmd === cmd && (command.cmdId === '' || lastCmdId === '' || lastCmdId === command.cmdId);
  const hasFailed =
    lastCmdState === PARKING_LOCK_COMMAND_STATE.failed || lastCmdState === PARKING_LOCK_COMMAND_STATE.timedOut;
  if (lockState === PARKING_LOCK_STATE.fault || (isOurs && hasFailed)) {
    return { is: 'failed', cmd, reason: isOurs ? failReason : '' };
  }
  return command;
}

/** The displayed state of a lock: `asking` until a state call has more. */
export type ParkingLockDisplayState = 'asking' | 'sending' | 'moving' | 'down' | 'up' | 'offline' | 'fault' | 'unknown';

/**
 * The state to display. That the arm is down or up is shown only by a state call that was sent after the last command.
 *
 * @param isLate the time limit of an accepted command has passed
 */
export function toParkingLockDisplayState(
  { reading, readNo, past, command }: TrackedParkingLock,
  isLate: boolean,
): ParkingLockDisplayState {
  if (command?.is === 'sending') return 'sending';
  if (command?.is === 'moving' && !isLate) return 'moving';
  if (reading === null || readNo <= past) return command?.is === 'moving' ? 'unknown' : 'asking';
  if (reading.online === 0) return 'offline';
  switch (reading.lockState) {
    case PARKING_LOCK_STATE.down:
      return 'down';
    case PARKING_LOCK_STATE.up:
      return 'up';
    case PARKING_LOCK_STATE.moving:
      return isLate ? 'unknown' : 'moving';
    case PARKING_LOCK_STATE.fault:
      return 'fault';
    case PARKING_LOCK_STATE.unknown:
      return 'unknown';
  }
}
