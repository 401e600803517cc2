import {
  PARKING_LOCK_COMMAND,
  PARKING_LOCK_COMMAND_STATE,
  PARKING_LOCK_STATE,
  type ParkingLockCommand,
} from '@/domain/booking/lockCodes';
import type { ParkingLockDisplayState, TrackedParkingLock } from '@/domain/booking/trackedLock';
import { formatDistance } from '@/domain/distance';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatMsAsServerTime, toServerTimeDigits } from '@/domain/serverTime';
import { parseServerTime } from '@/domain/time';
import type { QueryParamsByScreenName } from '@/navigation/paths';
import {
  EVASION_CAR_STATE,
  type EvasionCar,
  type ParkingLock,
  type ParkingLockWithPastCommands,
  type PastParkingLockCommand,
} from '@/services/booking/locks';
import type { TimelineStep } from '@/ui/card/Timeline';
import type { ResultStatus } from '@/ui/picture/ResultStatusIcon';
import type { TagTone } from '@/ui/text/Tag';

export const isEvasionCarBlocked = ({ state }: EvasionCar): boolean => state === EVASION_CAR_STATE.controlled;

export const evasionCarStateLabel = ({ state, stateText }: EvasionCar): string =>
  state === EVASION_CAR_STATE.unknown
    ? '处理中'
    : stateText || (state === EVASION_CAR_STATE.controlled ? '控制中' : '已解除');

const FACE_LABELS: Readonly<Record<ParkingLockDisplayState, string>> = {
  asking: '查询中',
  sending: '正在发送指令',
  moving: '移动中',
  down: '已降下',
  up: '已升起',
  offline: '离线',
  fault: '故障',
  unknown: '未知',
};
const FACE_SIGNS: Readonly<Record<ParkingLockDisplayState, ResultStatus>> = {
  asking: 'pending',
  sending: 'pending',
  moving: 'pending',
  down: 'success',
  up: 'closed',
  offline: 'failed',
  fault: 'failed',
  unknown: 'pending',
};
export const parkingLockDisplayStateLabel = (face: ParkingLockDisplayState): string => FACE_LABELS[face];
export const parkingLockDisplayStateIconStatus = (face: ParkingLockDisplayState): ResultStatus => FACE_SIGNS[face];

/** The label of a lock's state in a list, preferably the server's text. */
export const parkingLockStateLabel = ({ online, lockState, lockStateText }: ParkingLock): string =>
  online === 0
    ? FACE_LABELS.offline
    : lockStateText || (lockState === PARKING_LOCK_STATE.unknown ? FACE_LABELS.unknown : FACE_LABELS.asking);

/** The colour of that label. */
export function parkingLockStateTone({ online, lockState }: ParkingLock): TagTone {
  if (online === 0 || lockState === PARKING_LOCK_STATE.fault) return 'owed';
  if (lockState === PARKING_LOCK_STATE.down) return 'done';
  return lockState === PARKING_LOCK_STATE.up ? 'plain' : 'soon';
}

export const parkingLockCommandLabel = (cmd: ParkingLockCommand): string =>
  cmd === PARKING_LOCK_COMMAND.lower ? '降锁' : '升锁';

/** The explanation below the state. */
export function parkingLockDisplayStateAdvice(face: ParkingLockDisplayState, cmd: ParkingLockCommand | null): string {
  switch (face) {
    case 'sending':
      return '指令已发出，等地锁接收';
    case 'moving':
      return cmd === PARKING_LOCK_COMMAND.raise ? '地锁正在升起，请离远一点' : '地锁在动，降到底后再开进去';
    case 'down':
      return '可以停进来了';
    case 'up':
      return '车位锁着';
    case 'offline':
      return '地锁没有信号，请联系停车场处理';
    case 'fault':
      return '地锁卡住了，再试不行就联系停车场';
    case 'unknown':
      return '地锁没有报告位置，请看现场';
    case 'asking':
      return '';
  }
}

