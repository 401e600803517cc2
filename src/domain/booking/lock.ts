import { SECOND_MS } from '@/lib/timeUnits';

import { COMMAND_STATE, LOCK_COMMAND, LOCK_STATE, type LockCommand, type LockState } from './lockCodes';

/** An arm takes about 8 s. After this time without a word of the server that it has moved, the driver is told so. */
export const MOVE_LIMIT_MS = 15 * SECOND_MS;

/** What a state call says, as far as the rules need it. */
export interface LockFacts {
  readonly lockState: LockState;
  readonly online: 0 | 1;
  readonly lastCmdId: string;
  readonly lastCmd: number;
  readonly lastCmdState: number;
  readonly failReason: string;
}

/**
 * The driver's last command. `sending`: whether the server takes it is not known. `moving`: it has; that proves nothing. `done` and `failed` are the word
 * of a state call that was sent after that.
 */
export type CommandStep =
  | { readonly is: 'sending'; readonly cmd: LockCommand }
  | { readonly is: 'moving'; readonly cmd: LockCommand; readonly cmdId: string; readonly untilMs: number }
  | { readonly is: 'done'; readonly cmd: LockCommand }
  | { readonly is: 'failed'; readonly cmd: LockCommand; readonly reason: string };

/** What a page knows of one lock. */
export interface LockWatch<R extends LockFacts = LockFacts> {
  readonly lockId: string;
  /** The answer to the newest question that was answered. */
  readonly reading: R | null;
  /** The number of that question; questions count from 1. */
  readonly readNo: number;
  /** How many questions were sent. */
  readonly asked: number;
  /** The numbers of the questions that wait for their answer, by their ids. */
  readonly open: Readonly<Record<string, number>>;
  /** Questions up to this one were sent before the last command was taken or came to nothing: their answers say nothing of what it did. */
  readonly past: number;
  readonly command: CommandStep | null;
}

export const newWatch = <R extends LockFacts>(lockId: string): LockWatch<R> => ({
  lockId,
  reading: null,
  readNo: 0,
  asked: 0,
  open: {},
  past: 0,
  command: null,
});

/** What was asked so far counts no more. */
const overtaken = <R extends LockFacts>(watch: LockWatch<R>, command: CommandStep | null): LockWatch<R> => ({
  ...watch,
  past: watch.asked,
  command,
});

/** The driver has pressed. While one command is on its way, another press is none. */
export const withCommand = <R extends LockFacts>(watch: LockWatch<R>, cmd: LockCommand): LockWatch<R> =>
  watch.command?.is === 'sending' ? watch : overtaken(watch, { is: 'sending', cmd });

/** The server has taken the command. */
export const withTaken = <R extends LockFacts>(
  watch: LockWatch<R>,
  { cmd, cmdId, atMs }: { readonly cmd: LockCommand; readonly cmdId: string; readonly atMs: number },
): LockWatch<R> => overtaken(watch, { is: 'moving', cmd, cmdId, untilMs: atMs + MOVE_LIMIT_MS });

/** The command came to nothing, or nobody knows what came of it. */
export const withoutCommand = <R extends LockFacts>(watch: LockWatch<R>): LockWatch<R> => overtaken(watch, null);

export const withQuestion = <R extends LockFacts>(watch: LockWatch<R>, id: string): LockWatch<R> => {
  const asked = watch.asked + 1;
  return { ...watch, asked, open: { ...watch.open, [id]: asked } };
};

const closed = <R extends LockFacts>(watch: LockWatch<R>, id: string): LockWatch<R> => {
  const { [id]: _no, ...open } = watch.open;
  return { ...watch, open };
};

export const withoutAnswer = closed;

/** An answer that comes after the answer to a later question is thrown away. */
export function withAnswer<R extends LockFacts>(before: LockWatch<R>, id: string, reading: R): LockWatch<R> {
  const no = before.open[id] ?? 0;
  const watch = closed(before, id);
  if (no <= watch.readNo) return watch;
  const read = { ...watch, reading, readNo: no };
  const { command } = watch;
  return command?.is === 'moving' && no > watch.past ? { ...read, command: judged(command, reading) } : read;
}

function judged(command: CommandStep & { is: 'moving' }, reading: LockFacts): CommandStep {
  const { cmd } = command;
  const { lockState, online, lastCmd, lastCmdId, lastCmdState, failReason } = reading;
  // A lock without a line cannot say where its arm is.
  if (online === 1 && lockState === (cmd === LOCK_COMMAND.lower ? LOCK_STATE.down : LOCK_STATE.up)) {
    return { is: 'done', cmd };
  }
  const isOurs = lastCmd === cmd && (command.cmdId === '' || lastCmdId === '' || lastCmdId === command.cmdId);
  const hasFailed = lastCmdState === COMMAND_STATE.failed || lastCmdState === COMMAND_STATE.timedOut;
  if (lockState === LOCK_STATE.fault || (isOurs && hasFailed)) {
    return { is: 'failed', cmd, reason: isOurs ? failReason : '' };
  }
  return command;
}

/** What is shown of a lock: `asking` until a state call says more. */
export type LockFace = 'asking' | 'sending' | 'moving' | 'down' | 'up' | 'offline' | 'fault' | 'unknown';

/**
 * What a driver may be told. That the arm is down or up is said only by a state call that was sent after the last command.
 *
 * @param isLate the time of a command that was taken is over
 */
export function faceOf({ reading, readNo, past, command }: LockWatch, isLate: boolean): LockFace {
  if (command?.is === 'sending') return 'sending';
  if (command?.is === 'moving' && !isLate) return 'moving';
  if (reading === null || readNo <= past) return command?.is === 'moving' ? 'unknown' : 'asking';
  if (reading.online === 0) return 'offline';
  switch (reading.lockState) {
    case LOCK_STATE.down:
      return 'down';
    case LOCK_STATE.up:
      return 'up';
    case LOCK_STATE.moving:
      return isLate ? 'unknown' : 'moving';
    case LOCK_STATE.fault:
      return 'fault';
    case LOCK_STATE.unknown:
      return 'unknown';
  }
}
