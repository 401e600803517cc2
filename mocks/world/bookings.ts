import type { BerthRow, BookingRow, BookLotRow, BookPackageRow } from './bookingTables';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './clock';
import type { Payable } from './payable';
import { refundOrder } from './refunds';
import { Refusal, REFUSALS } from './Refusal';
import type { DriverRow } from './tables';
import type { World } from './World';

/** How many days ahead can be booked, today included. */
const DAYS_AHEAD = 7;
/** From the decision to the money's arrival. */
const REFUND_MS = MINUTE_MS;
/** Of the booking fee, when it is too late to cancel for nothing: before the booked time, and after it. */
const LATE_SHARE = 0.5;
const NO_SHOW_WINDOW_MS = 30 * DAY_MS;
const SHANGHAI_SHIFT_MS = 8 * HOUR_MS;

const dateOf = (ms: number) => new Date(ms + SHANGHAI_SHIFT_MS).toISOString().slice(0, 10);

export function bookLotOf(world: World, parkId: string): BookLotRow {
  const found = world.tables.booking.lots.find((row) => row.parkId === parkId);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '该停车场不支持预约');
  return found;
}

export function berthOf(world: World, berthId: string): BerthRow {
  const found = world.tables.booking.berths.find((row) => row.berthId === berthId);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '车位不存在');
  return found;
}

export function packageOf(world: World, parkId: string, packageId: string): BookPackageRow {
  const found = world.tables.booking.packages.find((row) => row.packageId === packageId && row.parkId === parkId);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '预约套餐不存在');
  return found;
}

export function bookingOf(world: World, driverId: string, bookOrderNo: string): BookingRow {
  const found = world.tables.booking.orders.find((row) => row.bookOrderNo === bookOrderNo);
  if (found?.driverId !== driverId) throw new Refusal(REFUSALS.notFound, '预约单不存在');
  return found;
}

/** The words of the server for each state of the wire. */
export const BOOKING_TEXT = {
  1: '待支付',
  2: '待入场',
  3: '已入场',
  4: '已完成',
  5: '已取消',
  6: '超时未到',
  7: '违约',
  8: '退款中',
  9: '已退款',
} as const;

/** As BOOKING_STATE of the wire. */
export function bookingStateOf({ ended, paidAt, enteredAt, refund }: BookingRow): keyof typeof BOOKING_TEXT {
  if (ended === null) return paidAt === null ? 1 : enteredAt === null ? 2 : 3;
  if (ended.why === 'left') return 4;
  if (ended.why === 'noShow') return 6;
  if (ended.why === 'overstayed') return 7;
  return refund === null ? 5 : refund.hasArrived ? 9 : 8;
}

const isLive = ({ ended }: BookingRow) => ended === null;

/** When a package of this date begins and ends, and the times around it. A refusal for a date that cannot be booked. */
export function slotOf(world: World, row: BookPackageRow, bookDate: string) {
  const midnight = Date.parse(`${bookDate}T00:00:00+08:00`);
  const today = Date.parse(`${dateOf(world.clock.now())}T00:00:00+08:00`);
  if (Number.isNaN(midnight) || midnight < today || midnight >= today + DAYS_AHEAD * DAY_MS) {
    throw new Refusal(REFUSALS.badRequest, `只能预约今天起${DAYS_AHEAD}天内的车位`);
  }
  return { startAt: midnight + row.fromHour * HOUR_MS, endAt: midnight + row.toHour * HOUR_MS };
}

/** The window to drive in, and until when cancelling costs nothing. */
export function windowOf(lot: BookLotRow, { startAt, endAt }: { startAt: number; endAt: number }) {
  return {
    earliestEntryAt: startAt - lot.earlyMinutes * MINUTE_MS,
    latestEntryAt: Math.min(endAt, startAt + lot.lateMinutes * MINUTE_MS),
    freeCancelUntil: startAt - lot.freeCancelMinutes * MINUTE_MS,
  };
}

type Slot = ReturnType<typeof slotOf>;

