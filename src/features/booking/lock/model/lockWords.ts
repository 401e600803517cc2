import type { LockFace, LockWatch } from '@/domain/booking/lock';
import { COMMAND_STATE, LOCK_COMMAND, LOCK_STATE, type LockCommand } from '@/domain/booking/lockCodes';
import { formatDistance } from '@/domain/distance';
import { momentText } from '@/domain/momentText';
import { digitsOfTime, serverTimeOf } from '@/domain/serverTime';
import { parseServerTime } from '@/domain/time';
import type { QueryOf } from '@/navigation/paths';
import type { Lock, LockWithCommands, PastCommand } from '@/services/booking/locks';
import type { TimelineStep } from '@/ui/card/Timeline';
import type { Status } from '@/ui/picture/StatusSign';
import type { TagTone } from '@/ui/text/Tag';

const WORDS: Readonly<Record<LockFace, string>> = {
  asking: '查询中',
  sending: '正在发送指令',
  moving: '移动中',
  down: '已降下',
  up: '已升起',
  offline: '离线',
  fault: '故障',
  unknown: '未知',
};
const SIGNS: Readonly<Record<LockFace, Status>> = {
  asking: 'pending',
  sending: 'pending',
  moving: 'pending',
  down: 'success',
  up: 'closed',
  offline: 'failed',
  fault: 'failed',
  unknown: 'pending',
};
export const faceWord = (face: LockFace): string => WORDS[face];
export const faceStatus = (face: LockFace): Status => SIGNS[face];

/** The state of a lock in a list, as the server says it. */
export const listedWord = ({ online, lockState, lockStateText }: Lock): string =>
  online === 0 ? WORDS.offline : lockStateText || (lockState === LOCK_STATE.unknown ? WORDS.unknown : WORDS.asking);

/** The colour of that word. */
export function listedTone({ online, lockState }: Lock): TagTone {
  if (online === 0 || lockState === LOCK_STATE.fault) return 'owed';
  if (lockState === LOCK_STATE.down) return 'done';
  return lockState === LOCK_STATE.up ? 'plain' : 'soon';
}

export const commandWord = (cmd: LockCommand): string => (cmd === LOCK_COMMAND.lower ? '降锁' : '升锁');

/** What a driver reads below the state. */
export function faceAdvice(face: LockFace, cmd: LockCommand | null): string {
  switch (face) {
    case 'sending':
      return '指令已发出，等地锁接收';
    case 'moving':
      return cmd === LOCK_COMMAND.raise ? '地锁正在升起，请离远一点' : '地锁在动，降到底后再开进去';
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

/** Why the lock cannot be moved now, and from when or from where it can; empty if it can. */
export function lockBlock(
  lock: Lock,
  { nowMs, distanceM }: { readonly nowMs: number; readonly distanceM: number | null },
): string {
  const { controlFrom, controlTo, maxDistance, canControl, controlTip, online } = lock;
  const from = parseServerTime(controlFrom);
  const to = parseServerTime(controlTo);
  if (from !== null && nowMs < from) return `${momentText(controlFrom, nowMs)} 起可以控制`;
  if (to !== null && nowMs > to) return `控制时间已于 ${momentText(controlTo, nowMs)} 结束`;
  if (online === 0) return '地锁离线，暂时不能控制';
  if (maxDistance >= 0 && distanceM !== null && distanceM > maxDistance) {
    return `离车位 ${formatDistance(distanceM)}，到 ${formatDistance(maxDistance)} 以内才能控制`;
  }
  // While it moves, the face says so.
  if (canControl === 0 && lock.lockState !== LOCK_STATE.moving) return controlTip || '现在不能控制';
  return '';
}

export const CAR_ON_BERTH = '车位上有车，不能升锁';

/** `62%`; empty when unknown. */
export const batteryText = (percent: number): string => (percent >= 0 ? `${String(percent)}%` : '');

const COMMAND_WORDS = ['', '已下发', '执行中', '成功', '失败', '超时'] as const;
/** As many as a driver looks through. */
const MAX_COMMANDS = 10;

/** The last command by the fields of the lock itself. */
const lastCommandOf = ({ lastCmdId, lastCmd, lastCmdTime, lastCmdState, failReason }: Lock): PastCommand => ({
  cmdId: lastCmdId,
  cmd: lastCmd,
  cmdTime: lastCmdTime,
  cmdState: lastCmdState,
  failReason,
});

const isSame = (one: PastCommand, other: PastCommand): boolean =>
  one.cmdId === '' || other.cmdId === ''
    ? one.cmd === other.cmd && one.cmdTime === other.cmdTime
    : one.cmdId === other.cmdId;

/** The last commands that the server knows of, newest first: `降锁成功`. A gateway that keeps no list of them still names the last one. */
export function commandSteps(lock: LockWithCommands, nowMs: number): TimelineStep[] {
  const last = lastCommandOf(lock);
  const listed = lock.commands.some((one) => isSame(one, last)) ? lock.commands : [last, ...lock.commands];
  return [...listed]
    .sort((one, other) => (parseServerTime(other.cmdTime) ?? 0) - (parseServerTime(one.cmdTime) ?? 0))
    .flatMap(({ cmd, cmdTime, cmdState, failReason }): TimelineStep[] => {
      if (cmd === LOCK_COMMAND.none) return [];
      const isOpen = cmdState === COMMAND_STATE.sent || cmdState === COMMAND_STATE.running;
      return [
        {
          word: `${commandWord(cmd)}${COMMAND_WORDS[cmdState]}`,
          time: momentText(cmdTime, nowMs),
          ...(failReason === '' ? {} : { note: failReason }),
          state: isOpen ? 'now' : 'past',
        },
      ];
    })
    .slice(0, MAX_COMMANDS);
}

/** What a report of a fault begins with: the lock, its berth, and when it went wrong, which is the time of the last command where that failed. */
export function faultReport(lock: Lock, nowMs: number): QueryOf['customerServiceFeedBack'] {
  const { lockId, berthNo, lastCmdState, lastCmdTime } = lock;
  const hasFailed = lastCmdState === COMMAND_STATE.failed || lastCmdState === COMMAND_STATE.timedOut;
  const failedAt = hasFailed ? digitsOfTime(lastCmdTime) : undefined;
  return {
    lockId,
    ...(berthNo === '' ? {} : { berthNo }),
    time: failedAt ?? digitsOfTime(serverTimeOf(nowMs)),
  };
}

/** When the time of the command under way is over; null while none is. A page that was opened meanwhile counts from the command's own time. */
export function moveEndsAt({ command, reading }: LockWatch<Lock>, limitMs: number): number | null {
  if (command?.is === 'moving') return command.untilMs;
  if (command !== null || reading?.lockState !== LOCK_STATE.moving) return null;
  const sentMs = parseServerTime(reading.lastCmdTime);
  return sentMs === null ? null : sentMs + limitMs;
}
