import { call, delay, getContext, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { untilAnswered } from '@/flows/leaving/untilAnswered';
import { dialogAnswered, dialogOpened, selectNotices, toastShown } from '@/flows/notices/noticesSlice';
import { loginLeadBegan, loginLeadEnded } from '@/flows/session/sessionSlice';
import { ownPath } from '@/navigation/guards/ownPath';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { type PathName, pathNameOf, pathTo } from '@/navigation/paths';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { ErrorEffect } from '@/services/transport/query/errorCodes';
import type { ServiceError } from '@/services/transport/query/serviceError';

/** Rule 5.2. */
const LOGIN_DELAY_MS = 3_000;

export const LOGIN_NAMES = new Set<PathName>(['login', 'loginIndex', 'loginLoading']);

/** Whether a screen is for signed-in drivers. While its row is not known, it counts as one. */
type NeedsSession = (name: PathName) => boolean;

type SignOut = Extract<ErrorEffect, { do: 'signOut' }>;

/**
 * Clears what the row of the error table names, tells the driver once, and goes to sign-in 3 s later, with the way back to where the
 * driver is by then, unless they have left. This is the only clock: a flow that must wait for the sign-in takes `loginLeadEnded`, which
 * always comes.
 *
 * @param epoch of the session that the failed call was about: one that has begun since then stays
 */
export function* endSession(error: ServiceError, effect: SignOut, epoch: number): SagaGenerator<void> {
  const { session } = yield* getPorts();
  const isOver = () => {
    session.checkCookies();
    return session.epoch() !== epoch && session.hasSession();
  };
  try {
    if (isOver()) return;
    const path = yield* loginPath(effect.returnTo);
    if (path !== null) yield* put(loginLeadBegan());
    yield* untilAnswered();
    if (isOver()) return;
    yield* tellEnd(error, effect);
    const { hasLeft } = yield* race({ isTime: delay(LOGIN_DELAY_MS), hasLeft: call(untilLeft) });
    const now = hasLeft === true || path === null ? null : yield* loginPath(effect.returnTo);
    if (now !== null) yield* goToPath(now);
  } finally {
    yield* put(loginLeadEnded());
  }
}

/**
 * Ends when the driver has left by a press of their own for a screen that needs no session (Rule 5.4). A sheet above the screen, an address that is
 * replaced, and what a flow opens are none.
 */
function* untilLeft(): SagaGenerator<true> {
  const needsSession: NeedsSession | undefined = yield* getContext('needsSession');
  const { location: begun } = yield* select(selectRoute);
  for (;;) {
    const { payload, meta } = yield* take(routeChanged);
    const name = pathNameOf(payload.location.pathname) ?? 'notFound';
    const isOwnPress = meta === undefined && payload.action !== 'REPLACE';
    if (isOwnPress && payload.location.pathname !== begun.pathname && needsSession?.(name) !== true) return true;
  }
}

function* tellEnd(error: ServiceError, effect: SignOut): SagaGenerator<void> {
  const { session, local } = yield* getPorts();
  for (const key of effect.clears) if (key !== 'session') yield* call(local.remove, key);
  if (session.hasSession()) yield* call(session.clear);
  // Closes a dialog that the ended session left open.
  const { dialog } = yield* select(selectNotices);
  if (dialog !== null) yield* put(dialogAnswered({ id: dialog.id, key: '' }));
  if (effect.notice === 'toast') yield* put(toastShown(effect.text));
  else
    yield* put(
      dialogOpened({
        id: `kicked-${error.ns}`,
        title: '提示',
        text: effect.text,
        ns: error.ns,
        buttons: [{ key: 'ok', label: '知道了', isMain: true }],
      }),
    );
}

/** The sign-in screen with the way back; null on a sign-in screen itself. */
export function* loginPath(returnTo: SignOut['returnTo']): SagaGenerator<string | null> {
  const { location } = yield* select(selectRoute);
  const name = pathNameOf(location.pathname);
  if (name !== undefined && LOGIN_NAMES.has(name)) return null; // never stored as a return target (Rule 2.8)
  const here = location.pathname + location.search;
  if (returnTo === 'enCodeUrl-here') return pathTo('login', { enCodeUrl: here });
  return pathTo('login', { redirect: returnTo === 'redirect-mine' ? ownPath() : here });
}
