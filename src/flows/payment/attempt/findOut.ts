import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { actionChannel, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { waitBeforeAsking } from '@/domain/payment/askSchedule';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { nextAfterHost, nextAfterLastQuestion, resumeStep } from '@/domain/payment/nextStep';
import { overlaps, type Payable } from '@/domain/payment/payable';
import { mayStillBePaid } from '@/domain/payment/permission';
import type { PayReport } from '@/host/Host';
import { getPorts } from '@/services/transport/getPorts';

import { keepAttempt, readAttempts } from '../journal/keepAttempt';
import { billOpened, hostReported, selectAttempts } from '../paymentSlice';
import { conclude, IN_BACKGROUND, type Run, stillLookingAt } from '../result/showResult';
import { askServer } from '../steps/askServer';
import { concerns } from '../workers/driverReturns';
import { withLock } from './holdLock';
import { lockNameOf } from './payRequested';
import { runAttempt } from './runAttempt';

/** A tab that died while it held a lock holds it for up to 30 s where the browser has no locks of its own. */
const LOCK_OUTLIVES_MS = 31_000;
/** What this tab does about one payable. `isPaying` cannot be interrupted; a mere question can. */
export interface Worker {
  payable: Payable;
  isPaying: boolean;
  task: Task | undefined;
}

/** Finds out what became of an attempt that may still be paid and that nobody in this tab is working on. */
export function* findOut(key: string, worker: Worker, run: Run, report?: PayReport): SagaGenerator<void> {
  for (let isFirst = true; ; isFirst = false) {
    const hasLock = yield* withLock(lockNameOf(key), function* alone() {
      const attempt = (yield* readAttempts())[key];
      if (attempt === undefined || !mayStillBePaid(attempt)) return;
      worker.isPaying = attempt.step !== 'abandoned';
      yield* askOrRun(attempt, isFirst ? run : IN_BACKGROUND, report);
    });
    if (hasLock) return;
    // Another tab is at work, or died at it. Asking does no harm; the rest is left to the tab that holds the lock.
    const attempt = (yield* readAttempts())[key];
    if (attempt === undefined || !mayStillBePaid(attempt) || (yield* isAnswered(attempt))) return;
    yield* delay(LOCK_OUTLIVES_MS);
  }
}

function* askOrRun(attempt: PaymentAttempt, run: Run, report?: PayReport): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  if (report !== undefined) yield* runAttempt(nextAfterHost(attempt, report), run);
  else if (isOpen(attempt) || attempt.step === 'unresolved')
    yield* runAttempt(resumeStep(attempt, clock.deviceNow()), run);
  else yield* askQuietly(attempt, run);
}

const isLeftUnpaid = (attempt: PaymentAttempt | undefined): attempt is PaymentAttempt =>
  attempt?.step === 'abandoned' && mayStillBePaid(attempt);

/** What lets an attempt that was left unpaid be asked about at once. */
const concernsUnpaid = (attempt: PaymentAttempt) => {
  const concernsIt = concerns(attempt);
  return (action: Action): boolean =>
    concernsIt(action) || (billOpened.match(action) && overlaps(action.payload, attempt.payable));
};

/**
 * An order that the driver has left may still be paid: it is asked about by the usual rhythm. The lock is held for each
 * question only, so that another tab may go on with the order, and a new decision ends the asking.
 */
export function* askOn(key: string, worker: Worker, run: Run): SagaGenerator<void> {
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
        const attempt = (yield* readAttempts())[key];
        if (!isLeftUnpaid(attempt)) return;
        worker.isPaying = report !== undefined;
        yield* askOrRun(attempt, yield* stillLookingAt(run), report);
      });
      worker.isPaying = false;
      if (!isLeftUnpaid((yield* select(selectAttempts))[key])) return;
    }
  } finally {
    events.close();
  }
}

/** The driver was told "not paid": that stands until the server says something else. */
function* askQuietly(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  const { attempt: asked } = yield* askServer(attempt);
  if (isOpen(asked)) {
    yield* runAttempt(asked, run);
    return;
  }
  const kept = yield* keepAttempt(asked);
  if (kept.step !== attempt.step || kept.serverSaid !== attempt.serverSaid) yield* conclude(attempt, kept, run);
}

function* isAnswered(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const { clock } = yield* getPorts();
  const { attempt: asked } = yield* askServer(resumeStep(attempt, clock.deviceNow()));
  if (mayStillBePaid(nextAfterLastQuestion(asked))) return false;
  const kept = yield* keepAttempt(asked);
  yield* conclude(attempt, kept, IN_BACKGROUND);
  return true;
}
