import { formatPlate } from '@/domain/plate/plateFace';
import type { Berth } from '@/services/booking/berths';
import type { Booking, BookingPackage } from '@/services/booking/bookings';
import type { EvasionCar, ParkingLock, ParkingLockWithPastCommands } from '@/services/booking/locks';
import type { BookablePark } from '@/services/booking/parks';

import { cancelCostOf, overtimeOf } from '../../world/booking/bookingCourse';
import {
  berthOf,
  BOOKING_TEXT,
  bookingStateOf,
  bookLotOf,
  cancelRulesOf,
  packageOf,
  windowOf,
} from '../../world/booking/bookings';
import { berthStateOf, leftOf, obstacleOf, slotOf, spacesOf } from '../../world/booking/bookingSlots';
import type {
  BerthRow,
  BookingRow,
  BookPackageRow,
  EvasionRow,
  LockCommandRow,
} from '../../world/booking/bookingTables';
import { lastCommandOf, lockObstacleOf, type LockRight, lockStateOf, lockStateTextOf } from '../../world/booking/locks';
import { wireTime } from '../../world/core/clock';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { flag } from '../flag';

export const BERTH_TYPE_TEXT = { 1: '普通车位', 2: '充电车位', 3: '无障碍车位', 4: '微型车位', 5: '机械车位' } as const;
const BERTH_STATE_TEXT = { 1: '可订', 2: '已订', 3: '占用', 4: '停用' } as const;
/** A phone that is further away may not move a lock, metres. */
const LOCK_REACH_M = 200;
/** How long a command takes to reach the lock. */
const SENT_MS = 1_000;

const yuan = (cents: number) => (cents / 100).toFixed(2);

/** A page that contains all rows. */
export const whole = <T>(list: T[]) => ({ list, lastId: 0, hasMore: 0 as const });

/** The page after `lastId`, newest first. 0 starts at the beginning. */
export function pageAfter<R extends { seq: number }, T>(
  rows: readonly R[],
  { lastId, pageSize }: { lastId: number; pageSize: number },
  shown: (row: R) => T,
) {
  const rest = rows.filter(({ seq }) => lastId === 0 || seq < lastId).sort((a, b) => b.seq - a.seq);
  const page = rest.slice(0, pageSize);
  return { list: page.map(shown), lastId: page.at(-1)?.seq ?? lastId, hasMore: flag(rest.length > page.length) };
}

/** `distance`: metres from the place in the query, 0 if there was none. */
export function parkAnswer(world: World, parkId: string, distance = 0): BookablePark {
  const lot = lotOf(world, parkId);
  const rules = bookLotOf(world, parkId);
  const { left, total } = spacesOf(world, parkId);
  const fees = world.tables.booking.packages.filter((row) => row.parkId === parkId).map(({ bookCents }) => bookCents);
  const berthIds = new Set(
    world.tables.booking.berths.filter((row) => row.parkId === parkId).map((row) => row.berthId),
  );
  return {
    parkId,
    parkName: lot.parkName,
    parkAddr: lot.parkAddr,
    latitude: lot.latitude,
    longitude: lot.longitude,
    distance,
    leftBookSpaceNum: left,
    totalBookSpaceNum: total,
    minBookFee: Math.min(...fees),
    holdMinutes: rules.holdMinutes,
    earlyEntryMinutes: rules.earlyMinutes,
    lateEntryMinutes: rules.lateMinutes,
    freeCancelMinutes: rules.freeCancelMinutes,
    overtimeHourFee: rules.overtimeHourCents,
    cancelLimit: rules.cancelLimit,
    noShowLimit: rules.noShowLimit,
    feeRuleLabels: [`预约${yuan(Math.min(...fees))}元起`, `超时${yuan(rules.overtimeHourCents)}元/小时`],
    description: lot.description,
    phone: lot.phone,
    supportLock: flag(world.tables.booking.locks.some(({ berthId }) => berthIds.has(berthId))),
  };
}

const cancelRulesAnswer = (...of: Parameters<typeof cancelRulesOf>) =>
  cancelRulesOf(...of).map(({ untilAt, cents }) => ({ untilTime: wireTime(untilAt), deductFee: cents }));

export function packageAnswer(world: World, row: BookPackageRow, bookDate: string): BookingPackage {
  const slot = slotOf(world, row, bookDate);
  const rules = bookLotOf(world, row.parkId);
  const { earliestEntryAt, latestEntryAt, freeCancelUntil } = windowOf(rules, slot);
  const obstacle = obstacleOf(world, row, slot);
  return {
    packageId: row.packageId,
    packageName: row.packageName,
    parkId: row.parkId,
    berthType: row.berthType,
    berthTypeText: BERTH_TYPE_TEXT[row.berthType],
    startTime: wireTime(slot.startAt),
    endTime: wireTime(slot.endAt),
    earliestEntryTime: wireTime(earliestEntryAt),
    latestEntryTime: wireTime(latestEntryAt),
    cancelFreeTime: wireTime(freeCancelUntil),
    cancelRules: cancelRulesAnswer(rules, slot, row.bookCents),
    noShowFee: row.bookCents + row.depositCents,
    bookFee: row.bookCents,
    depositFee: row.depositCents,
    payFee: row.bookCents + row.depositCents,
    overtimeHourFee: rules.overtimeHourCents,
    leftNum: leftOf(world, row, slot),
    totalNum: row.quota,
    canBook: flag(obstacle === ''),
    disableReason: obstacle,
  };
}

