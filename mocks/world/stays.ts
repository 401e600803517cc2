import { MINUTE_MS } from './clock';
import { type FeeLine, feeOf } from './feeRule';
import { Refusal, REFUSALS } from './Refusal';
import type { DriverRow, LotRow, StayRow } from './tables';
import type { World } from './World';

/** What a stay costs at this moment, cents. `total` = `paid` + `coupon` + `due`, unless it was overpaid. */
export interface Reckoned {
  total: number;
  paid: number;
  coupon: number;
  due: number;
  lines: FeeLine[];
  /** Paid in full, still inside, and within the time to leave. */
  isCleared: boolean;
}

export function lotOf(world: World, parkId: string): LotRow {
  const lot = world.tables.lots.find((row) => row.parkId === parkId);
  if (lot === undefined) throw new Refusal(REFUSALS.notFound, '停车场不存在');
  return lot;
}

export function stayOf(world: World, uniqueId: string, parkId: string): StayRow {
  const stay = world.tables.stays.find((row) => row.uniqueId === uniqueId && row.parkId === parkId);
  if (stay === undefined) throw new Refusal(REFUSALS.notFound, '账单不存在');
  return stay;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** The fee at `at`, epoch ms, which is now unless told. Whoever has paid and leaves in time owes nothing more. */
export function reckon(world: World, stay: StayRow, at = world.clock.now()): Reckoned {
  const end = stay.exitAt ?? at;
  const isInTime = stay.cleared !== null && end <= stay.cleared.leaveBy;
  const pricedAt = isInTime && stay.cleared !== null ? stay.cleared.pricedAt : end;
  const fee = stay.isBagCar ? { cents: 0, lines: [] } : feeOf(lotOf(world, stay.parkId).rule, stay.startAt, pricedAt);
  const paid = sum(stay.paid.map((part) => part.cents));
  const coupon = sum(stay.paid.map((part) => part.couponCents));
  const due = Math.max(0, fee.cents - paid - coupon);
  return {
    total: fee.cents,
    paid,
    coupon,
    due,
    lines: fee.lines,
    isCleared: isInTime && stay.exitAt === null && due === 0,
  };
}

/** The fee that a stay shorter by `minutes` would have; for coupons of time. */
export function dueWithout(world: World, stay: StayRow, minutes: number): number {
  const { paid, coupon } = reckon(world, stay);
  const end = stay.exitAt ?? world.clock.now();
  const shorter = feeOf(lotOf(world, stay.parkId).rule, Math.min(end, stay.startAt + minutes * MINUTE_MS), end);
  return Math.max(0, shorter.cents - paid - coupon);
}

/** 1 parked, 3 paid and not left, 4 finished, 5 arrears. */
export function orderStateOf(world: World, stay: StayRow): 1 | 3 | 4 | 5 {
  const { due, isCleared } = reckon(world, stay);
  if (stay.exitAt === null) return isCleared ? 3 : 1;
  return due > 0 ? 5 : 4;
}

export const isArrears = (world: World, stay: StayRow): boolean => orderStateOf(world, stay) === 5;

export const staysOfPlate = (world: World, plateNo: string): StayRow[] =>
  world.tables.stays.filter((stay) => stay.plateNo === plateNo).sort((a, b) => b.startAt - a.startAt);

export const staysOfDriver = (world: World, driver: DriverRow): StayRow[] =>
  driver.plates.flatMap(({ plateNo }) => staysOfPlate(world, plateNo)).sort((a, b) => b.startAt - a.startAt);

/** The car drives out. What is not paid by then becomes arrears. */
export function leaveLot(world: World, uniqueId: string): void {
  const stay = world.tables.stays.find((row) => row.uniqueId === uniqueId);
  if (stay !== undefined) stay.exitAt ??= world.clock.now();
}
