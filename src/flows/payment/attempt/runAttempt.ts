import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { nextAfterLastQuestion, resumeStep } from '@/domain/payment/nextStep';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';

import { saveAttempt } from '../journal/journal';
import { concludeAttempt } from '../result/concludeAttempt';
import type { Run } from '../result/run';
import { paymentCheckRequested } from '../state/paymentSlice';
import { confirmPayment } from '../steps/confirmPayment';
import { handToHost } from '../steps/handToHost';
import { openPayment } from '../steps/openPayment';

type Step = (attempt: PaymentAttempt, run: Run) => SagaGenerator<PaymentAttempt>;

const steps: Readonly<Record<string, Step>> = {
  opening: openPayment,
  handedToHost: handToHost,
  confirming: confirmPayment,
};

/** Runs an attempt until it has an outcome. Every step is written to the journal before it runs, so after a reload the app knows where it stopped. */
export function* runAttempt(start: PaymentAttempt, run: Run): SagaGenerator<void> {
  let attempt = start;
  while (isOpen(attempt)) {
    const kept = yield* saveAttempt(attempt);
    if (yield* isHandedOver(start, kept)) return;
    // Another tab has written a newer state of the same payable and has taken over.
    if (kept !== attempt && (kept.requestId !== attempt.requestId || !isOpen(kept))) return;
    attempt = yield* takeStep(kept, run);
  }
  const outcome = yield* saveAttempt(attempt);
  if (yield* isHandedOver(start, outcome)) return;
  if (outcome.requestId === attempt.requestId) yield* concludeAttempt(start, outcome, run);
}

/** Its driver has gone while a response was awaited, so it was sealed and has another key. No cashier opens any more; the server is asked about it. */
function* isHandedOver(start: PaymentAttempt, kept: PaymentAttempt): SagaGenerator<boolean> {
  if (kept.key === start.key) return false;
  yield* put(paymentCheckRequested({ key: kept.key }));
  return true;
}

/** A bug of ours must not produce a false statement about money. The attempt becomes unresolved, and the server is queried at the next occasion. */
function* takeStep(attempt: PaymentAttempt, run: Run): SagaGenerator<PaymentAttempt> {
  const { report, clock } = yield* getPorts();
  try {
    const step = steps[attempt.step];
    return step === undefined ? attempt : yield* step(attempt, run);
  } catch (error) {
    yield* call(report, error, 'payment');
    return nextAfterLastQuestion(resumeStep(attempt, nowOf(clock)));
  }
}
