import { createPath } from 'react-router-dom';
import { type SagaGenerator, select } from 'typed-redux-saga';

import { goBackBy, goToPath } from './goToSaga';
import { type RouteState, selectRoute } from './routeSlice';

const selectLocation = (state: { route: RouteState }) => selectRoute(state).location;

/**
 * Pushes another history entry with the same address. The phone's back button then closes the layer above the screen,
 * and not the screen. Returns the entry's key for `popOverlayHistoryEntry`.
 */
export function* pushOverlayHistoryEntry(): SagaGenerator<string> {
  const below = yield* select(selectLocation);
  yield* goToPath(createPath(below), { state: below.state });
  const { key } = yield* select(selectLocation);
  return key === below.key ? '' : key;
}

/**
 * Goes back from the pushed entry, unless the driver has done so already. A later navigation then starts from the
 * screen's own entry.
 */
export function* popOverlayHistoryEntry(key: string): SagaGenerator<void> {
  if ((yield* select(selectLocation)).key !== key) return;
  yield* goBackBy(1);
}
