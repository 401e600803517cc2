import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import {
  actionChannel,
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
} from 'typed-redux-saga';

import { waitBeforeAsking } from '@/domain/payment/askSchedule';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { nextAfterHost, nextAfterLastQuestion, resumeStep } from '@/domain/payment/nextStep';
import { overlaps, type Payable, payableKey } from '@/domain/payment/payable';
import { canBePaid, mayStillBePaid } from '@/domain/payment/permission';
import { toastShown } from '@/flows/notices/noticesSlice';
import type { PayReport } from '@/host/Host';
import { goBack } from '@/navigation/goToSaga';
import { getPorts } from '@/services/transport/getPorts';

import { askServer } from './askServer';
import { withLock } from './holdLock';
import { keepAttempt, readAttempts } from './keepAttempt';
import {
  billOpened,
  driverReturned,
  hostReported,
  paymentCheckAsked,
  paymentContinued,
  paymentRequested,
  paymentSettled,
  requestEnded,
  selectAttempts,
} from './paymentSlice';
import { paymentTexts } from './paymentTexts';
import { lockNameOf, payContinued, payRequested } from './payRequested';
import { concerns, returnsSaga } from './returns';
import { runAttempt } from './runAttempt';
import { conclude, drivenFromHere, findTold, IN_BACKGROUND, resumedHere, type Run, stillLookingAt } from './showResult';

/** A tab that died while it held a lock holds it for up to 30 s where the browser has no locks of its own. */
const LOCK_OUTLIVES_MS = 31_000;
/** An attempt this young that was under way when the page died is what the driver has come back for. */
const SHOWN_AT_START_MS = 30 * 60 * 1_000;

/** What this tab does about one payable. `isPaying` cannot be interrupted; a mere question can. */
interface Worker {
  payable: Payable;
  isPaying: boolean;
  task: Task | undefined;
}

/** Pays for things, one attempt per payable, and finds out what became of every attempt that this device remembers. */
export function* paymentSaga() {
  const ports = yield* getPorts();
  const workers = new Map<string, Worker>();

  function* start(
    payable: Payable,
    isPaying: boolean,
    work: (worker: Worker) => SagaGenerator<void>,
  ): SagaGenerator<void> {
    const key = payableKey(payable);
    const worker: Worker = { payable, isPaying, task: undefined };
    workers.set(key, worker);
    worker.task = yield* fork(function* working() {
      const run = isPaying ? yield* drivenFromHere() : IN_BACKGROUND;
      try {
        yield* work(worker);
      } catch (error) {
        yield* call(ports.report, error, 'payment');
      }
      if (isPaying) yield* put(requestEnded({ key }));
      worker.isPaying = false;
      try {
        yield* askOn(key, worker, run);
      } catch (error) {
        yield* call(ports.report, error, 'payment');
      } finally {
        if (workers.get(key) === worker) workers.delete(key);
      }
    });
  }

  /** A question about the same payable gives way; false when this or another payment for the same bills is under way. */
  function* isFree(payable: Payable): SagaGenerator<boolean> {
    const key = payableKey(payable);
    const busy = [...workers].filter(([, worker]) => overlaps(worker.payable, payable));
    if (busy.some(([, { isPaying }]) => isPaying)) {
      const isOther = busy.some(([other, { isPaying }]) => isPaying && other !== key);
      if (isOther) {
        yield* put(toastShown(paymentTexts.otherBills));
        yield* put(requestEnded({ key }));
      }
      return false;
    }
    for (const [other, { task }] of busy) {
      workers.delete(other);
      if (task !== undefined) yield* cancel(task);
    }
    return true;
  }

  function* check(
    attempts: readonly PaymentAttempt[],
    run: Run = IN_BACKGROUND,
    report?: PayReport,
  ): SagaGenerator<void> {
    for (const attempt of attempts) {
      if (!mayStillBePaid(attempt) || workers.has(attempt.key)) continue;
      yield* start(attempt.payable, false, (worker) => findOut(attempt.key, worker, run, report));
    }
  }

  yield* fork(returnsSaga);
  const attempts = Object.values(yield* readAttempts());
  if ((yield* findTold(() => true)) !== null) yield* goBack();
  const [latest] = attempts.filter(isOpen).sort((one, other) => other.createdAtMs - one.createdAtMs);
  const isRecent = latest !== undefined && ports.clock.deviceNow() - latest.createdAtMs < SHOWN_AT_START_MS;
  if (isRecent) yield* check([latest], yield* resumedHere());
  yield* check(attempts);

  for (;;) {
    const action = (yield* take([
      paymentRequested,
      paymentContinued,
      paymentCheckAsked,
      billOpened,
      driverReturned,
      hostReported,
    ])) as UnknownAction;
    const known = Object.values(yield* select(selectAttempts));
    if (paymentRequested.match(action)) {
      const decision = action.payload;
      if (!canBePaid(decision)) yield* put(requestEnded({ key: payableKey(decision.payable) }));
      else if (yield* isFree(decision.payable)) yield* start(decision.payable, true, () => payRequested(decision));
    } else if (paymentContinued.match(action)) {
      const own = known.find(({ key }) => key === action.payload.key);
      if (own !== undefined && (yield* isFree(own.payable)))
        yield* start(own.payable, true, () => payContinued(own.key));
    } else if (paymentCheckAsked.match(action)) {
      yield* check(known.filter(({ key }) => key === action.payload.key));
    } else if (billOpened.match(action)) {
      const payable = action.payload;
      yield* check(known.filter((attempt) => overlaps(attempt.payable, payable)));
    } else if (hostReported.match(action)) {
      const { requestId, report } = action.payload;
      yield* check(
        known.filter((attempt) => attempt.requestId === requestId),
        IN_BACKGROUND,
        report,
      );
    } else if (driverReturned.match(action)) {
      const attempts = Object.values(yield* readAttempts());
      const news = attempts.filter((attempt) => isNews(attempt, known));
      for (const attempt of news) yield* put(paymentSettled(attempt));
      const told = yield* findTold((attempt) => news.includes(attempt));
      if (told !== null) {
        const task = workers.get(told.key)?.task;
        if (task !== undefined) yield* cancel(task);
        yield* goBack();
      }
      yield* check(attempts);
    }
  }
}

/** Another tab has found it paid: what this one shows of the bill is old. */
const isNews = ({ step, requestId }: PaymentAttempt, known: readonly PaymentAttempt[]): boolean =>
  step === 'settled' && !known.some((attempt) => attempt.requestId === requestId && attempt.step === 'settled');

/** Finds out what became of an attempt that may still be paid and that nobody in this tab is working on. */
function* findOut(key: string, worker: Worker, run: Run, report?: PayReport): SagaGenerator<void> {
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
function* askOn(key: string, worker: Worker, run: Run): SagaGenerator<void> {
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
