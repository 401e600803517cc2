import type { Task } from 'redux-saga';
import { actionChannel, delay, flush, fork, take } from 'typed-redux-saga';

import { getPorts } from '@/services/transport/ports/getPorts';

import { endSession } from './endSession';
import { endsSession, failuresOf, isRejected } from './rejectedCalls';
import { tellFailures, type Told } from './tellFailures';

/** Calls that fail within this time count as one event. If one of them ends the session, only that one is shown. */
const AT_ONCE_MS = 30;

/**
 * The only place that performs the error table (Rule 5.1). It shows one dialog
 * and goes to one screen at most, and an error that ends the session wins.
 */
export function* errorEffectsSaga() {
  const { session } = yield* getPorts();
  const rejections = yield* actionChannel(isRejected);
  const told: Told = { quiet: '', epoch: session.epoch() };
  let ending: Task | undefined;
  for (;;) {
    const first = yield* take(rejections);
    const epoch = session.epoch();
    yield* delay(AT_ONCE_MS);
    const failures = failuresOf([first, ...(yield* flush(rejections))]);
    if (ending?.isRunning()) continue;
    const last = failures.find(endsSession);
    if (last !== undefined) {
      ending = yield* fork(endSession, last.error, last.effect, epoch);
    } else yield* tellFailures(failures, told, epoch);
  }
}
