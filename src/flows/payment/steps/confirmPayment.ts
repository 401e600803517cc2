import { actionChannel, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { waitBeforeAsking } from '@/domain/payment/askSchedule';
import { decisionOf, type PaymentAttempt } from '@/domain/payment/attempt';
import { withPastOf } from '@/domain/payment/keptAttempts';
import { nextAfterContinue, nextAfterHost, nextAfterLastQuestion } from '@/domain/payment/nextStep';
import { canContinue } from '@/domain/payment/permission';
import { getPorts } from '@/services/transport/ports/getPorts';

import type { Run } from '../result/run';
import { showResult } from '../result/showResult';
import { attemptAdvanced, hostReported, paymentContinued, selectAttempts } from '../state/paymentSlice';
import { concerns } from './attemptEvents';
import { mayBeDue } from './dueAgain';
import { queryPayment } from './queryPayment';

/**
 * Polls the server for the outcome of a payment: short intervals at first, then
 * every 8 s, for a minute. Polling starts over whenever the driver returns.
 */
export function* confirmPayment(start: PaymentAttempt, run: Run): SagaGenerator<PaymentAttempt> {
  const { clock } = yield* getPorts();
  const events = yield* actionChannel(concerns(start));
  try {
    let attempt = start;
    let beganAt = clock.monotonic();
    let isFirst = true;
    for (;;) {
      const waitMs = waitBeforeAsking(clock.monotonic() - beganAt, isFirst);
      if (waitMs === null) return nextAfterLastQuestion(attempt);
      const { event } = yield* race({ event: take(events), isTime: delay(waitMs) });
      if (event !== undefined) {
        beganAt = clock.monotonic();
        if (hostReported.match(event)) attempt = nextAfterHost(attempt, event.payload.report);
      }
      const queried = yield* queryPayment(attempt);
      // Late money may have been found meanwhile. What this attempt began with does not know of it.
      attempt = withPastOf(queried.attempt, (yield* select(selectAttempts))[attempt.key]);
      isFirst = false;
      const isContinued = event !== undefined && paymentContinued.match(event) && canContinue(attempt);
      if (isContinued && (yield* mayBeDue(decisionOf(attempt)))) return nextAfterContinue(attempt);
      if (attempt.step !== 'confirming') return attempt;
      yield* put(attemptAdvanced(attempt));
      if (queried.isLocked) return nextAfterLastQuestion(attempt);
      yield* showResult(attempt, run);
    }
  } finally {
    events.close();
  }
}
