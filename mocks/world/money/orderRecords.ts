import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { OrderRecordRow, SoldBizType } from './orderRecord';

export type SoldOrder = OrderRecordRow & { bizType: SoldBizType };

/** Its area calls it refunded (5) once the refund is decided. Until the money arrives, it is being refunded (4). */
const untilItArrives = (world: World, order: SoldOrder): SoldOrder =>
  order.state === 5 &&
  world.tables.payments.some(
    ({ parts, returns }) =>
      parts.some(
        (part) => part.bizType === order.bizType && part.orderNo === order.orderNo && part.failReason === '',
      ) && returns.some(({ hasArrived }) => !hasArrived),
  )
    ? { ...order, state: 4, stateText: '退款中' }
    : order;

/** Every purchase of a driver, newest first. */
export const ordersOf = (world: World, driverId: string): SoldOrder[] =>
  world.orderSources
    .flatMap(({ bizType, list }) => list(world, driverId).map((row) => untilItArrives(world, { ...row, bizType })))
    .sort((a, b) => b.createdAt - a.createdAt || b.orderNo.localeCompare(a.orderNo));

/** One purchase of this driver. A purchase of another driver is treated as if it did not exist. */
export function orderOf(world: World, driverId: string, orderNo: string): SoldOrder {
  const order = ordersOf(world, driverId).find((row) => row.orderNo === orderNo);
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '订单不存在');
  return order;
}

/** Cancels an unpaid purchase or refunds a paid one, for the amount that the driver was shown. */
export function giveBackPurchase(world: World, driverId: string, orderNo: string, backCents: number): SoldOrder {
  const order = orderOf(world, driverId, orderNo);
  const giveBack = world.orderSources.find(({ bizType }) => bizType === order.bizType)?.giveBack;
  if (giveBack === undefined || (!order.canCancel && !order.canRefund)) {
    throw new Refusal(REFUSALS.badRequest, '该订单不能取消或退款');
  }
  if (order.backCents !== backCents) throw new Refusal(REFUSALS.amountChanged, '可退金额已变化，请重新确认');
  giveBack(world, driverId, orderNo);
  return orderOf(world, driverId, orderNo);
}
