import { call, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { attemptAdvanced, selectIsAwaited } from '@/flows/payment/state/paymentSlice';
import { SECOND_MS } from '@/lib/timeUnits';

/** The time limit of a call (Rule 3.3), and a moment to write its end down. */
const ANSWER_MS = 11 * SECOND_MS;

/**
 * While a request for a payment order is out, the page stays, the window stays open and the session lives until the response is in the journal. At the
 * cashier it is in the journal already.
 */
export function* untilAnswered(): SagaGenerator<void> {
  if (yield* select(selectIsAwaited)) yield* race({ isAnswered: call(answered), isLate: delay(ANSWER_MS) });
}

function* answered(): SagaGenerator<void> {
  while (yield* select(selectIsAwaited)) yield* take(attemptAdvanced);
}
