import { put, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { toastShown } from '@/flows/notices/noticesSlice';
import { chargeApi } from '@/services/charge/chargeApi';

import { paymentSettled } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { isResultInView } from './paymentScreens';
import { isWaitedFor, type Run } from './run';
import { showResult } from './showResult';

/** Tells the driver the outcome of an attempt once, and invalidates everything that shows it. */
export function* concludeAttempt(before: PaymentAttempt, after: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (after.step === 'unresolved') {
    yield* showResult(after, run);
    return;
  }
  if (after.step === 'settled') yield* put(paymentSettled(after));
  yield* put(chargeApi.util.invalidateTags(['Bill', 'Payment', 'UsableCoupon']));
  if (after.step === 'settled') {
    if (!(yield* isWaitedFor(run)) && !(yield* isResultInView(after)))
      yield* put(toastShown(paymentTexts.settledLate(after.facts.plateText)));
    yield* showResult(after, run);
    return;
  }
  const isRefused = after.serverSaid === 'refused' || after.changedCents !== null;
  if (isRefused) return;
  if (after.serverSaid === 'unpaid') {
    const text = after.hostSaid === 'failed' ? paymentTexts.hostFailed : paymentTexts.unfinished;
    if (yield* isWaitedFor(run)) yield* put(toastShown(text));
    return;
  }
  // A driver who was told "not paid" is on the form, and the form itself says that the order is closed.
  if (before.step !== 'abandoned') yield* showResult(after, run);
}
