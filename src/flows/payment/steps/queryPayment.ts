import { call, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { nextAfterAnswer, nextAfterBills, nextAfterLookUp } from '@/domain/payment/nextStep';
import type { Payable } from '@/domain/payment/payable';
import { meaningOfBill } from '@/domain/payment/payState';
import { billCalls } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { paymentCalls } from '@/services/charge/payments';
import { getPorts } from '@/services/transport/ports/getPorts';
import { type AnyEndpoint, type ArgsOf, callEndpoint, type ResultOf } from '@/services/transport/query/callEndpoint';
import { effectOf } from '@/services/transport/query/errorCodes';
import { isServiceError, type ServiceError } from '@/services/transport/query/serviceError';

export interface QueriedPayment {
  readonly attempt: PaymentAttempt;
  /** The server answers only a signed-in driver, so polling before sign-in is useless. */
  readonly isLocked: boolean;
}

/** Queries the state of a payment once. A lost response changes nothing; never throws. */
export function* queryPayment(attempt: PaymentAttempt): SagaGenerator<QueriedPayment> {
  if (attempt.payId === null) return yield* lookUp(attempt);
  const { answer, error } = yield* question(paymentCalls.endpoints.getPayment, { payId: attempt.payId });
  const next = answer === undefined ? attempt : nextAfterAnswer(attempt, answer);
  return { attempt: next, isLocked: isLockedOut(error) };
}

/** The response to the order request was lost. So the app looks up the request and, if the server cannot tell, fetches the bills. */
function* lookUp(attempt: PaymentAttempt): SagaGenerator<QueriedPayment> {
  const { clock } = yield* getPorts();
  const askedAtMs = clock.deviceNow();
  const { answer, error } = yield* question(paymentCalls.endpoints.findPaymentByRequest, {
    requestId: attempt.requestId,
  });
  if (answer !== undefined) return { attempt: nextAfterLookUp(attempt, answer.payment, askedAtMs), isLocked: false };
  if (error === undefined || error.kind === 'offline' || error.kind === 'timeout') {
    return { attempt, isLocked: false };
  }
  const bills = yield* meaningOfBills(attempt.payable);
  return {
    attempt: nextAfterBills(attempt, bills, askedAtMs),
    isLocked: bills === 'undecided' && isLockedOut(error),
  };
}

function* meaningOfBills(payable: Payable): SagaGenerator<'paid' | 'unpaid' | 'undecided'> {
  const bills = yield* readBills(payable);
  if (bills === null) return 'undecided';
  const meanings = new Set(bills.map(meaningOfBill));
  const [meaning = 'undecided'] = meanings;
  return meanings.size === 1 ? meaning : 'undecided';
}

/** The bills as the server computes them now, fetched one after the other; null if one of them cannot be fetched. */
export function* readBills(payable: Payable): SagaGenerator<readonly ParkingBill[] | null> {
  const keys = payable.kind === 'parking' ? [payable] : payable.items;
  const bills: ParkingBill[] = [];
  for (const { uniqueId, parkId } of keys) {
    const { answer } = yield* question(billCalls.endpoints.getParkingBill, { uniqueId, parkId, toldBy: 'caller' });
    if (answer === undefined) return null;
    bills.push(answer);
  }
  return bills;
}

interface Reply<T> {
  readonly answer?: T;
  readonly error?: ServiceError;
}

/** Neither an answer nor an error means that the call was aborted, because the session ended meanwhile. */
function* question<E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
): SagaGenerator<Reply<NonNullable<ResultOf<E>>>> {
  try {
    const answer = yield* callEndpoint(endpoint, args);
    return answer == null ? {} : { answer };
  } catch (error) {
    if (isServiceError(error)) return { error };
    if (isGivenUp(error)) return {};
    const { report } = yield* getPorts();
    yield* call(report, error, 'queryPayment');
    return {};
  }
}

/** RTK Query's own errors, for calls that were aborted or not started. */
export const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'AbortError' || error.name === 'ConditionError');

/** The session is over, and the error table tells the driver to sign in. */
export const isLockedOut = (error: ServiceError | undefined): boolean =>
  error?.kind === 'refused' && effectOf(error.code).do === 'signOut';
