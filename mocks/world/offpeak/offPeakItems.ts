import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { minutesOf, type Span, startOfDay, wireDay } from '../core/calendar';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { TimeRangeRow } from '../passes/passTables';
import type { World } from '../World';
import type { OffPeakOrderRow, OffPeakPackageRow, OffPeakSlotRow } from './offPeakTables';

/** How many days ahead a slot can be booked, today included. */
const DAYS_AHEAD = 7;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export function packageOf(world: World, bagId: string): OffPeakPackageRow {
  const row = world.tables.offPeakPackages.find((one) => one.bagId === bagId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '错时套餐不存在');
  return row;
}

export function slotRowOf(world: World, slotId: string): OffPeakSlotRow {
  const row = world.tables.offPeakSlots.find((one) => one.slotId === slotId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '错时时段不存在');
  return row;
}

export interface Slot extends Span {
  row: OffPeakSlotRow;
  bookId: string;
  bookDate: string;
  latestEntryAt: number;
  cancelFreeAt: number;
  leftNum: number;
}

const rangeOf = ({ start, end }: OffPeakSlotRow): TimeRangeRow => ({ weekDays: EVERY_DAY, start, end });

export const holds = ({ isClosed, cancelledAt }: OffPeakOrderRow) => !isClosed && cancelledAt === null;

function slotAt(world: World, row: OffPeakSlotRow, bookDate: string): Slot {
  const from = startOfDay(bookDate) + minutesOf(row.start) * MINUTE_MS;
  const to = startOfDay(bookDate) + minutesOf(row.end) * MINUTE_MS + (row.end <= row.start ? DAY_MS : 0);
  const taken = world.tables.offPeakOrders.filter(
    (order) => order.itemId === row.slotId && order.startAt === from && holds(order),
  ).length;
  return {
    row,
    bookId: `${row.slotId}_${bookDate}`,
    bookDate,
    from,
    to,
    latestEntryAt: from + row.entryMinutes * MINUTE_MS,
    cancelFreeAt: from - row.freeCancelMinutes * MINUTE_MS,
    leftNum: Math.max(0, row.totalNum - taken),
  };
}

/** The slots that can be booked at a lot on one day, or on each of the next seven days. */
export function slotsOf(world: World, parkId: string, bookDate: string): Slot[] {
  const now = world.clock.now();
  const today = startOfDay(wireDay(now));
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => wireDay(today + index * DAY_MS));
  return world.tables.offPeakSlots
    .filter((row) => row.parkId === parkId)
    .flatMap((row) => days.filter((day) => bookDate === '' || day === bookDate).map((day) => slotAt(world, row, day)))
    .filter(({ latestEntryAt }) => latestEntryAt > now)
    .sort((a, b) => a.from - b.from);
}

export const leftOf = (world: World, row: OffPeakPackageRow): number => {
  const now = world.clock.now();
  const taken = world.tables.offPeakOrders.filter(
    (order) => order.itemId === row.bagId && holds(order) && order.endAt > now,
  ).length;
  return Math.max(0, row.totalNum - taken);
};

export interface OffPeakOffer {
  bagLeft: number;
  bagTotal: number;
  bookLeft: number;
  bookTotal: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a lot has to offer: its packages, and its places on the next day that can be booked. */
export function offerAt(world: World, parkId: string): OffPeakOffer {
  const packages = world.tables.offPeakPackages.filter((row) => row.parkId === parkId);
  const slots = slotsOf(world, parkId, '');
  const next = slots.filter(({ bookDate }) => bookDate === slots[0]?.bookDate);
  return {
    bagLeft: sumOf(packages.map((row) => leftOf(world, row))),
    bagTotal: sumOf(packages.map(({ totalNum }) => totalNum)),
    bookLeft: sumOf(next.map(({ leftNum }) => leftNum)),
    bookTotal: sumOf(next.map(({ row }) => row.totalNum)),
  };
}

export function offPeakOrderOf(world: World, driverId: string, orderNo: string, kind: 1 | 2): OffPeakOrderRow {
  const order = world.tables.offPeakOrders.find(
    (row) => row.orderNo === orderNo && row.driverId === driverId && row.kind === kind,
  );
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '错时订单不存在');
  return order;
}

/** The fields common to both kinds, from the package or slot behind an order. */
export function itemOf(world: World, order: OffPeakOrderRow) {
  if (order.kind === 1) {
    const row = packageOf(world, order.itemId);
    return { ...row, name: row.bagName, timeRanges: row.timeRanges, latestEntryAt: null, cancelFreeAt: order.startAt };
  }
  const row = slotRowOf(world, order.itemId);
  return {
    ...row,
    name: `${row.start}–${row.end} 错时车位`,
    timeRanges: [rangeOf(row)],
    latestEntryAt: order.startAt + row.entryMinutes * MINUTE_MS,
    cancelFreeAt: order.startAt - row.freeCancelMinutes * MINUTE_MS,
  };
}
