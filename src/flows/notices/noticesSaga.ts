import { delay, put, takeLatest } from 'typed-redux-saga';

import { toastHidden, toastShown } from './noticesSlice';

function* hideLater({ payload }: ReturnType<typeof toastShown>) {
  yield* delay(payload.forMs);
  yield* put(toastHidden({ id: payload.id }));
}

/** Hides a toast when its time is over. */
export function* noticesSaga() {
  yield* takeLatest(toastShown, hideLater);
}
