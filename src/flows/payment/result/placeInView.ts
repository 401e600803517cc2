import { type SagaGenerator, select } from 'typed-redux-saga';

import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import { type PathName, pathNameOf } from '@/navigation/paths';

/** Path and query of the screen in view. */
export function* placeInView(): SagaGenerator<string> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.pathname + location.search;
}

/** The path name of a place: path and query. */
export const nameOfPlace = (place: string): PathName | undefined => pathNameOf(place.replace(/\?.*$/, ''));
