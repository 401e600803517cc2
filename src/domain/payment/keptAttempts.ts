import { DAY_MS } from '@/lib/timeUnits';

import type { PaymentAttempt, PaymentAttempts } from './attempt';
import { mayStillBePaid } from './permission';

/** An attempt is remembered for 24 hours. */
const KEPT_FOR_MS = DAY_MS;

/**
 * What is kept when two tabs write about the same payable: a later decision over an earlier one, and of one decision what is
 * final over what is not.
 */
export function merged(stored: PaymentAttempt | undefined, mine: PaymentAttempt): PaymentAttempt {
  if (stored === undefined) return mine;
  if (stored.requestId !== mine.requestId) {
    const isLater = stored.createdAtMs > mine.createdAtMs || mayStillBePaid(stored);
    return isLater ? stored : mine;
  }
  // What is refunded was paid before, and is never paid again.
  if (stored.step === 'settled') return mine.serverSaid === 'refunded' ? mine : stored;
  return mayStillBePaid(stored) || mine.step === 'settled' ? mine : stored;
}

/** Without what is older than 24 hours. A clock that was set back cannot keep an entry for longer. */
export function keptOnly(attempts: PaymentAttempts, nowMs: number): PaymentAttempts {
  const kept = Object.entries(attempts).flatMap(([key, attempt]) => {
    if (nowMs - attempt.createdAtMs > KEPT_FOR_MS) return [];
    return [[key, attempt.createdAtMs > nowMs ? { ...attempt, createdAtMs: nowMs } : attempt] as const];
  });
  return Object.fromEntries(kept);
}
