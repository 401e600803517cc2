import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, takeEvery, takeLeading } from 'typed-redux-saga';

import { goToPath } from '@/navigation/goToSaga';
import { pathTo } from '@/navigation/paths';
import { sessionCalls } from '@/services/auth/session';
import { services } from '@/services/services';
import { callEndpoint } from '@/services/transport/callEndpoint';
import { getPorts } from '@/services/transport/getPorts';

import { authorizationSaga } from './authorizationSaga';
import { selectIsSignedIn, sessionEnded, sessionStarted, signOutAsked } from './sessionSlice';

/** Keys of local storage that belong to the driver who leaves; place and client stay (Specification section 8). */
const DRIVER_KEYS = ['reqJson', 'platInfo'] as const;
/** How long a driver who signs out waits for a slow line, so that the server may still hear of it. */
const LOGOUT_WAIT_MS = 1_500;

/** Not part of the first load. The chunk is that of the screens a session begins on, so it is here already. */
const loadWayBack = () => import('./wayBack');

function* wayBack() {
  const { goWayBack } = yield* call(loadWayBack);
  yield* goWayBack();
}

function* changed(isSignedIn: boolean) {
  const wasSignedIn = yield* select(selectIsSignedIn);
  if (isSignedIn) {
    if (!wasSignedIn) yield* put(sessionStarted());
    return;
  }
  // The calls that learned of the end must be rejected first, so that the error table hears why.
  yield* delay(0);
  yield* put(sessionEnded());
  for (const service of services) yield* put(service.util.resetApiState());
}

function* signOut() {
  const { session, local } = yield* getPorts();
  try {
    yield* race({ told: callEndpoint(sessionCalls.endpoints.logout, undefined), isLate: delay(LOGOUT_WAIT_MS) });
  } catch {
    // The session ends on this device whatever the server says.
  }
  for (const key of DRIVER_KEYS) yield* call(local.remove, key);
  yield* goToPath(pathTo('home'), { replace: true });
  yield* call(session.clear);
}

/** Follows the keeper of the tokens, ends the session when the driver asks for it, leads back whoever has signed in. */
export function* sessionSaga() {
  const { session } = yield* getPorts();
  const changes = eventChannel<{ isSignedIn: boolean }>((emit) =>
    session.listen((isSignedIn) => {
      emit({ isSignedIn });
    }),
  );
  yield* fork(function* followKeeper() {
    yield* takeEvery(changes, function* follow({ isSignedIn }) {
      yield* changed(isSignedIn);
    });
  });
  yield* fork(authorizationSaga);
  yield* takeLeading(signOutAsked, signOut);
  yield* takeEvery(sessionStarted, wayBack);
}
