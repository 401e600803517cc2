import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';

import { parseJson } from '@/lib/parseJson';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { SEEN_KEY } from '../journal/journalKey';
import {
  resultExpected,
  resultSeen,
  resultsSeenRead,
  type SeenResults,
  selectAttempts,
  selectSeen,
} from '../state/paymentSlice';
import { isResultInView } from './paymentScreens';
import { isShownToReader } from './run';

/** Notes every result that comes into view, whoever opened it. The journal has been read. */
export function* followSeenResults(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const attempts = yield* select(selectAttempts);
  const known = new Set(Object.values(attempts).map(({ requestId }) => requestId));
  const seen = (yield* readSeen()).filter((requestId) => known.has(requestId));
  if (seen.length === 0) yield* call(local.remove, SEEN_KEY);
  else yield* call(local.set, SEEN_KEY, JSON.stringify(seen));
  yield* put(resultsSeenRead(seen));
  yield* noteSeenResult();
  yield* takeEvery(routeChanged, noteSeenResult);
}

function* noteSeenResult(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const seen = yield* select(selectSeen);
  for (const attempt of Object.values(yield* select(selectAttempts))) {
    const { requestId } = attempt;
    if (seen.includes(requestId) || !(yield* isResultInView(attempt)) || !(yield* isShownToReader(attempt))) continue;
    yield* put(resultSeen({ requestId }));
    yield* call(local.set, SEEN_KEY, JSON.stringify([...(yield* readSeen()), requestId]));
  }
}

/** The driver has decided again: the result of that is shown, unless it is in view already. */
export function* expectResult(key: string): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const attempt = (yield* select(selectAttempts))[key];
  if (attempt === undefined || (yield* isResultInView(attempt))) return;
  const { requestId } = attempt;
  yield* put(resultExpected({ requestId }));
  const others = (yield* readSeen()).filter((one) => one !== requestId);
  yield* call(local.set, SEEN_KEY, JSON.stringify(others));
}

/** What all tabs have noted. */
function* readSeen(): SagaGenerator<SeenResults> {
  const { local } = yield* getPorts();
  const stored = parseJson((yield* call(local.get, SEEN_KEY)) ?? '');
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
