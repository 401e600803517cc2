import { put, type SagaGenerator, select } from 'typed-redux-saga';

import { belongsTo, type PayableFacts, type PaymentAttempt, type PaymentAttempts } from '@/domain/payment/attempt';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { mayStillBePaid } from '@/domain/payment/permission';
import { isSealed, unsealed, withKnown } from '@/domain/payment/seal';
import { sealsOf } from '@/domain/payment/sealedSet';
import { getPorts } from '@/services/transport/ports/getPorts';

import { journalRead, selectAttempts } from '../state/paymentSlice';
import { loadAttempts, saveAttempt } from './journal';

/**
 * Something is about to be paid, or is shown. The reader's own attempt for it is opened again; any other sealed attempt for some of it blocks it from now
 * on, and says nothing else. Returns all attempts.
 *
 * @param facts for display, where they are known
 */
export function* openSeals(payable: Payable, facts?: PayableFacts): SagaGenerator<PaymentAttempts> {
  const attempts = yield* loadAttempts();
  if (!Object.values(attempts).some(isSealed)) return attempts;
  const { session } = yield* getPorts();
  const reader = session.owner();
  const [own] = sealsOf(attempts, payable)
    .filter((attempt) => belongsTo(attempt, reader))
    .sort(firstToOpen);
  // Another attempt may have its place: then it stays sealed, and blocks.
  if (own !== undefined && !(payableKey(payable) in attempts)) yield* saveAttempt(unsealed(own, payable, facts));
  const known = Object.entries(yield* select(selectAttempts)).map(
    ([key, attempt]) => [key, withKnown(attempt, payable)] as const,
  );
  const next = Object.fromEntries(known);
  yield* put(journalRead({ attempts: next, reader }));
  return next;
}

/** What may still be paid comes first, then the latest. */
const firstToOpen = (one: PaymentAttempt, other: PaymentAttempt): number =>
  Number(mayStillBePaid(other)) - Number(mayStillBePaid(one)) || other.createdAtMs - one.createdAtMs;
