import type { Task } from 'redux-saga';
import { actionChannel, delay, flush, fork, take } from 'typed-redux-saga';

import { getPorts } from '@/platform/ports/getPorts';

import { endSessionOnError } from './endSessionOnError';
import { type NotifiedFailures, notifyFailures } from './notifyFailures';
import { isRejectedServiceCall, isSessionEndingFailure, toDriverVisibleFailedCalls } from './rejectedCalls';

/** Calls that fail within this time count as one event. If one of them ends the session, only that one is shown. */
const GROUPING_MS = 30;

/**
 * The only place that performs the error table (Rule 5.1). It shows at most one dialog and opens at most one screen,
 * and an error that ends the session wins.
 */
export function* errorEffectsSaga() {
  const { session } = yield* getPorts();
  const rejections = yield* actionChannel(isRejectedServiceCall);
  const notified: NotifiedFailures = { quietCodes: '', epoch: session.epoch() };
  let ending: Task | undefined;
  for (;;) {
    const first = yield* take(rejections);
    const epoch = session.epoch();
    yield* delay(GROUPING_MS);
    const failures = toDriverVisibleFailedCalls([first, ...(yield* flush(rejections))]);
    if (ending?.isRunning()) continue;
    const sessionEnding = failures.find(isSessionEndingFailure);
    if (sessionEnding !== undefined) {
      ending = yield* fork(endSessionOnError, sessionEnding.error, sessionEnding.effect, epoch);
    } else yield* notifyFailures(failures, notified, epoch);
  }
}
