import type { Action } from '@reduxjs/toolkit';
import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLeading } from 'typed-redux-saga';

import { untilAnswered } from '@/flows/leaving/untilAnswered';
import { start } from '@/navigation/edition';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { type PathName, pathNameOf, pathTo } from '@/navigation/paths';
import { sessionCalls } from '@/services/auth/session';
import { presentServices } from '@/services/services';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';
import { unreadableKeys } from '@/services/transport/storage/journalKeys';

import { authorizationSaga } from './authorizationSaga';
import { authorizationEnded } from './authorizationSlice';
import { forgetKeptBill } from './keptBill';
import {
  driverIdentified,
  selectIsSignedIn,
  selectTrust,
  sessionEnded,
  sessionResolved,
  sessionStarted,
  signOutRequested,
  trustChanged,
} from './sessionSlice';

/** Keys in local storage that belong to the driver. They are removed at sign-out; place and client stay (Rule 5.1). */
const DRIVER_KEYS = ['reqJson', 'platInfo'] as const;
/** How long signing out waits on a slow connection, so that the server can still receive the call (Rule 4.5). */
const LOGOUT_WAIT_MS = 1_500;

/** Lazy. The sign-in screens use the same chunk, so it is already loaded. */
const loadWayBack = () => import('./wayBack');

/** Whoever has a session has nothing to do there. */
const SIGN_IN: readonly string[] = ['login', 'loginIndex'] satisfies readonly PathName[];

/** A driver who opens a sign-in screen with a session is sent on as if they had just signed in. */
function* passSignIn(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (!SIGN_IN.includes(pathNameOf(location.pathname) ?? '') || !(yield* select(selectIsSignedIn))) return;
  const { goWayBack } = yield* call(loadWayBack);
  yield* goWayBack(pathTo(start));
}

function* wayBack({ type }: Action) {
  if (type === routeChanged.type || type === sessionResolved.type) {
    yield* passSignIn();
    return;
  }
  if (!(yield* select(selectIsSignedIn))) return;
  const { goWayBack, tellNotKept } = yield* call(loadWayBack);
  const { session } = yield* getPorts();
  if (type === sessionStarted.type && !session.isKept()) yield* tellNotKept();
  yield* goWayBack();
}

/** Lazy: most servers name the driver who signs in. */
const loadIdentify = () => import(/* webpackChunkName: "identify" */ './identifyDriver');

function* identify(): SagaGenerator<void> {
  const { session, report } = yield* getPorts();
  if (!session.isUnknown()) return;
  try {
    yield* (yield* call(loadIdentify)).identifyDriver();
  } catch (error) {
    report(error, 'identify');
  }
}

interface Change {
  isSignedIn: boolean;
  isOther: boolean;
  isNamed?: boolean;
}

function* changed({ isSignedIn, isOther, isNamed = false }: Change) {
  if (isNamed) {
    yield* put(driverIdentified());
    return;
  }
  if (!isSignedIn || isOther) {
    yield* forgetKeptBill();
    // The calls that noticed the end must be rejected first, so that the error table learns the reason.
    yield* delay(0);
    const { local } = yield* getPorts();
    for (const key of unreadableKeys()) yield* call(local.remove, key);
    yield* put(sessionEnded());
    for (const service of presentServices()) yield* put(service.util.resetApiState());
  }
  const { session } = yield* getPorts();
  const isKnown = yield* select(selectIsSignedIn);
  if (session.hasSession() && !isKnown) yield* put(sessionStarted());
  yield* fork(identify);
}

/**
 * One change after the other. An end waits for the response to a request for a payment order, which would be thrown away with all other answers of the
 * session. When another driver has signed in meanwhile it waits no more.
 */
function* followKeeper(changes: EventChannel<Change>) {
  let next: Change | undefined;
  for (;;) {
    const change: Change = next ?? (yield* take(changes));
    next = change.isSignedIn ? undefined : (yield* race({ isIn: call(untilAnswered), next: take(changes) })).next;
    yield* changed(change);
  }
}

/** What the keeper knows of whoever is here is drawn, so it is in the store. Another tab may have changed it: read again when the page is seen. */
function* followTrust(): SagaGenerator<void> {
  const { session, page } = yield* getPorts();
  const changes: EventChannel<true> = eventChannel((emit) => {
    const emitTrust = () => {
      emit(true);
    };
    const stops = [session.listen, session.listenToTrust, page.onSeenAgain].map((listen) => listen(emitTrust));
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.sliding(1));
  for (;;) {
    const trust = session.trust();
    const before = yield* select(selectTrust);
    const keys = ['isOpenidProved', 'isFromLink', 'isOwnerConfirmed'] as const;
    if (keys.some((key) => before?.[key] !== trust[key])) yield* put(trustChanged(trust));
    yield* take(changes);
  }
}

function* signOut({ payload }: ReturnType<typeof signOutRequested>) {
  const { session, local } = yield* getPorts();
  try {
    yield* race({ told: callEndpoint(sessionCalls.endpoints.logout, undefined), isLate: delay(LOGOUT_WAIT_MS) });
  } catch {
    // The session ends on this device, whatever the server says.
  }
  for (const key of DRIVER_KEYS) yield* call(local.remove, key);
  const path = payload === undefined ? pathTo(start) : pathTo('login', { redirect: payload.wayBack });
  yield* goToPath(path, { replace: true });
  yield* call(session.clear);
}

/** Follows the session keeper, ends the session at sign-out, and returns a driver who has signed in to the screen they came from. */
export function* sessionSaga() {
  const { session, page } = yield* getPorts();
  const changes: EventChannel<Change> = eventChannel((emit) => {
    const stops = [
      session.listen((isSignedIn, isOther, isNamed) => {
        emit({ isSignedIn, isOther, isNamed });
      }),
      page.onSeenAgain(() => {
        session.checkCookies();
        if (session.isUnknown()) emit({ isSignedIn: true, isOther: false });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.expanding());
  yield* fork(followTrust);
  yield* fork(followKeeper, changes);
  yield* fork(identify);
  yield* fork(authorizationSaga);
  yield* takeLeading(signOutRequested, signOut);
  // One at a time: each takes entries from the history.
  yield* takeLeading([sessionStarted, authorizationEnded, sessionResolved, routeChanged], wayBack);
  yield* fork(passSignIn);
}
