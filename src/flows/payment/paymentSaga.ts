import type { UnknownAction } from '@reduxjs/toolkit';
import { call, cancel, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { overlaps, type Payable, payableKey } from '@/domain/payment/payable';
import { canBePaid, mayStillBePaid } from '@/domain/payment/permission';
import { toastShown } from '@/flows/notices/noticesSlice';
import type { PayReport } from '@/host/Host';
import { MINUTE_MS } from '@/lib/timeUnits';
import { goBack } from '@/navigation/goToSaga';
import { getPorts } from '@/services/transport/getPorts';

import { askForRefund } from './attempt/askForRefund';
import { askOn, findOut, type Worker } from './attempt/findOut';
import { payContinued, payRequested } from './attempt/payRequested';
import { readAttempts } from './journal/keepAttempt';
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
import { drivenFromHere, findTold, IN_BACKGROUND, isSoughtHere, resumedHere, type Run } from './result/showResult';
import { returnsSaga } from './workers/driverReturns';

/** An attempt this young that was under way when the page died is what the driver has come back for. */
const SHOWN_AT_START_MS = 30 * MINUTE_MS;

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
  if (isRecent && (yield* isSoughtHere(latest))) yield* check([latest], yield* resumedHere());
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
      const asked = known.filter(({ key }) => key === action.payload.key);
      for (const attempt of asked) if (attempt.step === 'settled') yield* fork(askForRefund, attempt);
      yield* check(asked);
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
