import { call, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type CloseFailure, nextAfterClose, nextAfterHost, nextAfterUnclosed } from '@/domain/payment/nextStep';
import { paymentCalls } from '@/services/charge/payments';
import { getPorts } from '@/services/transport/ports/getPorts';
import { UNRENEWED_CODE } from '@/services/transport/query/errorCodes';
import { isDefiniteAnswer, isRefusal, NO_ANSWER, type ServiceError } from '@/services/transport/query/serviceError';
import { tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

import { saveAttempt } from '../journal/journal';

/** Why an order is not closed. A server error says nothing about whether the server closes orders. */
export function closeFailureOf(error: ServiceError | undefined): CloseFailure {
  if (error?.code === UNRENEWED_CODE) return 'serverError';
  if (error?.kind === 'http' || (error !== undefined && isDefiniteAnswer(error) && !isRefusal(error)))
    return 'serverError';
  return error === undefined || NO_ANSWER.includes(error.kind) ? 'lost' : 'refused';
}

/**
 * The server has opened an order, and its answer is nothing that a cashier of this host takes. The order is closed, once, so that the bill is free for
 * another channel. Until the server says that it is closed and unpaid it counts as open.
 */
export function* closeUnreadable(opened: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { report } = yield* getPorts();
  yield* call(report, new Error('payParams are no order for this host'), 'openPayment');
  const marked = yield* saveAttempt({ ...nextAfterHost(opened, 'failed'), closing: 'asked' });
  // Another tab has taken over, or the driver has left and the attempt is sealed.
  if (marked.closing !== 'asked' || marked.key !== opened.key || marked.payId === null) return marked;
  const { answer, error } = yield* tryCallEndpoint(paymentCalls.endpoints.closePayment, { payId: marked.payId });
  return answer === undefined ? nextAfterUnclosed(marked, closeFailureOf(error)) : nextAfterClose(marked, answer);
}
