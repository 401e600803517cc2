import { type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';

import { selectAttempts } from '../state/paymentSlice';
import { isResultInView, isResultScreen } from './paymentScreens';
import type { Run } from './run';

/** Marks the history entry from which the driver left for a cashier outside the page. */
export const LEFT_FOR_CASHIER = 'leftForCashier';

export function* isLeftForCashier(): SagaGenerator<boolean> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.state === LEFT_FOR_CASHIER;
}

/** Whether the result replaces this screen in the history. It replaces the form that was paid on, and another result. */
export const isReplacedByResult = (place: string, run: Run): boolean => place === run.from || isResultScreen(place);

/**
 * Finds the attempt whose result the driver has already seen outside this page. Such a cashier returns to a result page of its own. Back
 * from there leads to the history entry that the cashier was opened from, which should be skipped.
 *
 * @param isShownElsewhere whether another page has settled the attempt
 * @returns null if nothing is to be skipped
 */
export function* findAlreadyShown(
  isShownElsewhere: (attempt: PaymentAttempt) => boolean,
): SagaGenerator<PaymentAttempt | null> {
  if (!(yield* isLeftForCashier())) return null;
  for (const attempt of Object.values(yield* select(selectAttempts))) {
    if (attempt.step === 'settled' && isShownElsewhere(attempt) && (yield* isResultInView(attempt))) return attempt;
  }
  return null;
}
