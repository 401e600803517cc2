import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatTimeRange } from '@/domain/formatTimeRange';
import { formatYuan } from '@/domain/money';
import { isNonParkingBizType } from '@/domain/payment/bizType';
import { payChannelName } from '@/domain/payment/payChannelName';
import { parseServerTime } from '@/domain/time';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import { isPathInBuild } from '@/navigation/getPathIfInBuild';
import { type Purchase, PURCHASE_LIST_FILTER, PURCHASE_STATE } from '@/services/charge/purchases';

export const PURCHASE_TABS = [
  { value: PURCHASE_LIST_FILTER.all, label: '全部' },
  { value: PURCHASE_LIST_FILTER.unpaid, label: '待支付' },
  { value: PURCHASE_LIST_FILTER.inUse, label: '进行中' },
  { value: PURCHASE_LIST_FILTER.done, label: '已完成' },
  { value: PURCHASE_LIST_FILTER.cancelled, label: '已取消' },
] as const;

type Tone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

const STATE_LABELS: Readonly<Record<Purchase['orderState'], string>> = {
  [PURCHASE_STATE.unknown]: '处理中',
  [PURCHASE_STATE.unpaid]: '待支付',
  [PURCHASE_STATE.done]: '已完成',
  [PURCHASE_STATE.cancelled]: '已取消',
  [PURCHASE_STATE.refunding]: '退款中',
  [PURCHASE_STATE.refunded]: '已退款',
  [PURCHASE_STATE.forfeited]: '已失效',
};

/**
 * The colour of a purchase's state. It is green only while the purchase can be used, so not after it has expired or was
 * forfeited. An unknown state counts as in progress, never as a success.
 */
export function purchaseStateTone(
  { orderState, endTime }: Pick<Purchase, 'orderState' | 'endTime'>,
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

/** The label of a purchase's state, in the server's text if it sent one. */
export const purchaseStateLabel = ({ orderState, orderStateText }: Purchase): string =>
  orderStateText || STATE_LABELS[orderState];

/** The lines below the title: place, plates, and time of purchase. */
export function purchaseRowTexts(record: Purchase, nowMs: number): readonly string[] {
  return [record.placeText, record.formatPlateNos.join('、'), formatServerMoment(record.createTime, nowMs)];
}

const PAID_STATES: ReadonlySet<Purchase['orderState']> = new Set([
  PURCHASE_STATE.done,
  PURCHASE_STATE.refunded,
  PURCHASE_STATE.forfeited,
]);

/** The amount of a purchase: the amount paid, or the price of an unpaid one. */
export const getPurchaseAmountCents = ({ orderState, paidFee, totalFee }: Purchase): number =>
  PAID_STATES.has(orderState) ? paidFee : totalFee;

/** The time that a payment channel needs for a refund. */
const REFUND_TIME_TEXT = ' 退回中，1–3个工作日到账';

/** The refund rule; empty if nothing can be refunded. */
export const purchaseRefundRuleText = ({
  orderState,
  refundRule,
}: Pick<Purchase, 'orderState' | 'refundRule'>): string =>
  orderState === PURCHASE_STATE.unpaid || orderState === PURCHASE_STATE.done ? refundRule : '';

/** All facts of a purchase. The view leaves out rows without a value. */
export function toPurchaseDetailFacts(record: Purchase, nowMs: number) {
  const { startTime, endTime, payTime, payChannel, paidFee, refundFee } = record;
  const isRefunding = record.orderState === PURCHASE_STATE.refunding;
  return [
    { label: '类型', value: record.bizTypeText },
    { label: '适用停车场', value: record.placeText },
    { label: '车辆', value: record.formatPlateNos.join('、') },
    { label: '有效期', value: formatTimeRange(parseServerTime(startTime), parseServerTime(endTime), nowMs) },
    { label: '下单时间', value: formatServerMoment(record.createTime, nowMs) },
    { label: '支付时间', value: formatServerMoment(payTime, nowMs) },
    { label: '支付方式', value: payTime === '' ? '' : payChannelName(payChannel) },
    { label: '实付', value: paidFee > 0 ? formatYuan(paidFee) : '' },
    {
      label: isRefunding ? '退款' : '已退回',
      value: refundFee > 0 ? `${formatYuan(refundFee)}${isRefunding ? REFUND_TIME_TEXT : ''}` : '',
    },
  ];
}

/** The path where a purchase is paid; null if it must be ordered again, or if this build has no such screen. */
export function purchasePayPath({ bizType, orderNo, canPay }: Purchase): string | null {
  if (canPay === 0 || !isNonParkingBizType(bizType)) return null;
  const payable = { kind: 'order', bizType, orderNo } as const;
  const path = getCheckoutProductDefinition(payable).decisionPath(payable, 'orderRecordDetail');
  return isPathInBuild(path) ? path : null;
}

/**
 * The label and the confirmation dialog of the action that cancels or refunds a purchase; null if neither is possible.
 */
export function createPurchaseCancelOrRefundDialog(
  record: Pick<Purchase, 'canCancel' | 'canRefund' | 'backFee' | 'title' | 'refundRule'>,
) {
  const { canCancel, canRefund, backFee, title, refundRule } = record;
  if (canRefund === 1) {
    const refundText = backFee > 0 ? `${formatYuan(backFee)} 将原路退回。` : '现在申请无可退金额。';
    return {
      action: '申请退款',
      title: `退掉${title}？`,
      text: `${refundText}${refundRule}`,
      confirmLabel: '申请退款',
    };
  }
  if (canCancel === 0) return null;
  return {
    action: '取消订单',
    title: `取消${title}？`,
    text: '尚未支付，取消不扣费。',
    confirmLabel: '取消订单',
    cancelLabel: '暂不取消',
  };
}
