import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import { isPaymentAttemptAnonymized } from '@/domain/payment/anonymizeAttempt';
import { findAnonymizedAttempts, inheritPaymentHistory } from '@/domain/payment/anonymizedAttempts';
import {
  createPaymentAttempt,
  isOwnOrVisitorPayment,
  type PayDecision,
  type PaymentAttempt,
  toPayDecision,
} from '@/domain/payment/attempt';
import {
  attemptAfterCashierReopened,
  attemptAfterPollTimeout,
  attemptAfterResume,
} from '@/domain/payment/attemptTransitions';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { type Payable, payableKey } from '@/domain/payment/payable';
import {
  canOpenPaymentOrder,
  findBlockingAttempts,
  getPayPermission,
  mayAttemptStillBePaid,
  type PayPermission,
} from '@/domain/payment/payPermission';
import {
  attemptAfterRequestRepeatStart,
  canRepeatOrderRequest,
  isOrderRequestUnanswered,
} from '@/domain/payment/repeatRequest';
import { toastShown } from '@/flows/notices/noticesSlice';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { proveOpenidBeforeOrder } from '@/flows/session/proveOpenid';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import { withTabLock } from '@/platform/ports/withTabLock';
import { isServerReachable } from '@/services/base/baseQuery/probeConnection';

import { loadPaymentAttempts, savePaymentAttempt } from '../journal/journal';
import { getPaymentTabLockName } from '../journal/journalKey';
import { restoreAnonymizedPayment } from '../journal/restoreAnonymizedPayment';
import {
  createUserInitiatedPaymentOrigin,
  isPaymentVisibleToDriver,
  type PaymentAttemptOrigin,
} from '../result/paymentAttemptOrigin';
import { presentPaymentOutcome } from '../result/presentPaymentOutcome';
import { selectPaymentAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { checkPayableStillDue } from '../steps/checkPayableStillDue';
import { queryPayment } from '../steps/queryPayment';
import { createPaymentOrderRequestContext } from '../steps/requestPaymentOrder';
import { refreshEndedPayment } from './refreshEndedPayment';
import { runPaymentAttempt } from './runPaymentAttempt';

/** Rule 3.2. */
const REQUEST_ID_LENGTH = 32;
/** One lock for all payables. It is held only while an attempt is checked and written as started. */
const CLAIM_LOCK = 'payment';

/**
 * Handles a driver's decision to pay. It opens at most one order, and none while an earlier order may still be paid.
 */
export function* startPayment(decision: PayDecision): SagaGenerator<void> {
  const context = yield* createUserInitiatedPaymentOrigin();
  const hasLock = yield* withTabLock(getPaymentTabLockName(payableKey(decision.payable)), function* alone() {
    yield* restoreAnonymizedPayment(decision.payable, decision.facts);
    if (yield* identifyDriverIfPaymentBlocked(decision.payable))
      yield* restoreAnonymizedPayment(decision.payable, decision.facts);
    if (yield* resolveBlockingPaymentAttempts(decision.payable, context)) return;
    // A blocker may have been anonymized just now.
    const permission = getPayPermission(yield* restoreAnonymizedPayment(decision.payable, decision.facts), decision);
    if (permission.may === 'open') yield* openOrder(decision, context);
    else if (permission.may === 'continue') yield* reopenCashier(permission.attempt, decision, context);
    else yield* rejectDecision(permission, context);
  });
  if (hasLock) return;
  yield* loadPaymentAttempts();
  yield* put(toastShown(paymentTexts.otherPage));
}

/** The driver returns to the cashier with the open order, if the server says that it can still be paid. */
export function* returnToCashier(key: string): SagaGenerator<void> {
  const attempt = (yield* loadPaymentAttempts())[key];
  if (attempt !== undefined && !isPaymentAttemptAnonymized(attempt)) yield* startPayment(toPayDecision(attempt));
}

/** The driver repeats an order request without a response, after polling has ended. */
export function* repeatUnansweredPaymentOrder(key: string): SagaGenerator<void> {
  const context = yield* createUserInitiatedPaymentOrigin();
  const hasLock = yield* withTabLock(getPaymentTabLockName(key), function* alone() {
    const ports = yield* getPorts();
    const { clock, config } = ports;
    if (!(yield* call(isServerReachable, ports))) {
      yield* put(toastShown(paymentTexts.noLine));
      return;
    }
    const attempt = (yield* loadPaymentAttempts())[key];
    if (attempt === undefined || !mayAttemptStillBePaid(attempt) || !(yield* isPaymentVisibleToDriver(attempt))) return;
    const resumed = attemptAfterResume(attempt, readDeviceAndServerNow(clock));
    const mayRepeat = canRepeatOrderRequest(resumed, readDeviceAndServerNow(clock), config.knowsRequests);
    yield* runPaymentAttempt(
      mayRepeat ? attemptAfterRequestRepeatStart(resumed, readDeviceAndServerNow(clock)) : resumed,
      context,
    );
  });
  if (!hasLock) yield* put(toastShown(paymentTexts.otherPage));
}

/**
 * If a payment that may be the reader's own blocks a decision, fetches who is signed in. Returns true if it was
 * fetched. If the driver stays unknown, the form says so and offers 重试.
 */
export function* identifyDriverIfPaymentBlocked(payable: Payable): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  const isForeign = (blocker: PaymentAttempt) => !isOwnOrVisitorPayment(blocker, session.owner());
  if (
    !session.needsIdentification() ||
    !findBlockingAttempts(yield* select(selectPaymentAttempts), payable).some(isForeign)
  )
    return false;
  yield* identifyDriver();
  return true;
}

