import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS, PLATES } from '../../core/seeded';
import { issueCoupon } from '../../coupons/coupons';
import { holdUntil } from '../../money/orderHold';
import type { World } from '../../World';
import { chargingBill } from '../chargingOrders';
import type { ChargingOrderRow } from '../chargingTables';
import { newChargingOrder } from '../newChargingOrder';
import { allGuns, GUNS, stations } from './stationSeed';

/** A VIN with a valid check digit, active for the default driver. */
export const SEEDED_VIN = 'LSVAA41J8E2184841';
export const SEEDED_CARD = { cardId: 'card-1', password: '135790' } as const;
/** A card that nobody has bound yet. */
export const FREE_CARD = { cardId: 'card-3', cardNo: '8100999988887777', password: '112358' } as const;

const order = (orderNo: string, startAt: number, more: Partial<ChargingOrderRow> = {}): ChargingOrderRow =>
  newChargingOrder({
    orderNo,
    requestId: `seeded-${orderNo}`,
    driverId: DRIVERS.lin.driverId,
    gunNo: GUNS.running,
    plateNo: PLATES.free,
    vin: '',
    startMode: 1,
    limitType: 0,
    limitValue: 0,
    payMode: 2,
    car: { capacityKwh: 82, maxKw: 90, startSoc: 18 },
    createdAt: startAt - 8_000,
    startAt,
    ...more,
  });

/** An order of some days ago, with its bill. The driver stopped it. */
const endedOrder = (orderNo: string, startAt: number, minutes: number): ChargingOrderRow => {
  const endAt = startAt + minutes * MINUTE_MS;
  return order(orderNo, startAt, { stopAskedAt: endAt - 5_000, endAt, stopReason: 1, billedAt: endAt + 10_000 });
};

function addPaidOrder(world: World): void {
  const paid = endedOrder('charging-2', world.clock.now() - 2 * DAY_MS, 36);
  const at = (paid.billedAt ?? 0) + MINUTE_MS;
  const payId = 'P-charging-2';
  const { driverId, orderNo } = paid;
  const part = {
    bizType: 7,
    orderNo,
    uniqueId: '',
    parkId: '',
    title: '充电费 市民中心充电站',
    couponCents: 0,
  } as const;
  world.tables.charging.orders.push(paid);
  const { due: cents } = chargingBill(world, paid);
  paid.paid.push({ payId, cents, couponCents: 0, at });
  world.tables.takings.push({ payId, payChannel: 3, cents });
  world.tables.payments.push({
    payId,
    requestId: paid.requestId,
    asked: '',
    driverId,
    payChannel: 3,
    isBatch: false,
    couponId: null,
    parts: [{ ...part, due: cents, cents, state: 2, failReason: '' }],
    cents,
    state: 2,
    failReason: '',
    openedAt: at,
    expireAt: at,
    settleAt: at,
    cameLate: false,
    paidAt: at,
    leaveBy: null,
    leaveFreeMinutes: 0,
    returnPath: '/home',
    refunded: 0,
    returns: [],
  });
}

/** Stations, guns, and the default driver's orders, VIN and cards. */
export function seedCharging(world: World): void {
  const now = world.clock.now();
  const { charging } = world.tables;
  const { driverId } = DRIVERS.lin;
  charging.stations = stations(now);
  charging.guns = allGuns(now);
  charging.orders = [order('charging-1', now - 42 * MINUTE_MS)];
  addPaidOrder(world);
  const known = { driverId, plateNo: PLATES.free, rejectReason: '', isOff: false };
  charging.vins = [{ ...known, vinId: 'vin-1', vin: SEEDED_VIN, addedAt: now - 30 * DAY_MS }];
  charging.cards = [
    { ...SEEDED_CARD, driverId, cardNo: '8100123456781234', balance: 2_600, state: 1, failures: 0 },
    { cardId: 'card-2', driverId, cardNo: '8100123456785678', password: '246802', balance: 0, state: 2, failures: 0 },
    { ...FREE_CARD, driverId: '', balance: 5_000, state: 1, failures: 0 },
  ];
  charging.collected = [{ driverId, stationId: 'station-2' }];
}

/** A fully charged car that has kept its gun beyond the free minutes. */
export function seedFullCar(world: World): void {
  const startAt = world.clock.now() - 100 * MINUTE_MS;
  const gun = world.tables.charging.guns.find(({ gunNo }) => gunNo === GUNS.ready);
  if (gun !== undefined) gun.pluggedAt = startAt - MINUTE_MS;
  world.tables.charging.orders.push(
    order('charging-3', startAt, { gunNo: GUNS.ready, car: { capacityKwh: 60, maxKw: 90, startSoc: 20 } }),
  );
}

/** An order that starts once 50.00 are prepaid. What it does not use goes back. */
export function seedPrepaidCharging(world: World): void {
  world.tables.charging.orders.push(
    order('charging-5', world.clock.now(), {
      ...{ gunNo: GUNS.ready, payMode: 1, prepayCents: 5_000, prepayBy: holdUntil(world, 5 * MINUTE_MS) },
      ...{ startAt: null, createdAt: world.clock.now() },
    }),
  );
}

/** A coupon of the default driver that pays a whole charging bill. */
export function seedChargingCoupon(world: World): void {
  issueCoupon(world, {
    ...{ driverId: DRIVERS.lin.driverId, plateNo: '', couponName: '充电全免券', bizType: 2, couponType: 3 },
    ...{ couponValue: 0, minFee: 0, endAt: world.clock.now() + 7 * DAY_MS, parkIds: [] },
    ...{ sourceName: '充电节', sourceType: 3 },
  });
}

/** An unpaid bill of this morning. */
export function seedUnpaidCharging(world: World): void {
  world.tables.charging.orders.push(endedOrder('charging-4', world.clock.now() - 4 * HOUR_MS, 25));
}