const meets = (a: Slot, b: Slot) => a.startAt < b.endAt && b.startAt < a.endAt;

/** 1 free, 2 booked, 3 occupied, 4 closed, for this time. */
export function berthStateOf(world: World, berth: BerthRow, slot: Slot): 1 | 2 | 3 | 4 {
  if (berth.isClosed || berth.ownerId !== null) return 4;
  const { orders } = world.tables.booking;
  if (orders.some((order) => order.berthId === berth.berthId && isLive(order) && meets(order, slot))) return 2;
  return berth.carPlateNo !== '' && slot.startAt <= world.clock.now() ? 3 : 1;
}

export const berthsFor = (world: World, { parkId, berthType }: BookPackageRow): BerthRow[] =>
  world.tables.booking.berths.filter(
    (row) => row.parkId === parkId && row.berthType === berthType && row.ownerId === null,
  );

export const freeBerthsFor = (world: World, row: BookPackageRow, slot: Slot): BerthRow[] =>
  berthsFor(world, row).filter((berth) => berthStateOf(world, berth, slot) === 1);

/** How many more can book this package at this time: what its quota and its berths allow. */
export function leftOf(world: World, row: BookPackageRow, slot: Slot): number {
  const taken = world.tables.booking.orders.filter(
    (order) => order.packageId === row.packageId && order.startAt === slot.startAt && isLive(order),
  ).length;
  return Math.max(0, Math.min(row.quota - taken, freeBerthsFor(world, row, slot).length));
}

/** Why a package cannot be booked; empty when it can. */
export function obstacleOf(world: World, row: BookPackageRow, slot: Slot): string {
  if (windowOf(bookLotOf(world, row.parkId), slot).latestEntryAt <= world.clock.now()) return '该时段已过';
  return leftOf(world, row, slot) === 0 ? '该时段已约满' : '';
}

/** Berths that nobody has booked or parked on now; -1 where the lot does not count. */
export function spacesOf(world: World, parkId: string): { left: number; total: number } {
  const own = world.tables.booking.berths.filter((row) => row.parkId === parkId && row.ownerId === null);
  if (bookLotOf(world, parkId).isUnlimited) return { left: -1, total: -1 };
  const now = world.clock.now();
  const left = own.filter((row) => berthStateOf(world, row, { startAt: now, endAt: now + HOUR_MS }) === 1).length;
  return { left, total: own.length };
}

export const noShowsOf = (world: World, driverId: string): number =>
  world.tables.booking.orders.filter(
    ({ driverId: who, ended }) =>
      who === driverId && ended?.why === 'noShow' && ended.at > world.clock.now() - NO_SHOW_WINDOW_MS,
  ).length;

/** Paid bookings that this driver has cancelled since midnight. */
export const cancelledToday = (world: World, driverId: string): number =>
  world.tables.booking.orders.filter(
    ({ driverId: who, paidAt, ended }) =>
      who === driverId &&
      paidAt !== null &&
      ended?.why === 'cancelled' &&
      dateOf(ended.at) === dateOf(world.clock.now()),
  ).length;

export interface BookingRequest {
  parkId: string;
  packageId: string;
  bookDate: string;
  berthId: string;
  plateNo: string;
  payAmount: number;
}

