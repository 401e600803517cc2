import { call, delay, put, type SagaGenerator, select, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isStrangers, renamed } from '@/domain/payment/attemptOwners';
import { isAwaited } from '@/domain/payment/isOpen';
import { sealRequests } from '@/flows/requests/requestJournal';
import { areEntriesHeld } from '@/flows/session/heldEntries';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/services/transport/ports/getPorts';

import { watchMoney } from '../attempt/askAfterwards';
import { loadAttempts } from '../journal/journal';
import { requestEnded, selectAttempts } from '../state/paymentSlice';
import { checkAttempts, type PaymentWorkers, stopWorker } from './paymentWorkers';

/**
 * The session is over: what its driver has paid is sealed, and goes on being found out. A worker that waits for the response to a request for an order
 * ends by itself, when the response is written down. A decision of which nothing was sent ends here.
 */
export function* leaveSession(workers: PaymentWorkers): SagaGenerator<void> {
  const { session } = yield* getPorts();
  const attempts = yield* select(selectAttempts);
  for (const [key, { isPaying }] of [...workers]) {
    const attempt = attempts[key];
    if (!isLeftBehind(attempt && renamed(attempt, session.nameOf), session.owner())) continue;
    yield* stopWorker(workers, key);
    if (isPaying) yield* put(requestEnded({ key }));
  }
  yield* call(sealRequests, yield* getPorts());
  const kept = Object.values(yield* loadAttempts());
  yield* watchMoney(kept);
  yield* checkAttempts(workers, kept);
}

/** While it is not known who is signed in, nothing is sealed; but not for longer than 10 minutes. */
export function* sealHeldTooLong(workers: PaymentWorkers): SagaGenerator<void> {
  const ports = yield* getPorts();
  for (;;) {
    let isHeld = false;
    while (areEntriesHeld(ports)) {
      isHeld = true;
      yield* delay(MINUTE_MS);
    }
    if (isHeld) yield* leaveSession(workers);
    yield* take(sessionStarted);
  }
}

const isLeftBehind = (attempt: PaymentAttempt | undefined, reader: string): boolean =>
  attempt === undefined || (isStrangers(attempt, reader) && !isAwaited(attempt));

/** A sealed attempt may have been opened again, or may block more than before. Its worker follows. */
export function* followSeals(workers: PaymentWorkers): SagaGenerator<void> {
  const attempts = yield* select(selectAttempts);
  for (const [key, worker] of [...workers]) {
    if (worker.payable.kind !== 'sealed') continue;
    const attempt = attempts[key];
    if (attempt === undefined) yield* stopWorker(workers, key);
    else worker.payable = attempt.payable;
  }
}
