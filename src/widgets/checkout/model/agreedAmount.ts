import type { PaymentAttempt } from '@/domain/payment/attempt';
import { MINUTE_MS } from '@/lib/timeUnits';

import { PRICE_LIFE_MS } from './freshPrice';

/** Later on a driver no longer thinks of it as the last one. */
const CLOSED_LATELY_MS = 30 * MINUTE_MS;

export interface AgreedFacts {
  /** The amount for which the button was pressed when it turned out to be too old, in cents. */
  readonly agreedCents: number | null;
  readonly attempt: PaymentAttempt | null;
  readonly dueCents: number;
  /** Device time, milliseconds. */
  readonly nowMs: number;
}

/**
 * The amount that the driver has agreed to, when another one is due now and nothing was paid: the button must be pressed
 * anew, knowing that. Either the amount was asked for again before paying, or the server has refused the old one just now.
 */
export function changedFrom({ agreedCents, attempt, dueCents, nowMs }: AgreedFacts): number | null {
  if (!Number.isSafeInteger(dueCents)) return null;
  const isRefused = attempt !== null && attempt.step === 'abandoned' && attempt.serverSaid === 'refused';
  const isRecent = attempt !== null && nowMs - attempt.changedAtMs < PRICE_LIFE_MS;
  const before = agreedCents ?? (isRefused && isRecent ? attempt.choice.amountCents : null);
  return before === dueCents ? null : before;
}

/** The server has just closed the order that the driver had left: now everything about it can be chosen anew. */
export const isClosedLately = (attempt: PaymentAttempt | null, nowMs: number): boolean =>
  attempt !== null &&
  attempt.step === 'abandoned' &&
  attempt.serverSaid === 'closed' &&
  nowMs - attempt.createdAtMs < CLOSED_LATELY_MS;
