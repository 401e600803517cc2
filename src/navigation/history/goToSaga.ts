import type { Navigator } from 'react-router-dom';
import { call, delay, getContext, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { homeScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';

import { type NavigationTrigger, routeChanged, type RouteState, selectRoute } from './routeSlice';

/** The browser fires popstate within milliseconds; this is the upper limit. */
const POP_TIMEOUT_MS = 1_000;

/** Navigates to a path (made by `pathTo`) from a flow. `state` is stored with the history entry. */
export function* goToPath(
  path: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): SagaGenerator<void> {
  const navigator: Navigator = yield* getContext('navigator');
  yield* call(replace ? navigator.replace : navigator.push, path, state, {
    isByFlow: true,
  } satisfies NavigationTrigger as object);
}

/** Goes back one entry, or to the home screen when no earlier entry belongs to the app. */
export function* goBack(): SagaGenerator<void> {
  const navigator: Navigator = yield* getContext('navigator');
  const { depth } = yield* select((state: { route: RouteState }) => selectRoute(state));
  if (depth > 0) yield* call(navigator.go, -1);
  else yield* goToPath(pathTo(homeScreen), { replace: true });
}

/** Goes back that many entries of the app, and waits until the route in the store has changed. */
export function* goBackBy(entries: number): SagaGenerator<void> {
  const navigator: Navigator = yield* getContext('navigator');
  yield* call(navigator.go, -entries);
  yield* race([take(routeChanged), delay(POP_TIMEOUT_MS)]);
}
