import { call, fork, put, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';

import { hasAuthorization } from '@/navigation/guards/withoutAuthorization';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf, pathTo } from '@/navigation/paths';
import { getPorts } from '@/services/transport/ports/getPorts';

import { authorizationFailed, authorizationRequested } from './authorizationSlice';

/** Lazy, because few visits sign in through the host. */
const loadAuthorize = () => import('./authorize');

function* ask(action: ReturnType<typeof authorizationRequested>): SagaGenerator<void> {
  try {
    const { askHost } = yield* call(loadAuthorize);
    yield* askHost(action);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/**
 * Handles the driver's return from the host's authorization page. It removes code and state from the address before anything else happens,
 * so neither a reload nor a second run can use them again.
 */
function* takeFrom(search: string): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (pathNameOf(location.pathname) !== 'loginLoading' || !hasAuthorization(search)) return;
  yield* goToPath(pathTo('loginLoading'), { replace: true });
  try {
    const { land } = yield* call(loadAuthorize);
    yield* land(search);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/** Signing in through the host: the request to the host, and the return with its code. */
export function* authorizationSaga() {
  const { page } = yield* getPorts();
  yield* takeLeading(authorizationRequested, ask);
  yield* takeEvery(routeChanged, ({ payload }) => takeFrom(payload.location.search));
  yield* fork(takeFrom, new URL(page.entryHref).search);
}
