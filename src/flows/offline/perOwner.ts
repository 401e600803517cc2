import { cancel, fork, type SagaGenerator, take } from 'typed-redux-saga';

import { driverIdentified, sessionEnded, sessionStarted } from '@/flows/session/sessionSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

/** Runs the flow for whoever is signed in, and begins again when that changes. */
export function* perOwner(keepFor: (owner: string) => Generator): SagaGenerator<void> {
  const { session } = yield* getPorts();
  for (;;) {
    const task = yield* fork(keepFor, session.owner());
    yield* take([sessionStarted, sessionEnded, driverIdentified]);
    yield* cancel(task);
  }
}
