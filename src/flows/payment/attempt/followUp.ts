import type { SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { nextAfterHost, resumeStep } from '@/domain/payment/nextStep';
import type { PayReport } from '@/host/Host';
import { getPorts } from '@/services/transport/ports/getPorts';

import { keepAttempt } from '../journal/keepAttempt';
import { conclude } from '../result/conclude';
import type { Run } from '../result/run';
import { askServer } from '../steps/askServer';
import { runAttempt } from './runAttempt';

/** Takes up an attempt that may still be paid. An open or unresolved attempt continues; for an abandoned one, the server is queried once. */
export function* followUp(attempt: PaymentAttempt, run: Run, report?: PayReport): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  if (report !== undefined) yield* runAttempt(nextAfterHost(attempt, report), run);
  else if (isOpen(attempt) || attempt.step === 'unresolved')
    yield* runAttempt(resumeStep(attempt, clock.deviceNow()), run);
  else yield* askQuietly(attempt, run);
}

/** The driver was told "not paid". That stays on the screen until the server says something else. */
function* askQuietly(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  const { attempt: asked } = yield* askServer(attempt);
  if (isOpen(asked)) {
    yield* runAttempt(asked, run);
    return;
  }
  const kept = yield* keepAttempt(asked);
  if (kept.step !== attempt.step || kept.serverSaid !== attempt.serverSaid) yield* conclude(attempt, kept, run);
}
