import { parsePath } from 'react-router-dom';
import { put, type SagaGenerator, select } from 'typed-redux-saga';

import { toastShown } from '@/flows/notices/noticesSlice';
import { ownPath } from '@/navigation/guards/ownPath';
import { readQuery } from '@/navigation/guards/readQuery';
import { finishFlow } from '@/navigation/history/finishFlow';
import { selectRoute } from '@/navigation/history/routeSlice';
import { type PathName, pathNameOf, pathTo } from '@/navigation/paths';

import { passBy } from './passBy';

/** The sign-in screens. All of them carry the return path in their address. */
const SIGN_IN_SCREENS = [
  'login',
  'loginIndex',
  'loginLoading',
  'register',
  'choiceSelf',
] as const satisfies readonly PathName[];

/** Screens of the errand that signing in is. None of them stays in the history when it ends. */
const ERRAND: ReadonlySet<PathName | undefined> = new Set([...SIGN_IN_SCREENS, 'bindPhone', 'passwordReset']);

interface WayBack {
  redirect?: string | undefined;
  enCodeUrl?: string | undefined;
}

/** The return path of an address, already checked by `readQuery`; undefined if there is none. */
export const wayBackOf = ({ redirect, enCodeUrl }: WayBack): string | undefined => redirect ?? enCodeUrl;

/** Who has registered by way of an invitation has its gift waiting. */
function afterSignIn(name: PathName, path: string): string {
  const { pathname = '', search = '' } = parsePath(path);
  if (name !== 'register' || pathNameOf(pathname) !== 'registerShare') return path;
  return pathTo('receiveRewards', readQuery('registerShare', search));
}

/**
 * Takes a driver who has just signed in back to where they came from. A driver who has left the sign-in screens stays where they are.
 *
 * @param otherwise where to go if the address does not say
 */
export function* goWayBack(otherwise = ownPath()): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  const name = SIGN_IN_SCREENS.find((one) => one === pathNameOf(location.pathname));
  if (name === undefined) return;
  const path = afterSignIn(name, wayBackOf(readQuery(name, location.search)) ?? otherwise);
  yield* passBy(yield* finishFlow(path, (pathname) => ERRAND.has(pathNameOf(pathname))));
}

/** The browser refuses cookies, or the tokens are too long for one. The driver is told once, after signing in. */
export function* tellNotKept(): SagaGenerator<void> {
  yield* put(toastShown('浏览器未保存登录状态，关闭页面后需要重新登录'));
}

/** What is read beside a sign-in form. */
const AGREEMENTS: readonly (PathName | undefined)[] = ['notice1', 'notice2'];

/** Whether the driver has left the sign-in forms. */
export function* hasLeftSignIn(): SagaGenerator<boolean> {
  const name = pathNameOf((yield* select(selectRoute)).location.pathname);
  return !ERRAND.has(name) && !AGREEMENTS.includes(name);
}
