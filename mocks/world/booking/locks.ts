import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import { berthOf, bookingStateOf, bookLotOf, windowOf } from './bookings';
import type { BerthRow, BookingRow, LockCmd, LockCommandRow, LockRow } from './bookingTables';

/** How long the gateway waits for a lock that does not respond. */
const SILENCE_MS = 15_000;
/** With less battery than this, percent, a lock no longer moves. */
const LOW_BATTERY = 5;

const LOCK_STATE_TEXT = { 0: '未知', 10: '已降下', 20: '移动中', 50: '已升起', 90: '故障' } as const;

/** The server's word for where a lock is. */
export const lockStateTextOf = (lock: LockRow): string => (lock.isOnline ? LOCK_STATE_TEXT[lockStateOf(lock)] : '离线');

/** Why a driver may move a lock: they own the berth, or they have booked it (`order`). */
export interface LockRight {
  lock: LockRow;
  berth: BerthRow;
  order: BookingRow | null;
  from: number;
  to: number;
}

/** What it was told last. */
export const lastCommandOf = ({ commands }: LockRow): LockCommandRow | undefined => commands.at(-1);

/** The state as in PARKING_LOCK_STATE of the wire. */
export function lockStateOf(lock: LockRow): keyof typeof LOCK_STATE_TEXT {
  const { isOnline, isBlind, isJammed, isUp } = lock;
  if (!isOnline || isBlind) return 0;
  if (lastCommandOf(lock)?.state === 2) return 20;
  return isJammed ? 90 : isUp ? 50 : 10;
}

function rightOf(world: World, driverId: string, lock: LockRow): LockRight | null {
  const berth = berthOf(world, lock.berthId);
  if (berth.ownerId === driverId) return { lock, berth, order: null, from: berth.ownedFrom, to: berth.ownedTo };
  const order = world.tables.booking.orders.find(
    (row) => row.berthId === berth.berthId && row.driverId === driverId && [2, 3].includes(bookingStateOf(row)),
  );
  if (order === undefined) return null;
  const { earliestEntryAt } = windowOf(bookLotOf(world, order.parkId), order);
  // A driver who overstays must still be able to leave.
  const to = order.enteredAt === null ? order.endAt : Math.max(order.endAt, world.clock.now());
  return { lock, berth, order, from: earliestEntryAt, to };
}

/** Every lock that this driver may move. */
export const rightsOf = (world: World, driverId: string): LockRight[] =>
  world.tables.booking.locks.flatMap((lock) => rightOf(world, driverId, lock) ?? []);

/** One of them. A lock of another driver is treated as if it did not exist. */
export function lockRightOf(world: World, driverId: string, lockId: string): LockRight {
  const lock = world.tables.booking.locks.find((row) => row.lockId === lockId);
  const right = lock === undefined ? null : rightOf(world, driverId, lock);
  if (right === null) throw new Refusal(REFUSALS.notFound, '地锁不存在');
  return right;
}

/** Why it cannot be moved at the moment; empty if it can. */
export function lockObstacleOf(world: World, { lock, from, to }: LockRight): string {
  const now = world.clock.now();
  if (now < from) return '未到可控制时间';
  if (now > to) return '已过可控制时间';
  if (!lock.isOnline) return '地锁已离线，请联系现场人员';
  if (lastCommandOf(lock)?.state === 2) return '地锁正在移动，请稍候';
  return lock.batteryPercent <= LOW_BATTERY ? '地锁电量不足，请联系现场人员' : '';
}

/** Sends a command. The arm moves for some seconds after it. 1 lower, 2 raise. */
export function moveLock(world: World, right: LockRight, cmd: LockCmd): string {
  const { lock, berth } = right;
  const obstacle = lockObstacleOf(world, right);
  if (obstacle !== '') throw new Refusal(REFUSALS.lockRefused, obstacle);
  if (cmd === 2 && berth.carPlateNo !== '') throw new Refusal(REFUSALS.lockRefused, '车位上有车，不能升锁');
  const cmdId = world.nextId('L');
  const isThere = !lock.isJammed && lock.isUp === (cmd === 2);
  lock.commands.push({ cmdId, cmd, at: world.clock.now(), state: isThere ? 3 : 2, failReason: '' });
  if (!isThere) lock.batteryPercent -= 1;
  return cmdId;
}

/** Advances locks: arms arrive, jam, or stop responding. */
export function advanceLocks(world: World): void {
  const now = world.clock.now();
  for (const lock of world.tables.booking.locks) {
    const last = lastCommandOf(lock);
    if (last?.state !== 2 || lock.isSilent) continue;
    if (!lock.isOnline) {
      if (now >= last.at + SILENCE_MS) Object.assign(last, { state: 5, failReason: '地锁没有响应' });
    } else if (now >= last.at + lock.moveMs) {
      lock.isJammed = lock.jams;
      if (!lock.jams) lock.isUp = last.cmd === 2;
      Object.assign(last, lock.jams ? { state: 4, failReason: '锁臂受阻，请检查车位后重试' } : { state: 3 });
    }
  }
}

/** Switches for the control page. */
export function setLock(
  world: World,
  lockId: string,
  changes: Partial<Pick<LockRow, 'jams' | 'isSilent' | 'isOnline' | 'isBlind' | 'batteryPercent' | 'moveMs'>>,
): void {
  const lock = world.tables.booking.locks.find((row) => row.lockId === lockId);
  if (lock === undefined) throw new Refusal(REFUSALS.notFound, '地锁不存在');
  Object.assign(lock, changes);
}
