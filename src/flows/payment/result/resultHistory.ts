import { type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';

import { selectAttempts } from '../state/paymentSlice';
import { isResultScreen, isShown } from './paymentScreens';
import type { Run } from './run';

/** Marks the history entry from which a cashier outside the page was opened. */
export const LEFT_FOR_CASHIER = 'leftForCashier';

export function* isLeftForCashier(): SagaGenerator<boolean> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.state === LEFT_FOR_CASHIER;
}

/** Whether the result takes the place of this screen in the history: of the form it was paid on, and of another result. */
export const isReplacedByResult = (place: string, run: Run): boolean => place === run.from || isResultScreen(place);

/**
 * Finds the attempt whose result the driver has already seen outside this page. A cashier returns to a result page of its own, and
 * the way back from there leads to the entry that the cashier was opened from. That entry is to be skipped.
 *
 * @param isTold settled by another page than this one
 * @returns null where nothing is to be skipped
 */
export function* findTold(isTold: (attempt: PaymentAttempt) => boolean): SagaGenerator<PaymentAttempt | null> {
  if (!(yield* isLeftForCashier())) return null;
  for (const attempt of Object.values(yield* select(selectAttempts))) {
    if (attempt.step === 'settled' && isTold(attempt) && (yield* isShown(attempt))) return attempt;
  }
  return null;
}
