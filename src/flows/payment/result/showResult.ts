import type { SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { goToPath } from '@/navigation/history/goToSaga';

import { isResultInView, nameOfPlace, placeInView, resultPath } from './paymentScreens';
import { isLeftForCashier, isReplacedByResult, LEFT_FOR_CASHIER } from './resultHistory';
import { isShownToReader, isWaitedFor, type Run } from './run';

/** Shows the result in place of the form, so that Back does not lead to a form that was sent. */
export function* showResult(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (!(yield* isWaitedFor(run)) || !(yield* isShownToReader(attempt))) return;
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
}
