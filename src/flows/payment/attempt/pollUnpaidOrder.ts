import type { Action } from '@reduxjs/toolkit';
import { actionChannel, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isConflicting } from '@/domain/payment/payable';
import { mayStillBePaid } from '@/domain/payment/permission';
import { nextPollDelay } from '@/domain/payment/pollSchedule';
import { getPorts } from '@/services/transport/ports/getPorts';
import { withLock } from '@/services/transport/ports/withLock';

import { loadAttempts } from '../journal/journal';
import { paymentLockName } from '../journal/journalKey';
import { type AttemptContext, contextIfInView } from '../result/attemptContext';
import { billOpened, hostReported, selectAttempts } from '../state/paymentSlice';
import { affectsAttempt } from '../steps/attemptEvents';
import { continueAttempt } from './continueAttempt';
import type { PaymentWorker } from './PaymentWorker';

const isAbandonedUnpaid = (attempt: PaymentAttempt | undefined): attempt is PaymentAttempt =>
  attempt?.step === 'abandoned' && mayStillBePaid(attempt);

/** Events that make the app query an unpaid attempt at once. */
const affectsUnpaidOrder = (attempt: PaymentAttempt) => {
  const isAttemptEvent = affectsAttempt(attempt);
  return (action: Action): boolean =>
    isAttemptEvent(action) || (billOpened.match(action) && isConflicting(action.payload, attempt.payable));
};

/**
 * Polls an order that the driver has abandoned, because it may still be paid. It uses the usual schedule. The lock is
 * held only during each query, so another tab may continue with the order. A new decision to pay ends the polling.
 */
export function* pollUnpaidOrder(key: string, worker: PaymentWorker, context: AttemptContext): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  const abandoned = (yield* select(selectAttempts))[key];
  if (!isAbandonedUnpaid(abandoned)) return;
  const events = yield* actionChannel(affectsUnpaidOrder(abandoned));
  try {
    let pollingSince = clock.monotonic();
    for (;;) {
      const waitMs = nextPollDelay(clock.monotonic() - pollingSince, false);
      if (waitMs === null) return;
      const { event } = yield* race({ event: take(events), isTime: delay(waitMs) });
      if (event !== undefined) pollingSince = clock.monotonic();
      const report = event !== undefined && hostReported.match(event) ? event.payload.report : undefined;
      yield* withLock(paymentLockName(key), function* alone() {
        const attempt = (yield* loadAttempts())[key];
        if (!isAbandonedUnpaid(attempt)) return;
        worker.isPaying = report !== undefined;
        yield* continueAttempt(attempt, yield* contextIfInView(context), report);
      });
      worker.isPaying = false;
      if (!isAbandonedUnpaid((yield* select(selectAttempts))[key])) return;
    }
  } finally {
    events.close();
  }
}
