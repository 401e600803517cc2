import { call, put, type SagaGenerator, take } from 'typed-redux-saga';

import { totalDueCents } from '@/domain/payment/amountDue';
import type { OrderRequestContext, PayDecision, PaymentAttempt } from '@/domain/payment/attempt';
import {
  attemptAfterLostOrderResponse,
  attemptAfterOrderOpened,
  attemptAfterOrderRefusal,
} from '@/domain/payment/attemptTransitions';
import { hasTooManyBillsToRefetch } from '@/domain/payment/hasTooManyBillsToRefetch';
import { billKeysOf, payableKey } from '@/domain/payment/payable';
import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { toastShown } from '@/flows/notices/noticesSlice';
import { getOfflineBillCopyKey, removeOfflineBillCopy } from '@/flows/session/getOfflineBillCopyKey';
import { loginLeadEnded } from '@/flows/session/sessionSlice';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import { hasErrorEffect } from '@/services/base/baseQuery/errorEffectsByCode';
import { readStoredThirdPartyId } from '@/services/base/baseQuery/identity';
import { isServiceError, isUnperformedRefusal, type ServiceError } from '@/services/base/baseQuery/serviceError';
import { isAbortedCallError } from '@/services/base/baseQuery/tryCallEndpoint';
import type { OpenedPayment } from '@/services/charge/payments';

import { savePaymentAttempt } from '../journal/journal';
import { getCheckoutProductDefinition } from '../products/checkoutProductRegistry';
import { findScreenNameByUrl, getCurrentPath, paymentResultPath } from '../result/paymentScreens';
import { paymentOrderRepeatEnded } from '../state/decisions';
import { closeOrderUnsupportedByCashier } from './closeOrderUnsupportedByCashier';
import { toAttemptCashierOrder } from './openHostCashier';
import { isSignInRequiredError } from './queryPayment';

/**
 * Requests the order, once. Without a definite response the order may exist, so the app never repeats the request by
 * itself.
 */
export function* requestPaymentOrder(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  yield* removeSavedBillBeingPaid(attempt);
  let next: PaymentAttempt;
  try {
    const opened = yield* sendOrderRequest(attempt);
    if (opened === undefined) return attemptAfterLostOrderResponse(attempt, readDeviceAndServerNow(ports.clock));
    next = attemptAfterOrderOpened(attempt, opened);
  } catch (error) {
    if (isServiceError(error) && isUnperformedRefusal(error)) {
      const refused = attemptAfterOrderRefusal(attempt, error.message);
      if (!isSignInRequiredError(error)) return yield* handleRefusal(refused, error);
      // The error table notifies the driver and redirects to sign-in; until that has ended, the button is disabled.
      yield* savePaymentAttempt({ ...attempt, serverSaid: 'refused' });
      yield* take(loginLeadEnded);
      return refused;
    }
    if (isServiceError(error)) yield* showRefusal(error);
    else if (!isAbortedCallError(error)) yield* call(ports.report, error, 'openPayment');
    return attemptAfterLostOrderResponse(attempt, readDeviceAndServerNow(ports.clock));
  }
  const isUnreadable = next.step === 'handedToHost' && toAttemptCashierOrder(next, ports) === null;
  return isUnreadable ? yield* closeOrderUnsupportedByCashier(next) : next;
}

/** What the order request carries beside the decision. It is stored with the attempt. */
export function* createPaymentOrderRequestContext(
  decision: PayDecision,
  requestId: string,
): SagaGenerator<OrderRequestContext> {
  const { local, page, config } = yield* getPorts();
  const { payable } = decision;
  const from = findScreenNameByUrl(yield* getCurrentPath());
  const result = paymentResultPath({ key: payableKey(payable), payId: null, payable }, from, { requestId });
  const collectorCode = local.get('collectorCode') ?? '';
  return {
    openid: readStoredThirdPartyId(local),
    returnUrl: new URL(config.basePath.replace(/\/$/, '') + result, page.href()).href,
    // Rule 3.11: the call for several bills has none. An attempt of an older release is repeated with its original one.
    ...(collectorCode === '' || payable.kind === 'parkingBatch' ? {} : { collectorCode }),
  };
}

/** The body is built from the attempt alone, so that a repeat has the identical one. */
function* sendOrderRequest({
  payable,
  choice,
  requestId,
  sent,
}: PaymentAttempt): SagaGenerator<OpenedPayment | undefined> {
  if (sent === undefined) throw new Error('The attempt does not know its body');
  const { openid, returnUrl, ...rest } = sent;
  const common = { payChannel: choice.channel, openid, returnUrl, requestId, ...rest };
  return yield* getCheckoutProductDefinition(payable).openOrder(payable, choice, common);
}

/**
 * Repeats the request, because the driver has pressed. A refusal says nothing about the first request, so it is handled
 * like a missing response.
 */
export function* repeatPaymentOrderRequest(attempt: PaymentAttempt): SagaGenerator<void> {
  const { report } = yield* getPorts();
  let opened: OpenedPayment | null = null;
  try {
    opened = (yield* sendOrderRequest(attempt)) ?? null;
  } catch (error) {
    if (!isServiceError(error) && !isAbortedCallError(error)) yield* call(report, error, 'repeatOpen');
  }
  yield* put(paymentOrderRepeatEnded({ requestId: attempt.requestId, opened }));
}

/**
 * A refusal usually means that the fee has changed since the bill was shown. The screen then shows the old and the new
 * fee, and no message appears. Any other reason is shown here, unless the error table has its code. For many bills, the
 * list screen explains either case.
 */
function* handleRefusal(attempt: PaymentAttempt, error: ServiceError): SagaGenerator<PaymentAttempt> {
  const { payable, choice, facts } = attempt;
  if (hasTooManyBillsToRefetch(payable))
    return { ...attempt, refusal: hasErrorEffect(error.code) ? '' : error.message || FALLBACK_FAILURE_TEXTS.refused };
  const dueCents = totalDueCents(yield* getCheckoutProductDefinition(payable).fetchDues(payable));
  const shownCents = choice.amountCents + (facts.coupon?.savingCents ?? 0);
  const hasChanged = dueCents !== null && dueCents !== shownCents;
  if (!hasChanged) yield* showRefusal(error);
  // With coupons, only the server can compute the new amount due.
  const isKnown = hasChanged && payable.kind !== 'parkingBatch' && choice.couponIds.length === 0;
  return isKnown ? { ...attempt, changedCents: dueCents } : attempt;
}

/** Shows the server's message, unless the error table has the code. */
function* showRefusal({ kind, code, message }: ServiceError): SagaGenerator<void> {
  if (kind === 'refused' && !hasErrorEffect(code)) yield* put(toastShown(message || FALLBACK_FAILURE_TEXTS.refused));
}

/** Removes the saved bill when its payment is opened, because its state cannot be checked offline any more. */
function* removeSavedBillBeingPaid({ payable }: PaymentAttempt): SagaGenerator<void> {
  const ports = yield* getPorts();
  const saved = parseJson((yield* call(ports.local.get, getOfflineBillCopyKey(ports))) ?? '');
  if (isPlainObject(saved) && billKeysOf(payable).some((bill) => bill === saved['billKey']))
    yield* removeOfflineBillCopy();
}
