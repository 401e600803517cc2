import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';

import type { PayDecision, PaymentAttempt, PurchaseDecision } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { competes, type Payable, payableKey } from '@/domain/payment/payable';
import { canBePaid } from '@/domain/payment/permission';
import { nextAfterRepeat } from '@/domain/payment/repeat';
import { toastShown } from '@/flows/notices/noticesSlice';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { driverIdentified, sessionEnded } from '@/flows/session/sessionSlice';
import type { PayReport } from '@/host/Host';
import { goBack } from '@/navigation/history/goToSaga';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';

import { askAfterwards, watchMoney } from './attempt/askAfterwards';
import { buy } from './attempt/buy';
import { closeOrder } from './attempt/closeOrder';
import { continuePayment, repeatPayment, startPayment } from './attempt/startPayment';
import { loadAttempts, saveAttempt } from './journal/journal';
import { openSeals } from './journal/openSeals';
import { announceSettled } from './result/concludeAttempt';
import { IN_BACKGROUND } from './result/run';
import { expectResult } from './result/seenResults';
import { findAlreadyShown, isShownSince } from './result/showResult';
import { identificationRequested, otherWayRequested, repeatEnded, repeatRequested, slotOf } from './state/decisions';
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
import { returnsSaga } from './workers/driverReturns';
import {
  checkAttempts,
  clearWay,
  createWorkers,
  type PaymentWorkers,
  startWorker,
  stopWorker,
} from './workers/paymentWorkers';
import { resumeAttempts } from './workers/resumeAttempts';
import { followSeals, leaveSession, sealHeldTooLong } from './workers/sealedWorkers';

/** The payment flow: one attempt per payable. It also resolves every attempt in the journal of this device. */
export function* paymentSaga() {
  const workers = createWorkers();
  yield* fork(returnsSaga);
  yield* takeEvery(sessionEnded, leaveSession, workers);
  yield* fork(sealHeldTooLong, workers);
  // What has brought this code is dispatched again while the attempts are resumed.
  const actions = yield* actionChannel(handledTypes, buffers.expanding<Action>());
  yield* resumeAttempts(workers);
  for (;;) {
    const action = yield* take(actions);
    yield* handleAction(workers, action as Parameters<typeof handleAction>[1]);
  }
}

type Handled = ReturnType<
  | typeof paymentRequested
  | typeof purchaseRequested
  | typeof paymentContinued
  | typeof paymentCheckRequested
  | typeof otherWayRequested
  | typeof repeatRequested
  | typeof repeatEnded
  | typeof billOpened
  | typeof hostReported
  | typeof driverReturned
  | typeof driverIdentified
  | typeof identificationRequested
>;
type Payloads = { [Action in Handled as Action['type']]: Action['payload'] };
type Handlers = {
  readonly [Type in keyof Payloads]: (workers: PaymentWorkers, payload: Payloads[Type]) => SagaGenerator<void>;
};

const handlers: Handlers = {
  [paymentRequested.type]: onPaymentRequested,
  [purchaseRequested.type]: onPurchaseRequested,
  [paymentContinued.type]: onPaymentContinued,
  [otherWayRequested.type]: onOtherWayRequested,
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
  yield* expectResult(payableKey(payable));
  yield* openSeals(payable, decision.facts);
  yield* followSeals(workers);
  if (!canBePaid(decision)) yield* put(requestEnded({ key: payableKey(payable) }));
  else if (yield* clearWay(workers, payable)) yield* startWorker(workers, payable, true, () => startPayment(decision));
}

/** Its worker has no lane: the payment of the order that it makes must not wait for it. */
function* onPurchaseRequested(workers: PaymentWorkers, decision: PurchaseDecision): SagaGenerator<void> {
  const { bizType, orderNo } = slotOf(decision);
  const slot: Payable = { kind: 'order', bizType, orderNo };
  if (!workers.has(payableKey(slot))) yield* startWorker(workers, slot, true, () => buy(decision));
}

function* onPaymentContinued(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  yield* expectResult(key);
  const [own] = yield* attemptsWhere((attempt) => attempt.key === key);
  if (own !== undefined && (yield* clearWay(workers, own.payable)))
    yield* startWorker(workers, own.payable, true, () => continuePayment(own.key));
}

function* onOtherWayRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  yield* expectResult(key);
  const [own] = yield* attemptsWhere((attempt) => attempt.key === key);
  if (own !== undefined && (yield* clearWay(workers, own.payable)))
    yield* startWorker(workers, own.payable, true, () => closeOrder(key));
}

/** While the attempt is polled, its worker takes the press. */
function* onRepeatRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  const [own] = yield* attemptsWhere((attempt) => attempt.key === key);
  if (own?.step === 'unresolved' && (yield* clearWay(workers, own.payable)))
    yield* startWorker(workers, own.payable, true, () => repeatPayment(key));
}

/** The response to a repeat has come when nobody waits for it any more. It may name a second order. */
function* onRepeatEnded(
  workers: PaymentWorkers,
  { requestId, opened }: ReturnType<typeof repeatEnded>['payload'],
): SagaGenerator<void> {
  const { clock } = yield* getPorts();
  const own = yield* attemptsWhere((attempt) => attempt.requestId === requestId && !isOpen(attempt));
  for (const attempt of own) yield* saveAttempt(nextAfterRepeat(attempt, opened, nowOf(clock)));
  yield* checkAttempts(workers, yield* attemptsWhere((attempt) => attempt.requestId === requestId));
}

function* onPaymentCheckRequested(workers: PaymentWorkers, { key }: { key: string }): SagaGenerator<void> {
  const own = yield* attemptsWhere((attempt) => attempt.key === key);
  for (const attempt of own) yield* fork(askAfterwards, attempt);
  yield* checkAttempts(workers, own);
}

function* onBillOpened(workers: PaymentWorkers, payable: Payable): SagaGenerator<void> {
  shown.set(workers, payable);
  if (Object.keys(yield* select(selectAttempts)).length > 0) yield* fork(identifyDriver);
  yield* openSeals(payable);
  yield* followSeals(workers);
  const known = yield* attemptsWhere((attempt) => competes(attempt.payable, payable));
  yield* watchMoney(known);
  yield* checkAttempts(workers, known);
}

function* onHostReported(
  workers: PaymentWorkers,
  { requestId, report }: { requestId: string; report: PayReport },
): SagaGenerator<void> {
  const own = yield* attemptsWhere((attempt) => attempt.requestId === requestId);
  yield* checkAttempts(workers, own, IN_BACKGROUND, report);
}

/** What was shown last, by the workers of its tab. */
const shown = new WeakMap<PaymentWorkers, Payable>();

/** It is known now who is signed in: what is theirs is opened, and what is not is sealed. */
function* onDriverIdentified(workers: PaymentWorkers): SagaGenerator<void> {
  yield* leaveSession(workers);
  const payable = shown.get(workers);
  if (payable !== undefined) yield* onBillOpened(workers, payable);
}

/** The driver has pressed 重试 where a payment blocks that may be their own. */
function* onIdentificationRequested(): SagaGenerator<void> {
  yield* fork(function* identify() {
    if (!(yield* identifyDriver())) yield* put(toastShown(paymentTexts.notIdentified));
  });
}

/** Another tab may have settled a payment meanwhile. Then the bill on this screen is out of date. */
function* onDriverReturned(workers: PaymentWorkers): SagaGenerator<void> {
  if (Object.keys(yield* select(selectAttempts)).length > 0) yield* fork(identifyDriver);
  const isSettled = ({ step }: PaymentAttempt) => step === 'settled';
  const known = new Set((yield* attemptsWhere(isSettled)).map(({ requestId }) => requestId));
  const attempts = Object.values(yield* loadAttempts());
  const settledElsewhere = attempts.filter((attempt) => isSettled(attempt) && !known.has(attempt.requestId));
  for (const attempt of settledElsewhere) yield* announceSettled(attempt);
  yield* watchMoney(attempts);
  const told = yield* findAlreadyShown((attempt) => settledElsewhere.includes(attempt));
  if (told !== null) {
    yield* stopWorker(workers, told.key);
    yield* goBack();
  } else if (yield* isShownSince()) yield* goBack();
  yield* checkAttempts(workers, attempts);
}

function* attemptsWhere(isMeant: (attempt: PaymentAttempt) => boolean): SagaGenerator<readonly PaymentAttempt[]> {
  return Object.values(yield* select(selectAttempts)).filter(isMeant);
}
