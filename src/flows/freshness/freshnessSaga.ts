import { eventChannel } from 'redux-saga';
import { fork, put, takeEvery } from 'typed-redux-saga';

import { chargeApi } from '@/services/charge/chargeApi';
import { getPorts } from '@/services/transport/ports/getPorts';

import { freshness } from './freshness';

/** When the page becomes visible again, a bill may have been paid elsewhere or its fee may have grown. */
function* seenAgain() {
  const { page } = yield* getPorts();
  const returns = eventChannel<'seen'>((emit) => page.onSeenAgain(() => emit('seen')));
  yield* takeEvery(returns, function* refreshBills() {
    if (page.isOnline()) yield* put(chargeApi.util.invalidateTags(['Bill']));
  });
}

/** Applies the freshness table. */
export function* freshnessSaga() {
  yield* fork(seenAgain);
  for (const { when, stale } of freshness) {
    yield* takeEvery(when, function* refresh() {
      for (const action of stale()) yield* put(action);
    });
  }
}
