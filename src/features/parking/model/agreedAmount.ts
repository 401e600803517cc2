import type { PaymentAttempt } from '@/domain/payment/attempt';

import { PRICE_LIFE_MS } from './freshPrice';

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