/** Why the lock cannot be moved now, with the time or distance from which it can; empty if it can. */
export function parkingLockMoveBlockReason(
  lock: ParkingLock,
  { nowMs, distanceM }: { readonly nowMs: number; readonly distanceM: number | null },
): string {
  const { controlFrom, controlTo, maxDistance, canControl, controlTip, online } = lock;
  const from = parseServerTime(controlFrom);
  const to = parseServerTime(controlTo);
  if (from !== null && nowMs < from) return `${formatServerMoment(controlFrom, nowMs)} 起可以控制`;
  if (to !== null && nowMs > to) return `控制时间已于 ${formatServerMoment(controlTo, nowMs)} 结束`;
  if (online === 0) return '地锁离线，暂时不能控制';
  if (maxDistance >= 0 && distanceM !== null && distanceM > maxDistance) {
    return `离车位 ${formatDistance(distanceM)}，到 ${formatDistance(maxDistance)} 以内才能控制`;
  }
  // While the lock moves, its state already says so.
  if (canControl === 0 && lock.lockState !== PARKING_LOCK_STATE.moving) return controlTip || '现在不能控制';
  return '';
}

export const LOCK_RAISE_BLOCKED_BY_CAR_TEXT = '车位上有车，不能升锁';

/** `62%`; empty when unknown. */
export const parkingLockBatteryText = (percent: number): string => (percent >= 0 ? `${String(percent)}%` : '');

const COMMAND_STATE_LABELS = ['', '已下发', '执行中', '成功', '失败', '超时'] as const;
/** The number of commands in the timeline. */
const MAX_COMMANDS = 10;

/** The last command, from the fields of the lock itself. */
const toLastCommand = ({
  lastCmdId,
  lastCmd,
  lastCmdTime,
  lastCmdState,
  failReason,
}: ParkingLock): PastParkingLockCommand => ({
  cmdId: lastCmdId,
  cmd: lastCmd,
  cmdTime: lastCmdTime,
  cmdState: lastCmdState,
  failReason,
});

const isSameCommand = (a: PastParkingLockCommand, b: PastParkingLockCommand): boolean =>
  a.cmdId === '' || b.cmdId === '' ? a.cmd === b.cmd && a.cmdTime === b.cmdTime : a.cmdId === b.cmdId;

/** The last commands, newest first: `降锁成功`. A gateway without a command list still returns the last command. */
export function toParkingLockCommandHistory(lock: ParkingLockWithPastCommands, nowMs: number): TimelineStep[] {
  const last = toLastCommand(lock);
  const commands = lock.commands.some((item) => isSameCommand(item, last)) ? lock.commands : [last, ...lock.commands];
  return [...commands]
    .sort((item, next) => (parseServerTime(next.cmdTime) ?? 0) - (parseServerTime(item.cmdTime) ?? 0))
    .flatMap(({ cmd, cmdTime, cmdState, failReason }): TimelineStep[] => {
      if (cmd === PARKING_LOCK_COMMAND.none) return [];
      const isOpen = cmdState === PARKING_LOCK_COMMAND_STATE.sent || cmdState === PARKING_LOCK_COMMAND_STATE.running;
      return [
        {
          word: `${parkingLockCommandLabel(cmd)}${COMMAND_STATE_LABELS[cmdState]}`,
          time: formatServerMoment(cmdTime, nowMs),
          ...(failReason === '' ? {} : { note: failReason }),
          state: isOpen ? 'now' : 'past',
        },
      ];
    })
    .slice(0, MAX_COMMANDS);
}

/**
 * The prefilled query of a fault report: the lock, its berth, and the time of the fault, which is the time of the last
 * command if that failed, otherwise now.
 */
export function toParkingLockFaultReportQueryParams(
  lock: ParkingLock,
  nowMs: number,
): QueryParamsByScreenName['customerServiceFeedBack'] {
  const { lockId, berthNo, lastCmdState, lastCmdTime } = lock;
  const hasFailed =
    lastCmdState === PARKING_LOCK_COMMAND_STATE.failed || lastCmdState === PARKING_LOCK_COMMAND_STATE.timedOut;
  const failedAt = hasFailed ? toServerTimeDigits(lastCmdTime) : undefined;
  return {
    lockId,
    ...(berthNo === '' ? {} : { berthNo }),
    time: failedAt ?? toServerTimeDigits(formatMsAsServerTime(nowMs)),
  };
}

/**
 * The deadline of the running command; null if none is running. A page opened during a move counts from the time at
 * which the command was sent.
 */
export function parkingLockMoveDeadlineMs(
  { command, reading }: TrackedParkingLock<ParkingLock>,
  limitMs: number,
): number | null {
  if (command?.is === 'moving') return command.untilMs;
  if (command !== null || reading?.lockState !== PARKING_LOCK_STATE.moving) return null;
  const sentMs = parseServerTime(reading.lastCmdTime);
  return sentMs === null ? null : sentMs + limitMs;
}
