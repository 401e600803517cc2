import { call, put, type SagaGenerator, takeLeading } from 'typed-redux-saga';

import { goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';

import { pageLeaveRequested, windowCloseEnded, windowCloseRequested } from './leavingSlice';
import { waitForPaymentOrderResponse } from './waitForPaymentOrderResponse';

/** Closes the window. If the host cannot close it, goes to the first screen of the short flow instead. */
function* closeWindow(): SagaGenerator<void> {
  const { host } = yield* getPorts();
  yield* waitForPaymentOrderResponse();
  const isClosed = yield* call(() =>
    host
      .load()
      .then((adapter) => adapter.close())
      .then(
        ({ ok }) => ok,
        () => false,
      ),
  );
  if (!isClosed) yield* goToPath(pathTo('plate'), { replace: true });
  yield* put(windowCloseEnded());
}

function* openExternalPage({ payload }: ReturnType<typeof pageLeaveRequested>): SagaGenerator<void> {
  const { page } = yield* getPorts();
  yield* waitForPaymentOrderResponse();
  yield* call(page.leave, payload.url);
}

/**
 * Closes the window or opens an external page when the driver wants it, after a pending order response is journalled.
 */
export function* appExitSaga() {
  yield* takeLeading(windowCloseRequested, closeWindow);
  yield* takeLeading(pageLeaveRequested, openExternalPage);
}
