import { cancel, fork, type SagaGenerator, take } from 'typed-redux-saga';

import { driverIdentified, sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { getPorts } from '@/platform/ports/getPorts';

/** Runs the flow for the current owner of the session, and restarts it when the owner changes. */
export function* runPerSessionOwner(flow: (owner: string) => Generator): SagaGenerator<void> {
  const { session } = yield* getPorts();
  for (;;) {
    const task = yield* fork(flow, session.owner());
    yield* take([sessionStarted, sessionEnded, driverIdentified]);
    yield* cancel(task);
  }
}
