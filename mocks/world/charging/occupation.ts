import { MINUTE_MS } from '@/lib/timeUnits';

import { appealsOn, isOpenAppeal } from '../appeals/appeal';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import { chargingBill, chargingOrdersOf, chargingStateOf, gunOf, stationOf } from './chargingOrders';
import type { ChargingOrderRow, OccupyOrderRow } from './chargingTables';

export const freeUntil = ({ chargeEndAt, rule }: OccupyOrderRow): number => chargeEndAt + rule.freeMinutes * MINUTE_MS;

/** What keeping the gun costs at `at`, cents. `due` is 0 until the plug is out. */
export function occupyBill(world: World, order: OccupyOrderRow, at = world.clock.now()) {
  const { rule, endAt } = order;
  const over = (endAt ?? at) - freeUntil(order);
  const billMinutes = Math.max(0, Math.ceil(over / MINUTE_MS));
  const fee = Math.min(rule.capFee, billMinutes * rule.perMinuteFee);
  const paid = order.paid.reduce((sum, { cents }) => sum + cents, 0);
  const open = Math.max(0, fee - order.discountCents - paid);
  return { billMinutes, fee, paid, due: endAt === null ? 0 : open };
}

export type OccupyState = 1 | 2 | 3 | 4 | 5 | 6;

/** The `state` of the wire. */
export function occupyStateOf(world: World, order: OccupyOrderRow): OccupyState {
  const now = world.clock.now();
  if (order.endAt === null) return now < freeUntil(order) ? 1 : 2;
  if (occupyAppealsOn(world, order).some(isOpenAppeal)) return 6;
  const { due, fee } = occupyBill(world, order);
  if (due > 0) return 3;
  return order.discountCents >= fee ? 5 : 4;
}

export const occupyAppealsOn = (world: World, { occupyOrderNo }: OccupyOrderRow) =>
  appealsOn(world, { uniqueId: '', parkId: '', orderNo: occupyOrderNo });

/** An occupation that ended within the free minutes does not count. */
const isReal = (order: OccupyOrderRow): boolean => order.endAt === null || order.endAt > freeUntil(order);

/** Newest first. */
export const occupyOrdersOf = (world: World, driverId: string): OccupyOrderRow[] =>
  world.tables.charging.occupyOrders.filter((order) => order.driverId === driverId && isReal(order)).reverse();

export function occupyOrderOf(world: World, driverId: string | null, occupyOrderNo: string): OccupyOrderRow {
  const order = world.tables.charging.occupyOrders.find(
    (row) => row.occupyOrderNo === occupyOrderNo && row.driverId === driverId && isReal(row),
  );
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '占位费订单不存在');
  return order;
}

export const occupyOrderAfter = (world: World, { orderNo }: ChargingOrderRow): OccupyOrderRow | undefined =>
  world.tables.charging.occupyOrders.find((row) => row.orderNo === orderNo && isReal(row));

/** Charging has ended and the plug is still in. The free minutes start. */
export function beginOccupation(world: World, order: ChargingOrderRow, chargeEndAt: number): void {
  const gun = gunOf(world, order.gunNo);
  const { occupyRule } = stationOf(world, gun.stationId);
  if (occupyRule === null || gun.pluggedAt === null) return;
  world.tables.charging.occupyOrders.push({
    occupyOrderNo: world.nextId('O'),
    orderNo: order.orderNo,
    driverId: order.driverId,
    gunNo: order.gunNo,
    plateNo: order.plateNo,
    rule: occupyRule,
    chargeEndAt,
    endAt: null,
    discountCents: 0,
    paid: [],
  });
}

/** The plug is out, so the occupation ends. */
export function endOccupation(world: World, gunNo: string): void {
  for (const row of world.tables.charging.occupyOrders) if (row.gunNo === gunNo) row.endAt ??= world.clock.now();
}

/** The cents due of everything that still ties a driver to charging: orders that are not finished or not paid, guns they keep, fees they owe. */
export const openCharges = (world: World, driverId: string): number[] => [
  ...chargingOrdersOf(world, driverId)
    .filter((order) => [1, 2, 3, 4, 5, 8].includes(chargingStateOf(world, order)))
    .map((order) => chargingBill(world, order).due),
  ...occupyOrdersOf(world, driverId)
    .filter((order) => [1, 2, 3, 6].includes(occupyStateOf(world, order)))
    .map((order) => occupyBill(world, order).due),
];
