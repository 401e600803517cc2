import { eventChannel } from 'redux-saga';
import { put, take, takeEvery } from 'typed-redux-saga';

import { sessionStarted } from '@/flows/session/sessionSlice';
import { getPorts } from '@/platform/ports/getPorts';

import { driverReturned } from '../state/paymentSlice';

/**
 * Dispatches `driverReturned` whenever a payment may have changed while the app was in the background, offline or
 * signed out.
 */
export function* watchDriverReturnSaga() {
  const { page } = yield* getPorts();
  const returns = eventChannel<'returned'>((emit) => {
    const unsubscribers = [
      page.onPageVisible(() => emit('returned')),
      page.onOnlineChange((isOnline) => {
        if (isOnline) emit('returned');
      }),
    ];
    return () => unsubscribers.forEach((stop) => stop());
  });
  yield* takeEvery(sessionStarted, function* signedIn() {
    yield* put(driverReturned());
  });
  try {
    for (;;) {
      yield* take(returns);
      yield* put(driverReturned());
    }
  } finally {
    returns.close();
  }
}