/**
 * Only the driver who created the order can continue with it, and only while no late payment has paid the same bills.
 */
function* reopenCashier(
  attempt: PaymentAttempt,
  decision: PayDecision,
  context: PaymentAttemptOrigin,
): SagaGenerator<void> {
  if (!(yield* isPaymentVisibleToDriver(attempt)))
    yield* rejectDecision({ may: 'wait', because: 'underWay', attempt }, context);
  else if (yield* checkPayableStillDue(decision))
    yield* runPaymentAttempt(attemptAfterCashierReopened(attempt), context);
}

/** Queries every attempt that blocks a new order. Returns true if the outcome of one also settles the new decision. */
export function* resolveBlockingPaymentAttempts(
  payable: Payable,
  context: PaymentAttemptOrigin,
): SagaGenerator<boolean> {
  for (const blocker of findBlockingAttempts(yield* select(selectPaymentAttempts), payable)) {
    if (yield* isSettledByBlocker(blocker, payable, context)) return true;
  }
  return false;
}

function* isSettledByBlocker(
  blocker: PaymentAttempt,
  payable: Payable,
  context: PaymentAttemptOrigin,
): SagaGenerator<boolean> {
  const { clock } = yield* getPorts();
  // A payment that was settled earlier does not satisfy a new decision. It blocks one while its duplicate order is
  // open.
  if (blocker.step === 'settled') {
    yield* refreshEndedPayment(blocker);
    return false;
  }
  const isOwn = blocker.key === payableKey(payable);
  const { attempt: queried } = yield* queryPayment(attemptAfterResume(blocker, readDeviceAndServerNow(clock)));
  // The order is paid, or is being paid: the driver sees the result instead of a second cashier.
  if (isOwn && blocker.step === 'abandoned' && isAttemptInProgress(queried)) {
    yield* runPaymentAttempt(queried, context);
    return true;
  }
  const saved = yield* savePaymentAttempt(attemptAfterPollTimeout(queried));
  if (saved.step !== 'settled') return false;
  yield* presentPaymentOutcome(blocker, saved, context);
  return true;
}

function* rejectDecision(
  { because, attempt }: Extract<PayPermission, { may: 'wait' }>,
  context: PaymentAttemptOrigin,
): SagaGenerator<void> {
  const isUnanswered = because === 'underWay' && isOrderRequestUnanswered(attempt);
  yield* put(toastShown(isUnanswered ? paymentTexts.ordering : paymentTexts[because]));
  if (because !== 'underWay') return;
  const { clock } = yield* getPorts();
  yield* runPaymentAttempt(attemptAfterResume(attempt, readDeviceAndServerNow(clock)), context);
}

function* openOrder(decision: PayDecision, context: PaymentAttemptOrigin): SagaGenerator<void> {
  const ports = yield* getPorts();
  // Nothing is sent while offline, so that no order has an unknown state. Without a stamp of server time, an order
  // would block its bill for a day.
  if (!(yield* call(isServerReachable, ports, ports.clock.serverTime() === null))) {
    yield* put(toastShown(paymentTexts.noLine));
    return;
  }
  if (!(yield* proveOpenidBeforeOrder()) || !(yield* checkPayableStillDue(decision))) return;
  let attempt: PaymentAttempt | undefined;
  yield* withTabLock(CLAIM_LOCK, function* claim() {
    attempt = yield* claimAttempt(decision);
  });
  if (attempt === undefined) yield* put(toastShown(paymentTexts.otherPage));
  else yield* runPaymentAttempt(attempt, context);
}

/** Another tab may have just started a payment for some of the same bills. */
function* claimAttempt(decision: PayDecision): SagaGenerator<PaymentAttempt | undefined> {
  const { random, clock, session } = yield* getPorts();
  const attempts = yield* restoreAnonymizedPayment(decision.payable, decision.facts);
  if (!canOpenPaymentOrder(attempts, decision.payable)) return undefined;
  const requestId = yield* call(random.text, REQUEST_ID_LENGTH);
  const previous = attempts[payableKey(decision.payable)];
  const attempt = createPaymentAttempt(
    decision,
    requestId,
    readDeviceAndServerNow(clock),
    previous,
    session.owner(),
    yield* createPaymentOrderRequestContext(decision, requestId),
  );
  const replaced = findAnonymizedAttempts(attempts, decision.payable);
  const saved = yield* savePaymentAttempt(inheritPaymentHistory(attempt, replaced), replaced);
  return saved.requestId === requestId && mayAttemptStillBePaid(saved) ? saved : undefined;
}
