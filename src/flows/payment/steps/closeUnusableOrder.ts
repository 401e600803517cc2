import { call, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import {
  type CloseFailure,
  nextAfterClose,
  nextAfterFailedClose,
  nextAfterHostReport,
} from '@/domain/payment/attemptTransitions';
import { paymentCalls } from '@/services/charge/payments';
import { getPorts } from '@/services/transport/ports/getPorts';
import { SESSION_UNCERTAIN_CODE } from '@/services/transport/query/errorCodes';
import {
  INDEFINITE_FAILURES,
  isDefiniteFailure,
  isRefusal,
  type ServiceError,
} from '@/services/transport/query/serviceError';
import { tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

import { saveAttempt } from '../journal/journal';

/** Why an order is not closed. A server error does not say whether the server closes orders. */
export function toCloseFailure(error: ServiceError | undefined): CloseFailure {
  if (error?.code === SESSION_UNCERTAIN_CODE) return 'serverError';
  if (error?.kind === 'http' || (error !== undefined && isDefiniteFailure(error) && !isRefusal(error)))
    return 'serverError';
  return error === undefined || INDEFINITE_FAILURES.includes(error.kind) ? 'lost' : 'refused';
}

/**
 * The server has opened an order that no cashier of this host accepts. It is closed, once, so that the bill can be paid
 * by another channel. Until the server says that it is closed and unpaid, it counts as open.
 */
export function* closeUnusableOrder(opened: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { report } = yield* getPorts();
  yield* call(report, new Error('payParams are no order for this host'), 'openPayment');
  const marked = yield* saveAttempt({ ...nextAfterHostReport(opened, 'failed'), closing: 'asked' });
  // Another tab has taken over, or the session has ended and the attempt is anonymized.
  if (marked.closing !== 'asked' || marked.key !== opened.key || marked.payId === null) return marked;
  const { result, error } = yield* tryCallEndpoint(paymentCalls.endpoints.closePayment, { payId: marked.payId });
  return result === undefined ? nextAfterFailedClose(marked, toCloseFailure(error)) : nextAfterClose(marked, result);
}
