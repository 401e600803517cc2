import { delay, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { nextAfterLastQuestion, resumeStep } from '@/domain/payment/nextStep';
import { mayStillBePaid } from '@/domain/payment/permission';
import type { PayReport } from '@/host/Host';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import { withLock } from '@/services/transport/ports/withLock';

import { loadAttempts, saveAttempt } from '../journal/journal';
import { lockNameOf } from '../journal/journalKey';
import { concludeAttempt } from '../result/concludeAttempt';
import { IN_BACKGROUND, type Run } from '../result/run';
import { queryPayment } from '../steps/queryPayment';
import { followUp } from './followUp';
import type { Worker } from './worker';

/** Slightly longer than a lock outlives its tab. Where the browser has no Web Locks, the lock of a tab that died stays for up to 30 s. */
const LOCK_OUTLIVES_MS = 31_000;

/** Resolves an attempt that may still be paid and that this tab has no worker for. */
export function* resolveAttempt(key: string, worker: Worker, run: Run, report?: PayReport): SagaGenerator<void> {
  for (let isFirst = true; ; isFirst = false) {
    const hasLock = yield* withLock(lockNameOf(key), function* alone() {
      const attempt = (yield* loadAttempts())[key];
      if (attempt === undefined || !mayStillBePaid(attempt)) return;
      worker.isPaying = attempt.step !== 'abandoned';
      yield* followUp(attempt, isFirst ? run : IN_BACKGROUND, report);
    });
    if (hasLock) return;
    // Another tab is working on it, or died while it did. A query does no harm; everything else is left to the tab that holds the lock.
    const attempt = (yield* loadAttempts())[key];
    if (attempt === undefined || !mayStillBePaid(attempt) || (yield* isAnswered(attempt))) return;
    yield* delay(LOCK_OUTLIVES_MS);
  }
}

function* isAnswered(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const { clock } = yield* getPorts();
  const { attempt: queried } = yield* queryPayment(resumeStep(attempt, nowOf(clock)));
  if (mayStillBePaid(nextAfterLastQuestion(queried))) return false;
  const kept = yield* saveAttempt(queried);
  yield* concludeAttempt(attempt, kept, IN_BACKGROUND);
  return true;
}
