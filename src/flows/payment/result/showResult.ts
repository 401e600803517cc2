import { call, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { goToPath } from '@/navigation/history/goToSaga';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { selectAttempts } from '../state/paymentSlice';
import { isPaymentForm, isResultInView, isResultScreen, nameOfPlace, placeInView, resultPath } from './paymentScreens';
import { isShownToReader, isWaitedFor, type Run } from './run';
import { expectResult } from './seenResults';

/** Shows the result in place of the form, so that Back does not lead to a form that was sent. It is shown once for a decision: see `isWaitedFor`. */
export function* showResult(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (!(yield* isWaitedFor(attempt, run)) || !(yield* isShownToReader(attempt))) return;
  const place = yield* placeInView();
  const path = resultPath(attempt, nameOfPlace(run.from));
  const isHere = place === path || (nameOfPlace(place) !== 'payResultPage' && (yield* isResultInView(attempt)));
  if (isHere && !(yield* isLeftForCashier())) return;
  yield* goToPath(path, { replace: isReplacedByResult(place, run) });
}

/** Runs before the page gives way to a cashier. A driver who comes back to the page must find the result and not the form. */
export function* showBehindCashier(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (!run.isDriven) return;
  const replace = isReplacedByResult(yield* placeInView(), run);
  yield* goToPath(resultPath(attempt, nameOfPlace(run.from)), { replace, state: LEFT_FOR_CASHIER });
  const { tab } = yield* getPorts();
  yield* call(tab.set, LEFT_ENTRY_KEY, yield* keyInView());
}

/** Keys in session storage: the entry from which the driver left for a cashier; the same, after the cashier has led to a result of its own. */
const LEFT_ENTRY_KEY = 'leftForCashier';
const SHOWN_SINCE_KEY = 'shownSince';

function* keyInView(): SagaGenerator<string> {
  return (yield* select((state: { route: RouteState }) => selectRoute(state))).location.key;
}

/**
 * Runs when a document starts. The cashier may have brought the driver to a result in a new entry, or to the form again. From there the result is shown
 * once. Home was opened by the driver.
 */
export function* noteCashierReturn(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const left = yield* call(tab.get, LEFT_ENTRY_KEY);
  if (left === null) return;
  yield* call(tab.remove, LEFT_ENTRY_KEY);
  const place = yield* placeInView();
  if (left !== (yield* keyInView()) && isResultScreen(place)) yield* call(tab.set, SHOWN_SINCE_KEY, left);
  if (isPaymentForm(place))
    for (const { key } of Object.values(yield* select(selectAttempts))) yield* expectResult(key);
}

/** Whether the entry in view is one that the cashier's own result stands above. Back leads past it, whatever the outcome was; true once. */
export function* isShownSince(): SagaGenerator<boolean> {
  const { tab } = yield* getPorts();
  if ((yield* call(tab.get, SHOWN_SINCE_KEY)) !== (yield* keyInView())) return false;
  yield* call(tab.remove, SHOWN_SINCE_KEY);
  return true;
}

/** Marks the history entry from which the driver left for a cashier outside the page. */
const LEFT_FOR_CASHIER = 'leftForCashier';

function* isLeftForCashier(): SagaGenerator<boolean> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.state === LEFT_FOR_CASHIER;
}

/** Whether the result replaces this screen in the history. It replaces the form that was paid on, and another result. */
const isReplacedByResult = (place: string, run: Run): boolean => place === run.from || isResultScreen(place);

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
