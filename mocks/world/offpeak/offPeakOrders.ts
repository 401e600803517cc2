import { DAY_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { startOfDay, wireDay } from '../core/calendar';
import { Refusal, REFUSALS } from '../core/Refusal';
import { holdUntil } from '../money/orderHold';
import { refundOrder } from '../money/refunds';
import { plateOf } from '../vehicles/plates';
import type { World } from '../World';
import { newOffPeakOrder } from './newOffPeakOrder';
import { holds, itemOf, leftOf, offPeakOrderOf, packageOf, slotRowOf, slotsOf } from './offPeakItems';
import type { OffPeakOrderRow } from './offPeakTables';
import { addViolation, MONTH_LIMIT, monthCountOf, offPeakStateOf } from './offPeakUse';

/** The third cancellation of a day counts as a breach. */
const CANCELS_A_DAY = 3;

/** The share of the fee that a late cancellation costs. */
const LATE_SHARE = 0.5;

function refuseViolators(world: World, driverId: string): void {
  const now = world.clock.now();
  if (monthCountOf(world, driverId, now) >= MONTH_LIMIT) {
    const nextMonth = (Number(wireDay(now).slice(5, 7)) % 12) + 1;
    throw new Refusal(REFUSALS.offPeakRefused, `本月违约已达${MONTH_LIMIT}次，${nextMonth}月1日起可再次办理`);
  }
}

function openPayment(
  world: World,
  driverId: string,
  asked: Pick<OffPeakOrderRow, 'kind' | 'itemId' | 'plateNos' | 'startAt' | 'endAt' | 'cents' | 'depositCents'>,
): OffPeakOrderRow {
  const now = world.clock.now();
  const same = world.tables.offPeakOrders.find(
    (row) =>
      row.itemId === asked.itemId &&
      holds(row) &&
      row.startAt < asked.endAt &&
      row.endAt > asked.startAt &&
      row.plateNos.some((plateNo) => asked.plateNos.includes(plateNo)),
  );
  if (same !== undefined) throw new Refusal(REFUSALS.offPeakRefused, '车辆在该时段已有错时订单');
  return newOffPeakOrder(world, { ...asked, driverId, createdAt: now, payBy: holdUntil(world) });
}

export interface PackageRequest {
  bagId: string;
  plateIds: readonly string[];
  startDate: string;
  /** Empty for a new purchase. */
  renewOf: string;
}

export function openPackageOrder(world: World, driver: DriverRow, request: PackageRequest): OffPeakOrderRow {
  refuseViolators(world, driver.driverId);
  const row = packageOf(world, request.bagId);
  const plateNos = request.plateIds.map((plateId) => plateOf(driver, plateId).plateNo);
  if (plateNos.length === 0 || plateNos.length > row.maxPlates) {
    throw new Refusal(REFUSALS.badRequest, `请选择1至${row.maxPlates}辆车`);
  }
  if (leftOf(world, row) === 0) throw new Refusal(REFUSALS.offPeakRefused, '该套餐名额已满');
  const now = world.clock.now();
  const today = startOfDay(wireDay(now));
  const former = request.renewOf === '' ? null : offPeakOrderOf(world, driver.driverId, request.renewOf, 1);
  if (former !== null && former.itemId !== row.bagId) throw new Refusal(REFUSALS.badRequest, '续费套餐不一致');
  const chosen = former === null ? startOfDay(request.startDate) : Math.max(former.endAt, today);
  if (Number.isNaN(chosen) || chosen < today || chosen > today + 60 * DAY_MS) {
    throw new Refusal(REFUSALS.badRequest, '请选择60天内的生效日期');
  }
  return openPayment(world, driver.driverId, {
    kind: 1,
    itemId: row.bagId,
    plateNos,
    startAt: chosen,
    endAt: chosen + row.days * DAY_MS,
    cents: row.cents,
    depositCents: 0,
  });
}

export function openSlotOrder(world: World, driver: DriverRow, bookId: string, plateId: string): OffPeakOrderRow {
  refuseViolators(world, driver.driverId);
  const [slotId = '', bookDate = ''] = bookId.split('_');
  const row = slotRowOf(world, slotId);
  const slot = slotsOf(world, row.parkId, bookDate).find((one) => one.bookId === bookId);
  if (slot === undefined) throw new Refusal(REFUSALS.offPeakRefused, '该时段已不能预约');
  if (slot.leftNum === 0) throw new Refusal(REFUSALS.offPeakRefused, '该时段已约满');
  return openPayment(world, driver.driverId, {
    kind: 2,
    itemId: slotId,
    plateNos: [plateOf(driver, plateId).plateNo],
    startAt: slot.from,
    endAt: slot.to,
    cents: row.cents + row.depositCents,
    depositCents: row.depositCents,
  });
}

export const BIZ_TYPE = { 1: 4, 2: 5 } as const;

/** How many paid orders the driver has cancelled today. */
const cancelsToday = (world: World, driverId: string): number =>
  world.tables.offPeakOrders.filter(
    ({ driverId: owner, paidAt, cancelledAt }) =>
      owner === driverId &&
      paidAt !== null &&
      cancelledAt !== null &&
      wireDay(cancelledAt) === wireDay(world.clock.now()),
  ).length;

/** Whether cancelling this order now would be the one too many of the day. */
export const isCancelTooMany = (world: World, { driverId, paidAt }: OffPeakOrderRow): boolean =>
  paidAt !== null && cancelsToday(world, driverId) === CANCELS_A_DAY - 1;

/** What cancelling costs now and what is refunded, cents; null if it is too late. */
export function cancelCostOf(world: World, order: OffPeakOrderRow): { cost: number; back: number } | null {
  const now = world.clock.now();
  const state = offPeakStateOf(world, order);
  if (state === 1) return { cost: 0, back: 0 };
  const { cancelFreeAt } = itemOf(world, order);
  if (order.kind === 1) {
    if (state !== 2 && state !== 3) return null;
    const leftDays = Math.min(
      1,
      Math.max(0, (order.endAt - Math.max(now, order.startAt)) / (order.endAt - order.startAt)),
    );
    const back = Math.floor(order.cents * leftDays);
    return { cost: order.cents - back, back };
  }
  if (state !== 2) return null;
  const cost = now <= cancelFreeAt ? 0 : Math.ceil((order.cents - order.depositCents) * LATE_SHARE);
  return { cost, back: order.cents - cost };
}

export function cancelOffPeak(world: World, order: OffPeakOrderRow): OffPeakOrderRow {
  const cost = cancelCostOf(world, order);
  if (cost === null) throw new Refusal(REFUSALS.offPeakRefused, '订单当前状态不能取消');
  const now = world.clock.now();
  if (order.paidAt === null) {
    order.isClosed = true;
    order.cancelledAt = now;
    return order;
  }
  refundOrder(world, BIZ_TYPE[order.kind], order.orderNo, cost.back, `取消${itemOf(world, order).name}`);
  order.refunded = cost.back;
  order.cancelledAt = now;
  if (cancelsToday(world, order.driverId) === CANCELS_A_DAY) addViolation(world, order, { type: 3, at: now });
  return order;
}
