import { fork } from 'typed-redux-saga';

import { keptBillSaga } from './keptBillSaga';
import { lineSaga } from './lineSaga';

/** Says that the line is gone, and keeps the driver's last bill to be shown then. */
export function* offlineSaga() {
  yield* fork(keptBillSaga);
  yield* fork(lineSaga);
}
