import { call, delay, put, type SagaGenerator, select, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isAttemptByOtherDriver, renameAttemptOwner } from '@/domain/payment/attemptOwners';
import { awaitsOrderResponse } from '@/domain/payment/isAttemptInProgress';
import { anonymizeRequestJournal } from '@/flows/requests/requestJournal';
import { isJournalAnonymizationDeferred } from '@/flows/session/heldJournalEntries';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';

import { refreshPaymentsWithPendingMoney } from '../attempt/refreshEndedPayment';
import { loadPaymentAttempts } from '../journal/journal';
import { requestEnded, selectPaymentAttempts } from '../state/paymentSlice';
import { type PaymentWorkers, startPaymentPollers, stopPaymentWorker } from './paymentWorkers';

/**
 * When the session ends, its payments are anonymized. Their status is still polled, whoever is signed in, and they
 * still block a second order. A worker that waits for the response to an order request ends by itself once the response
 * is stored. A decision that was not sent yet ends here.
 */
export function* anonymizeAndPollPayments(workers: PaymentWorkers): SagaGenerator<void> {
  const { session } = yield* getPorts();
  const attempts = yield* select(selectPaymentAttempts);
  for (const [key, { isPaying }] of [...workers]) {
    const attempt = attempts[key];
    if (!isForeignAndIdle(attempt && renameAttemptOwner(attempt, session.resolveOwner), session.owner())) continue;
    yield* stopPaymentWorker(workers, key);
    if (isPaying) yield* put(requestEnded({ key }));
  }
  yield* call(anonymizeRequestJournal, yield* getPorts());
  const retained = Object.values(yield* loadPaymentAttempts());
  yield* refreshPaymentsWithPendingMoney(retained);
  yield* startPaymentPollers(workers, retained);
}

/** While the driver is unknown, nothing is anonymized; but for 10 minutes at most. */
export function* runDeferredPaymentAnonymization(workers: PaymentWorkers): SagaGenerator<void> {
  const ports = yield* getPorts();
  for (;;) {
    let isHeld = false;
    while (isJournalAnonymizationDeferred(ports)) {
      isHeld = true;
      yield* delay(MINUTE_MS);
    }
    if (isHeld) yield* anonymizeAndPollPayments(workers);
    yield* take(sessionStarted);
  }
}

const isForeignAndIdle = (attempt: PaymentAttempt | undefined, reader: string): boolean =>
  attempt === undefined || (isAttemptByOtherDriver(attempt, reader) && !awaitsOrderResponse(attempt));

/** Anonymized attempts may have been restored, or may block more bills than before. Their workers are updated. */
export function* syncAnonymizedPaymentWorkers(workers: PaymentWorkers): SagaGenerator<void> {
  const attempts = yield* select(selectPaymentAttempts);
  for (const [key, worker] of [...workers]) {
    if (worker.payable.kind !== 'sealed') continue;
    const attempt = attempts[key];
    if (attempt === undefined) yield* stopPaymentWorker(workers, key);
    else worker.payable = attempt.payable;
  }
}
