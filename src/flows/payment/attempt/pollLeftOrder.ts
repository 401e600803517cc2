import type { Action } from '@reduxjs/toolkit';
import { actionChannel, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { waitBeforeAsking } from '@/domain/payment/askSchedule';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { competes } from '@/domain/payment/payable';
import { mayStillBePaid } from '@/domain/payment/permission';
import { getPorts } from '@/services/transport/ports/getPorts';
import { withLock } from '@/services/transport/ports/withLock';

import { loadAttempts } from '../journal/journal';
import { lockNameOf } from '../journal/journalKey';
import { type Run, runIfStillInView } from '../result/run';
import { billOpened, hostReported, selectAttempts } from '../state/paymentSlice';
import { concerns } from '../steps/attemptEvents';
import { followUp } from './followUp';
import type { Worker } from './worker';

const isLeftUnpaid = (attempt: PaymentAttempt | undefined): attempt is PaymentAttempt =>
  attempt?.step === 'abandoned' && mayStillBePaid(attempt);

/** Events that make the app query an unpaid attempt at once. */
const concernsUnpaid = (attempt: PaymentAttempt) => {
  const concernsIt = concerns(attempt);
  return (action: Action): boolean =>
    concernsIt(action) || (billOpened.match(action) && competes(action.payload, attempt.payable));
};

/**
 * Polls an order that the driver has left, because it may still be paid. It uses the usual schedule. The lock is held only during each
 * query, so another tab may continue with the order. A new decision to pay ends the polling.
 */
export function* pollLeftOrder(key: string, worker: Worker, run: Run): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  const left = (yield* select(selectAttempts))[key];
  if (!isLeftUnpaid(left)) return;
  const events = yield* actionChannel(concernsUnpaid(left));
  try {
    let beganAt = clock.monotonic();
    for (;;) {
      const waitMs = waitBeforeAsking(clock.monotonic() - beganAt, false);
      if (waitMs === null) return;
      const { event } = yield* race({ event: take(events), isTime: delay(waitMs) });
      if (event !== undefined) beganAt = clock.monotonic();
      const report = event !== undefined && hostReported.match(event) ? event.payload.report : undefined;
      yield* withLock(lockNameOf(key), function* alone() {
        const attempt = (yield* loadAttempts())[key];
        if (!isLeftUnpaid(attempt)) return;
        worker.isPaying = report !== undefined;
        yield* followUp(attempt, yield* runIfStillInView(run), report);
      });
      worker.isPaying = false;
      if (!isLeftUnpaid((yield* select(selectAttempts))[key])) return;
    }
  } finally {
    events.close();
  }
}
