import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import type { PlateRow } from '../account/accountTables';
import { DRIVERS, LOTS, PLATES } from '../core/seeded';
import { feeOf } from '../places/feeRule';
import type { World } from '../World';
import type { StayRow } from './parkingTables';

export interface StaySeed {
  plateNo: string;
  parkId: string;
  /** How many minutes before now the car drove in. */
  minutesAgo: number;
  /** How many minutes it stayed; without it, the car is still inside. */
  stayedMinutes?: number;
  plateColor?: PlateRow['plateColor'];
  berthNo?: string;
  isBagCar?: boolean;
}

/** Adds a stay to the world. */
export function addStay(world: World, seed: StaySeed): StayRow {
  const startAt = world.clock.now() - seed.minutesAgo * MINUTE_MS;
  const stay: StayRow = {
    uniqueId: `stay-${String(world.tables.stays.length + 1).padStart(4, '0')}`,
    parkId: seed.parkId,
    plateNo: seed.plateNo,
    plateColor: seed.plateColor ?? 1,
    berthNo: seed.berthNo ?? '',
    startAt,
    exitAt: seed.stayedMinutes === undefined ? null : startAt + seed.stayedMinutes * MINUTE_MS,
    isBagCar: seed.isBagCar ?? false,
    passEndedAt: null,
    cover: null,
    paid: [],
    cleared: null,
    setFee: null,
    refunds: [],
  };
  world.tables.stays.push(stay);
  return stay;
}

/** A stay that was paid before it ended, with its payment, as it appears in the records. */
export function addPaidStay(
  world: World,
  seed: StaySeed & { stayedMinutes: number; couponId?: string },
  payChannel: 2 | 3,
  driverId: string,
): void {
  const stay = addStay(world, seed);
  const found = world.tables.lots.find((row) => row.parkId === stay.parkId);
  if (found === undefined || stay.exitAt === null) return;
  const { cents: due } = feeOf(found.rule, stay.startAt, stay.exitAt);
  const payId = `P-${stay.uniqueId}`;
  const coupon = world.tables.coupons.find(({ couponId }) => couponId === seed.couponId);
  // Deducts an amount: this is the only kind of coupon that is seeded as used.
  const couponCents = Math.min(coupon?.couponValue ?? 0, due);
  const cents = due - couponCents;
  if (coupon !== undefined) coupon.payId = payId;
  stay.paid.push({ payId, cents, couponCents, at: stay.exitAt });
  world.tables.takings.push({ payId, payChannel, cents });
  const { uniqueId, parkId } = stay;
  world.tables.payments.push({
    payId,
    requestId: `seeded-${uniqueId}`,
    asked: '',
    driverId,
    payChannel,
    isBatch: false,
    couponId: coupon?.couponId ?? null,
    parts: [
      {
        bizType: 1,
        orderNo: '',
        uniqueId,
        parkId,
        title: `停车缴费 ${found.parkName}`,
        due,
        couponCents,
        cents,
        state: 2,
        failReason: '',
      },
    ],
    cents,
    state: 2,
    failReason: '',
    openedAt: stay.exitAt,
    expireAt: stay.exitAt,
    settleAt: stay.exitAt,
    cameLate: false,
    paidAt: stay.exitAt,
    leaveBy: null,
    leaveFreeMinutes: 0,
    returnPath: '/home',
    refunded: 0,
    returns: [],
  });
}

/** The default driver's three cars: one with a fee of 6.00 due, one within the free minutes, and one in the area of its period pass. */
export function seedRunningStays(world: World): void {
  addStay(world, { plateNo: PLATES.running, parkId: LOTS.city, minutesAgo: 100 });
  addStay(world, { plateNo: PLATES.free, parkId: LOTS.mall, minutesAgo: 8, plateColor: 5 });
  addStay(world, { plateNo: PLATES.period, parkId: LOTS.office, minutesAgo: 5 * 60, isBagCar: true });
}

export function seedArrears(world: World): void {
  const day = DAY_MS / MINUTE_MS;
  addStay(world, {
    plateNo: PLATES.running,
    parkId: LOTS.roadside,
    minutesAgo: 3 * day,
    stayedMinutes: 130,
    berthNo: 'A0126',
  });
  addStay(world, { plateNo: PLATES.period, parkId: LOTS.mall, minutesAgo: 9 * day, stayedMinutes: 75 });
}

export function seedRecords(world: World): void {
  const day = DAY_MS / MINUTE_MS;
  addPaidStay(
    world,
    { plateNo: PLATES.running, parkId: LOTS.city, minutesAgo: 2 * day, stayedMinutes: 150, couponId: 'coupon-6' },
    3,
    DRIVERS.lin.driverId,
  );
  addPaidStay(
    world,
    { plateNo: PLATES.free, parkId: LOTS.mall, minutesAgo: 4 * day, stayedMinutes: 200, plateColor: 5 },
    2,
    DRIVERS.lin.driverId,
  );
}

/** Bills that a visitor finds by plate, and those of the third driver. */
export function seedVisitors(world: World): void {
  const day = DAY_MS / MINUTE_MS;
  const hour = HOUR_MS / MINUTE_MS;
  addStay(world, { plateNo: PLATES.visitorOne, parkId: LOTS.mall, minutesAgo: 2 * hour - 20 });
  addStay(world, { plateNo: PLATES.visitorSeveral, parkId: LOTS.city, minutesAgo: 3 * hour - 10 });
  addStay(world, {
    plateNo: PLATES.visitorSeveral,
    parkId: LOTS.roadside,
    minutesAgo: 5 * day,
    stayedMinutes: 70,
    berthNo: 'B0031',
  });
  addStay(world, { plateNo: PLATES.visitorSeveral, parkId: LOTS.hospital, minutesAgo: 12 * day, stayedMinutes: 160 });
  addStay(world, { plateNo: PLATES.visitorMustSignIn, parkId: LOTS.membersOnly, minutesAgo: 2 * hour - 15 });
  addStay(world, { plateNo: '粤A33333', parkId: LOTS.hospital, minutesAgo: 6 * day, stayedMinutes: 100 });
}
