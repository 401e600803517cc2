import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, take, takeEvery } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { getPorts } from '@/services/transport/getPorts';

import { driverReturned, hostReported, paymentCheckAsked, paymentContinued } from '../paymentSlice';

/** Tells of every moment at which a payment may have changed unseen. */
export function* returnsSaga() {
  const { page } = yield* getPorts();
  const returns = eventChannel<'returned'>((emit) => {
    const stops = [
      page.onSeenAgain(() => emit('returned')),
      page.onOnlineChange((isOnline) => {
        if (isOnline) emit('returned');
      }),
    ];
    return () => stops.forEach((stop) => stop());
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

/** What an attempt under way listens to. */
export const concerns =
  ({ key, requestId }: PaymentAttempt) =>
  (action: Action): boolean =>
    driverReturned.match(action) ||
    (paymentCheckAsked.match(action) && action.payload.key === key) ||
    (paymentContinued.match(action) && action.payload.key === key) ||
    (hostReported.match(action) && action.payload.requestId === requestId);