export function berthAnswer(world: World, row: BerthRow, of: BookPackageRow, bookDate: string): Berth {
  const state = berthStateOf(world, row, slotOf(world, of, bookDate));
  return {
    berthId: row.berthId,
    berthNo: row.berthNo,
    floor: row.floor,
    area: row.area,
    berthType: row.berthType,
    berthTypeText: BERTH_TYPE_TEXT[row.berthType],
    hasLock: flag(world.tables.booking.locks.some(({ berthId }) => berthId === row.berthId)),
    price: of.bookCents,
    state,
    stateText: BERTH_STATE_TEXT[state],
  };
}

export function bookingAnswer(world: World, order: BookingRow): Booking {
  const lot = lotOf(world, order.parkId);
  const rules = bookLotOf(world, order.parkId);
  const berth = berthOf(world, order.berthId);
  const state = bookingStateOf(order);
  const { earliestEntryAt, latestEntryAt, freeCancelUntil } = windowOf(rules, order);
  const cost = cancelCostOf(world, order);
  return {
    bookOrderNo: order.bookOrderNo,
    parkId: order.parkId,
    parkName: lot.parkName,
    parkAddr: lot.parkAddr,
    latitude: lot.latitude,
    longitude: lot.longitude,
    packageName: packageOf(world, order.parkId, order.packageId).packageName,
    berthId: berth.berthId,
    berthNo: berth.berthNo,
    floor: berth.floor,
    area: berth.area,
    entryTip: `从东门进，下到${berth.floor}，跟着${berth.area}的指示牌走`,
    plateNo: order.plateNo,
    formatPlateNo: formatPlate(order.plateNo),
    bookTime: wireTime(order.bookedAt),
    payDeadlineTime: state === 1 ? wireTime(order.payBy) : '',
    startTime: wireTime(order.startAt),
    endTime: wireTime(order.endAt),
    earliestEntryTime: wireTime(earliestEntryAt),
    latestEntryTime: wireTime(latestEntryAt),
    cancelFreeTime: wireTime(freeCancelUntil),
    cancelRules: cancelRulesAnswer(rules, order, order.bookCents),
    noShowFee: order.bookCents + order.depositCents,
    overtimeHourFee: rules.overtimeHourCents,
    enterTime: wireTime(order.enteredAt),
    exitTime: order.enteredAt === null ? '' : wireTime(order.ended?.at ?? null),
    holdMinutes: rules.holdMinutes,
    bookFee: order.bookCents,
    depositFee: order.depositCents,
    overtimeFee: overtimeOf(world, order),
    payFee: order.bookCents + order.depositCents,
    refundFee: order.refund?.cents ?? 0,
    state,
    stateText: BOOKING_TEXT[state],
    canPay: flag(state === 1),
    canCancel: flag(cost.isAllowed),
    cancelTip: cost.tip,
    lockId: world.tables.booking.locks.find(({ berthId }) => berthId === order.berthId)?.lockId ?? '',
  };
}

export function lockAnswer(world: World, right: LockRight): ParkingLock {
  const { lock, berth, order, from, to } = right;
  const state = lockStateOf(lock);
  const obstacle = lockObstacleOf(world, right);
  const last = lastCommandOf(lock);
  return {
    lockId: lock.lockId,
    lockName: lock.lockName,
    parkId: berth.parkId,
    parkName: lotOf(world, berth.parkId).parkName,
    berthId: berth.berthId,
    berthNo: berth.berthNo,
    bookOrderNo: order?.bookOrderNo ?? '',
    lockState: state,
    lockStateText: lockStateTextOf(lock),
    online: flag(lock.isOnline),
    batteryPercent: lock.batteryPercent,
    hasCar: flag(berth.carPlateNo !== ''),
    controlFrom: wireTime(from),
    controlTo: wireTime(to),
    maxDistance: LOCK_REACH_M,
    canControl: flag(obstacle === ''),
    controlTip: obstacle,
    lastCmdId: last?.cmdId ?? '',
    lastCmd: last?.cmd ?? 0,
    lastCmdTime: wireTime(last?.at ?? null),
    lastCmdState: last === undefined ? 0 : commandStateOf(world, last),
    failReason: last?.failReason ?? '',
  };
}

const commandStateOf = (world: World, { state, at }: LockCommandRow) =>
  state === 2 && world.clock.now() < at + SENT_MS ? 1 : state;

/** As many commands as the server names. */
const NAMED_COMMANDS = 10;

export const lockWithCommandsAnswer = (world: World, right: LockRight): ParkingLockWithPastCommands => ({
  ...lockAnswer(world, right),
  commands: right.lock.commands
    .slice(-NAMED_COMMANDS)
    .reverse()
    .map((row) => ({
      cmdId: row.cmdId,
      cmd: row.cmd,
      cmdTime: wireTime(row.at),
      cmdState: commandStateOf(world, row),
      failReason: row.failReason,
    })),
});

export function evasionAnswer(world: World, row: EvasionRow): EvasionCar {
  const berth = berthOf(world, row.berthId);
  return {
    evasionId: row.evasionId,
    plateNo: row.plateNo,
    formatPlateNo: formatPlate(row.plateNo),
    parkId: berth.parkId,
    parkName: lotOf(world, berth.parkId).parkName,
    berthNo: berth.berthNo,
    lockId: world.tables.booking.locks.find(({ berthId }) => berthId === berth.berthId)?.lockId ?? '',
    leaveTime: wireTime(row.leftAt),
    unpaidFee: row.cents,
    state: row.isReleased ? 2 : 1,
    stateText: row.isReleased ? '已取消控制' : '控制中',
  };
}
