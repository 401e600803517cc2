import { createPath, parsePath } from 'react-router-dom';
import { type SagaGenerator, select } from 'typed-redux-saga';

import { goBackBy, goToPath } from './goToSaga';
import { type EarlierHistoryEntry, type RouteState, selectRoute } from './routeSlice';
import { toAppPathname } from './syncHistoryWithStore';

type IsFlowPath = (pathname: string) => boolean;

/**
 * The entries to remove when a path ends a flow of several screens, nearest first: the screens of the flow, and the
 * entry below them if it is the target screen itself. Otherwise that screen would be in the history twice, and the
 * first press of back would appear to do nothing.
 */
export function findHistoryEntriesToRemove(
  below: readonly EarlierHistoryEntry[],
  path: string,
  isFlowPath: IsFlowPath,
) {
  const nearest = [...below].reverse();
  const targetPathname = toAppPathname(parsePath(path).pathname ?? '');
  const first = nearest.findIndex(({ pathname }) => !isFlowPath(pathname));
  if (first === -1) return nearest;
  return nearest.slice(0, nearest[first]?.pathname === targetPathname ? first + 1 : first);
}

/**
 * Ends a flow of several screens, the last of which is in view, and navigates to a path. The flow's entries are removed
 * from the history if they belong to this document.
 *
 * @returns the entries of an earlier document that should have been removed too. The sign-in flow skips them later.
 */
export function* finishScreenFlow(path: string, isFlowPath: IsFlowPath): SagaGenerator<readonly EarlierHistoryEntry[]> {
  const { below = [] } = yield* select((state: { route: RouteState }) => selectRoute(state));
  const entries = findHistoryEntriesToRemove(below, path, isFlowPath);
  const ownEntries = entries.filter(({ isOutside }) => isOutside !== true);
  if (ownEntries.length > 0) yield* goBackBy(ownEntries.length);
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  if (createPath(location) !== path) yield* goToPath(path, { replace: true });
  return entries.slice(ownEntries.length);
}
