import { call, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { goToPath } from '@/navigation/history/goToSaga';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';

import { selectPaymentAttempts } from '../state/paymentSlice';
import {
  isDriverAwaitingPaymentResult,
  isPaymentVisibleToDriver,
  type PaymentAttemptOrigin,
} from './paymentAttemptOrigin';
import {
  findScreenNameByUrl,
  getCurrentPath,
  isPaymentFormPath,
  isPaymentResultInView,
  isPaymentResultPath,
  paymentResultPath,
} from './paymentScreens';
import { unmarkViewedPaymentResult } from './viewedResults';

/**
 * Shows the result in place of the form, so that Back does not lead to a submitted form. It is shown once for a
 * decision: see `isDriverAwaitingPaymentResult`.
 */
export function* showPaymentResult(attempt: PaymentAttempt, context: PaymentAttemptOrigin): SagaGenerator<void> {
  if (!(yield* isDriverAwaitingPaymentResult(attempt, context)) || !(yield* isPaymentVisibleToDriver(attempt))) return;
  const currentPath = yield* getCurrentPath();
  const path = paymentResultPath(attempt, findScreenNameByUrl(context.originPath));
  const isAlreadyInView =
    currentPath === path ||
    (findScreenNameByUrl(currentPath) !== 'payResultPage' && (yield* isPaymentResultInView(attempt)));
  if (isAlreadyInView && !(yield* isCashierEntry())) return;
  yield* goToPath(path, { replace: isReplacedByResult(currentPath, context) });
}

/**
 * Runs before the page is left for a cashier. A driver who returns to the page must find the result and not the form.
 */
export function* goToResultBeforeCashier(attempt: PaymentAttempt, context: PaymentAttemptOrigin): SagaGenerator<void> {
  if (!context.isUserInitiated) return;
  const replace = isReplacedByResult(yield* getCurrentPath(), context);
  yield* goToPath(paymentResultPath(attempt, findScreenNameByUrl(context.originPath)), {
    replace,
    state: CASHIER_ENTRY_STATE,
  });
  const { tab } = yield* getPorts();
  yield* call(tab.set, CASHIER_ENTRY_KEY, yield* selectEntryKey());
}

/**
 * Keys in session storage: the history entry from which the driver left for a cashier; the same entry, after the
 * cashier has opened a result page of its own.
 */
const CASHIER_ENTRY_KEY = 'leftForCashier';
const SKIP_ENTRY_KEY = 'shownSince';

function* selectEntryKey(): SagaGenerator<string> {
  return (yield* select((state: { route: RouteState }) => selectRoute(state))).location.key;
}

/**
 * Runs when a document starts. The cashier may have returned the driver to a result in a new history entry, or to the
 * form, from which the result is shown once. Home was opened by the driver.
 */
export function* handleCashierReturn(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const cashierEntry = yield* call(tab.get, CASHIER_ENTRY_KEY);
  if (cashierEntry === null) return;
  yield* call(tab.remove, CASHIER_ENTRY_KEY);
  const path = yield* getCurrentPath();
  if (cashierEntry !== (yield* selectEntryKey()) && isPaymentResultPath(path))
    yield* call(tab.set, SKIP_ENTRY_KEY, cashierEntry);
  if (isPaymentFormPath(path))
    for (const { key } of Object.values(yield* select(selectPaymentAttempts))) yield* unmarkViewedPaymentResult(key);
}

/**
 * Whether the entry in view lies directly below the cashier's own result page. Back then skips it, whatever the outcome
 * was. True once.
 */
export function* consumeHistorySkipMark(): SagaGenerator<boolean> {
  const { tab } = yield* getPorts();
  if ((yield* call(tab.get, SKIP_ENTRY_KEY)) !== (yield* selectEntryKey())) return false;
  yield* call(tab.remove, SKIP_ENTRY_KEY);
  return true;
}

/** Marks the history entry from which the driver left for an external cashier. */
const CASHIER_ENTRY_STATE = 'leftForCashier';

function* isCashierEntry(): SagaGenerator<boolean> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.state === CASHIER_ENTRY_STATE;
}

/**
 * Whether the result replaces this screen in the history: it replaces the form that was paid on, and another result.
 */
const isReplacedByResult = (path: string, context: PaymentAttemptOrigin): boolean =>
  path === context.originPath || isPaymentResultPath(path);

/**
 * Finds the attempt whose result the driver has already seen outside this page. Such a cashier returns to a result page
 * of its own. Back from there leads to the history entry that the cashier was opened from, which should be skipped.
 *
 * @param isSettledElsewhere whether another page has settled the attempt
 * @returns null if nothing is to be skipped
 */
export function* findPaymentShownByCashier(
  isSettledElsewhere: (attempt: PaymentAttempt) => boolean,
): SagaGenerator<PaymentAttempt | null> {
  if (!(yield* isCashierEntry())) return null;
  for (const attempt of Object.values(yield* select(selectPaymentAttempts))) {
    if (attempt.step === 'settled' && isSettledElsewhere(attempt) && (yield* isPaymentResultInView(attempt)))
      return attempt;
  }
  return null;
}
