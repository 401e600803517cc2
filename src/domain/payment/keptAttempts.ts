import { DAY_MS } from '@/lib/timeUnits';

import type { PaymentAttempt, PaymentAttempts } from './attempt';
import { mayStillBePaid } from './permission';

/** An attempt is kept for 24 hours. */
const KEPT_FOR_MS = DAY_MS;

/**
 * Resolves the conflict when two tabs have written about the same payable. A later decision wins over an earlier one. Within one decision,
 * a final step wins over one that is not final.
 */
export function merged(stored: PaymentAttempt | undefined, mine: PaymentAttempt): PaymentAttempt {
  if (stored === undefined) return mine;
  if (stored.requestId !== mine.requestId) {
    const isLater = stored.createdAtMs > mine.createdAtMs || mayStillBePaid(stored);
    return isLater ? stored : mine;
  }
  // A refunded payment was paid before, and is never paid again.
  if (stored.step === 'settled') return mine.serverSaid === 'refunded' ? mine : stored;
  return mayStillBePaid(stored) || mine.step === 'settled' ? mine : stored;
}

/** Drops attempts older than 24 hours. If the clock was set back, an entry still does not live longer. */
export function keptOnly(attempts: PaymentAttempts, nowMs: number): PaymentAttempts {
  const kept = Object.entries(attempts).flatMap(([key, attempt]) => {
    if (nowMs - attempt.createdAtMs > KEPT_FOR_MS) return [];
    return [[key, attempt.createdAtMs > nowMs ? { ...attempt, createdAtMs: nowMs } : attempt] as const];
  });
  return Object.fromEntries(kept);
}
