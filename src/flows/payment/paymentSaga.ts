import { fork, take } from 'typed-redux-saga';

import { handleAction, handledTypes } from './workers/actionHandlers';
import { returnsSaga } from './workers/driverReturns';
import { createWorkers } from './workers/paymentWorkers';
import { resumeAttempts } from './workers/resumeAttempts';

/** The payment flow: one attempt per payable. It also resolves every attempt in the journal of this device. */
export function* paymentSaga() {
  const workers = createWorkers();
  yield* fork(returnsSaga);
  yield* resumeAttempts(workers);
  for (;;) {
    const action = yield* take(handledTypes);
    yield* handleAction(workers, action as Parameters<typeof handleAction>[1]);
  }
}
