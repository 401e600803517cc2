import { call, cancel, fork, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { arePayablesConflicting, type Payable, payableKey } from '@/domain/payment/payable';
import { mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import { selectToastAndDialog, toastHidden, toastShown } from '@/flows/notices/noticesSlice';
import type { HostPaymentReport } from '@/host/HostAdapter';
import { getPorts } from '@/platform/ports/getPorts';

import type { PaymentWorker } from '../attempt/PaymentWorker';
import { pollAbandonedPayment } from '../attempt/pollAbandonedPayment';
import { resolvePendingPaymentAttempt } from '../attempt/resolvePendingPaymentAttempt';
import {
  BACKGROUND_PAYMENT_ORIGIN,
  createUserInitiatedPaymentOrigin,
  type PaymentAttemptOrigin,
} from '../result/paymentAttemptOrigin';
import { requestEnded } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';

/** The workers of this tab, by the key of their payable. There is at most one for each. */
export type PaymentWorkers = Map<string, PaymentWorker>;

export const createEmptyPaymentWorkers = (): PaymentWorkers => new Map();

/** Starts the worker of a payable. When its task is done, it polls an order that was left unpaid. */
export function* startPaymentWorker(
  workers: PaymentWorkers,
  payable: Payable,
  isPaying: boolean,
  work: (worker: PaymentWorker) => SagaGenerator<void>,
): SagaGenerator<void> {
  const worker: PaymentWorker = { payable, isPaying, task: undefined };
  workers.set(payableKey(payable), worker);
  worker.task = yield* fork(runWorker, workers, worker, work);
}

function* runWorker(
  workers: PaymentWorkers,
  worker: PaymentWorker,
  work: (worker: PaymentWorker) => SagaGenerator<void>,
): SagaGenerator<void> {
  const key = payableKey(worker.payable);
  const isDecision = worker.isPaying;
  const context = isDecision ? yield* createUserInitiatedPaymentOrigin() : BACKGROUND_PAYMENT_ORIGIN;
  try {
    yield* reportErrors(work(worker));
  } finally {
    if (isDecision) yield* put(requestEnded({ key }));
  }
  worker.isPaying = false;
  try {
    yield* reportErrors(pollAbandonedPayment(key, worker, context));
  } finally {
    if (workers.get(key) === worker) workers.delete(key);
  }
}

/** An exception in one payment must not stop the flow, which serves all payments. */
function* reportErrors(work: SagaGenerator<void>): SagaGenerator<void> {
  const { report } = yield* getPorts();
  try {
    yield* work;
  } catch (error) {
    yield* call(report, error, 'payment');
  }
}

/**
 * Starts the work of a driver's decision about a payable, in place of the workers that only poll for the same bills. If
 * a payment for the same bills is in progress, it starts nothing, and notifies the driver only if that one is for
 * another payable.
 */
export function* startDecisionWorker(
  workers: PaymentWorkers,
  payable: Payable,
  work: () => SagaGenerator<void>,
): SagaGenerator<void> {
  if (yield* cancelPaymentPollers(workers, payable)) yield* startPaymentWorker(workers, payable, true, work);
}

/** @returns false if a payment for the same bills is in progress */
function* cancelPaymentPollers(workers: PaymentWorkers, payable: Payable): SagaGenerator<boolean> {
  const key = payableKey(payable);
  const busy = [...workers].filter(([, worker]) => arePayablesConflicting(worker.payable, payable));
  if (busy.some(([, { isPaying }]) => isPaying)) {
    const isOther = busy.some(([other, { isPaying }]) => isPaying && other !== key);
    if (isOther) {
      yield* put(toastShown(paymentTexts.otherBills));
      yield* put(requestEnded({ key }));
    }
    return false;
  }
  for (const [other] of busy) yield* stopPaymentWorker(workers, other);
  yield* hideToast();
  return true;
}

/** A toast about an earlier payment must not cover the result of the next one. */
function* hideToast(): SagaGenerator<void> {
  const { toast } = yield* select(selectToastAndDialog);
  if (toast !== null) yield* put(toastHidden({ id: toast.id }));
}

/** Stops a worker in any state. A worker that pays may be stopped only after its payment was settled elsewhere. */
export function* stopPaymentWorker(workers: PaymentWorkers, key: string): SagaGenerator<void> {
  const task = workers.get(key)?.task;
  workers.delete(key);
  if (task !== undefined) yield* cancel(task);
}

/** Starts a worker for each attempt that may still be paid and has none. The worker queries the server. */
export function* startPaymentPollers(
  workers: PaymentWorkers,
  attempts: readonly PaymentAttempt[],
  context: PaymentAttemptOrigin = BACKGROUND_PAYMENT_ORIGIN,
  report?: HostPaymentReport,
): SagaGenerator<void> {
  for (const attempt of attempts) {
    if (!mayAttemptStillBePaid(attempt) || workers.has(attempt.key)) continue;
    yield* startPaymentWorker(workers, attempt.payable, false, (worker) =>
      resolvePendingPaymentAttempt(attempt.key, worker, context, report),
    );
  }
}
