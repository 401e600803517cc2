import { put, takeEvery } from 'typed-redux-saga';

import { freshness } from './freshness';

/** Applies the freshness table. */
export function* freshnessSaga() {
  for (const { when, stale } of freshness) {
    yield* takeEvery(when, function* refresh() {
      for (const action of stale()) yield* put(action);
    });
  }
}
