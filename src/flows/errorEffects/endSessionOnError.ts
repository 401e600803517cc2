import { call, delay, getContext, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { waitForPaymentOrderResponse } from '@/flows/leaving/waitForPaymentOrderResponse';
import { dialogAnswered, dialogOpened, selectToastAndDialog, toastShown } from '@/flows/notices/noticesSlice';
import { loginLeadBegan, loginLeadEnded } from '@/flows/session/sessionSlice';
import { getSignedInStartPath } from '@/navigation/guards/getSignedInStartPath';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname, pathTo, type ScreenName } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import type { SignOutErrorEffect } from '@/services/base/baseQuery/errorEffectsByCode';
import type { ServiceError } from '@/services/base/baseQuery/serviceError';

import { type SignOutHandling, signOutHandlingByEffect } from './errorEffectViews';

/** Rule 5.2. */
const LOGIN_DELAY_MS = 3_000;

export const SIGN_IN_SCREEN_NAMES = new Set<ScreenName>(['login', 'loginIndex', 'loginLoading']);

/** Whether a screen needs a signed-in driver. While its row is not loaded, it counts as one. */
type NeedsSession = (name: ScreenName) => boolean;

/**
 * Clears what the view of the effect lists, notifies the driver once, and opens sign-in 3 s later, unless the driver
 * has navigated away by then. The return path is the screen in view at that moment. This is the only timer: a flow
 * that must wait for the sign-in takes `loginLeadEnded`, which is always dispatched.
 *
 * @param epoch of the session that the failed call belonged to: a session that has begun since then stays
 */
export function* endSessionOnError(
  error: ServiceError,
  effect: SignOutErrorEffect,
  epoch: number,
): SagaGenerator<void> {
  const { session } = yield* getPorts();
  const view = signOutHandlingByEffect[effect];
  const hasNewSession = () => {
    session.checkCookies();
    return session.epoch() !== epoch && session.hasSession();
  };
  try {
    if (hasNewSession()) return;
    const path = yield* resolveSignInPath(view.returnTo);
    if (path !== null) yield* put(loginLeadBegan());
    yield* waitForPaymentOrderResponse();
    if (hasNewSession()) return;
    yield* notifySessionEnd(error, view);
    const { hasLeft } = yield* race({ isTime: delay(LOGIN_DELAY_MS), hasLeft: call(waitUntilLeft) });
    const loginTarget = hasLeft === true || path === null ? null : yield* resolveSignInPath(view.returnTo);
    if (loginTarget !== null) yield* goToPath(loginTarget);
  } finally {
    yield* put(loginLeadEnded());
  }
}

/**
 * Ends when the driver has navigated by a press of their own to a screen that needs no session (Rule 5.4). An overlay
 * above the screen, a replaced URL, and navigation by a flow do not count.
 */
function* waitUntilLeft(): SagaGenerator<true> {
  const needsSession: NeedsSession | undefined = yield* getContext('needsSession');
  const { location: start } = yield* select(selectRoute);
  for (;;) {
    const { payload, meta } = yield* take(routeChanged);
    const name = findScreenNameByPathname(payload.location.pathname) ?? 'notFound';
    const isOwnPress = meta === undefined && payload.action !== 'REPLACE';
    if (isOwnPress && payload.location.pathname !== start.pathname && needsSession?.(name) !== true) return true;
  }
}

function* notifySessionEnd(error: ServiceError, view: SignOutHandling): SagaGenerator<void> {
  const { session, local } = yield* getPorts();
  for (const key of view.clears) if (key !== 'session') yield* call(local.remove, key);
  if (session.hasSession()) yield* call(session.clear);
  // Closes a dialog of the ended session.
  const { dialog } = yield* select(selectToastAndDialog);
  if (dialog !== null) yield* put(dialogAnswered({ id: dialog.id, key: '' }));
  if (view.notice === 'toast') yield* put(toastShown(view.text));
  else
    yield* put(
      dialogOpened({
        id: `kicked-${error.ns}`,
        title: '提示',
        text: view.text,
        ns: error.ns,
        buttons: [{ key: 'ok', label: '知道了', isMain: true }],
      }),
    );
}

/** The path of the sign-in screen with the return path; null on a sign-in screen itself. */
export function* resolveSignInPath(returnTo: SignOutHandling['returnTo']): SagaGenerator<string | null> {
  const { location } = yield* select(selectRoute);
  const name = findScreenNameByPathname(location.pathname);
  if (name !== undefined && SIGN_IN_SCREEN_NAMES.has(name)) return null; // never stored as a return target (Rule 2.8)
  const currentPath = location.pathname + location.search;
  if (returnTo === 'enCodeUrl-here') return pathTo('login', { enCodeUrl: currentPath });
  return pathTo('login', { redirect: returnTo === 'redirect-mine' ? getSignedInStartPath() : currentPath });
}
