import { createPath, parsePath } from 'react-router-dom';
import { type SagaGenerator, select } from 'typed-redux-saga';

import { ownPathname } from './bindHistory';
import { goBackBy, goToPath } from './goToSaga';
import { type EntryBelow, type RouteState, selectRoute } from './routeSlice';

type IsOfErrand = (pathname: string) => boolean;

/**
 * The entries that must not stay below a path which ends an errand, the nearest first: the screens of the errand, and the one below them if it is
 * that same screen. It would stand twice, and back would seem dead once.
 */
export function entriesBefore(below: readonly EntryBelow[], path: string, isOfErrand: IsOfErrand) {
  const nearest = [...below].reverse();
  const wanted = ownPathname(parsePath(path).pathname ?? '');
  const first = nearest.findIndex(({ pathname }) => !isOfErrand(pathname));
  if (first === -1) return nearest;
  return nearest.slice(0, nearest[first]?.pathname === wanted ? first + 1 : first);
}

/**
 * Ends an errand of several screens, of which the one in view is the last, and leads on to a path. Its entries leave the history, as far as they
 * belong to this document.
 *
 * @returns the entries of an earlier document that should have left it too. `passBy` takes them.
 */
export function* finishFlow(path: string, isOfErrand: IsOfErrand): SagaGenerator<readonly EntryBelow[]> {
  const { below = [] } = yield* select((state: { route: RouteState }) => selectRoute(state));
  const entries = entriesBefore(below, path, isOfErrand);
  const own = entries.filter(({ isOutside }) => isOutside !== true);
  if (own.length > 0) yield* goBackBy(own.length);
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  if (createPath(location) !== path) yield* goToPath(path, { replace: true });
  return entries.slice(own.length);
}
