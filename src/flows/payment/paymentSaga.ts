import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';

import type { PayDecision, PaymentAttempt, PurchaseDecision } from '@/domain/payment/attempt';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { arePayablesConflicting, type Payable, payableKey } from '@/domain/payment/payable';
import { isPayDecisionValid } from '@/domain/payment/payPermission';
import { attemptAfterRequestRepeatEnd } from '@/domain/payment/repeatRequest';
import { toastShown } from '@/flows/notices/noticesSlice';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { driverIdentified, sessionEnded } from '@/flows/session/sessionSlice';
import type { HostPaymentReport } from '@/host/HostAdapter';
import { goBack } from '@/navigation/history/goToSaga';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';

import { closePaymentToChangeMethod } from './attempt/closePaymentToChangeMethod';
import { refreshEndedPayment, refreshPaymentsWithPendingMoney } from './attempt/refreshEndedPayment';
import { repeatUnansweredPaymentOrder, returnToCashier, startPayment } from './attempt/startPayment';
import { startPurchase } from './attempt/startPurchase';
import { loadPaymentAttempts, savePaymentAttempt } from './journal/journal';
import { restoreAnonymizedPayment } from './journal/restoreAnonymizedPayment';
import { BACKGROUND_PAYMENT_ORIGIN } from './result/paymentAttemptOrigin';
import { dispatchPaymentSettled } from './result/presentPaymentOutcome';
import { consumeHistorySkipMark, findPaymentShownByCashier } from './result/showPaymentResult';
import { unmarkViewedPaymentResult } from './result/viewedResults';
import {
  createPurchasePlaceholder,
  driverIdentificationRequested,
  paymentMethodChangeRequested,
  paymentOrderRepeatEnded,
  paymentOrderRepeatRequested,
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
  selectPaymentAttempts,
} from './state/paymentSlice';
import { paymentTexts } from './state/paymentTexts';
import {
  anonymizeAndPollPayments,
  runDeferredPaymentAnonymization,
  syncAnonymizedPaymentWorkers,
} from './workers/anonymizedWorkers';
import {
  createEmptyPaymentWorkers,
  type PaymentWorkers,
  startDecisionWorker,
  startPaymentPollers,
  startPaymentWorker,
  stopPaymentWorker,
} from './workers/paymentWorkers';
import { resumePaymentAttempts } from './workers/resumePaymentAttempts';
import { watchDriverReturnSaga } from './workers/watchDriverReturnSaga';

/** The payment flow: one attempt per payable. It also resolves every attempt in the journal of this device. */
export function* paymentSaga() {
  const workers = createEmptyPaymentWorkers();
  yield* fork(watchDriverReturnSaga);
  yield* takeEvery(sessionEnded, anonymizeAndPollPayments, workers);
  yield* fork(runDeferredPaymentAnonymization, workers);
  // The action that loaded this code is dispatched again while the attempts are resumed.
  const actions = yield* actionChannel(handledTypes, buffers.expanding<Action>());
  yield* resumePaymentAttempts(workers);
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
  | typeof paymentMethodChangeRequested
  | typeof paymentOrderRepeatRequested
  | typeof paymentOrderRepeatEnded
  | typeof billOpened
  | typeof hostReported
  | typeof driverReturned
  | typeof driverIdentified
  | typeof driverIdentificationRequested
>;
type Payloads = { [Action in HandledAction as Action['type']]: Action['payload'] };
type Handlers = {
  readonly [Type in keyof Payloads]: (workers: PaymentWorkers, payload: Payloads[Type]) => SagaGenerator<void>;
};

const handlers: Handlers = {
  [paymentRequested.type]: onPaymentRequested,
  [purchaseRequested.type]: onPurchaseRequested,
  [paymentContinued.type]: onPaymentContinued,
  [paymentMethodChangeRequested.type]: onChangeMethodRequested,
  [paymentOrderRepeatRequested.type]: onRepeatRequested,
  [paymentOrderRepeatEnded.type]: onRepeatEnded,
  [paymentCheckRequested.type]: onPaymentCheckRequested,
  [billOpened.type]: onBillOpened,
  [hostReported.type]: onHostReported,
  [driverReturned.type]: onDriverReturned,
  [driverIdentified.type]: onDriverIdentified,
  [driverIdentificationRequested.type]: onIdentificationRequested,
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
  yield* unmarkViewedPaymentResult(payableKey(payable));
  yield* restoreAnonymizedPayment(payable, decision.facts);
  yield* syncAnonymizedPaymentWorkers(workers);
  if (!isPayDecisionValid(decision)) yield* put(requestEnded({ key: payableKey(payable) }));
  else yield* startDecisionWorker(workers, payable, () => startPayment(decision));
}

/** Its worker has no queue, because the payment of the order that it creates must not wait for it. */
function* onPurchaseRequested(workers: PaymentWorkers, decision: PurchaseDecision): SagaGenerator<void> {
  const { bizType, orderNo } = createPurchasePlaceholder(decision);
  const pendingPayable: Payable = { kind: 'order', bizType, orderNo };
  if (!workers.has(payableKey(pendingPayable)))
    yield* startPaymentWorker(workers, pendingPayable, true, () => startPurchase(decision));
}

function* onPaymentContinued(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  yield* unmarkViewedPaymentResult(key);
  const [own] = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  if (own !== undefined) yield* startDecisionWorker(workers, own.payable, () => returnToCashier(own.key));
}

function* onChangeMethodRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  yield* unmarkViewedPaymentResult(key);
  const [own] = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  if (own !== undefined) yield* startDecisionWorker(workers, own.payable, () => closePaymentToChangeMethod(key));
}

