import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { startOfDay, wireDay } from '../core/calendar';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import { bookLotOf, isLive, windowOf } from './bookings';
import type { BerthRow, BookPackageRow } from './bookingTables';

/** How many days ahead can be booked, today included. */
const DAYS_AHEAD = 7;

/** When a package of this date begins and ends, and the times around it. Throws a refusal for a date that cannot be booked. */
export function slotOf(world: World, row: BookPackageRow, bookDate: string) {
  const midnight = Date.parse(`${bookDate}T00:00:00+08:00`);
  const today = startOfDay(wireDay(world.clock.now()));
  if (Number.isNaN(midnight) || midnight < today || midnight >= today + DAYS_AHEAD * DAY_MS) {
    throw new Refusal(REFUSALS.badRequest, `只能预约今天起${DAYS_AHEAD}天内的车位`);
  }
  return { startAt: midnight + row.fromHour * HOUR_MS, endAt: midnight + row.toHour * HOUR_MS };
}

type Slot = ReturnType<typeof slotOf>;

export const meets = (a: Slot, b: Slot) => a.startAt < b.endAt && b.startAt < a.endAt;

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

/** How many more bookings of this package are possible at this time, by its quota and its berths. */
export function leftOf(world: World, row: BookPackageRow, slot: Slot): number {
  const taken = world.tables.booking.orders.filter(
    (order) => order.packageId === row.packageId && order.startAt === slot.startAt && isLive(order),
  ).length;
  return Math.max(0, Math.min(row.quota - taken, freeBerthsFor(world, row, slot).length));
}

/** Why a package cannot be booked; empty if it can. */
export function obstacleOf(world: World, row: BookPackageRow, slot: Slot): string {
  if (windowOf(bookLotOf(world, row.parkId), slot).latestEntryAt <= world.clock.now()) return '该时段已过';
  return leftOf(world, row, slot) === 0 ? '该时段已约满' : '';
}

/** Berths that are neither booked nor occupied now; -1 if the lot does not count them. */
export function spacesOf(world: World, parkId: string): { left: number; total: number } {
  const own = world.tables.booking.berths.filter((row) => row.parkId === parkId && row.ownerId === null);
  if (bookLotOf(world, parkId).isUnlimited) return { left: -1, total: -1 };
  const now = world.clock.now();
  const left = own.filter((row) => berthStateOf(world, row, { startAt: now, endAt: now + HOUR_MS }) === 1).length;
  return { left, total: own.length };
}
