import { delay, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { attemptAfterPollTimeout, attemptAfterResume } from '@/domain/payment/attemptTransitions';
import { mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import type { HostPaymentReport } from '@/host/HostAdapter';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import { withTabLock } from '@/platform/ports/withTabLock';

import { loadPaymentAttempts, savePaymentAttempt } from '../journal/journal';
import { getPaymentTabLockName } from '../journal/journalKey';
import { BACKGROUND_PAYMENT_ORIGIN, type PaymentAttemptOrigin } from '../result/paymentAttemptOrigin';
import { presentPaymentOutcome } from '../result/presentPaymentOutcome';
import { queryPayment } from '../steps/queryPayment';
import { continuePaymentAttempt } from './continuePaymentAttempt';
import type { PaymentWorker } from './PaymentWorker';

/** Slightly longer than a lock outlives its tab. Without Web Locks, the lock of a closed tab stays for up to 30 s. */
const LOCK_RETRY_MS = 31_000;

/** Resolves an attempt that may still be paid and has no worker in this tab. */
export function* resolvePendingPaymentAttempt(
  key: string,
  worker: PaymentWorker,
  context: PaymentAttemptOrigin,
  report?: HostPaymentReport,
): SagaGenerator<void> {
  for (let isFirst = true; ; isFirst = false) {
    const hasLock = yield* withTabLock(getPaymentTabLockName(key), function* alone() {
      const attempt = (yield* loadPaymentAttempts())[key];
      if (attempt === undefined || !mayAttemptStillBePaid(attempt)) return;
      worker.isPaying = attempt.step !== 'abandoned';
      yield* continuePaymentAttempt(attempt, isFirst ? context : BACKGROUND_PAYMENT_ORIGIN, report);
    });
    if (hasLock) return;
    // Another tab is processing the attempt, or was closed meanwhile. A query is harmless; everything else is left to
    // the tab with the lock.
    const attempt = (yield* loadPaymentAttempts())[key];
    if (attempt === undefined || !mayAttemptStillBePaid(attempt) || (yield* isResolvedByQuery(attempt))) return;
    yield* delay(LOCK_RETRY_MS);
  }
}

function* isResolvedByQuery(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const { clock } = yield* getPorts();
  const { attempt: queried } = yield* queryPayment(attemptAfterResume(attempt, readDeviceAndServerNow(clock)));
  if (mayAttemptStillBePaid(attemptAfterPollTimeout(queried))) return false;
  const saved = yield* savePaymentAttempt(queried);
  yield* presentPaymentOutcome(attempt, saved, BACKGROUND_PAYMENT_ORIGIN);
  return true;
}
