import { call, delay, fork, put, race, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';

import { waitForPaymentOrderResponse } from '@/flows/leaving/waitForPaymentOrderResponse';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { homeScreen } from '@/navigation/edition';
import { hasAuthorizationParameters } from '@/navigation/guards/removeAuthorizationParameters';
import { toSafeReturnPath } from '@/navigation/guards/toSafeReturnPath';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname, pathTo } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';

import { authorizationFailed, authorizationRequested, proofBegan, proofEnded } from './authorizationSlice';
import { OPENID_PROOF_TIMEOUT_MS, PENDING_OPENID_PROOF_KEY, SKIPPED_HISTORY_ENTRIES_KEY } from './oAuthKeys';

/** Lazy, because few visits sign in through the host. */
const loadAuthorize = () => import('./authorize');

function* requestAuthorization(action: ReturnType<typeof authorizationRequested>): SagaGenerator<void> {
  try {
    const { requestIdentityFromHost: askHost } = yield* call(loadAuthorize);
    yield* waitForPaymentOrderResponse();
    yield* askHost(action);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/** Lazy, because few payments need a proof. */
const loadProof = () => import('./proveOpenid');

/**
 * The page had left a payment so that the host proves the openid. The driver is returned at once, and a press waits for
 * the response.
 */
function* resumeAfterProof(search: string, stored: string): SagaGenerator<void> {
  const value = parseJson(stored);
  const { path, mark } = isPlainObject(value) ? value : {};
  yield* put(proofBegan());
  yield* goToPath((typeof path === 'string' ? toSafeReturnPath(path) : null) ?? pathTo(homeScreen), { replace: true });
  try {
    const { handleOpenidProofReturn: landProof } = yield* call(loadProof);
    yield* race([call(landProof, search, mark), delay(OPENID_PROOF_TIMEOUT_MS)]);
  } catch {
    // The openid stays unproved.
  }
  yield* put(proofEnded());
}

/**
 * Handles the driver's return from the host's authorization page. It first removes code and state from the URL, so that
 * neither a reload nor a second run can use them again.
 */
function* handleReturn(search: string): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (findScreenNameByPathname(location.pathname) !== 'loginLoading' || !hasAuthorizationParameters(search)) return;
  const { tab } = yield* getPorts();
  const storedProof = yield* call(tab.get, PENDING_OPENID_PROOF_KEY);
  if (storedProof !== null) {
    yield* call(tab.remove, PENDING_OPENID_PROOF_KEY);
    yield* resumeAfterProof(search, storedProof);
    return;
  }
  yield* goToPath(pathTo('loginLoading'), { replace: true });
  try {
    const { handleHostSignInReturn: land } = yield* call(loadAuthorize);
    yield* land(search);
  } catch {
    yield* put(authorizationFailed({ failure: 'unreachable', message: '', ns: '' }));
  }
}

/** Lazy, because few tabs have signed in through the host. */
const loadSkipEntries = () => import('./markSkippedHistoryEntries');

/** Back from a screen that was opened by signing in skips the entries of the sign-in. */
function* skipIfStale(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  if ((yield* call(tab.get, SKIPPED_HISTORY_ENTRIES_KEY)) === null) return;
  const { skipStaleHistoryEntry: passOn } = yield* call(loadSkipEntries);
  yield* passOn();
}

/** Signing in through the host: the request to the host, and the return with its code. */
export function* hostSignInSaga() {
  const { page } = yield* getPorts();
  yield* takeLeading(authorizationRequested, requestAuthorization);
  yield* takeEvery(routeChanged, function* moved({ payload }) {
    yield* handleReturn(payload.location.search);
    if (payload.action === 'POP') yield* skipIfStale();
  });
  yield* fork(handleReturn, new URL(page.entryHref).search);
  yield* fork(skipIfStale);
}
