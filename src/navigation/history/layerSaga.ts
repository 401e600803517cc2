import { createPath } from 'react-router-dom';
import { delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { goBack, goToPath } from './goToSaga';
import { routeChanged, type RouteState, selectRoute } from './routeSlice';

/** A browser answers within milliseconds. */
const POP_MS = 1_000;

const here = (state: { route: RouteState }) => selectRoute(state).location;

/**
 * Lays an entry of the same address over the present one: the phone's own back then takes away what stands over the screen, not the
 * screen. Returns its key for `takeLayerOff`.
 */
export function* layOver(): SagaGenerator<string> {
  const below = yield* select(here);
  yield* goToPath(createPath(below), { state: below.state });
  const { key } = yield* select(here);
  return key === below.key ? '' : key;
}

/** Goes back from the laid entry, if the driver has not done so himself; what is navigated to afterwards follows the screen's own entry. */
export function* takeLayerOff(key: string): SagaGenerator<void> {
  if ((yield* select(here)).key !== key) return;
  yield* goBack();
  yield* race([take(routeChanged), delay(POP_MS)]);
}
