import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, takeEvery, takeLeading } from 'typed-redux-saga';

import { start } from '@/navigation/edition';
import { goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { sessionCalls } from '@/services/auth/session';
import { presentServices } from '@/services/services';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

import { authorizationSaga } from './authorizationSaga';
import { selectIsSignedIn, sessionEnded, sessionStarted, signOutAsked } from './sessionSlice';

/** Keys of local storage that belong to the driver who leaves; place and client stay (Rule 5.1). */
const DRIVER_KEYS = ['reqJson', 'platInfo'] as const;
/** How long a driver who signs out waits for a slow line, so that the server may still hear of it. */
const LOGOUT_WAIT_MS = 1_500;

/** Not part of the first load. The chunk is that of the screens a session begins on, so it is here already. */
const loadWayBack = () => import('./wayBack');

function* wayBack() {
  const { goWayBack, tellNotKept } = yield* call(loadWayBack);
  const { session } = yield* getPorts();
  if (!session.isKept()) yield* tellNotKept();
  yield* goWayBack();
}

interface Change {
  isSignedIn: boolean;
  isOther: boolean;
}

function* changed({ isSignedIn, isOther }: Change) {
  if (!isSignedIn || isOther) {
    // The calls that learned of the end must be rejected first, so that the error table hears why.
    yield* delay(0);
    yield* put(sessionEnded());
    for (const service of presentServices()) yield* put(service.util.resetApiState());
  }
  const { session } = yield* getPorts();
  const isKnown = yield* select(selectIsSignedIn);
  if (session.hasSession() && !isKnown) yield* put(sessionStarted());
}

function* signOut() {
  const { session, local } = yield* getPorts();
  try {
    yield* race({ told: callEndpoint(sessionCalls.endpoints.logout, undefined), isLate: delay(LOGOUT_WAIT_MS) });
  } catch {
    // The session ends on this device whatever the server says.
  }
  for (const key of DRIVER_KEYS) yield* call(local.remove, key);
  yield* goToPath(pathTo(start), { replace: true });
  yield* call(session.clear);
}

/** Follows the keeper of the tokens, ends the session when the driver asks for it, leads back whoever has signed in. */
export function* sessionSaga() {
  const { session, page } = yield* getPorts();
  const changes = eventChannel<Change>((emit) => {
    const stops = [
      session.listen((isSignedIn, isOther) => {
        emit({ isSignedIn, isOther });
      }),
      page.onSeenAgain(session.look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
  yield* fork(function* followKeeper() {
    yield* takeEvery(changes, changed);
  });
  yield* fork(authorizationSaga);
  yield* takeLeading(signOutAsked, signOut);
  yield* takeEvery(sessionStarted, wayBack);
}
