import type { SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { attemptAfterCashierReport, attemptAfterResume } from '@/domain/payment/attemptTransitions';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import type { HostPaymentReport } from '@/host/HostAdapter';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';

import { savePaymentAttempt } from '../journal/journal';
import type { PaymentAttemptOrigin } from '../result/paymentAttemptOrigin';
import { presentPaymentOutcome } from '../result/presentPaymentOutcome';
import { queryPayment } from '../steps/queryPayment';
import { runPaymentAttempt } from './runPaymentAttempt';

/**
 * Continues an attempt that may still be paid. An attempt in progress or unresolved runs on; an abandoned one is
 * queried once.
 */
export function* continuePaymentAttempt(
  attempt: PaymentAttempt,
  context: PaymentAttemptOrigin,
  report?: HostPaymentReport,
): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  if (report !== undefined) yield* runPaymentAttempt(attemptAfterCashierReport(attempt, report), context);
  else if (isAttemptInProgress(attempt) || attempt.step === 'unresolved')
    yield* runPaymentAttempt(attemptAfterResume(attempt, readDeviceAndServerNow(clock)), context);
  else yield* querySilently(attempt, context);
}

/** The driver has seen "not paid". That stays on the screen until the server says otherwise. */
function* querySilently(attempt: PaymentAttempt, context: PaymentAttemptOrigin): SagaGenerator<void> {
  const { attempt: queried } = yield* queryPayment(attempt);
  if (isAttemptInProgress(queried)) {
    yield* runPaymentAttempt(queried, context);
    return;
  }
  const saved = yield* savePaymentAttempt(queried);
  if (saved.step !== attempt.step || saved.serverSaid !== attempt.serverSaid)
    yield* presentPaymentOutcome(attempt, saved, context);
}
