import { refundWordsOf } from '@/domain/payment/lateMoney';
import { type OutcomeName, outcomeOfAttempt } from '@/domain/payment/outcome';
import { PAY_STATE } from '@/domain/payment/payState';
import { soldOf } from '@/flows/payment/sold/soldTable';
import type { DevicePayment } from '@/flows/payment/state/paymentSelectors';
import { outcomeWords } from '@/widgets/checkout/model/outcomeWords';

type Told = Pick<DevicePayment, 'attempt' | 'payable' | 'isRefunded' | 'isTwice' | 'payState'>;

/**
 * The state of a payment of this device in one word, the one that its result has, with its colour. Only the server's response counts as paid.
 *
 * @param nowMs the server's time
 */
export function devicePaymentState(payment: Told, nowMs: number): { word: string; tone: 'done' | 'soon' | 'plain' } {
  const { payable, isRefunded = false, isTwice = false } = payment;
  if (isTwice) return { word: '重复支付', tone: isRefunded ? 'plain' : 'soon' };
  const outcome = outcomeOfDevicePayment(payment, nowMs);
  const { word, status } = outcomeWords(outcome, soldOf(payable));
  if (status === 'success') return { word, tone: 'done' };
  return { word, tone: status === 'pending' || outcome === 'refunding' ? 'soon' : 'plain' };
}

/** The outcome of a payment of this device. */
export function outcomeOfDevicePayment({ attempt, isRefunded, payState }: Told, nowMs: number): OutcomeName {
  if (attempt !== null) return outcomeOfAttempt(attempt, nowMs);
  if (isRefunded === true) return 'refunded';
  return payState === PAY_STATE.refunding ? 'refunding' : 'paid';
}

/** The line below a payment: the lot, or where the refund of a payment stands that was made twice. */
export const devicePaymentNote = (payment: DevicePayment): string =>
  payment.isTwice === true ? refundWordsOf(payment) : payment.parkName;
