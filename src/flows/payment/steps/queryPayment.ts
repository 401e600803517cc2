import { type SagaGenerator, select } from 'typed-redux-saga';

import { combineDueStates } from '@/domain/payment/amountDue';
import { mergeHashMatchedBillsOfCopy } from '@/domain/payment/anonymizeAttempt';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import {
  attemptAfterDueStateResponse,
  attemptAfterOrderLookup,
  attemptAfterPaymentResponse,
} from '@/domain/payment/attemptTransitions';
import { duplicateOrdersOf } from '@/domain/payment/duplicateOrdersOf';
import { attemptAfterClosedOrderResponse, unrefundedLatePayments } from '@/domain/payment/latePayments';
import { needsCashier } from '@/domain/payment/payPermission';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import { isSignOutErrorCode } from '@/services/base/baseQuery/errorEffectsByCode';
import type { ServiceError } from '@/services/base/baseQuery/serviceError';
import { tryCallEndpoint } from '@/services/base/baseQuery/tryCallEndpoint';
import { paymentCalls } from '@/services/charge/payments';

import { getCheckoutProductDefinition } from '../products/checkoutProductRegistry';
import { selectPaymentAttempts } from '../state/paymentSlice';

export interface PaymentQueryResult {
  readonly attempt: PaymentAttempt;
  /** The server responds only to a signed-in driver, so polling before sign-in is useless. */
  readonly requiresSignIn: boolean;
}

/** Queries the state of a payment once. A lost response changes nothing; never throws. */
export function* queryPayment(attempt: PaymentAttempt): SagaGenerator<PaymentQueryResult> {
  if (attempt.payId === null) return yield* lookUpRequest(attempt);
  const { result, error } = yield* tryCallEndpoint(paymentCalls.endpoints.getPayment, { payId: attempt.payId });
  const next = result === undefined ? attempt : attemptAfterPaymentResponse(attempt, result);
  return {
    attempt: yield* restoreCashierParams(yield* queryDuplicateOrders(next)),
    requiresSignIn: isSignInRequiredError(error),
  };
}

/** Queries the other open orders of the same request. */
function* queryDuplicateOrders(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  let next = attempt;
  for (const { payId } of attempt.step === 'settled' ? [] : duplicateOrdersOf(attempt)) {
    const { result } = yield* tryCallEndpoint(paymentCalls.endpoints.getPayment, { payId });
    if (result !== undefined) next = attemptAfterClosedOrderResponse(next, result);
  }
  return next;
}

/**
 * Restores the cashier parameters, which are not stored while the driver's session has ended or while the request has two
 * open orders. A server that knows requests returns them again.
 */
function* restoreCashierParams(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { payable, payId, payParams, serverSaid, requestId } = attempt;
  const isLost = serverSaid === 'unpaid' && payParams === null && payable.kind !== 'sealed';
  if (!isLost || !needsCashier(attempt) || duplicateOrdersOf(attempt).length > 0) return attempt;
  const { result } = yield* tryCallEndpoint(paymentCalls.endpoints.findPaymentByRequest, { requestId });
  const opened = result?.payment ?? null;
  if (opened === null || opened.payId !== payId || Object.keys(opened.payParams).length === 0) return attempt;
  return { ...attempt, payParams: { ...opened.payParams } };
}

/**
 * The response to the order request was lost, so the app looks up the request and, if the server cannot tell, fetches
 * what is due.
 */
function* lookUpRequest(attempt: PaymentAttempt): SagaGenerator<PaymentQueryResult> {
  const { clock } = yield* getPorts();
  const sentAt = readDeviceAndServerNow(clock);
  const { result, error } = yield* tryCallEndpoint(paymentCalls.endpoints.findPaymentByRequest, {
    requestId: attempt.requestId,
  });
  if (result !== undefined)
    return { attempt: attemptAfterOrderLookup(attempt, result.payment, sentAt), requiresSignIn: false };
  if (error === undefined || error.kind === 'offline' || error.kind === 'timeout') {
    return { attempt, requiresSignIn: false };
  }
  // The bills of an anonymized attempt may have been recognized since the polling began.
  const { payable } = mergeHashMatchedBillsOfCopy(attempt, (yield* select(selectPaymentAttempts))[attempt.key]);
  const due = combineDueStates(yield* getCheckoutProductDefinition(payable).fetchDues(payable));
  return {
    attempt: attemptAfterDueStateResponse(attempt, due, sentAt),
    requiresSignIn: due === 'undecided' && isSignInRequiredError(error),
  };
}

/**
 * Queries the closed orders of earlier attempts, and late payments that are not fully refunded. A lost response changes
 * nothing.
 */
export function* queryPaymentsOnClosedOrders(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  let next = attempt;
  for (const { payId } of [...(attempt.closed ?? []), ...unrefundedLatePayments(attempt)]) {
    const { result } = yield* tryCallEndpoint(paymentCalls.endpoints.getPayment, { payId });
    if (result !== undefined) next = attemptAfterClosedOrderResponse(next, result);
  }
  return next;
}

/** The session has ended, and the error table notifies the driver to sign in. */
export const isSignInRequiredError = (error: ServiceError | undefined): boolean =>
  error?.kind === 'refused' && isSignOutErrorCode(error.code);