/** Books a berth and holds it until it is paid. */
export function createBooking(world: World, driver: DriverRow, asked: BookingRequest): BookingRow {
  const { orders } = world.tables.booking;
  const lot = bookLotOf(world, asked.parkId);
  const row = packageOf(world, asked.parkId, asked.packageId);
  const slot = slotOf(world, row, asked.bookDate);
  const berth = berthOf(world, asked.berthId);
  if (berth.parkId !== row.parkId || berth.berthType !== row.berthType) {
    throw new Refusal(REFUSALS.badRequest, '该车位不适用于所选套餐');
  }
  if (!driver.plates.some(({ plateNo }) => plateNo === asked.plateNo)) {
    throw new Refusal(REFUSALS.notFound, '请先绑定该车辆');
  }
  const obstacle = obstacleOf(world, row, slot);
  if (obstacle !== '') throw new Refusal(REFUSALS.nothingLeft, obstacle);
  if (berthStateOf(world, berth, slot) !== 1) throw new Refusal(REFUSALS.nothingLeft, '该车位已被占用，请选择其他车位');
  if (orders.some((order) => order.plateNo === asked.plateNo && isLive(order) && meets(order, slot))) {
    throw new Refusal(REFUSALS.bookingRefused, '该车辆在此时段已有预约');
  }
  if (noShowsOf(world, driver.driverId) >= lot.noShowLimit) {
    throw new Refusal(REFUSALS.bookingRefused, `30天内已有${lot.noShowLimit}次未到场，暂不能预约`);
  }
  if (asked.payAmount !== row.bookCents + row.depositCents) {
    throw new Refusal(REFUSALS.amountChanged, '预约费用已变化，请刷新后再提交');
  }
  const now = world.clock.now();
  const { parkId, packageId, berthId, plateNo } = asked;
  const order: BookingRow = {
    seq: (orders.at(-1)?.seq ?? 0) + 1,
    bookOrderNo: world.nextId('B'),
    driverId: driver.driverId,
    parkId,
    packageId,
    berthId,
    plateNo,
    bookedAt: now,
    payBy: now + lot.holdMinutes * MINUTE_MS,
    ...slot,
    bookCents: row.bookCents,
    depositCents: row.depositCents,
    paidAt: null,
    payChannel: 0,
    enteredAt: null,
    ended: null,
    overtimeCents: 0,
    refund: null,
  };
  orders.push(order);
  return order;
}

export interface CancelCost {
  refundCents: number;
  deductCents: number;
  tip: string;
  isAllowed: boolean;
}

/** What cancelling costs at this moment: nothing in time, half the booking fee later, all of it once the time has begun. */
export function cancelCostOf(world: World, order: BookingRow): CancelCost {
  const state = bookingStateOf(order);
  const now = world.clock.now();
  const lot = bookLotOf(world, order.parkId);
  const { freeCancelUntil } = windowOf(lot, order);
  if (state === 1) return { refundCents: 0, deductCents: 0, tip: '尚未支付，取消不扣费', isAllowed: true };
  if (state !== 2) return { refundCents: 0, deductCents: 0, tip: '当前状态不能取消', isAllowed: false };
  const share = now <= freeCancelUntil ? 0 : now < order.startAt ? LATE_SHARE : 1;
  const deductCents = Math.round(order.bookCents * share);
  const tip =
    share === 0 ? '现在取消不扣费' : share === 1 ? '预约时间已到，扣除全部预约费' : '距预约时间较近，扣除一半预约费';
  const isAllowed = cancelledToday(world, order.driverId) < lot.cancelLimit;
  return {
    refundCents: order.bookCents + order.depositCents - deductCents,
    deductCents,
    tip: isAllowed ? tip : '今日取消次数已用完',
    isAllowed,
  };
}

const isBeingPaid = (world: World, { bookOrderNo }: BookingRow) =>
  world.tables.payments.some(
    ({ state, parts }) => state === 1 && parts.some(({ bizType, orderNo }) => bizType === 6 && orderNo === bookOrderNo),
  );

function giveBack(order: BookingRow, cents: number, at: number): void {
  if (cents > 0) order.refund = { cents, arrivesAt: at + REFUND_MS, hasArrived: false };
}

/** Cancels at the price that the driver was shown. */
export function cancelBooking(world: World, order: BookingRow, deductCents: number): void {
  const cost = cancelCostOf(world, order);
  if (!cost.isAllowed) throw new Refusal(REFUSALS.bookingRefused, cost.tip);
  if (isBeingPaid(world, order)) throw new Refusal(REFUSALS.paymentUnderWay, '该预约正在支付中，请稍后再取消');
  if (cost.deductCents !== deductCents) throw new Refusal(REFUSALS.amountChanged, '取消费用已变化，请重新确认');
  const now = world.clock.now();
  order.ended = { why: 'cancelled', at: now };
  if (order.paidAt !== null) giveBack(order, cost.refundCents, now);
}

