import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { appealsOn, isOpenAppeal } from '../appeals/appeal';
import { Refusal, REFUSALS } from '../core/Refusal';
import { type FeeLine, feeOf } from '../places/feeRule';
import { lotOf } from '../places/lots';
import type { World } from '../World';
import type { StayCover, StayRow } from './parkingTables';

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

export function stayOf(world: World, uniqueId: string, parkId: string): StayRow {
  const stay = world.tables.stays.find((row) => row.uniqueId === uniqueId && row.parkId === parkId);
  if (stay === undefined) throw new Refusal(REFUSALS.notFound, '账单不存在');
  return stay;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** The refunded cents; with a payId, those of one payment. */
export const refundedOf = ({ refunds }: StayRow, payId?: string): number =>
  sum(refunds.filter((part) => payId === undefined || part.payId === payId).map((part) => part.cents));

/** How many minutes a car exceeds its off-peak hours at `at`; 0 within the grace. */
export const overtimeMinutesOf = ({ until, graceMs }: StayCover, at: number): number =>
  at <= until + graceMs ? 0 : Math.ceil((at - until) / MINUTE_MS);

export function overtimeFeeOf(cover: StayCover, at: number): number {
  const hours = Math.ceil((overtimeMinutesOf(cover, at) * MINUTE_MS) / HOUR_MS);
  return Math.min(cover.capCents, hours * cover.hourCents);
}

function feeOfStay(world: World, stay: StayRow, pricedAt: number): { cents: number; lines: FeeLine[] } {
  if (stay.setFee !== null) {
    return {
      cents: stay.setFee,
      lines: [{ name: '申诉后费用', from: stay.startAt, to: pricedAt, cents: stay.setFee }],
    };
  }
  if (stay.isBagCar) return { cents: 0, lines: [] };
  if (stay.cover !== null) {
    const cents = overtimeFeeOf(stay.cover, pricedAt);
    return { cents, lines: cents === 0 ? [] : [{ name: '错时超时费', from: stay.cover.until, to: pricedAt, cents }] };
  }
  const { rule } = lotOf(world, stay.parkId);
  if (stay.passEndedAt === null) return feeOf(rule, stay.startAt, pricedAt);
  const { cents, lines } = feeOf(rule, stay.passEndedAt, pricedAt);
  return { cents, lines: [{ name: '月卡有效期内', from: stay.startAt, to: stay.passEndedAt, cents: 0 }, ...lines] };
}

/** From when the lot's own fee counts. */
const countedFrom = ({ passEndedAt, startAt }: StayRow): number => passEndedAt ?? startAt;

/** The fee at `at` (epoch ms), by default now. A driver who has paid and leaves in time owes nothing more. */
export function reckon(world: World, stay: StayRow, at = world.clock.now()): Reckoned {
  const end = stay.exitAt ?? at;
  const isInTime = stay.cleared !== null && end <= stay.cleared.leaveBy;
  const pricedAt = isInTime && stay.cleared !== null ? stay.cleared.pricedAt : end;
  const fee = feeOfStay(world, stay, pricedAt);
  const paid = sum(stay.paid.map((part) => part.cents)) - refundedOf(stay);
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

/** The fee if the stay were shorter by `minutes`; for coupons of time. */
export function dueWithout(world: World, stay: StayRow, minutes: number): number {
  const { paid, coupon } = reckon(world, stay);
  const end = stay.exitAt ?? world.clock.now();
  const shorter =
    stay.cover === null
      ? feeOf(lotOf(world, stay.parkId).rule, Math.min(end, countedFrom(stay) + minutes * MINUTE_MS), end).cents
      : overtimeFeeOf(stay.cover, end - minutes * MINUTE_MS);
  return Math.max(0, shorter - paid - coupon);
}

const keyOf = ({ uniqueId, parkId }: StayRow) => ({ uniqueId, parkId, orderNo: '' });

export const isUnderAppeal = (world: World, stay: StayRow): boolean => appealsOn(world, keyOf(stay)).some(isOpenAppeal);

/** 1 parked, 3 paid and not left, 4 finished, 5 arrears, 6 waived, 7 under appeal. */
export function orderStateOf(world: World, stay: StayRow): 1 | 3 | 4 | 5 | 6 | 7 {
  const { due, isCleared } = reckon(world, stay);
  if (isUnderAppeal(world, stay)) return 7;
  if (stay.exitAt === null) return isCleared ? 3 : 1;
  if (due > 0) return 5;
  return stay.setFee === 0 ? 6 : 4;
}

/** Ended and not paid, including bills under appeal. */
export const isArrears = (world: World, stay: StayRow): boolean => stay.exitAt !== null && reckon(world, stay).due > 0;

export const staysOfPlate = (world: World, plateNo: string): StayRow[] =>
  world.tables.stays.filter((stay) => stay.plateNo === plateNo).sort((a, b) => b.startAt - a.startAt);

export const staysOfDriver = (world: World, driver: DriverRow): StayRow[] =>
  driver.plates.flatMap(({ plateNo }) => staysOfPlate(world, plateNo)).sort((a, b) => b.startAt - a.startAt);

const isOwnedBy = (world: World, driverId: string, plateNo: string): boolean =>
  world.tables.drivers.some(
    (row) => row.driverId === driverId && row.plates.some((plate) => plate.plateNo === plateNo),
  );

/** A stay of one of this driver's plates. Any other stay is treated as if it did not exist. */
export function ownStayOf(world: World, driverId: string, uniqueId: string, parkId: string): StayRow {
  const stay = stayOf(world, uniqueId, parkId);
  if (!isOwnedBy(world, driverId, stay.plateNo)) throw new Refusal(REFUSALS.notFound, '账单不存在');
  return stay;
}

/** The driver reports that they have left a lot that did not notice it. What is unpaid by now becomes arrears. */
export function endStay(world: World, stay: StayRow): StayRow {
  if (stay.exitAt !== null) throw new Refusal(REFUSALS.alreadyLeft, '车辆已离场，无需重复操作');
  stay.exitAt = world.clock.now();
  return stay;
}

/** The car drives out. What is not paid by then becomes arrears. */
export function leaveLot(world: World, uniqueId: string): void {
  const stay = world.tables.stays.find((row) => row.uniqueId === uniqueId);
  if (stay !== undefined) stay.exitAt ??= world.clock.now();
}
