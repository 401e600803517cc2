import { delay, put, takeLatest } from 'typed-redux-saga';

import { toastHidden, toastShown } from './noticesSlice';

function* hideAfterDelay({ payload }: ReturnType<typeof toastShown>) {
  yield* delay(payload.forMs);
  yield* put(toastHidden({ id: payload.id }));
}

/** Hides a toast after its display time. */
export function* hideToastsSaga() {
  yield* takeLatest(toastShown, hideAfterDelay);
}
