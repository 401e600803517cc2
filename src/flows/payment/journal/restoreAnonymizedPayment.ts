import { put, type SagaGenerator, select } from 'typed-redux-saga';

import {
  deanonymizeAttempt,
  isPaymentAttemptAnonymized,
  withHashMatchedBills,
} from '@/domain/payment/anonymizeAttempt';
import { findAnonymizedAttempts } from '@/domain/payment/anonymizedAttempts';
import {
  isOwnOrVisitorPayment,
  type PayableDisplayData,
  type PaymentAttempt,
  type PaymentAttempts,
} from '@/domain/payment/attempt';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import { getPorts } from '@/platform/ports/getPorts';

import { journalRead, selectPaymentAttempts } from '../state/paymentSlice';
import { loadPaymentAttempts, savePaymentAttempt } from './journal';

/**
 * Restores the reader's own anonymized attempt for a payable that is shown or about to be paid. Any other anonymized
 * attempt for some of its bills blocks it from now on, and reveals nothing else. Returns all attempts.
 *
 * @param facts for display, if they are known
 */
export function* restoreAnonymizedPayment(
  payable: Payable,
  facts?: PayableDisplayData,
): SagaGenerator<PaymentAttempts> {
  const attempts = yield* loadPaymentAttempts();
  if (!Object.values(attempts).some(isPaymentAttemptAnonymized)) return attempts;
  const { session } = yield* getPorts();
  const reader = session.owner();
  const [own] = findAnonymizedAttempts(attempts, payable)
    .filter((attempt) => isOwnOrVisitorPayment(attempt, reader))
    .sort(byRestorePriority);
  // If another attempt has its key, it stays anonymized and still blocks.
  if (own !== undefined && !(payableKey(payable) in attempts))
    yield* savePaymentAttempt(deanonymizeAttempt(own, payable, facts));
  const known = Object.entries(yield* select(selectPaymentAttempts)).map(
    ([key, attempt]) => [key, withHashMatchedBills(attempt, payable)] as const,
  );
  const next = Object.fromEntries(known);
  yield* put(journalRead({ attempts: next, reader }));
  return next;
}

/** Attempts that may still be paid come first, then the latest. */
const byRestorePriority = (one: PaymentAttempt, other: PaymentAttempt): number =>
  Number(mayAttemptStillBePaid(other)) - Number(mayAttemptStillBePaid(one)) || other.createdAtMs - one.createdAtMs;
