import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';

import type { PayDecision, PaymentAttempt, PurchaseDecision } from '@/domain/payment/attempt';
import { isInProgress } from '@/domain/payment/isInProgress';
import { isConflicting, type Payable, payableKey } from '@/domain/payment/payable';
import { canBePaid } from '@/domain/payment/permission';
import { nextAfterRepeat } from '@/domain/payment/repeatRequest';
import { toastShown } from '@/flows/notices/noticesSlice';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { driverIdentified, sessionEnded } from '@/flows/session/sessionSlice';
import type { PayReport } from '@/host/Host';
import { goBack } from '@/navigation/history/goToSaga';
import { readNow } from '@/services/transport/clock/readNow';
import { getPorts } from '@/services/transport/ports/getPorts';

import { closeOrder } from './attempt/closeOrder';
import { placeOrder } from './attempt/placeOrder';
import { refreshFinalAttempt, watchLatePayments } from './attempt/refreshFinalAttempt';
import { continuePayment, repeatPayment, startPayment } from './attempt/startPayment';
import { loadAttempts, saveAttempt } from './journal/journal';
import { restoreAnonymized } from './journal/restoreAnonymized';
import { BACKGROUND_CONTEXT } from './result/attemptContext';
import { announceSettled } from './result/concludeAttempt';
import { consumeSkipMark, findShownOutside } from './result/showResult';
import { unmarkViewedResult } from './result/viewedResults';
import {
  changeMethodRequested,
  identificationRequested,
  pendingOrder,
  repeatEnded,
  repeatRequested,
} from './state/decisions';
import {
  billOpened,
  driverReturned,
  hostReported,
  paymentCheckRequested,
  paymentContinued,
  paymentRequested,
  purchaseRequested,
  requestEnded,
  selectAttempts,
} from './state/paymentSlice';
import { paymentTexts } from './state/paymentTexts';
import { anonymizeAfterHold, anonymizeAndWatch, syncAnonymizedWorkers } from './workers/anonymizedWorkers';
import { returnsSaga } from './workers/driverReturns';
import {
  cancelPollers,
  createWorkers,
  type PaymentWorkers,
  startPollers,
  startWorker,
  stopWorker,
} from './workers/paymentWorkers';
import { resumeAttempts } from './workers/resumeAttempts';

/** The payment flow: one attempt per payable. It also resolves every attempt in the journal of this device. */
export function* paymentSaga() {
  const workers = createWorkers();
  yield* fork(returnsSaga);
  yield* takeEvery(sessionEnded, anonymizeAndWatch, workers);
  yield* fork(anonymizeAfterHold, workers);
  // The action that loaded this code is dispatched again while the attempts are resumed.
  const actions = yield* actionChannel(handledTypes, buffers.expanding<Action>());
  yield* resumeAttempts(workers);
  for (;;) {
    const action = yield* take(actions);
    yield* handleAction(workers, action as Parameters<typeof handleAction>[1]);
  }
}

type HandledAction = ReturnType<
  | typeof paymentRequested
  | typeof purchaseRequested
  | typeof paymentContinued
  | typeof paymentCheckRequested
  | typeof changeMethodRequested
  | typeof repeatRequested
  | typeof repeatEnded
  | typeof billOpened
  | typeof hostReported
  | typeof driverReturned
  | typeof driverIdentified
  | typeof identificationRequested
>;
type Payloads = { [Action in HandledAction as Action['type']]: Action['payload'] };
type Handlers = {
  readonly [Type in keyof Payloads]: (workers: PaymentWorkers, payload: Payloads[Type]) => SagaGenerator<void>;
};

const handlers: Handlers = {
  [paymentRequested.type]: onPaymentRequested,
  [purchaseRequested.type]: onPurchaseRequested,
  [paymentContinued.type]: onPaymentContinued,
  [changeMethodRequested.type]: onChangeMethodRequested,
  [repeatRequested.type]: onRepeatRequested,
  [repeatEnded.type]: onRepeatEnded,
  [paymentCheckRequested.type]: onPaymentCheckRequested,
  [billOpened.type]: onBillOpened,
  [hostReported.type]: onHostReported,
  [driverReturned.type]: onDriverReturned,
  [driverIdentified.type]: onDriverIdentified,
  [identificationRequested.type]: onIdentificationRequested,
};

/** The types of the actions that the flow handles. */
const handledTypes = Object.keys(handlers);

function* handleAction<Type extends keyof Payloads>(
  workers: PaymentWorkers,
  { type, payload }: { type: Type; payload: Payloads[Type] },
): SagaGenerator<void> {
  yield* handlers[type](workers, payload);
}

function* onPaymentRequested(workers: PaymentWorkers, decision: PayDecision): SagaGenerator<void> {
  const { payable } = decision;
  yield* unmarkViewedResult(payableKey(payable));
  yield* restoreAnonymized(payable, decision.facts);
  yield* syncAnonymizedWorkers(workers);
  if (!canBePaid(decision)) yield* put(requestEnded({ key: payableKey(payable) }));
  else if (yield* cancelPollers(workers, payable))
    yield* startWorker(workers, payable, true, () => startPayment(decision));
}

