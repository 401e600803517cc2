import { formatYuan } from '@/domain/money';
import { freeUntilMs } from '@/domain/offPeak/cancelling';
import { formatMoment } from '@/domain/time';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';

export const UNCONFIRMED = '取消还未确认，请稍后再看订单';

type Cancelled = Pick<
  OffPeakOrder,
  'kind' | 'state' | 'canCancel' | 'cancelFee' | 'cancelRefundFee' | 'cancelTip' | 'parkName' | 'cancelFreeTime'
>;

/** What cancelling costs and brings back now, in one sentence. */
function costText({ state, cancelFee, cancelRefundFee }: Cancelled): string {
  if (state === OFF_PEAK_STATE.unpaid) return '尚未支付，取消不扣费。';
  const back = cancelRefundFee > 0 ? `${formatYuan(cancelRefundFee)} 原路退回` : '没有可退的金额';
  return cancelFee > 0 ? `取消收取 ${formatYuan(cancelFee)}，${back}。` : `现在取消不收费，${back}。`;
}

/** The act that ends an order, and its question; null where the server takes none. */
export function cancelQuestion(order: Cancelled) {
  const { kind, state, canCancel, cancelTip, parkName } = order;
  if (canCancel !== 1) return null;
  const isPaid = state !== OFF_PEAK_STATE.unpaid;
  const action = !isPaid ? '取消订单' : kind === OFF_PEAK_KIND.slot ? '取消预约' : '退订套餐';
  return {
    action,
    title: `${action}？`,
    text: [parkName === '' ? '' : `${parkName}。`, costText(order), isPaid ? cancelTip : ''].join(''),
    confirmLabel: action,
    cancelLabel: kind === OFF_PEAK_KIND.slot || !isPaid ? '暂不取消' : '取消',
    done: isPaid ? '已取消，退款原路退回' : '已取消',
  };
}

/** Beside the act, before it is pressed: what it costs now. */
export function cancelNote(order: Cancelled, nowMs: number): string {
  if (order.state === OFF_PEAK_STATE.unpaid) return '不扣费';
  const freeMs = order.kind === OFF_PEAK_KIND.slot ? freeUntilMs(order, nowMs) : null;
  if (freeMs !== null) return `${formatMoment(freeMs, nowMs)} 前免费取消`;
  return order.cancelFee > 0
    ? `现在取消收取 ${formatYuan(order.cancelFee)}，退 ${formatYuan(order.cancelRefundFee)}`
    : `退 ${formatYuan(order.cancelRefundFee)}`;
}
