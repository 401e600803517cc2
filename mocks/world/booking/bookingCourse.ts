import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { holdUntil } from '../money/orderHold';
import { refundOrder } from '../money/refunds';
import type { Payable, World } from '../World';
import {
  berthOf,
  bookingOf,
  bookingStateOf,
  bookLotOf,
  cancelledToday,
  cancelRulesOf,
  isLive,
  noShowsOf,
  orderOfNo,
  packageOf,
  windowOf,
} from './bookings';
import { berthStateOf, freeBerthsFor, meets, obstacleOf, slotOf, spacesOf } from './bookingSlots';
import type { BookingRow } from './bookingTables';

/** The shortest time from the decision until the money arrives. */
const REFUND_MS = MINUTE_MS;

export interface BookingRequest {
  parkId: string;
  packageId: string;
  bookDate: string;
  berthId: string;
  plateNo: string;
  payAmount: number;
}

/** Books a berth and holds it until the booking is paid. */
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
    payBy: holdUntil(world, lot.holdMinutes * MINUTE_MS),
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

/** What cancelling costs at this moment: nothing in time, half the booking fee later, all of it once the booked time has begun. */
export function cancelCostOf(world: World, order: BookingRow): CancelCost {
  const state = bookingStateOf(order);
  const now = world.clock.now();
  const lot = bookLotOf(world, order.parkId);
  const { freeCancelUntil } = windowOf(lot, order);
  if (state === 1) return { refundCents: 0, deductCents: 0, tip: '尚未支付，取消不扣费', isAllowed: true };
  if (state !== 2) return { refundCents: 0, deductCents: 0, tip: '当前状态不能取消', isAllowed: false };
  const [free, late] = cancelRulesOf(lot, order, order.bookCents);
  const deductCents =
    now <= freeCancelUntil ? (free?.cents ?? 0) : now < order.startAt ? (late?.cents ?? 0) : order.bookCents;
  const tip =
    now <= freeCancelUntil
      ? '现在取消不扣费'
      : now < order.startAt
        ? '距预约时间较近，扣除一半预约费'
        : '预约时间已到，扣除全部预约费';
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

function giveBack(world: World, order: BookingRow, cents: number): void {
  if (cents <= 0) return;
  const arrivesAt = refundOrder(world, 6, order.bookOrderNo, cents, '车位预约退款', REFUND_MS);
  order.refund = { cents, arrivesAt, hasArrived: false };
}

/** Cancels at the price that the driver was shown. */
export function cancelBooking(world: World, order: BookingRow, deductCents: number): void {
  const cost = cancelCostOf(world, order);
  if (!cost.isAllowed) throw new Refusal(REFUSALS.bookingRefused, cost.tip);
  if (isBeingPaid(world, order)) throw new Refusal(REFUSALS.paymentUnderWay, '该预约正在支付中，请稍后再取消');
  if (cost.deductCents !== deductCents) throw new Refusal(REFUSALS.amountChanged, '取消费用已变化，请重新确认');
  const now = world.clock.now();
  order.ended = { why: 'cancelled', at: now };
  if (order.paidAt !== null) giveBack(world, order, cost.refundCents);
}

/**
 * Somebody else stands on the berth: another one of the same kind, or everything back. It costs no cancellation.
 *
 * @param wish 1 another berth, 2 the money
 */
export function reportTakenBerth(world: World, order: BookingRow, wish: 1 | 2): void {
  const { earliestEntryAt } = windowOf(bookLotOf(world, order.parkId), order);
  const now = world.clock.now();
  if (bookingStateOf(order) !== 2 || now < earliestEntryAt) {
    throw new Refusal(REFUSALS.bookingRefused, '现在不能上报车位被占');
  }
  if (wish === 2) {
    order.ended = { why: 'cancelled', at: now };
    giveBack(world, order, order.bookCents + order.depositCents);
    return;
  }
  const other = freeBerthsFor(world, packageOf(world, order.parkId, order.packageId), order).find(
    ({ berthId, carPlateNo }) => berthId !== order.berthId && carPlateNo === '',
  );
  if (other === undefined) throw new Refusal(REFUSALS.nothingLeft, '没有其他空车位了，可以选退款');
  order.berthId = other.berthId;
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

/** The booked car drives out. Overtime is taken from the deposit, the rest is refunded. */
export function leaveBooking(world: World, bookOrderNo: string): BookingRow {
  const order = orderOfNo(world, bookOrderNo);
  if (bookingStateOf(order) !== 3) throw new Refusal(REFUSALS.bookingRefused, '车辆不在场');
  const now = world.clock.now();
  order.overtimeCents = overtimeOf(world, order);
  order.ended = { why: order.overtimeCents > order.depositCents ? 'overstayed' : 'left', at: now };
  berthOf(world, order.berthId).carPlateNo = '';
  giveBack(world, order, order.depositCents - order.overtimeCents);
  return order;
}

/** Advances bookings: unpaid ones release their berth, missed ones end, refunds arrive. */
export function advanceBookings(world: World): void {
  const now = world.clock.now();
  for (const order of world.tables.booking.orders) {
    const { latestEntryAt } = windowOf(bookLotOf(world, order.parkId), order);
    const state = bookingStateOf(order);
    if (state === 1 && order.payBy <= now && !isBeingPaid(world, order))
      order.ended = { why: 'unpaid', at: order.payBy };
    if (state === 2 && latestEntryAt <= now) order.ended = { why: 'noShow', at: latestEntryAt };
    const { refund } = order;
    if (refund !== null && refund.arrivesAt <= now) refund.hasArrived = true;
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
    if (order.paidAt !== null) throw new Refusal(REFUSALS.nothingDue, '该预约已支付，无需支付');
    if (order.ended !== null) throw new Refusal(REFUSALS.paymentOver, '该预约已关闭，无需支付');
    return { cents: order.bookCents + order.depositCents, title: `车位预约 ${berthOf(world, order.berthId).berthNo}` };
  },
  cannotBook: (world, _payment, { orderNo }) =>
    orderOfNo(world, orderNo).ended === null ? '' : '订单已关闭，款项原路退回',
  settle(world, { payChannel }, { orderNo }, at) {
    Object.assign(orderOfNo(world, orderNo), { paidAt: at, payChannel });
  },
};
