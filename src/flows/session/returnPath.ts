import { parsePath } from 'react-router-dom';
import { put, type SagaGenerator, select } from 'typed-redux-saga';

import { toastShown } from '@/flows/notices/noticesSlice';
import { getSignedInStartPath } from '@/navigation/guards/getSignedInStartPath';
import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import { finishScreenFlow } from '@/navigation/history/finishScreenFlow';
import { selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname, pathTo, type ScreenName } from '@/navigation/paths';

import { markSkippedHistoryEntries } from './markSkippedHistoryEntries';

/** The sign-in screens. All of them carry the return path in their address. */
const SIGN_IN_SCREENS = [
  'login',
  'loginIndex',
  'loginLoading',
  'register',
  'choiceSelf',
] as const satisfies readonly ScreenName[];

/** The screens of the sign-in flow. None of them stays in the history when it ends. */
const SIGN_IN_FLOW: ReadonlySet<ScreenName | undefined> = new Set([...SIGN_IN_SCREENS, 'bindPhone', 'passwordReset']);

interface ReturnTarget {
  redirect?: string | undefined;
  enCodeUrl?: string | undefined;
}

/** The return path of an address, already checked by `readScreenQueryParams`; undefined if there is none. */
export const getSignInReturnPath = ({ redirect, enCodeUrl }: ReturnTarget): string | undefined => redirect ?? enCodeUrl;

/** A driver who has registered through an invitation has a reward to claim. */
function destinationAfterSignIn(name: ScreenName, path: string): string {
  const { pathname = '', search = '' } = parsePath(path);
  if (name !== 'register' || findScreenNameByPathname(pathname) !== 'registerShare') return path;
  return pathTo('receiveRewards', readScreenQueryParams('registerShare', search));
}

/**
 * Navigates a driver who has just signed in to their return path. A driver who has left the sign-in screens stays where
 * they are.
 *
 * @param fallbackPath used if the URL has no return path
 */
export function* goToReturnPathAfterSignIn(fallbackPath = getSignedInStartPath()): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  const name = SIGN_IN_SCREENS.find((one) => one === findScreenNameByPathname(location.pathname));
  if (name === undefined) return;
  const path = destinationAfterSignIn(
    name,
    getSignInReturnPath(readScreenQueryParams(name, location.search)) ?? fallbackPath,
  );
  yield* markSkippedHistoryEntries(
    yield* finishScreenFlow(path, (pathname) => SIGN_IN_FLOW.has(findScreenNameByPathname(pathname))),
  );
}

/** The browser refuses cookies, or the tokens are too long for one. The driver is notified once, after signing in. */
export function* notifySignInNotSaved(): SagaGenerator<void> {
  yield* put(toastShown('浏览器未保存登录状态，关闭页面后需要重新登录'));
}

/** Screens that are read from a sign-in form. */
const AGREEMENT_SCREENS: readonly (ScreenName | undefined)[] = ['notice1', 'notice2'];

/** Whether the driver has left the sign-in forms. */
export function* hasLeftSignIn(): SagaGenerator<boolean> {
  const name = findScreenNameByPathname((yield* select(selectRoute)).location.pathname);
  return !SIGN_IN_FLOW.has(name) && !AGREEMENT_SCREENS.includes(name);
}
