import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { attemptAfterPollTimeout, attemptAfterResume } from '@/domain/payment/attemptTransitions';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';

import { savePaymentAttempt } from '../journal/journal';
import type { PaymentAttemptOrigin } from '../result/paymentAttemptOrigin';
import { presentPaymentOutcome } from '../result/presentPaymentOutcome';
import { paymentCheckRequested } from '../state/paymentSlice';
import { openHostCashier } from '../steps/openHostCashier';
import { pollPaymentOutcome } from '../steps/pollPaymentOutcome';
import { requestPaymentOrder } from '../steps/requestPaymentOrder';

type StepRunner = (attempt: PaymentAttempt, run: PaymentAttemptOrigin) => SagaGenerator<PaymentAttempt>;

const stepRunners: Readonly<Record<string, StepRunner>> = {
  opening: requestPaymentOrder,
  handedToHost: openHostCashier,
  confirming: pollPaymentOutcome,
};

/**
 * Runs an attempt until it has an outcome. Every step is written to the journal before it runs, so that the attempt can
 * be resumed after a reload.
 */
export function* runPaymentAttempt(start: PaymentAttempt, context: PaymentAttemptOrigin): SagaGenerator<void> {
  let attempt = start;
  while (isAttemptInProgress(attempt)) {
    const saved = yield* savePaymentAttempt(attempt);
    if (yield* isAnonymizedMeanwhile(start, saved)) return;
    // Another tab has written a newer state of the same payable and has taken over.
    if (saved !== attempt && (saved.requestId !== attempt.requestId || !isAttemptInProgress(saved))) return;
    attempt = yield* runStep(saved, context);
  }
  const outcome = yield* savePaymentAttempt(attempt);
  if (yield* isAnonymizedMeanwhile(start, outcome)) return;
  if (outcome.requestId === attempt.requestId) yield* presentPaymentOutcome(start, outcome, context);
}

/**
 * The session of its driver ended while a response was awaited, so the attempt was anonymized and has another key. No
 * cashier opens any more, and its status is polled.
 */
function* isAnonymizedMeanwhile(start: PaymentAttempt, saved: PaymentAttempt): SagaGenerator<boolean> {
  if (saved.key === start.key) return false;
  yield* put(paymentCheckRequested({ key: saved.key }));
  return true;
}

/**
 * An exception in a step must not lead to a false statement about money. The attempt becomes unresolved, and the server
 * is queried at the next occasion.
 */
function* runStep(attempt: PaymentAttempt, context: PaymentAttemptOrigin): SagaGenerator<PaymentAttempt> {
  const { report, clock } = yield* getPorts();
  try {
    const step = stepRunners[attempt.step];
    return step === undefined ? attempt : yield* step(attempt, context);
  } catch (error) {
    yield* call(report, error, 'payment');
    return attemptAfterPollTimeout(attemptAfterResume(attempt, readDeviceAndServerNow(clock)));
  }
}
