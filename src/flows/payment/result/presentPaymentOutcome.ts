import { put, type SagaGenerator, select } from 'typed-redux-saga';

import { formatYuan } from '@/domain/money';
import { payableTitle, type PaymentAttempt, toPastPayment } from '@/domain/payment/attempt';
import { isPaidByOtherAttempt, latePaymentRefundText } from '@/domain/payment/latePayments';
import { toastShown } from '@/flows/notices/noticesSlice';

import {
  getCheckoutProductDefinition,
  getSettledPaymentInvalidationActions,
} from '../products/checkoutProductRegistry';
import { paymentSettled, selectPaymentAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import {
  isDriverAwaitingPaymentResult,
  isPaymentVisibleToDriver,
  type PaymentAttemptOrigin,
} from './paymentAttemptOrigin';
import { isPaymentResultInView } from './paymentScreens';
import { showPaymentResult } from './showPaymentResult';

/**
 * Shows the driver the outcome of an attempt once, and invalidates everything that shows it. Another driver on this
 * device is shown nothing.
 */
export function* presentPaymentOutcome(
  before: PaymentAttempt,
  after: PaymentAttempt,
  context: PaymentAttemptOrigin,
): SagaGenerator<void> {
  if (after.step === 'unresolved') {
    yield* showPaymentResult(after, context);
    return;
  }
  if (after.step === 'settled') yield* dispatchPaymentSettled(after);
  else yield* invalidateCheckoutProductCache(after);
  if (!(yield* isPaymentVisibleToDriver(after))) return;
  if (after.step === 'settled') {
    if (!(yield* isDriverAwaitingPaymentResult(after, context)) && !(yield* isPaymentResultInView(after)))
      yield* put(toastShown(yield* settledText(after)));
    yield* showPaymentResult(after, context);
    return;
  }
  const isRefused = after.serverSaid === 'refused' || after.changedCents !== null;
  if (isRefused) return;
  if (after.serverSaid === 'unpaid') {
    const text = after.hostSaid === 'failed' ? paymentTexts.hostFailed : paymentTexts.unfinished;
    if (yield* isDriverAwaitingPaymentResult(after, context)) yield* put(toastShown(text));
    return;
  }
  if (before.step !== 'abandoned' && after.hostSaid === 'failed' && after.closing === 'asked') {
    if (yield* isDriverAwaitingPaymentResult(after, context)) yield* put(toastShown(paymentTexts.unreadable));
    return;
  }
  // A driver who has seen "not paid" is on the form, which itself shows that the order is closed.
  if (before.step !== 'abandoned') yield* showPaymentResult(after, context);
}

/** A refund is never reported as a success. */
function* settledText(attempt: PaymentAttempt): SagaGenerator<string> {
  const title = payableTitle(attempt.facts);
  if (attempt.serverSaid !== 'refunded') return paymentTexts.settledLate(title);
  const payment = toPastPayment(attempt);
  const { payState, refundText } = attempt.payment ?? {};
  const refund = latePaymentRefundText({
    ...payment,
    ...(payState === undefined ? {} : { payState }),
    ...(refundText === undefined ? {} : { refundText }),
  });
  const text = isPaidByOtherAttempt(yield* select(selectPaymentAttempts), attempt)
    ? paymentTexts.paidTwice
    : paymentTexts.returned;
  return text(title, formatYuan(payment.amountCents), refund);
}

/** Announces to the rest of the app that the server has settled a payment, in this tab or another one. */
export function* dispatchPaymentSettled(attempt: PaymentAttempt): SagaGenerator<void> {
  yield* put(paymentSettled(attempt));
  yield* invalidateCheckoutProductCache(attempt);
  for (const action of getSettledPaymentInvalidationActions()) yield* put(action);
}

/** Invalidates the data of the product that was paid, or not paid. */
export function* invalidateCheckoutProductCache({ payable }: PaymentAttempt): SagaGenerator<void> {
  for (const action of getCheckoutProductDefinition(payable).invalidations()) yield* put(action);
}
