import type { Action } from '@reduxjs/toolkit';
import { actionChannel, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { arePayablesConflicting } from '@/domain/payment/payable';
import { mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import { nextPaymentPollDelayMs } from '@/domain/payment/pollSchedule';
import { getPorts } from '@/platform/ports/getPorts';
import { withTabLock } from '@/platform/ports/withTabLock';

import { loadPaymentAttempts } from '../journal/journal';
import { getPaymentTabLockName } from '../journal/journalKey';
import { type PaymentAttemptOrigin, toBackgroundOriginIfScreenLeft } from '../result/paymentAttemptOrigin';
import { billOpened, hostReported, selectPaymentAttempts } from '../state/paymentSlice';
import { createPaymentAttemptActionMatcher } from '../steps/attemptTriggers';
import { continuePaymentAttempt } from './continuePaymentAttempt';
import type { PaymentWorker } from './PaymentWorker';

const isAbandonedUnpaid = (attempt: PaymentAttempt | undefined): attempt is PaymentAttempt =>
  attempt?.step === 'abandoned' && mayAttemptStillBePaid(attempt);

/** Events that make the app query an unpaid attempt at once. */
const affectsUnpaidOrder = (attempt: PaymentAttempt) => {
  const isAttemptEvent = createPaymentAttemptActionMatcher(attempt);
  return (action: Action): boolean =>
    isAttemptEvent(action) || (billOpened.match(action) && arePayablesConflicting(action.payload, attempt.payable));
};

/**
 * Polls an order that the driver has abandoned, because it may still be paid. It uses the usual schedule. The lock is
 * held only during each query, so another tab may continue with the order. A new decision to pay ends the polling.
 */
export function* pollAbandonedPayment(
  key: string,
  worker: PaymentWorker,
  context: PaymentAttemptOrigin,
): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  const abandoned = (yield* select(selectPaymentAttempts))[key];
  if (!isAbandonedUnpaid(abandoned)) return;
  const events = yield* actionChannel(affectsUnpaidOrder(abandoned));
  try {
    let pollingSince = clock.monotonic();
    for (;;) {
      const waitMs = nextPaymentPollDelayMs(clock.monotonic() - pollingSince, false);
      if (waitMs === null) return;
      const { event } = yield* race({ event: take(events), isTime: delay(waitMs) });
      if (event !== undefined) pollingSince = clock.monotonic();
      const report = event !== undefined && hostReported.match(event) ? event.payload.report : undefined;
      yield* withTabLock(getPaymentTabLockName(key), function* alone() {
        const attempt = (yield* loadPaymentAttempts())[key];
        if (!isAbandonedUnpaid(attempt)) return;
        worker.isPaying = report !== undefined;
        yield* continuePaymentAttempt(attempt, yield* toBackgroundOriginIfScreenLeft(context), report);
      });
      worker.isPaying = false;
      if (!isAbandonedUnpaid((yield* select(selectPaymentAttempts))[key])) return;
    }
  } finally {
    events.close();
  }
}
