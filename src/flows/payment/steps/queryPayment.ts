import { type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { meaningOfDues } from '@/domain/payment/due';
import { nextAfterLateAnswer, unreturnedOf } from '@/domain/payment/lateMoney';
import { nextAfterAnswer, nextAfterDues, nextAfterLookUp } from '@/domain/payment/nextStep';
import { needsCashier } from '@/domain/payment/permission';
import { withKnownOf } from '@/domain/payment/seal';
import { secondsOf } from '@/domain/payment/secondOrder';
import { paymentCalls } from '@/services/charge/payments';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import { effectOf } from '@/services/transport/query/errorCodes';
import type { ServiceError } from '@/services/transport/query/serviceError';
import { tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

import { soldOf } from '../sold/soldTable';
import { selectAttempts } from '../state/paymentSlice';

export interface QueriedPayment {
  readonly attempt: PaymentAttempt;
  /** The server answers only a signed-in driver, so polling before sign-in is useless. */
  readonly isLocked: boolean;
}

/** Queries the state of a payment once. A lost response changes nothing; never throws. */
export function* queryPayment(attempt: PaymentAttempt): SagaGenerator<QueriedPayment> {
  if (attempt.payId === null) return yield* lookUp(attempt);
  const { answer, error } = yield* tryCallEndpoint(paymentCalls.endpoints.getPayment, { payId: attempt.payId });
  const next = answer === undefined ? attempt : nextAfterAnswer(attempt, answer);
  return { attempt: yield* queryCashier(yield* querySeconds(next)), isLocked: isLockedOut(error) };
}

/** Asks about other open orders of the same request. */
function* querySeconds(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  let next = attempt;
  for (const { payId } of attempt.step === 'settled' ? [] : secondsOf(attempt)) {
    const { answer } = yield* tryCallEndpoint(paymentCalls.endpoints.getPayment, { payId });
    if (answer !== undefined) next = nextAfterLateAnswer(next, answer);
  }
  return next;
}

/**
 * What the cashier needs was not kept while the session of the driver was over, or while the request had two open orders. Where the server knows requests,
 * it says it again.
 */
function* queryCashier(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { payable, payId, payParams, serverSaid, requestId } = attempt;
  const isLost = serverSaid === 'unpaid' && payParams === null && payable.kind !== 'sealed';
  if (!isLost || !needsCashier(attempt) || secondsOf(attempt).length > 0) return attempt;
  const { answer } = yield* tryCallEndpoint(paymentCalls.endpoints.findPaymentByRequest, { requestId });
  const opened = answer?.payment ?? null;
  if (opened === null || opened.payId !== payId || Object.keys(opened.payParams).length === 0) return attempt;
  return { ...attempt, payParams: { ...opened.payParams } };
}

/** The response to the order request was lost. So the app looks up the request and, if the server cannot tell, fetches what is due. */
function* lookUp(attempt: PaymentAttempt): SagaGenerator<QueriedPayment> {
  const { clock } = yield* getPorts();
  const asked = nowOf(clock);
  const { answer, error } = yield* tryCallEndpoint(paymentCalls.endpoints.findPaymentByRequest, {
    requestId: attempt.requestId,
  });
  if (answer !== undefined) return { attempt: nextAfterLookUp(attempt, answer.payment, asked), isLocked: false };
  if (error === undefined || error.kind === 'offline' || error.kind === 'timeout') {
    return { attempt, isLocked: false };
  }
  // The bills of a sealed attempt may have been recognised since the polling began.
  const { payable } = withKnownOf(attempt, (yield* select(selectAttempts))[attempt.key]);
  const due = meaningOfDues(yield* soldOf(payable).readDue(payable));
  return { attempt: nextAfterDues(attempt, due, asked), isLocked: due === 'undecided' && isLockedOut(error) };
}

/** Asks about the closed orders of earlier attempts, and about late payments whose refund has not ended. A lost response changes nothing. */
export function* queryLateMoney(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  let next = attempt;
  for (const { payId } of [...(attempt.closed ?? []), ...unreturnedOf(attempt)]) {
    const { answer } = yield* tryCallEndpoint(paymentCalls.endpoints.getPayment, { payId });
    if (answer !== undefined) next = nextAfterLateAnswer(next, answer);
  }
  return next;
}

/** The session is over, and the error table tells the driver to sign in. */
export const isLockedOut = (error: ServiceError | undefined): boolean =>
  error?.kind === 'refused' && effectOf(error.code).do === 'signOut';
