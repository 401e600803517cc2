import { fork } from 'typed-redux-saga';

import { clockSaga } from './clockSaga';
import { connectionSaga } from './connectionSaga';
import { savedBillSaga } from './savedBillSaga';
import { savedRouteSaga } from './savedRouteSaga';

/**
 * Tracks whether the app is offline and whether the server time is certain, and saves the driver's last bill and the
 * route to the booked berth, to be shown while offline.
 */
export function* offlineSaga() {
  yield* fork(savedBillSaga);
  yield* fork(savedRouteSaga);
  yield* fork(connectionSaga);
  yield* fork(clockSaga);
}
