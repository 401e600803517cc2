import { call, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { attemptAdvanced, selectIsAnyOrderResponseAwaited } from '@/flows/payment/state/paymentSlice';
import { SECOND_MS } from '@/lib/timeUnits';

/** The time limit of a call (Rule 3.3), and some time to write its result to the journal. */
const RESPONSE_LIMIT_MS = 11 * SECOND_MS;

/**
 * Waits while a request for a payment order is pending: the page stays, the window stays open and the session lives
 * until the response is in the journal. Once the cashier is open, the response is already there.
 */
export function* waitForPaymentOrderResponse(): SagaGenerator<void> {
  if (yield* select(selectIsAnyOrderResponseAwaited))
    yield* race({ isAnswered: call(orderResponseReceived), isLate: delay(RESPONSE_LIMIT_MS) });
}

function* orderResponseReceived(): SagaGenerator<void> {
  while (yield* select(selectIsAnyOrderResponseAwaited)) yield* take(attemptAdvanced);
}
