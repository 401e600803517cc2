import { DAY_MS } from '@/lib/timeUnits';

import type { PaymentAttempt, PaymentAttempts } from './attempt';
import { mayStillBePaid } from './permission';

/** An attempt is kept for 24 hours. */
const KEPT_FOR_MS = DAY_MS;

/**
 * Resolves the conflict when two tabs have written about the same payable. A later decision wins over an earlier one. Within one decision,
 * a final step wins over one that is not final. A refunded payment was paid before, and is never paid again.
 */
export function merged(stored: PaymentAttempt | undefined, mine: PaymentAttempt): PaymentAttempt {
  if (stored === undefined) return mine;
  if (stored.requestId !== mine.requestId) {
    const isLater = stored.createdAtMs > mine.createdAtMs || mayStillBePaid(stored);
    return isLater ? stored : mine;
  }
  const isNews = stored.step === 'settled' ? isRefundNews(stored, mine) : mayStillBePaid(stored) || mine.step === 'settled';
  return isNews ? mine : withLateMoney(stored, mine);
}

/** More money has come back than was known. */
const isRefundNews = (stored: PaymentAttempt, mine: PaymentAttempt): boolean =>
  mine.step === 'settled' &&
  ((mine.serverSaid === 'refunded' &&
    (stored.serverSaid !== 'refunded' || stored.payment?.payState !== mine.payment?.payState)) ||
    (mine.payment?.refundCents ?? 0) > (stored.payment?.refundCents ?? 0));

/** Money that has arrived on closed orders is learnt after an attempt is final. Within one decision, the list of earlier payments only grows. */
function withLateMoney(stored: PaymentAttempt, mine: PaymentAttempt): PaymentAttempt {
  const isNews = mine.earlier !== stored.earlier && mine.earlier.some(({ isLate }) => isLate === true);
  if (!isNews || mine.earlier.length < stored.earlier.length) return stored;
  const { closed: _, ...rest } = stored;
  return { ...rest, earlier: mine.earlier, ...(mine.closed === undefined ? {} : { closed: mine.closed }) };
}

/** Drops attempts older than 24 hours. If the clock was set back, an entry still does not live longer. */
export function keptOnly(attempts: PaymentAttempts, nowMs: number): PaymentAttempts {
  const kept = Object.entries(attempts).flatMap(([key, attempt]) => {
    if (nowMs - attempt.createdAtMs > KEPT_FOR_MS) return [];
    return [[key, attempt.createdAtMs > nowMs ? { ...attempt, createdAtMs: nowMs } : attempt] as const];
  });
  return Object.fromEntries(kept);
}
