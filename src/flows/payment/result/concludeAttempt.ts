import { put, type SagaGenerator, select } from 'typed-redux-saga';

import { formatYuan } from '@/domain/money';
import { payableTitle, type PaymentAttempt, toPastPayment } from '@/domain/payment/attempt';
import { isPaidByOtherAttempt, refundStatusText } from '@/domain/payment/latePayments';
import { toastShown } from '@/flows/notices/noticesSlice';

import { productOf, settledInvalidations } from '../sold/productRegistry';
import { paymentSettled, selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { type AttemptContext, isDriverWaiting, isVisibleToDriver } from './attemptContext';
import { isResultInView } from './paymentScreens';
import { showResult } from './showResult';

/**
 * Shows the driver the outcome of an attempt once, and invalidates everything that shows it. Another driver on this
 * device is shown nothing.
 */
export function* concludeAttempt(
  before: PaymentAttempt,
  after: PaymentAttempt,
  context: AttemptContext,
): SagaGenerator<void> {
  if (after.step === 'unresolved') {
    yield* showResult(after, context);
    return;
  }
  if (after.step === 'settled') yield* announceSettled(after);
  else yield* invalidateProduct(after);
  if (!(yield* isVisibleToDriver(after))) return;
  if (after.step === 'settled') {
    if (!(yield* isDriverWaiting(after, context)) && !(yield* isResultInView(after)))
      yield* put(toastShown(yield* settledText(after)));
    yield* showResult(after, context);
    return;
  }
  const isRefused = after.serverSaid === 'refused' || after.changedCents !== null;
  if (isRefused) return;
  if (after.serverSaid === 'unpaid') {
    const text = after.hostSaid === 'failed' ? paymentTexts.hostFailed : paymentTexts.unfinished;
    if (yield* isDriverWaiting(after, context)) yield* put(toastShown(text));
    return;
  }
  if (before.step !== 'abandoned' && after.hostSaid === 'failed' && after.closing === 'asked') {
    if (yield* isDriverWaiting(after, context)) yield* put(toastShown(paymentTexts.unreadable));
    return;
  }
  // A driver who has seen "not paid" is on the form, which itself shows that the order is closed.
  if (before.step !== 'abandoned') yield* showResult(after, context);
}

/** A refund is never reported as a success. */
function* settledText(attempt: PaymentAttempt): SagaGenerator<string> {
  const title = payableTitle(attempt.facts);
  if (attempt.serverSaid !== 'refunded') return paymentTexts.settledLate(title);
  const payment = toPastPayment(attempt);
  const { payState, refundText } = attempt.payment ?? {};
  const refund = refundStatusText({
    ...payment,
    ...(payState === undefined ? {} : { payState }),
    ...(refundText === undefined ? {} : { refundText }),
  });
  const text = isPaidByOtherAttempt(yield* select(selectAttempts), attempt)
    ? paymentTexts.paidTwice
    : paymentTexts.returned;
  return text(title, formatYuan(payment.amountCents), refund);
}

/** Announces to the rest of the app that the server has settled a payment, in this tab or another one. */
export function* announceSettled(attempt: PaymentAttempt): SagaGenerator<void> {
  yield* put(paymentSettled(attempt));
  yield* invalidateProduct(attempt);
  for (const action of settledInvalidations()) yield* put(action);
}

/** Invalidates the data of the product that was paid, or not paid. */
export function* invalidateProduct({ payable }: PaymentAttempt): SagaGenerator<void> {
  for (const action of productOf(payable).invalidations()) yield* put(action);
}
