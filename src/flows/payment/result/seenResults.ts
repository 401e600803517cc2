import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';

import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

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

/** In local storage, because a messaging app closes its window, and with it the session storage, when the driver looks elsewhere. */
const SEEN_KEY = 'resultsSeen.v1';

/** Notes every result that comes into view, whoever opened it. The journal has been read. */
export function* followSeenResults(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const attempts = yield* select(selectAttempts);
  const stored = Object.entries(yield* readSeen()).filter(([key, id]) => attempts[key]?.requestId === id);
  const seen = Object.fromEntries(stored);
  if (stored.length === 0) yield* call(local.remove, SEEN_KEY);
  else yield* call(local.set, SEEN_KEY, JSON.stringify(seen));
  yield* put(resultsSeenRead(seen));
  yield* noteSeenResult();
  yield* takeEvery(routeChanged, noteSeenResult);
}

function* noteSeenResult(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const seen = yield* select(selectSeen);
  for (const attempt of Object.values(yield* select(selectAttempts))) {
    const { key, requestId } = attempt;
    if (seen[key] === requestId || !(yield* isResultInView(attempt)) || !(yield* isShownToReader(attempt))) continue;
    yield* put(resultSeen({ key, requestId }));
    yield* call(local.set, SEEN_KEY, JSON.stringify({ ...(yield* readSeen()), [key]: requestId }));
  }
}

/** The driver has decided again: the result of that is shown, unless it is in view already. */
export function* expectResult(key: string): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const attempt = (yield* select(selectAttempts))[key];
  if (attempt === undefined || (yield* isResultInView(attempt))) return;
  yield* put(resultExpected({ key }));
  const { [key]: _, ...others } = yield* readSeen();
  yield* call(local.set, SEEN_KEY, JSON.stringify(others));
}

/** What all tabs have noted. */
function* readSeen(): SagaGenerator<SeenResults> {
  const { local } = yield* getPorts();
  const stored = parseJson((yield* call(local.get, SEEN_KEY)) ?? '');
  const entries = isPlainObject(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
