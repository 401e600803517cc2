import { fork } from 'typed-redux-saga';

import { clockSaga } from './clockSaga';
import { keptBillSaga } from './keptBillSaga';
import { keptWaySaga } from './keptWaySaga';
import { lineSaga } from './lineSaga';

/** Says that the line is gone or the time is not certain, and keeps the driver's last bill and the way to the booked berth to be shown then. */
export function* offlineSaga() {
  yield* fork(keptBillSaga);
  yield* fork(keptWaySaga);
  yield* fork(lineSaga);
  yield* fork(clockSaga);
}
