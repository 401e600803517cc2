import { fork } from 'typed-redux-saga';

import { connectionSaga } from './connectionSaga';
import { offlineBerthRouteSaga } from './offlineBerthRouteSaga';
import { offlineBillCopySaga } from './offlineBillCopySaga';
import { serverClockSaga } from './serverClockSaga';

/**
 * Tracks whether the app is offline and whether the server time is certain, and saves the driver's last bill and the
 * route to the booked berth, to be shown while offline.
 */
export function* offlineSaga() {
  yield* fork(offlineBillCopySaga);
  yield* fork(offlineBerthRouteSaga);
  yield* fork(connectionSaga);
  yield* fork(serverClockSaga);
}
