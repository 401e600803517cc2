import { put, type SagaGenerator, select } from 'typed-redux-saga';

import { formatYuan } from '@/domain/money';
import { objectOf, pastPayment, type PaymentAttempt } from '@/domain/payment/attempt';
import { isPaidByAnother, refundWordsOf } from '@/domain/payment/lateMoney';
import { toastShown } from '@/flows/notices/noticesSlice';

import { settledStale, soldOf } from '../sold/soldTable';
import { paymentSettled, selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { isResultInView } from './paymentScreens';
import { isShownToReader, isWaitedFor, type Run } from './run';
import { showResult } from './showResult';

/** Tells the driver the outcome of an attempt once, and invalidates everything that shows it. Another driver on this device is told nothing. */
export function* concludeAttempt(before: PaymentAttempt, after: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (after.step === 'unresolved') {
    yield* showResult(after, run);
    return;
  }
  if (after.step === 'settled') yield* announceSettled(after);
  else yield* invalidateSold(after);
  if (!(yield* isShownToReader(after))) return;
  if (after.step === 'settled') {
    if (!(yield* isWaitedFor(after, run)) && !(yield* isResultInView(after)))
      yield* put(toastShown(yield* settledText(after)));
    yield* showResult(after, run);
    return;
  }
  const isRefused = after.serverSaid === 'refused' || after.changedCents !== null;
  if (isRefused) return;
  if (after.serverSaid === 'unpaid') {
    const text = after.hostSaid === 'failed' ? paymentTexts.hostFailed : paymentTexts.unfinished;
    if (yield* isWaitedFor(after, run)) yield* put(toastShown(text));
    return;
  }
  if (before.step !== 'abandoned' && after.hostSaid === 'failed' && after.closing === 'asked') {
    if (yield* isWaitedFor(after, run)) yield* put(toastShown(paymentTexts.unreadable));
    return;
  }
  // A driver who was told "not paid" is on the form, and the form itself says that the order is closed.
  if (before.step !== 'abandoned') yield* showResult(after, run);
}

/** Money that the server sends back is never called a success. */
function* settledText(attempt: PaymentAttempt): SagaGenerator<string> {
  const object = objectOf(attempt.facts);
  if (attempt.serverSaid !== 'refunded') return paymentTexts.settledLate(object);
  const past = pastPayment(attempt);
  const { payState, refundText } = attempt.payment ?? {};
  const refund = refundWordsOf({
    ...past,
    ...(payState === undefined ? {} : { payState }),
    ...(refundText === undefined ? {} : { refundText }),
  });
  const text = isPaidByAnother(yield* select(selectAttempts), attempt) ? paymentTexts.paidTwice : paymentTexts.returned;
  return text(object, formatYuan(past.amountCents), refund);
}

/** Says to the rest of the app that the server has settled a payment, here or in another tab. */
export function* announceSettled(attempt: PaymentAttempt): SagaGenerator<void> {
  yield* put(paymentSettled(attempt));
  yield* invalidateSold(attempt);
  for (const action of settledStale()) yield* put(action);
}

/** Invalidates what shows the thing that was paid, or not paid. */
export function* invalidateSold({ payable }: PaymentAttempt): SagaGenerator<void> {
  for (const action of soldOf(payable).stale()) yield* put(action);
}
