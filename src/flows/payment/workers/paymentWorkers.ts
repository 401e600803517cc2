import { call, cancel, fork, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { competes, type Payable, payableKey } from '@/domain/payment/payable';
import { mayStillBePaid } from '@/domain/payment/permission';
import { selectNotices, toastHidden, toastShown } from '@/flows/notices/noticesSlice';
import type { PayReport } from '@/host/Host';
import { getPorts } from '@/services/transport/ports/getPorts';

import { pollLeftOrder } from '../attempt/pollLeftOrder';
import { resolveAttempt } from '../attempt/resolveAttempt';
import type { Worker } from '../attempt/worker';
import { IN_BACKGROUND, type Run, userRun } from '../result/run';
import { requestEnded } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';

/** The workers of this tab, by the key of their payable. There is at most one for each. */
export type PaymentWorkers = Map<string, Worker>;

export const createWorkers = (): PaymentWorkers => new Map();

/** Starts the worker of a payable. After its work it polls an order that was left unpaid. */
export function* startWorker(
  workers: PaymentWorkers,
  payable: Payable,
  isPaying: boolean,
  work: (worker: Worker) => SagaGenerator<void>,
): SagaGenerator<void> {
  const worker: Worker = { payable, isPaying, task: undefined };
  workers.set(payableKey(payable), worker);
  worker.task = yield* fork(runWorker, workers, worker, work);
}

function* runWorker(
  workers: PaymentWorkers,
  worker: Worker,
  work: (worker: Worker) => SagaGenerator<void>,
): SagaGenerator<void> {
  const key = payableKey(worker.payable);
  const isDecision = worker.isPaying;
  const run = isDecision ? yield* userRun() : IN_BACKGROUND;
  try {
    yield* reportFailure(work(worker));
  } finally {
    if (isDecision) yield* put(requestEnded({ key }));
  }
  worker.isPaying = false;
  try {
    yield* reportFailure(pollLeftOrder(key, worker, run));
  } finally {
    if (workers.get(key) === worker) workers.delete(key);
  }
}

/** A bug in one payment must not stop the flow, which serves all payments. */
function* reportFailure(work: SagaGenerator<void>): SagaGenerator<void> {
  const { report } = yield* getPorts();
  try {
    yield* work;
  } catch (error) {
    yield* call(report, error, 'payment');
  }
}

/**
 * Prepares for a decision to pay. Workers that only poll about the same bills are cancelled.
 *
 * @returns false if a payment for the same bills is under way; the driver gets a message only if it is for another payable
 */
export function* clearWay(workers: PaymentWorkers, payable: Payable): SagaGenerator<boolean> {
  const key = payableKey(payable);
  const busy = [...workers].filter(([, worker]) => competes(worker.payable, payable));
  if (busy.some(([, { isPaying }]) => isPaying)) {
    const isOther = busy.some(([other, { isPaying }]) => isPaying && other !== key);
    if (isOther) {
      yield* put(toastShown(paymentTexts.otherBills));
      yield* put(requestEnded({ key }));
    }
    return false;
  }
  for (const [other] of busy) yield* stopWorker(workers, other);
  yield* forgetToast();
  return true;
}

/** What was said of an earlier payment must not stand over the result of the next. */
function* forgetToast(): SagaGenerator<void> {
  const { toast } = yield* select(selectNotices);
  if (toast !== null) yield* put(toastHidden({ id: toast.id }));
}

/** Stops a worker, whatever it does. A worker that pays may be stopped only after its payment was settled elsewhere. */
export function* stopWorker(workers: PaymentWorkers, key: string): SagaGenerator<void> {
  const task = workers.get(key)?.task;
  workers.delete(key);
  if (task !== undefined) yield* cancel(task);
}

/** Starts a worker for each attempt that may still be paid and has none. The worker asks the server. */
export function* checkAttempts(
  workers: PaymentWorkers,
  attempts: readonly PaymentAttempt[],
  run: Run = IN_BACKGROUND,
  report?: PayReport,
): SagaGenerator<void> {
  for (const attempt of attempts) {
    if (!mayStillBePaid(attempt) || workers.has(attempt.key)) continue;
    yield* startWorker(workers, attempt.payable, false, (worker) => resolveAttempt(attempt.key, worker, run, report));
  }
}
