import { call, delay, fork, put, race, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';

import { untilAnswered } from '@/flows/leaving/untilAnswered';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { start } from '@/navigation/edition';
import { safeReturnPath } from '@/navigation/guards/safeReturnPath';
import { hasAuthorization } from '@/navigation/guards/withoutAuthorization';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf, pathTo } from '@/navigation/paths';
import { getPorts } from '@/services/transport/ports/getPorts';

import { authorizationFailed, authorizationRequested, proofBegan, proofEnded } from './authorizationSlice';
import { OAUTH_PROOF_KEY, PASSED_BY_KEY, PROOF_LIMIT_MS } from './oAuthKeys';

/** Lazy, because few visits sign in through the host. */
const loadAuthorize = () => import('./authorize');

function* ask(action: ReturnType<typeof authorizationRequested>): SagaGenerator<void> {
  try {
    const { askHost } = yield* call(loadAuthorize);
    yield* untilAnswered();
    yield* askHost(action);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/** Lazy, because few payments need a proof. */
const loadProof = () => import('./proveOpenid');

/** The page had left a payment so that the host proves the openid. The driver is back at once, and a press waits for the answer. */
function* takeProof(search: string, left: string): SagaGenerator<void> {
  const value = parseJson(left);
  const { path, mark } = isPlainObject(value) ? value : {};
  yield* put(proofBegan());
  yield* goToPath((typeof path === 'string' ? safeReturnPath(path) : null) ?? pathTo(start), { replace: true });
  try {
    const { landProof } = yield* call(loadProof);
    yield* race([call(landProof, search, mark), delay(PROOF_LIMIT_MS)]);
  } catch {
    // Nothing is proved.
  }
  yield* put(proofEnded());
}

/**
 * Handles the driver's return from the host's authorization page. It removes code and state from the address before anything else happens,
 * so neither a reload nor a second run can use them again.
 */
function* takeFrom(search: string): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (pathNameOf(location.pathname) !== 'loginLoading' || !hasAuthorization(search)) return;
  const { tab } = yield* getPorts();
  const place = yield* call(tab.get, OAUTH_PROOF_KEY);
  if (place !== null) {
    yield* call(tab.remove, OAUTH_PROOF_KEY);
    yield* takeProof(search, place);
    return;
  }
  yield* goToPath(pathTo('loginLoading'), { replace: true });
  try {
    const { land } = yield* call(loadAuthorize);
    yield* land(search);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/** Lazy, because few tabs have signed in through the host. */
const loadPassBy = () => import('./passBy');

/** Back from a screen that was reached by signing in must not stop at what was left for it. */
function* passOnIfKept(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  if ((yield* call(tab.get, PASSED_BY_KEY)) === null) return;
  const { passOn } = yield* call(loadPassBy);
  yield* passOn();
}

/** Signing in through the host: the request to the host, and the return with its code. */
export function* authorizationSaga() {
  const { page } = yield* getPorts();
  yield* takeLeading(authorizationRequested, ask);
  yield* takeEvery(routeChanged, function* moved({ payload }) {
    yield* takeFrom(payload.location.search);
    if (payload.action === 'POP') yield* passOnIfKept();
  });
  yield* fork(takeFrom, new URL(page.entryHref).search);
  yield* fork(passOnIfKept);
}
