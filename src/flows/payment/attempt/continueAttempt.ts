import type { SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { attemptAfterCashierReport, attemptAfterResume } from '@/domain/payment/attemptTransitions';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import type { PayReport } from '@/host/Host';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';

import { saveAttempt } from '../journal/journal';
import type { AttemptContext } from '../result/attemptContext';
import { concludeAttempt } from '../result/concludeAttempt';
import { queryPayment } from '../steps/queryPayment';
import { runAttempt } from './runAttempt';

/**
 * Continues an attempt that may still be paid. An attempt in progress or unresolved runs on; an abandoned one is
 * queried once.
 */
export function* continueAttempt(
  attempt: PaymentAttempt,
  context: AttemptContext,
  report?: PayReport,
): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  if (report !== undefined) yield* runAttempt(attemptAfterCashierReport(attempt, report), context);
  else if (isAttemptInProgress(attempt) || attempt.step === 'unresolved')
    yield* runAttempt(attemptAfterResume(attempt, readDeviceAndServerNow(clock)), context);
  else yield* querySilently(attempt, context);
}

/** The driver has seen "not paid". That stays on the screen until the server says otherwise. */
function* querySilently(attempt: PaymentAttempt, context: AttemptContext): SagaGenerator<void> {
  const { attempt: queried } = yield* queryPayment(attempt);
  if (isAttemptInProgress(queried)) {
    yield* runAttempt(queried, context);
    return;
  }
  const saved = yield* saveAttempt(queried);
  if (saved.step !== attempt.step || saved.serverSaid !== attempt.serverSaid)
    yield* concludeAttempt(attempt, saved, context);
}
