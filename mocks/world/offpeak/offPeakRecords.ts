import { formatPlate } from '@/domain/plate/plateFace';

import { wireTime } from '../core/clock';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { OrderRecordRow, SoldBizType } from '../money/orderRecord';
import { lotOf } from '../places/lots';
import type { OrderSource, Payable, World } from '../World';
import { itemOf, offPeakOrderOf } from './offPeakItems';
import { BIZ_TYPE, cancelCostOf, cancelOffPeak, isCancelTooMany } from './offPeakOrders';
import type { OffPeakOrderRow } from './offPeakTables';
import { offPeakStateOf } from './offPeakUse';

const orderBy = (world: World, orderNo: string): OffPeakOrderRow => {
  const order = world.tables.offPeakOrders.find((row) => row.orderNo === orderNo);
  if (order === undefined) throw new Refusal(REFUSALS.notFound, '错时订单不存在');
  return order;
};

const payable = (kind: 1 | 2): Payable => ({
  bizType: BIZ_TYPE[kind],
  due(world, driverId, { orderNo }) {
    const order = orderBy(world, orderNo);
    if (order.driverId !== driverId || order.kind !== kind) throw new Refusal(REFUSALS.notFound, '错时订单不存在');
    if (order.paidAt !== null) throw new Refusal(REFUSALS.nothingDue, '订单已支付');
    if (order.isClosed) throw new Refusal(REFUSALS.paymentOver, '订单已关闭，请重新下单');
    return { cents: order.cents, title: titleOf(world, order) };
  },
  cannotBook: (world, _payment, { orderNo }) => (orderBy(world, orderNo).isClosed ? '订单已关闭，款项原路退回' : ''),
  settle(world, { payChannel }, { orderNo }, at) {
    Object.assign(orderBy(world, orderNo), { paidAt: at, payChannel });
  },
});

export const offPeakPayables: readonly Payable[] = [payable(1), payable(2)];

function titleOf(world: World, order: OffPeakOrderRow): string {
  const { parkId, name } = itemOf(world, order);
  return `${lotOf(world, parkId).parkName} ${name} ${formatPlate(order.plateNos[0] ?? '')}`;
}

export const OFF_PEAK_TEXT = {
  1: '待支付',
  2: '待生效',
  3: '使用中',
  4: '已完成',
  5: '已取消',
  6: '违约',
  8: '已退款',
} as const;

const dayAndClock = (ms: number): string => {
  const [, month = '', day = '', clock = ''] = /-(\d+)-(\d+) (\d+:\d+)/.exec(wireTime(ms)) ?? [];
  return `${String(Number(month))}月${String(Number(day))}日 ${clock}`;
};

/** The consequences of cancelling now, as text. */
export function cancelTipOf(world: World, order: OffPeakOrderRow): string {
  const tooMany = isCancelTooMany(world, order) ? '。今天已取消2次，再取消记1次违约' : '';
  if (order.kind === 1) return `按剩余天数退款${tooMany}`;
  return `${dayAndClock(itemOf(world, order).cancelFreeAt)} 前取消全额退款，之后取消收取预约费的50%，押金全退${tooMany}`;
}

/** State in the list of orders. A breach is listed as paid without a charge. */
const ORDER_STATE = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 6, 8: 5 } as const;

const recordOf = (world: World, order: OffPeakOrderRow): OrderRecordRow => {
  const state = offPeakStateOf(world, order);
  const cost = cancelCostOf(world, order);
  const isPaid = order.paidAt !== null;
  return {
    orderNo: order.orderNo,
    // The record has its lot and plates in fields of their own.
    title: itemOf(world, order).name,
    placeText: lotOf(world, itemOf(world, order).parkId).parkName,
    plateNos: order.plateNos,
    createdAt: order.createdAt,
    payBy: state === 1 ? order.payBy : null,
    validFrom: order.startAt,
    validTo: order.endAt,
    cents: order.cents,
    paidCents: isPaid ? order.cents : 0,
    refundCents: order.refunded,
    payChannel: order.payChannel,
    paidAt: order.paidAt,
    state: ORDER_STATE[state],
    stateText: OFF_PEAK_TEXT[state],
    refundRule: cancelTipOf(world, order),
    canCancel: cost !== null && !isPaid,
    canRefund: cost !== null && isPaid,
    backCents: cost?.back ?? 0,
    canInvoice: isPaid && order.refunded === 0 && order.payChannel !== 6,
  };
};

const source = (kind: 1 | 2, bizType: SoldBizType): OrderSource => ({
  bizType,
  list: (world, driverId) =>
    world.tables.offPeakOrders
      .filter((order) => order.driverId === driverId && order.kind === kind)
      .map((order) => recordOf(world, order)),
  giveBack(world, driverId, orderNo) {
    cancelOffPeak(world, offPeakOrderOf(world, driverId, orderNo, kind));
  },
});

export const offPeakSources: readonly OrderSource[] = [source(1, 4), source(2, 5)];
