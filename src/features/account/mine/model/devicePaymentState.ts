import { refundWordsOf } from '@/domain/payment/lateMoney';
import { PAY_STATE } from '@/domain/payment/payState';
import type { DevicePayment } from '@/flows/payment/state/paymentSelectors';

/** The state of a payment of this device in one word, with its colour. Only the server's response counts as paid. */
export function devicePaymentState({
  step,
  isRefunded = false,
  isTwice = false,
  payState,
}: Pick<DevicePayment, 'step' | 'isRefunded' | 'isTwice' | 'payState'>): {
  word: string;
  tone: 'done' | 'soon' | 'plain';
} {
  if (isTwice) return { word: '重复支付', tone: isRefunded ? 'plain' : 'soon' };
  if (isRefunded) return { word: '已退款', tone: 'plain' };
  if (payState === PAY_STATE.refunding) return { word: '退款中', tone: 'soon' };
  if (step === 'settled') return { word: '支付成功', tone: 'done' };
  if (step === 'abandoned') return { word: '未完成', tone: 'plain' };
  return { word: '结果确认中', tone: 'soon' };
}

/** The line below a payment: the lot, or where the refund of a payment stands that was made twice. */
export const devicePaymentNote = (payment: DevicePayment): string =>
  payment.isTwice === true ? refundWordsOf(payment) : payment.parkName;