/** Its worker has no lane, because the payment of the order that it creates must not wait for it. */
function* onPurchaseRequested(workers: PaymentWorkers, decision: PurchaseDecision): SagaGenerator<void> {
  const { bizType, orderNo } = pendingOrder(decision);
  const pendingPayable: Payable = { kind: 'order', bizType, orderNo };
  if (!workers.has(payableKey(pendingPayable)))
    yield* startWorker(workers, pendingPayable, true, () => placeOrder(decision));
}

function* onPaymentContinued(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  yield* unmarkViewedResult(key);
  const [own] = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  if (own !== undefined && (yield* cancelPollers(workers, own.payable)))
    yield* startWorker(workers, own.payable, true, () => continuePayment(own.key));
}

function* onChangeMethodRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  yield* unmarkViewedResult(key);
  const [own] = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  if (own !== undefined && (yield* cancelPollers(workers, own.payable)))
    yield* startWorker(workers, own.payable, true, () => closeOrder(key));
}

/** While the attempt is polled, its worker handles the press. */
function* onRepeatRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  const [own] = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  if (own?.step === 'unresolved' && (yield* cancelPollers(workers, own.payable)))
    yield* startWorker(workers, own.payable, true, () => repeatPayment(key));
}

/** The response to a repeat has arrived when no worker waits for it any more. It may name a duplicate order. */
function* onRepeatEnded(
  workers: PaymentWorkers,
  { requestId, opened }: ReturnType<typeof repeatEnded>['payload'],
): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  const own = yield* selectAttemptsWhere((attempt) => attempt.requestId === requestId && !isInProgress(attempt));
  for (const attempt of own) yield* saveAttempt(nextAfterRepeat(attempt, opened, readNow(clock)));
  yield* startPollers(workers, yield* selectAttemptsWhere((attempt) => attempt.requestId === requestId));
}

function* onPaymentCheckRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  const own = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  for (const attempt of own) yield* fork(refreshFinalAttempt, attempt);
  yield* startPollers(workers, own);
}

function* onBillOpened(workers: PaymentWorkers, payable: Payable): SagaGenerator<void> {
  lastShownPayable.set(workers, payable);
  if (Object.keys(yield* select(selectAttempts)).length > 0) yield* fork(identifyDriver);
  yield* restoreAnonymized(payable);
  yield* syncAnonymizedWorkers(workers);
  const known = yield* selectAttemptsWhere((attempt) => isConflicting(attempt.payable, payable));
  yield* watchLatePayments(known);
  yield* startPollers(workers, known);
}

function* onHostReported(
  workers: PaymentWorkers,
  { requestId, report }: { requestId: string; report: PayReport },
): SagaGenerator<void> {
  const own = yield* selectAttemptsWhere((attempt) => attempt.requestId === requestId);
  yield* startPollers(workers, own, BACKGROUND_CONTEXT, report);
}

/** The payable that was shown last, by the workers of its tab. */
const lastShownPayable = new WeakMap<PaymentWorkers, Payable>();

/** The driver is identified now: their own attempts are restored, and all others are anonymized. */
function* onDriverIdentified(workers: PaymentWorkers): SagaGenerator<void> {
  yield* anonymizeAndWatch(workers);
  const payable = lastShownPayable.get(workers);
  if (payable !== undefined) yield* onBillOpened(workers, payable);
}

/** The driver has pressed 重试 because a payment that may be their own blocks. */
function* onIdentificationRequested(): SagaGenerator<void> {
  yield* fork(function* identify() {
    if (!(yield* identifyDriver())) yield* put(toastShown(paymentTexts.notIdentified));
  });
}

/** Another tab may have settled a payment meanwhile. Then the bill on this screen is out of date. */
function* onDriverReturned(workers: PaymentWorkers): SagaGenerator<void> {
  if (Object.keys(yield* select(selectAttempts)).length > 0) yield* fork(identifyDriver);
  const isSettled = ({ step }: PaymentAttempt) => step === 'settled';
  const known = new Set((yield* selectAttemptsWhere(isSettled)).map(({ requestId }) => requestId));
  const attempts = Object.values(yield* loadAttempts());
  const settledElsewhere = attempts.filter((attempt) => isSettled(attempt) && !known.has(attempt.requestId));
  for (const attempt of settledElsewhere) yield* announceSettled(attempt);
  yield* watchLatePayments(attempts);
  const shownOutside = yield* findShownOutside((attempt) => settledElsewhere.includes(attempt));
  if (shownOutside !== null) {
    yield* stopWorker(workers, shownOutside.key);
    yield* goBack();
  } else if (yield* consumeSkipMark()) yield* goBack();
  yield* startPollers(workers, attempts);
}

function* selectAttemptsWhere(isMatch: (attempt: PaymentAttempt) => boolean): SagaGenerator<readonly PaymentAttempt[]> {
  return Object.values(yield* select(selectAttempts)).filter(isMatch);
}