function orderOfNo(world: World, bookOrderNo: string): BookingRow {
  const found = world.tables.booking.orders.find((row) => row.bookOrderNo === bookOrderNo);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '预约单不存在');
  return found;
}

/** The booked car drives in. */
export function enterBooking(world: World, bookOrderNo: string): BookingRow {
  const order = orderOfNo(world, bookOrderNo);
  const berth = berthOf(world, order.berthId);
  const { earliestEntryAt } = windowOf(bookLotOf(world, order.parkId), order);
  if (bookingStateOf(order) !== 2 || world.clock.now() < earliestEntryAt) {
    throw new Refusal(REFUSALS.bookingRefused, '现在不能入场');
  }
  if (berth.carPlateNo !== '') throw new Refusal(REFUSALS.bookingRefused, '车位上有车');
  if (world.tables.booking.locks.some(({ berthId, isUp }) => berthId === berth.berthId && isUp)) {
    throw new Refusal(REFUSALS.bookingRefused, '地锁未降下');
  }
  berth.carPlateNo = order.plateNo;
  order.enteredAt = world.clock.now();
  return order;
}

/** What staying beyond the booked end has cost so far. */
export const overtimeOf = (world: World, order: BookingRow): number =>
  order.enteredAt === null
    ? 0
    : order.ended === null
      ? Math.ceil(Math.max(0, world.clock.now() - order.endAt) / HOUR_MS) *
        bookLotOf(world, order.parkId).overtimeHourCents
      : order.overtimeCents;

/** It drives out: overtime is taken from the deposit, the rest goes back. */
export function leaveBooking(world: World, bookOrderNo: string): BookingRow {
  const order = orderOfNo(world, bookOrderNo);
  if (bookingStateOf(order) !== 3) throw new Refusal(REFUSALS.bookingRefused, '车辆不在场');
  const now = world.clock.now();
  order.overtimeCents = overtimeOf(world, order);
  order.ended = { why: order.overtimeCents > order.depositCents ? 'overstayed' : 'left', at: now };
  berthOf(world, order.berthId).carPlateNo = '';
  giveBack(order, order.depositCents - order.overtimeCents, now);
  return order;
}

/** What time does to bookings: unpaid ones let go of their berth, nobody came, refunds arrive. */
export function passBookings(world: World): void {
  const now = world.clock.now();
  for (const order of world.tables.booking.orders) {
    const { latestEntryAt } = windowOf(bookLotOf(world, order.parkId), order);
    const state = bookingStateOf(order);
    if (state === 1 && order.payBy <= now && !isBeingPaid(world, order))
      order.ended = { why: 'unpaid', at: order.payBy };
    if (state === 2 && latestEntryAt <= now) order.ended = { why: 'noShow', at: latestEntryAt };
    const { refund } = order;
    if (refund !== null && !refund.hasArrived && refund.arrivesAt <= now) {
      refund.hasArrived = true;
      refundOrder(world, 6, order.bookOrderNo, refund.cents, '车位预约退款');
    }
  }
  for (const { parkId } of world.tables.booking.lots) {
    const lot = world.tables.lots.find((row) => row.parkId === parkId);
    if (lot !== undefined) lot.freeBookSpaces = spacesOf(world, parkId).left;
  }
}

export const bookingPayable: Payable = {
  bizType: 6,
  due(world, driverId, { orderNo }) {
    const order = bookingOf(world, driverId ?? '', orderNo);
    if (bookingStateOf(order) !== 1) throw new Refusal(REFUSALS.nothingDue, '该预约无需支付或已关闭');
    return { cents: order.bookCents + order.depositCents, title: `车位预约 ${berthOf(world, order.berthId).berthNo}` };
  },
  cannotBook: (world, _payment, { orderNo }) =>
    orderOfNo(world, orderNo).ended === null ? '' : '预约已关闭，款项已退回',
  settle(world, { payChannel }, { orderNo }, at) {
    Object.assign(orderOfNo(world, orderNo), { paidAt: at, payChannel });
  },
};
