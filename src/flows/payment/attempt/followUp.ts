import type { SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { nextAfterHost, resumeStep } from '@/domain/payment/nextStep';
import type { PayReport } from '@/host/Host';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';

import { saveAttempt } from '../journal/journal';
import { concludeAttempt } from '../result/concludeAttempt';
import type { Run } from '../result/run';
import { queryPayment } from '../steps/queryPayment';
import { runAttempt } from './runAttempt';

/** Takes up an attempt that may still be paid. An open or unresolved attempt continues; for an abandoned one, the server is queried once. */
export function* followUp(attempt: PaymentAttempt, run: Run, report?: PayReport): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  if (report !== undefined) yield* runAttempt(nextAfterHost(attempt, report), run);
  else if (isOpen(attempt) || attempt.step === 'unresolved') yield* runAttempt(resumeStep(attempt, nowOf(clock)), run);
  else yield* askQuietly(attempt, run);
}

/** The driver was told "not paid". That stays on the screen until the server says something else. */
function* askQuietly(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  const { attempt: queried } = yield* queryPayment(attempt);
  if (isOpen(queried)) {
    yield* runAttempt(queried, run);
    return;
  }
  const kept = yield* saveAttempt(queried);
  if (kept.step !== attempt.step || kept.serverSaid !== attempt.serverSaid) yield* concludeAttempt(attempt, kept, run);
}
