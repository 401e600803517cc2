import type { Action } from '@reduxjs/toolkit';
import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLeading } from 'typed-redux-saga';

import { waitForPaymentOrderResponse } from '@/flows/leaving/waitForPaymentOrderResponse';
import { homeScreen } from '@/navigation/edition';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname, pathTo, type ScreenName } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import { listUnreadableJournalCopyKeys } from '@/platform/storage/journalKeys';
import { authSessionCalls } from '@/services/auth/session';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { getLoadedServices } from '@/services/eagerServices';

import { authorizationEnded } from './authorizationSlice';
import { removeOfflineBillCopy } from './getOfflineBillCopyKey';
import { hostSignInSaga } from './hostSignInSaga';
import {
  driverIdentified,
  selectIsSignedIn,
  selectSessionTrust,
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
const loadReturnPath = () => import('./returnPath');

/** Screens that are useless with a session. */
const SIGN_IN: readonly string[] = ['login', 'loginIndex'] satisfies readonly ScreenName[];

/** A driver who opens a sign-in screen with a session is navigated as if they had just signed in. */
function* skipSignInScreen(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (!SIGN_IN.includes(findScreenNameByPathname(location.pathname) ?? '') || !(yield* select(selectIsSignedIn)))
    return;
  const { goToReturnPathAfterSignIn: goWayBack } = yield* call(loadReturnPath);
  yield* goWayBack(pathTo(homeScreen));
}

function* returnAfterSignIn({ type }: Action) {
  if (type === routeChanged.type || type === sessionResolved.type) {
    yield* skipSignInScreen();
    return;
  }
  if (!(yield* select(selectIsSignedIn))) return;
  const { goToReturnPathAfterSignIn: goWayBack, notifySignInNotSaved: tellNotKept } = yield* call(loadReturnPath);
  const { session } = yield* getPorts();
  if (type === sessionStarted.type && !session.isPersisted()) yield* tellNotKept();
  yield* goWayBack();
}

/** Lazy, because most servers name the driver who signs in. */
const loadIdentify = () => import(/* webpackChunkName: "identify" */ './identifyDriver');

function* identify(): SagaGenerator<void> {
  const { session, report } = yield* getPorts();
  if (!session.isOwnerUnknown()) return;
  try {
    yield* (yield* call(loadIdentify)).identifyDriver();
  } catch (error) {
    report(error, 'identify');
  }
}

interface SessionChange {
  isSignedIn: boolean;
  hasOtherDriver: boolean;
  isIdentified?: boolean;
}

function* handleSessionChange({ isSignedIn, hasOtherDriver, isIdentified = false }: SessionChange) {
  if (isIdentified) {
    yield* put(driverIdentified());
    return;
  }
  if (!isSignedIn || hasOtherDriver) {
    yield* removeOfflineBillCopy();
    // The calls that detected the end must be rejected first, so that the error table receives the reason.
    yield* delay(0);
    const { local } = yield* getPorts();
    for (const key of listUnreadableJournalCopyKeys()) yield* call(local.remove, key);
    yield* put(sessionEnded());
    for (const service of getLoadedServices()) yield* put(service.util.resetApiState());
  }
  const { session } = yield* getPorts();
  const wasSignedIn = yield* select(selectIsSignedIn);
  if (session.hasSession() && !wasSignedIn) yield* put(sessionStarted());
  yield* fork(identify);
}

/**
 * Handles one change after the other. The end of a session waits for the response to a payment order request, which
 * would be dropped with all other responses of the session. It waits no longer once another driver has signed in.
 */
function* watchSessionKeeper(changes: EventChannel<SessionChange>) {
  let next: SessionChange | undefined;
  for (;;) {
    const change: SessionChange = next ?? (yield* take(changes));
    next = change.isSignedIn
      ? undefined
      : (yield* race({ isIn: call(waitForPaymentOrderResponse), next: take(changes) })).next;
    yield* handleSessionChange(change);
  }
}

/**
 * The keeper's trust state is rendered, so it is copied to the store. Another tab may have changed it: it is read again
 * when the page becomes visible.
 */
function* watchTrust(): SagaGenerator<void> {
  const { session, page } = yield* getPorts();
  const changes: EventChannel<true> = eventChannel((emit) => {
    const emitTrust = () => {
      emit(true);
    };
    const unsubscribers = [session.subscribe, session.watchTrust, page.onPageVisible].map((listen) =>
      listen(emitTrust),
    );
    return () => {
      for (const stop of unsubscribers) stop();
    };
  }, buffers.sliding(1));
  for (;;) {
    const trust = session.trust();
    const before = yield* select(selectSessionTrust);
    const keys = ['isOpenidProved', 'isFromLink', 'isOwnerConfirmed'] as const;
    if (keys.some((key) => before?.[key] !== trust[key])) yield* put(trustChanged(trust));
    yield* take(changes);
  }
}

function* signOut({ payload }: ReturnType<typeof signOutRequested>) {
  const { session, local } = yield* getPorts();
  try {
    yield* race({ told: callEndpoint(authSessionCalls.endpoints.logout, undefined), isLate: delay(LOGOUT_WAIT_MS) });
  } catch {
    // The session ends on this device, whatever the server responds.
  }
  for (const key of DRIVER_KEYS) yield* call(local.remove, key);
  const path = payload === undefined ? pathTo(homeScreen) : pathTo('login', { redirect: payload.wayBack });
  yield* goToPath(path, { replace: true });
  yield* call(session.clear);
}

/**
 * Follows the session keeper, ends the session at sign-out, and returns a driver who has signed in to their previous
 * screen.
 */
export function* sessionSaga() {
  const { session, page } = yield* getPorts();
  const changes: EventChannel<SessionChange> = eventChannel((emit) => {
    const unsubscribers = [
      session.subscribe((isSignedIn, isOther, isNamed) => {
        emit({ isSignedIn, hasOtherDriver: isOther, isIdentified: isNamed });
      }),
      page.onPageVisible(() => {
        session.checkCookies();
        if (session.isOwnerUnknown()) emit({ isSignedIn: true, hasOtherDriver: false });
      }),
    ];
    return () => {
      for (const stop of unsubscribers) stop();
    };
  }, buffers.expanding());
  yield* fork(watchTrust);
  yield* fork(watchSessionKeeper, changes);
  yield* fork(identify);
  yield* fork(hostSignInSaga);
  yield* takeLeading(signOutRequested, signOut);
  // One at a time, because each removes entries from the history.
  yield* takeLeading([sessionStarted, authorizationEnded, sessionResolved, routeChanged], returnAfterSignIn);
  yield* fork(skipSignInScreen);
}
