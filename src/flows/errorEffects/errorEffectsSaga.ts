import type { Task } from 'redux-saga';
import { actionChannel, delay, flush, fork, take } from 'typed-redux-saga';

import { endSession } from './endSession';
import { endsSession, failuresOf, isRejected } from './rejectedCalls';
import { tellFailures, type Told } from './tellFailures';

/** Calls that fail within this time have failed at once: what ends the session is told, and nothing of the others. */
const AT_ONCE_MS = 30;

/** The only performer of the error table (Rule 5.1): one dialog, one way out; what ends the session wins. */
export function* errorEffectsSaga() {
  const rejections = yield* actionChannel(isRejected);
  const told: Told = {};
  let ending: Task | undefined;
  for (;;) {
    const first = yield* take(rejections);
    yield* delay(AT_ONCE_MS);
    const failures = failuresOf([first, ...(yield* flush(rejections))]);
    if (ending?.isRunning()) continue;
    const last = failures.find(endsSession);
    if (last !== undefined) ending = yield* fork(endSession, last.error, last.effect);
    else yield* tellFailures(failures, told);
  }
}
