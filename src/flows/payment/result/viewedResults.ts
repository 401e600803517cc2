import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';

import { parseJson } from '@/lib/parseJson';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';

import { VIEWED_PAYMENT_RESULTS_KEY } from '../journal/journalKey';
import {
  resultExpected,
  resultSeen,
  resultsSeenRead,
  selectPaymentAttempts,
  selectViewedPaymentResultIds,
  type ViewedPaymentResultIds,
} from '../state/paymentSlice';
import { isPaymentVisibleToDriver } from './paymentAttemptOrigin';
import { isPaymentResultInView } from './paymentScreens';

/** Records every result that comes into view, whoever opened it. The journal was read before. */
export function* trackViewedPaymentResults(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const attempts = yield* select(selectPaymentAttempts);
  const known = new Set(Object.values(attempts).map(({ requestId }) => requestId));
  const viewed = (yield* readViewedResults()).filter((requestId) => known.has(requestId));
  if (viewed.length === 0) yield* call(local.remove, VIEWED_PAYMENT_RESULTS_KEY);
  else yield* call(local.set, VIEWED_PAYMENT_RESULTS_KEY, JSON.stringify(viewed));
  yield* put(resultsSeenRead(viewed));
  yield* recordViewedResult();
  yield* takeEvery(routeChanged, recordViewedResult);
}

function* recordViewedResult(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const viewed = yield* select(selectViewedPaymentResultIds);
  for (const attempt of Object.values(yield* select(selectPaymentAttempts))) {
    const { requestId } = attempt;
    if (
      viewed.includes(requestId) ||
      !(yield* isPaymentResultInView(attempt)) ||
      !(yield* isPaymentVisibleToDriver(attempt))
    )
      continue;
    yield* put(resultSeen({ requestId }));
    yield* call(local.set, VIEWED_PAYMENT_RESULTS_KEY, JSON.stringify([...(yield* readViewedResults()), requestId]));
  }
}

/** The driver has decided again: the next result is shown, unless it is in view already. */
export function* unmarkViewedPaymentResult(key: string): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const attempt = (yield* select(selectPaymentAttempts))[key];
  if (attempt === undefined || (yield* isPaymentResultInView(attempt))) return;
  const { requestId } = attempt;
  yield* put(resultExpected({ requestId }));
  const others = (yield* readViewedResults()).filter((viewedId) => viewedId !== requestId);
  yield* call(local.set, VIEWED_PAYMENT_RESULTS_KEY, JSON.stringify(others));
}

/** The viewed results of all tabs. */
function* readViewedResults(): SagaGenerator<ViewedPaymentResultIds> {
  const { local } = yield* getPorts();
  const stored = parseJson((yield* call(local.get, VIEWED_PAYMENT_RESULTS_KEY)) ?? '');
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}
