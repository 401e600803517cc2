import { latePaymentRefundText } from '@/domain/payment/latePayments';
import { type PaymentOutcomeName, paymentOutcomeOfAttempt } from '@/domain/payment/outcome';
import { PAY_STATE } from '@/domain/payment/payState';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import type { DevicePayment } from '@/flows/payment/state/paymentSelectors';
import { toPaymentOutcomeView } from '@/widgets/checkout/model/toPaymentOutcomeView';

type DevicePaymentFields = Pick<DevicePayment, 'attempt' | 'payable' | 'isRefunded' | 'isDuplicate' | 'payState'>;

/**
 * The label and tone of a payment of this device, the same as on its result screen. Only the server's response counts
 * as paid.
 *
 * @param nowMs the server's time
 */
export function tagOfPaymentOnThisDevice(
  payment: DevicePaymentFields,
  nowMs: number,
): { word: string; tone: 'done' | 'soon' | 'plain' } {
  const { payable, isRefunded = false, isDuplicate = false } = payment;
  if (isDuplicate) return { word: '重复支付', tone: isRefunded ? 'plain' : 'soon' };
  const outcome = devicePaymentOutcome(payment, nowMs);
  const { word, status } = toPaymentOutcomeView(outcome, getCheckoutProductDefinition(payable));
  if (status === 'success') return { word, tone: 'done' };
  return { word, tone: status === 'pending' || outcome === 'refunding' ? 'soon' : 'plain' };
}

/** The outcome of a payment of this device. */
export function devicePaymentOutcome(
  { attempt, isRefunded, payState }: DevicePaymentFields,
  nowMs: number,
): PaymentOutcomeName {
  if (attempt !== null) return paymentOutcomeOfAttempt(attempt, nowMs);
  if (isRefunded === true) return 'refunded';
  return payState === PAY_STATE.refunding ? 'refunding' : 'paid';
}

/** The line below a payment: its lot or, for a duplicate payment, the state of its refund. */
export const devicePaymentNote = (payment: DevicePayment): string =>
  payment.isDuplicate === true ? latePaymentRefundText(payment) : payment.parkName;
