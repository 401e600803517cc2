import { delay, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { nextAfterLastQuestion, resumeStep } from '@/domain/payment/nextStep';
import { mayStillBePaid } from '@/domain/payment/permission';
import type { PayReport } from '@/host/Host';
import { getPorts } from '@/services/transport/ports/getPorts';

import { keepAttempt, readAttempts } from '../journal/keepAttempt';
import { conclude } from '../result/conclude';
import { IN_BACKGROUND, type Run } from '../result/run';
import { askServer } from '../steps/askServer';
import { followUp } from './followUp';
import { lockNameOf, withLock } from './holdLock';
import type { Worker } from './worker';

/** A tab that died while it held a lock holds it for up to 30 s where the browser has no locks of its own. */
const LOCK_OUTLIVES_MS = 31_000;

/** Finds out what became of an attempt that may still be paid and that nobody in this tab is working on. */
export function* findOut(key: string, worker: Worker, run: Run, report?: PayReport): SagaGenerator<void> {
  for (let isFirst = true; ; isFirst = false) {
    const hasLock = yield* withLock(lockNameOf(key), function* alone() {
      const attempt = (yield* readAttempts())[key];
      if (attempt === undefined || !mayStillBePaid(attempt)) return;
      worker.isPaying = attempt.step !== 'abandoned';
      yield* followUp(attempt, isFirst ? run : IN_BACKGROUND, report);
    });
    if (hasLock) return;
    // Another tab is at work, or died at it. Asking does no harm; the rest is left to the tab that holds the lock.
    const attempt = (yield* readAttempts())[key];
    if (attempt === undefined || !mayStillBePaid(attempt) || (yield* isAnswered(attempt))) return;
    yield* delay(LOCK_OUTLIVES_MS);
  }
}

function* isAnswered(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const { clock } = yield* getPorts();
  const { attempt: asked } = yield* askServer(resumeStep(attempt, clock.deviceNow()));
  if (mayStillBePaid(nextAfterLastQuestion(asked))) return false;
  const kept = yield* keepAttempt(asked);
  yield* conclude(attempt, kept, IN_BACKGROUND);
  return true;
}
