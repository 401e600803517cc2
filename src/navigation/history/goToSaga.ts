import type { Navigator } from 'react-router-dom';
import { call, getContext, type SagaGenerator, select } from 'typed-redux-saga';

import { start } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';

import { type RouteState, selectRoute } from './routeSlice';

/** Moves to a path (made by `pathTo`) from a flow. `state` is kept with the entry of the history. */
export function* goToPath(
  path: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): SagaGenerator<void> {
  const navigator: Navigator = yield* getContext('navigator');
  yield* call(replace ? navigator.replace : navigator.push, path, state);
}

/** One entry back; the start when there is nothing of ours to go back to. */
export function* goBack(): SagaGenerator<void> {
  const navigator: Navigator = yield* getContext('navigator');
  const { depth } = yield* select((state: { route: RouteState }) => selectRoute(state));
  if (depth > 0) yield* call(navigator.go, -1);
  else yield* goToPath(pathTo(start), { replace: true });
}
