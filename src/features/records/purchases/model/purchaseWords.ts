import { formatYuan } from '@/domain/money';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { channelName } from '@/domain/payment/channelName';
import { formatMoment, parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import { pathTo } from '@/navigation/paths';
import { type OrderRecord, PURCHASE_REQUEST, PURCHASE_STATE } from '@/services/charge/orderRecords';

export const PURCHASE_TABS = [
  { value: PURCHASE_REQUEST.all, label: '全部' },
  { value: PURCHASE_REQUEST.unpaid, label: '待支付' },
  { value: PURCHASE_REQUEST.inUse, label: '进行中' },
  { value: PURCHASE_REQUEST.done, label: '已完成' },
  { value: PURCHASE_REQUEST.cancelled, label: '已取消' },
] as const;

type Tone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

const WORDS: Readonly<Record<OrderRecord['orderState'], string>> = {
  [PURCHASE_STATE.unknown]: '处理中',
  [PURCHASE_STATE.unpaid]: '待支付',
  [PURCHASE_STATE.done]: '已完成',
  [PURCHASE_STATE.cancelled]: '已取消',
  [PURCHASE_STATE.refunding]: '退款中',
  [PURCHASE_STATE.refunded]: '已退款',
  [PURCHASE_STATE.forfeited]: '已失效',
};

/**
 * How far a purchase has come: green only while it can be used, so neither for what has run out nor for what was paid for nothing.
 * A state that nobody knows is in progress, never a success.
 */
export function toneOfPurchase(
  { orderState, endTime }: Pick<OrderRecord, 'orderState' | 'endTime'>,
  nowMs: number,
): Tone {
  const endMs = parseServerTime(endTime);
  switch (orderState) {
    case PURCHASE_STATE.unpaid:
      return 'owed';
    case PURCHASE_STATE.done:
      return endMs !== null && endMs <= nowMs ? 'plain' : 'done';
    case PURCHASE_STATE.cancelled:
    case PURCHASE_STATE.refunded:
    case PURCHASE_STATE.forfeited:
      return 'plain';
    default:
      return 'soon';
  }
}

/** How a purchase stands, in the server's words where it has any. */
export const wordOfPurchase = ({ orderState, orderStateText }: OrderRecord): string =>
  orderStateText || WORDS[orderState];

/** What stands below the title: for what, for which plates, when it was bought. */
export function purchaseFacts(record: OrderRecord, nowMs: number): readonly string[] {
  const boughtMs = parseServerTime(record.createTime);
  return [record.placeText, record.formatPlateNos.join('、'), boughtMs === null ? '' : formatMoment(boughtMs, nowMs)];
}

const IS_PAID: ReadonlySet<OrderRecord['orderState']> = new Set([
  PURCHASE_STATE.done,
  PURCHASE_STATE.refunded,
  PURCHASE_STATE.forfeited,
]);

/** What it comes to: what was paid, or what is to be paid as long as nothing was. */
export const amountOfPurchase = ({ orderState, paidFee, totalFee }: OrderRecord): number =>
  IS_PAID.has(orderState) ? paidFee : totalFee;

/** As long as a cashier takes to give money back. */
const REFUND_PACE = ' 退回中，1–3个工作日到账';

/** What would come back; empty once nothing can be given back any more. */
export const refundRuleOf = ({ orderState, refundRule }: Pick<OrderRecord, 'orderState' | 'refundRule'>): string =>
  orderState === PURCHASE_STATE.unpaid || orderState === PURCHASE_STATE.done ? refundRule : '';

/** Everything a purchase tells of itself; rows without a value are left out by whoever draws them. */
export function purchaseDetails(record: OrderRecord, nowMs: number) {
  const moment = (time: string) => {
    const ms = parseServerTime(time);
    return ms === null ? '' : formatMoment(ms, nowMs);
  };
  const { startTime, endTime, payTime, payChannel, paidFee, refundFee } = record;
  const isRefunding = record.orderState === PURCHASE_STATE.refunding;
  return [
    { label: '类型', value: record.bizTypeText },
    { label: '适用停车场', value: record.placeText },
    { label: '车辆', value: record.formatPlateNos.join('、') },
    { label: '有效期', value: formatSpan(parseServerTime(startTime), parseServerTime(endTime), nowMs) },
    { label: '下单时间', value: moment(record.createTime) },
    { label: '支付时间', value: moment(payTime) },
    { label: '支付方式', value: payTime === '' ? '' : channelName(payChannel) },
    { label: '实付', value: paidFee > 0 ? formatYuan(paidFee) : '' },
    {
      label: isRefunding ? '退款' : '已退回',
      value: refundFee > 0 ? `${formatYuan(refundFee)}${isRefunding ? REFUND_PACE : ''}` : '',
    },
  ];
}

/** Where a purchase is paid; null where it has to be bought anew. */
export function payPathOf({ bizType, orderNo, canPay }: OrderRecord): string | null {
  if (canPay === 0) return null;
  switch (bizType) {
    case BIZ_TYPE.pass:
      return pathTo('myMonthlyPasses');
    case BIZ_TYPE.offPeakPackage:
      return pathTo('wrongTimePackagePay', { orderNo });
    case BIZ_TYPE.offPeakSlot:
      return pathTo('wrongTimeSubscribePay', { orderNo });
    case BIZ_TYPE.berth:
      return pathTo('bookRecordDetail', { orderNo });
    case BIZ_TYPE.recharge:
      return pathTo('accountBalanceCash');
    case BIZ_TYPE.merchantCoupons:
      return pathTo('merchantManageList');
    default:
      return null;
  }
}

/** What giving a purchase back is called, and what is asked before; null when it cannot be given back. */
export function giveBackQuestion(
  record: Pick<OrderRecord, 'canCancel' | 'canRefund' | 'backFee' | 'title' | 'refundRule'>,
) {
  const { canCancel, canRefund, backFee, title, refundRule } = record;
  if (canRefund === 1) {
    const back = backFee > 0 ? `${formatYuan(backFee)} 将原路退回。` : '现在申请没有可退的金额。';
    return { act: '申请退款', title: `退掉${title}？`, text: `${back}${refundRule}`, confirmLabel: '申请退款' };
  }
  if (canCancel === 0) return null;
  return { act: '取消订单', title: `取消${title}？`, text: '还没有支付，取消不扣费。', confirmLabel: '取消订单' };
}
