import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { createBooking } from '../../mocks/world/booking/bookingCourse';
import { BOOKING_SEED } from '../../mocks/world/booking/bookingSeed';
import { startCharging } from '../../mocks/world/charging/chargingSessions';
import { newChargingOrder } from '../../mocks/world/charging/newChargingOrder';
import { GUNS } from '../../mocks/world/charging/seed/stationSeed';
import { Refusal, REFUSALS } from '../../mocks/world/core/Refusal';
import { DRIVERS, LOTS, PLATES } from '../../mocks/world/core/seeded';
import { openMerchantOrder } from '../../mocks/world/merchant/merchantOrders';
import { payableOf } from '../../mocks/world/money/payableKeys';
import { openPackageOrder, openSlotOrder } from '../../mocks/world/offpeak/offPeakOrders';
import { openPass } from '../../mocks/world/passes/passPurchases';
import { openRecharge } from '../../mocks/world/wallet/recharges';
import type { World } from '../../mocks/world/World';

const { driverId } = DRIVERS.lin;

const lin = (world: World) => {
  const driver = world.tables.drivers.find((row) => row.driverId === driverId);
  if (driver === undefined) throw new Error('The seed has no lin');
  return driver;
};

/** A charge of 25 minutes that ended four hours ago, with its bill. */
function billedCharge(world: World): string {
  const startAt = world.clock.now() - 4 * HOUR_MS;
  const endAt = startAt + 25 * MINUTE_MS;
  const orderNo = world.nextId('C');
  world.tables.charging.orders.push(
    newChargingOrder({
      ...{ orderNo, requestId: orderNo, driverId, gunNo: GUNS.running, plateNo: PLATES.free, vin: '', startMode: 1 },
      ...{ limitType: 0, limitValue: 0, payMode: 2, car: { capacityKwh: 82, maxKw: 90, startSoc: 18 } },
      ...{ createdAt: startAt, startAt, stopAskedAt: endAt, endAt, stopReason: 1, billedAt: endAt },
    }),
  );
  return orderNo;
}

/** A gun that was kept for an hour after charging, and is free again. It costs 22.50. */
function keptGun(world: World): string {
  const now = world.clock.now();
  const occupyOrderNo = world.nextId('O');
  world.tables.charging.occupyOrders.push({
    ...{ occupyOrderNo, orderNo: 'charging-2', driverId, gunNo: GUNS.running, plateNo: PLATES.free },
    rule: { freeMinutes: 15, perMinuteFee: 50, capFee: 5_000 },
    ...{ chargeEndAt: now - HOUR_MS, endAt: now, discountCents: 0, paid: [] },
  });
  return occupyOrderNo;
}

/** One thing of each kind that lin can buy or owes. Each opens an unpaid order and returns its number. */
export const SOLD = {
  pass: {
    bizType: 3,
    open: (world) =>
      openPass(world, lin(world), {
        ...{ ruleId: 'rule-1', parkId: LOTS.city, plateIds: ['plate-2'], cycles: 1, startDate: '' },
      }).bagOrderNo,
  },
  offPeakPackage: {
    bizType: 4,
    open: (world) =>
      openPackageOrder(world, lin(world), {
        ...{ bagId: 'bag-1', plateIds: ['plate-1'], startDate: '2026-03-12', renewOf: '' },
      }).orderNo,
  },
  offPeakSlot: {
    bizType: 5,
    open: (world) => openSlotOrder(world, lin(world), 'slot-1_2026-03-11', 'plate-1').orderNo,
  },
  booking: {
    bizType: 6,
    open: (world) =>
      createBooking(world, lin(world), {
        ...{ parkId: LOTS.city, packageId: BOOKING_SEED.evening, bookDate: '2026-03-11', berthId: 'berth-city-1' },
        ...{ plateNo: PLATES.period, payAmount: 1_500 },
      }).bookOrderNo,
  },
  chargingBill: { bizType: 7, open: billedCharge },
  chargingPrepayment: {
    bizType: 7,
    open: (world) =>
      startCharging(world, driverId, {
        ...{ gunNo: GUNS.ready, plateNo: PLATES.free, limitType: 0, limitValue: 0, payMode: 1 },
        ...{ prepayCents: 3_000, requestId: world.nextId('W') },
      }).orderNo,
  },
  occupation: { bizType: 8, open: keptGun },
  recharge: { bizType: 9, open: (world) => openRecharge(world, driverId, '', 10_000).orderNo },
  merchantCoupons: {
    bizType: 10,
    open: (world) =>
      openMerchantOrder(world, driverId, { merchantId: 'merchant-1', goodsId: 'goods-1', num: 20 }).orderNo,
  },
} as const satisfies Record<string, { bizType: number; open: (world: World) => string }>;

export type SoldName = keyof typeof SOLD;
export const SOLD_NAMES = Object.keys(SOLD) as SoldName[];

/** What is due for an order of lin now, cents; 0 if it cannot be paid. */
export function dueOf(world: World, name: SoldName, orderNo: string): number {
  const key = { bizType: SOLD[name].bizType, orderNo, uniqueId: '', parkId: '' };
  try {
    return payableOf(world, key).due(world, driverId, key).cents;
  } catch (error) {
    if (error instanceof Refusal && error.code !== REFUSALS.notFound) return 0;
    throw error;
  }
}