/** While the attempt is polled, its worker handles the press. */
function* onRepeatRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  const [own] = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  if (own?.step === 'unresolved')
    yield* startDecisionWorker(workers, own.payable, () => repeatUnansweredPaymentOrder(key));
}

/** The response to a repeat has arrived when no worker waits for it any more. It may name a duplicate order. */
function* onRepeatEnded(
  workers: PaymentWorkers,
  { requestId, opened }: ReturnType<typeof paymentOrderRepeatEnded>['payload'],
): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  const own = yield* selectAttemptsWhere((attempt) => attempt.requestId === requestId && !isAttemptInProgress(attempt));
  for (const attempt of own)
    yield* savePaymentAttempt(attemptAfterRequestRepeatEnd(attempt, opened, readDeviceAndServerNow(clock)));
  yield* startPaymentPollers(workers, yield* selectAttemptsWhere((attempt) => attempt.requestId === requestId));
}

function* onPaymentCheckRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  const own = yield* selectAttemptsWhere((attempt) => attempt.key === key);
  for (const attempt of own) yield* fork(refreshEndedPayment, attempt);
  yield* startPaymentPollers(workers, own);
}

function* onBillOpened(workers: PaymentWorkers, payable: Payable): SagaGenerator<void> {
  lastShownPayable.set(workers, payable);
  if (Object.keys(yield* select(selectPaymentAttempts)).length > 0) yield* fork(identifyDriver);
  yield* restoreAnonymizedPayment(payable);
  yield* syncAnonymizedPaymentWorkers(workers);
  const known = yield* selectAttemptsWhere((attempt) => arePayablesConflicting(attempt.payable, payable));
  yield* refreshPaymentsWithPendingMoney(known);
  yield* startPaymentPollers(workers, known);
}

function* onHostReported(
  workers: PaymentWorkers,
  { requestId, report }: { requestId: string; report: HostPaymentReport },
): SagaGenerator<void> {
  const own = yield* selectAttemptsWhere((attempt) => attempt.requestId === requestId);
  yield* startPaymentPollers(workers, own, BACKGROUND_PAYMENT_ORIGIN, report);
}

/** The payable that was shown last, by the workers of its tab. */
const lastShownPayable = new WeakMap<PaymentWorkers, Payable>();

/** The driver is identified now: their own attempts are restored, and all others are anonymized. */
function* onDriverIdentified(workers: PaymentWorkers): SagaGenerator<void> {
  yield* anonymizeAndPollPayments(workers);
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
  if (Object.keys(yield* select(selectPaymentAttempts)).length > 0) yield* fork(identifyDriver);
  const isSettled = ({ step }: PaymentAttempt) => step === 'settled';
  const known = new Set((yield* selectAttemptsWhere(isSettled)).map(({ requestId }) => requestId));
  const attempts = Object.values(yield* loadPaymentAttempts());
  const settledElsewhere = attempts.filter((attempt) => isSettled(attempt) && !known.has(attempt.requestId));
  for (const attempt of settledElsewhere) yield* dispatchPaymentSettled(attempt);
  yield* refreshPaymentsWithPendingMoney(attempts);
  const shownOutside = yield* findPaymentShownByCashier((attempt) => settledElsewhere.includes(attempt));
  if (shownOutside !== null) {
    yield* stopPaymentWorker(workers, shownOutside.key);
    yield* goBack();
  } else if (yield* consumeHistorySkipMark()) yield* goBack();
  yield* startPaymentPollers(workers, attempts);
}

function* selectAttemptsWhere(isMatch: (attempt: PaymentAttempt) => boolean): SagaGenerator<readonly PaymentAttempt[]> {
  return Object.values(yield* select(selectPaymentAttempts)).filter(isMatch);
}
