import { MINUTE_MS } from '@/lib/timeUnits';

import { appealsOn } from '../appeals/appeal';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import { type Flow, flowUntil, type Limits, NO_LIMITS } from './chargingCurve';
import type { ChargingOrderRow, GunRow, StationRow } from './chargingTables';

/** Time from the end of charging to the bill. It is longer if the bill needs a manual check first. */
const BILL_AFTER_MS = 10_000;
const REVIEW_AFTER_MS = 30 * MINUTE_MS;

export function stationOf(world: World, stationId: string): StationRow {
  const station = world.tables.charging.stations.find((row) => row.stationId === stationId);
  if (station === undefined) throw new Refusal(REFUSALS.notFound, '充电站不存在');
  return station;
}

export function gunOf(world: World, gunNo: string): GunRow {
  const gun = world.tables.charging.guns.find((row) => row.gunNo === gunNo);
  if (gun === undefined) throw new Refusal(REFUSALS.notFound, '充电枪不存在，请核对枪号');
  return gun;
}

/** An order of this driver. An order of another driver is treated as if it did not exist. */
export function chargingOrderOf(world: World, driverId: string | null, orderNo: string): ChargingOrderRow {
  const order = world.tables.charging.orders.find((row) => row.orderNo === orderNo && row.driverId === driverId);
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '充电订单不存在');
  return order;
}

/** Newest first. */
export const chargingAppealsOn = (world: World, { orderNo }: ChargingOrderRow) =>
  appealsOn(world, { uniqueId: '', parkId: '', orderNo });

/** Whether the order still uses the gun: starting, charging or stopping. */
export const isUnderWay = ({ startFailure, cancelledAt, endAt }: ChargingOrderRow): boolean =>
  startFailure === '' && cancelledAt === null && endAt === null;

export const orderAtGun = (world: World, gunNo: string): ChargingOrderRow | undefined =>
  world.tables.charging.orders.find((order) => order.gunNo === gunNo && isUnderWay(order));

function limitsOf({ limitType, limitValue }: ChargingOrderRow): Limits {
  switch (limitType) {
    case 0:
      return NO_LIMITS;
    case 1:
      return { ...NO_LIMITS, cents: limitValue };
    case 2:
      return { ...NO_LIMITS, kwh: limitValue };
    case 3:
      return { ...NO_LIMITS, ms: limitValue * MINUTE_MS };
    case 4:
      return { ...NO_LIMITS, soc: limitValue };
  }
}

const NO_FLOW = { kwh: 0, powerKw: 0, elecCents: 0, serviceCents: 0, shares: [], end: null };

/** The energy up to `at` (epoch ms), or up to the order's end. `balance`: what may be spent, cents. */
export function flowOf(world: World, order: ChargingOrderRow, at: number, balance = Infinity): Flow {
  const { startAt, endAt, car } = order;
  if (startAt === null) return { ...NO_FLOW, soc: car.startSoc };
  const gun = gunOf(world, order.gunNo);
  const session = {
    ...car,
    startAt,
    maxKw: Math.min(gun.powerKw, car.maxKw),
    prices: stationOf(world, gun.stationId).prices,
    limits: { ...limitsOf(order), balance },
  };
  const flow = flowUntil(session, endAt === null ? at : Math.min(at, endAt));
  return endAt === null ? flow : { ...flow, powerKw: 0 };
}

/** Whether it waits for the money that is paid before charging starts. */
export const awaitsPrepayment = (order: ChargingOrderRow): boolean =>
  order.prepayCents > 0 && order.paid.length === 0 && isUnderWay(order);

/** What an order costs at this moment, cents. Until its bill is made, only a prepayment is due. */
export function chargingBill(world: World, order: ChargingOrderRow, at = world.clock.now()) {
  const flow = flowOf(world, order, at);
  const total = flow.elecCents + flow.serviceCents;
  const paid = order.paid.reduce((sum, { cents }) => sum + cents, 0);
  const coupon = order.paid.reduce((sum, part) => sum + part.couponCents, 0);
  const open = Math.max(0, total - order.discountCents - paid - coupon);
  return {
    flow,
    total,
    paid,
    discount: order.discountCents + coupon,
    due: awaitsPrepayment(order) ? order.prepayCents : order.billedAt === null ? 0 : open,
  };
}

export type ChargingState = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** The charger broke down or went offline, so the bill is checked manually before it is sent. */
export const isAbnormal = ({ stopReason }: ChargingOrderRow): boolean => stopReason === 8 || stopReason === 9;

export const billMomentOf = (order: ChargingOrderRow, endAt: number): number =>
  endAt + (isAbnormal(order) ? REVIEW_AFTER_MS : BILL_AFTER_MS);

/** The state as in `orderState` of the wire. */
export function chargingStateOf(world: World, order: ChargingOrderRow): ChargingState {
  if (order.cancelledAt !== null) return 9;
  if (order.startFailure !== '') return 7;
  if (awaitsPrepayment(order)) return 5;
  if (order.startAt === null) return 1;
  if (order.endAt === null) return order.stopAskedAt === null ? 2 : 3;
  if (order.billedAt === null) return isAbnormal(order) ? 8 : 4;
  const { due, paid } = chargingBill(world, order);
  if (due > 0) return 5;
  if (order.refundArrivesAt === null || order.refundedCents < paid) return 6;
  return world.clock.now() < order.refundArrivesAt ? 10 : 11;
}

/** Newest first. */
export const chargingOrdersOf = (world: World, driverId: string): ChargingOrderRow[] =>
  world.tables.charging.orders
    .filter((order) => order.driverId === driverId)
    .sort((a, b) => b.createdAt - a.createdAt || b.orderNo.localeCompare(a.orderNo));
