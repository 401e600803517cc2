import { call, fork, put, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';

import { goToPath } from '@/navigation/goToSaga';
import { pathNameOf, pathTo } from '@/navigation/paths';
import { routeChanged, selectRoute } from '@/navigation/routeSlice';

import { authorizationAsked, authorizationFailed } from './authorizationSlice';

const GIVEN_BY_HOST = ['code', 'auth_code', 'state'];

/** Few visits sign in through the host, so what it takes is not part of the first load. */
const loadAuthorize = () => import('./authorize');

function* ask(action: ReturnType<typeof authorizationAsked>): SagaGenerator<void> {
  try {
    const { askHost } = yield* call(loadAuthorize);
    yield* askHost(action);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/**
 * The driver comes back from the host's authorization page. Code and state leave the address before anything else happens, so
 * that neither a reload nor a second run can use them again.
 */
function* takeFromAddress(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (pathNameOf(location.pathname) !== 'loginLoading') return;
  const given = new URLSearchParams(location.search);
  if (!GIVEN_BY_HOST.some((key) => given.has(key))) return;
  yield* goToPath(pathTo('loginLoading'), { replace: true });
  try {
    const { land } = yield* call(loadAuthorize);
    yield* land(location.search);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/** Signing in through the host: asking it, and landing with what it gave. */
export function* authorizationSaga() {
  yield* takeLeading(authorizationAsked, ask);
  yield* takeEvery(routeChanged, takeFromAddress);
  yield* fork(takeFromAddress);
}
