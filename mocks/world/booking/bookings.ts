import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { wireDay } from '../core/calendar';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { BerthRow, BookingRow, BookLotRow, BookPackageRow } from './bookingTables';

const NO_SHOW_WINDOW_MS = 30 * DAY_MS;

export function bookLotOf(world: World, parkId: string): BookLotRow {
  const found = world.tables.booking.lots.find((row) => row.parkId === parkId);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '该停车场不支持预约');
  const { holdMs } = world.settings;
  return holdMs === null ? found : { ...found, holdMinutes: Math.ceil(holdMs / MINUTE_MS) };
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

/** The server's text for each state of the wire. */
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

/** The state as in BOOKING_STATE of the wire. */
export function bookingStateOf({ ended, paidAt, enteredAt, refund }: BookingRow): keyof typeof BOOKING_TEXT {
  if (ended === null) return paidAt === null ? 1 : enteredAt === null ? 2 : 3;
  if (ended.why === 'left') return 4;
  if (ended.why === 'noShow') return 6;
  if (ended.why === 'overstayed') return 7;
  return refund === null ? 5 : refund.hasArrived ? 9 : 8;
}

export const isLive = ({ ended }: BookingRow) => ended === null;

/** The time window for driving in, and the end of free cancellation. */
export function windowOf(lot: BookLotRow, { startAt, endAt }: { startAt: number; endAt: number }) {
  return {
    earliestEntryAt: startAt - lot.earlyMinutes * MINUTE_MS,
    latestEntryAt: Math.min(endAt, startAt + lot.lateMinutes * MINUTE_MS),
    freeCancelUntil: startAt - lot.freeCancelMinutes * MINUTE_MS,
  };
}

/** What cancelling costs, by time: nothing in the free period, half the booking fee until the booked time, all of it after that. */
export function cancelRulesOf(
  lot: BookLotRow,
  slot: { startAt: number; endAt: number },
  bookCents: number,
): { untilAt: number; cents: number }[] {
  const { freeCancelUntil, latestEntryAt } = windowOf(lot, slot);
  return [
    { untilAt: freeCancelUntil, cents: 0 },
    { untilAt: slot.startAt, cents: Math.round(bookCents * LATE_SHARE) },
    { untilAt: latestEntryAt, cents: bookCents },
  ];
}

/** The share of the booking fee that a cancellation costs after the free period and before the booked time. */
const LATE_SHARE = 0.5;

export const noShowsOf = (world: World, driverId: string): number =>
  world.tables.booking.orders.filter(
    ({ driverId: who, ended }) =>
      who === driverId && ended?.why === 'noShow' && ended.at > world.clock.now() - NO_SHOW_WINDOW_MS,
  ).length;

/** The number of paid bookings that this driver has cancelled since midnight. */
export const cancelledToday = (world: World, driverId: string): number =>
  world.tables.booking.orders.filter(
    ({ driverId: who, paidAt, ended }) =>
      who === driverId &&
      paidAt !== null &&
      ended?.why === 'cancelled' &&
      wireDay(ended.at) === wireDay(world.clock.now()),
  ).length;

export function orderOfNo(world: World, bookOrderNo: string): BookingRow {
  const found = world.tables.booking.orders.find((row) => row.bookOrderNo === bookOrderNo);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '预约单不存在');
  return found;
}
