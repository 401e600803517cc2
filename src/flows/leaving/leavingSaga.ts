import { call, put, type SagaGenerator, takeLeading } from 'typed-redux-saga';

import { goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { getPorts } from '@/services/transport/ports/getPorts';

import { pageLeaveRequested, windowCloseEnded, windowCloseRequested } from './leavingSlice';
import { untilAnswered } from './untilAnswered';

/** Closes the window. If the host cannot close it, goes to the first screen of the short flow instead. */
function* closeWindow(): SagaGenerator<void> {
  const { host } = yield* getPorts();
  yield* untilAnswered();
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

function* leavePage({ payload }: ReturnType<typeof pageLeaveRequested>): SagaGenerator<void> {
  const { page } = yield* getPorts();
  yield* untilAnswered();
  yield* call(page.leave, payload.url);
}

/** Ends the page by the driver's own wish, after what must be in the journal first. */
export function* leavingSaga() {
  yield* takeLeading(windowCloseRequested, closeWindow);
  yield* takeLeading(pageLeaveRequested, leavePage);
}
