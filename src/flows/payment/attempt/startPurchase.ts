import { put, type SagaGenerator } from 'typed-redux-saga';

import type { DueStateAndAmount } from '@/domain/payment/amountDue';
import { isOwnOrVisitorPayment, type PurchaseDecision } from '@/domain/payment/attempt';
import { type OrderPayable, type Payable, paymentQueueKeyOf } from '@/domain/payment/payable';
import { canOpenPaymentOrder, mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import { toastShown } from '@/flows/notices/noticesSlice';
import { sendRequestOnce } from '@/flows/requests/sendRequestOnce';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { proveOpenidBeforeOrder } from '@/flows/session/proveOpenid';
import { getPorts } from '@/platform/ports/getPorts';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { loadPaymentAttempts } from '../journal/journal';
import { restoreAnonymizedPayment } from '../journal/restoreAnonymizedPayment';
import { getCheckoutProductDefinition, toPurchaseOrderRequestIntent } from '../products/checkoutProductRegistry';
import { createUserInitiatedPaymentOrigin } from '../result/paymentAttemptOrigin';
import { createDriverPurchasePlaceholder, toPaymentRequestedAction } from '../state/decisions';
import { paymentTexts } from '../state/paymentTexts';
import { resolveBlockingPaymentAttempts } from './startPayment';

/** Handles a driver's decision to buy something: creates the order once, and then starts its payment. */
export function* startPurchase(decision: PurchaseDecision): SagaGenerator<void> {
  const { session } = yield* getPorts();
  if (yield* mayBeBlocked(decision)) yield* identifyDriver();
  if (session.isOwnerUnknown() && (yield* mayBeBlocked(decision))) {
    yield* put(toastShown(paymentTexts.notIdentified));
    return;
  }
  // The order is created for the payment of the same press.
  if (!(yield* proveOpenidBeforeOrder())) return;
  const order = yield* createOrder(decision, createDriverPurchasePlaceholder(decision, session.owner()));
  if (order === null) return;
  const { choice, facts } = decision;
  const factsWithHold = order.holdTime === undefined ? facts : { ...facts, holdTime: order.holdTime };
  yield* put(toPaymentRequestedAction({ payable: order.payable, choice, facts: factsWithHold }));
}

/**
 * Whether an order in another driver's queue may still be paid. A driver who is not identified yet may have created it.
 */
function* mayBeBlocked({ bizType }: PurchaseDecision): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  const attempts = Object.values(yield* loadPaymentAttempts());
  return attempts.some(
    (attempt) =>
      mayAttemptStillBePaid(attempt) &&
      !isOwnOrVisitorPayment(attempt, session.owner()) &&
      paymentQueueKeyOf(attempt.payable) !== null &&
      (attempt.payable.kind === 'sealed' ? attempt.payable.sells : bizTypeOf(attempt.payable)) === bizType,
  );
}

const bizTypeOf = (payable: Payable) => (payable.kind === 'order' ? payable.bizType : null);

interface CreatedOrder {
  readonly payable: OrderPayable;
  readonly holdTime?: string;
}

/** Null if there is nothing to pay; the driver has been notified of the reason. */
function* createOrder(decision: PurchaseDecision, pendingOrder: OrderPayable): SagaGenerator<CreatedOrder | null> {
  yield* restoreAnonymizedPayment(pendingOrder);
  if (yield* resolveBlockingPaymentAttempts(pendingOrder, yield* createUserInitiatedPaymentOrigin())) return null;
  if (!canOpenPaymentOrder(yield* restoreAnonymizedPayment(pendingOrder), pendingOrder)) {
    yield* put(toastShown(paymentTexts.otherOrder));
    return null;
  }
  for (const isRetry of [false, true]) {
    const outcome: IdempotentRequestOutcome<object> = yield* sendRequestOnce(
      toPurchaseOrderRequestIntent(decision.bizType, decision.values),
    );
    if (outcome.is !== 'done') {
      yield* notifyOrderFailure(outcome);
      return null;
    }
    const payable: OrderPayable = { ...pendingOrder, orderNo: outcome.id };
    const due = yield* fetchNewOrderDue(payable, outcome.answer === undefined);
    const isExpected = due === null || (due.state === 'unpaid' && due.cents === decision.choice.amountCents);
    // An order of an earlier decision, for another amount or already paid, does not match this decision.
    if (outcome.isEarlier && !isExpected && !isRetry) continue;
    if (isExpected) return { payable, ...(due?.holdTime === undefined ? {} : { holdTime: due.holdTime }) };
    yield* put(toastShown(paymentTexts.amountMoved));
    return null;
  }
  return null;
}

/**
 * Fetches the amount of the new order and the end of its hold. If a response has just stated the amount, only a hold is
 * worth the call.
 */
function* fetchNewOrderDue(payable: OrderPayable, isAmountUnknown: boolean): SagaGenerator<DueStateAndAmount | null> {
  const product = getCheckoutProductDefinition(payable);
  if (!isAmountUnknown && product.hasHold !== true) return null;
  const [due = null] = (yield* product.fetchDues(payable)) ?? [];
  return due;
}

function* notifyOrderFailure(outcome: Exclude<IdempotentRequestOutcome<object>, { is: 'done' }>): SagaGenerator<void> {
  switch (outcome.is) {
    case 'notSent':
      yield* put(toastShown(outcome.because === 'busy' ? paymentTexts.otherPage : paymentTexts[outcome.because]));
      return;
    case 'neverReceived':
      yield* put(toastShown(paymentTexts.notOrdered));
      return;
    case 'unconfirmed':
      yield* put(toastShown(paymentTexts.unconfirmed));
      return;
    // The error table has notified the driver, or the driver has signed out.
    case 'refused':
    case 'sessionOver':
  }
}
