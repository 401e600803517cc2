import { call, delay, put, type SagaGenerator, select, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isByOtherDriver, renameOwner } from '@/domain/payment/attemptOwners';
import { awaitsOrderResponse } from '@/domain/payment/isInProgress';
import { anonymizeRequests } from '@/flows/requests/requestJournal';
import { areEntriesHeld } from '@/flows/session/heldEntries';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/services/transport/ports/getPorts';

import { watchLatePayments } from '../attempt/refreshFinalAttempt';
import { loadAttempts } from '../journal/journal';
import { requestEnded, selectAttempts } from '../state/paymentSlice';
import { type PaymentWorkers, startPollers, stopWorker } from './paymentWorkers';

/**
 * When the session ends, its payments are anonymized. Their status is still polled, whoever is signed in, and they
 * still block a second order. A worker that waits for the response to an order request ends by itself once the response
 * is stored. A decision that was not sent yet ends here.
 */
export function* anonymizeAndWatch(workers: PaymentWorkers): SagaGenerator<void> {
  const { session } = yield* getPorts();
  const attempts = yield* select(selectAttempts);
  for (const [key, { isPaying }] of [...workers]) {
    const attempt = attempts[key];
    if (!isForeignAndIdle(attempt && renameOwner(attempt, session.resolveOwner), session.owner())) continue;
    yield* stopWorker(workers, key);
    if (isPaying) yield* put(requestEnded({ key }));
  }
  yield* call(anonymizeRequests, yield* getPorts());
  const retained = Object.values(yield* loadAttempts());
  yield* watchLatePayments(retained);
  yield* startPollers(workers, retained);
}

/** While the driver is unknown, nothing is anonymized; but for 10 minutes at most. */
export function* anonymizeAfterHold(workers: PaymentWorkers): SagaGenerator<void> {
  const ports = yield* getPorts();
  for (;;) {
    let isHeld = false;
    while (areEntriesHeld(ports)) {
      isHeld = true;
      yield* delay(MINUTE_MS);
    }
    if (isHeld) yield* anonymizeAndWatch(workers);
    yield* take(sessionStarted);
  }
}

const isForeignAndIdle = (attempt: PaymentAttempt | undefined, reader: string): boolean =>
  attempt === undefined || (isByOtherDriver(attempt, reader) && !awaitsOrderResponse(attempt));

/** Anonymized attempts may have been restored, or may block more bills than before. Their workers are updated. */
export function* syncAnonymizedWorkers(workers: PaymentWorkers): SagaGenerator<void> {
  const attempts = yield* select(selectAttempts);
  for (const [key, worker] of [...workers]) {
    if (worker.payable.kind !== 'sealed') continue;
    const attempt = attempts[key];
    if (attempt === undefined) yield* stopWorker(workers, key);
    else worker.payable = attempt.payable;
  }
}
