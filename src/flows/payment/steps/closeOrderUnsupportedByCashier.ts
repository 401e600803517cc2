import { call, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import {
  attemptAfterCashierReport,
  attemptAfterFailedOrderClose,
  attemptAfterOrderCloseResponse,
  type PaymentOrderCloseFailure,
} from '@/domain/payment/attemptTransitions';
import { getPorts } from '@/platform/ports/getPorts';
import { SESSION_UNCERTAIN_CODE } from '@/services/base/baseQuery/errorEffectsByCode';
import {
  INDEFINITE_FAILURE_KINDS,
  isDefiniteFailure,
  isUnperformedRefusal,
  type ServiceError,
} from '@/services/base/baseQuery/serviceError';
import { tryCallEndpoint } from '@/services/base/baseQuery/tryCallEndpoint';
import { paymentCalls } from '@/services/charge/payments';

import { savePaymentAttempt } from '../journal/journal';

/** Why an order is not closed. A server error does not say whether the server closes orders. */
export function toPaymentCloseFailure(error: ServiceError | undefined): PaymentOrderCloseFailure {
  if (error?.code === SESSION_UNCERTAIN_CODE) return 'serverError';
  if (error?.kind === 'http' || (error !== undefined && isDefiniteFailure(error) && !isUnperformedRefusal(error)))
    return 'serverError';
  return error === undefined || INDEFINITE_FAILURE_KINDS.includes(error.kind) ? 'lost' : 'refused';
}

/**
 * The server has opened an order that no cashier of this host accepts. It is closed, once, so that the bill can be paid
 * by another channel. Until the server says that it is closed and unpaid, it counts as open.
 */
export function* closeOrderUnsupportedByCashier(opened: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { report } = yield* getPorts();
  yield* call(report, new Error('payParams are no order for this host'), 'openPayment');
  const marked = yield* savePaymentAttempt({ ...attemptAfterCashierReport(opened, 'failed'), closing: 'asked' });
  // Another tab has taken over, or the session has ended and the attempt is anonymized.
  if (marked.closing !== 'asked' || marked.key !== opened.key || marked.payId === null) return marked;
  const { result, error } = yield* tryCallEndpoint(paymentCalls.endpoints.closePayment, { payId: marked.payId });
  return result === undefined
    ? attemptAfterFailedOrderClose(marked, toPaymentCloseFailure(error))
    : attemptAfterOrderCloseResponse(marked, result);
}
