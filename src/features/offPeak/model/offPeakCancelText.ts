import { formatYuan } from '@/domain/money';
import { offPeakFreeCancelUntilMs } from '@/domain/offPeak/cancellation';
import { formatMoment } from '@/domain/time';
import { OFF_PEAK_ORDER_KIND, OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';

export const OFF_PEAK_CANCEL_UNCONFIRMED_TEXT = '取消还未确认，请稍后再看订单';

type CancelFields = Pick<
  OffPeakOrder,
  'kind' | 'state' | 'canCancel' | 'cancelFee' | 'cancelRefundFee' | 'cancelTip' | 'parkName' | 'cancelFreeTime'
>;

/** The fee and the refund of a cancellation now, in one sentence. */
function cancelCostText({ state, cancelFee, cancelRefundFee }: CancelFields): string {
  if (state === OFF_PEAK_ORDER_STATE.unpaid) return '尚未支付，取消不扣费。';
  const refundText = cancelRefundFee > 0 ? `${formatYuan(cancelRefundFee)} 原路退回` : '没有可退的金额';
  return cancelFee > 0 ? `取消收取 ${formatYuan(cancelFee)}，${refundText}。` : `现在取消不收费，${refundText}。`;
}

/** The cancel action of an order and its confirmation dialog; null if the server does not permit it. */
export function createOffPeakOrderCancelDialog(order: CancelFields) {
  const { kind, state, canCancel, cancelTip, parkName } = order;
  if (canCancel !== 1) return null;
  const isPaid = state !== OFF_PEAK_ORDER_STATE.unpaid;
  const action = !isPaid ? '取消订单' : kind === OFF_PEAK_ORDER_KIND.slot ? '取消预约' : '退订套餐';
  return {
    action,
    title: `${action}？`,
    text: [parkName === '' ? '' : `${parkName}。`, cancelCostText(order), isPaid ? cancelTip : ''].join(''),
    confirmLabel: action,
    cancelLabel: kind === OFF_PEAK_ORDER_KIND.slot || !isPaid ? '暂不取消' : '取消',
    done: isPaid ? '已取消，退款原路退回' : '已取消',
  };
}

/** The note beside the cancel action: its fee now. */
export function offPeakOrderCancelNote(order: CancelFields, nowMs: number): string {
  if (order.state === OFF_PEAK_ORDER_STATE.unpaid) return '不扣费';
  const freeMs = order.kind === OFF_PEAK_ORDER_KIND.slot ? offPeakFreeCancelUntilMs(order, nowMs) : null;
  if (freeMs !== null) return `${formatMoment(freeMs, nowMs)} 前免费取消`;
  return order.cancelFee > 0
    ? `现在取消收取 ${formatYuan(order.cancelFee)}，退 ${formatYuan(order.cancelRefundFee)}`
    : `退 ${formatYuan(order.cancelRefundFee)}`;
}
