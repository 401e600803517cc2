import type { PaymentAttempt } from '@/domain/payment/attempt';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** How long a computed amount is offered. It equals the time that an order of the payment system waits for its cashier. */
export const PRICE_LIFE_MS = 3 * MINUTE_MS;

/** Whether the amount must be refreshed before it is paid. An amount without a computation time always must. */
export function isStale(feeTime: string, nowMs: number): boolean {
  const computedAtMs = parseServerTime(feeTime);
  return computedAtMs === null || nowMs - computedAtMs >= PRICE_LIFE_MS;
}

/** After this time the driver no longer thinks of that order as the last one. */
const CLOSED_LATELY_MS = 30 * MINUTE_MS;

export interface AgreedFacts {
  /** The amount on the button that was pressed, in cents, if that amount turned out to be out of date. */
  readonly agreedCents: number | null;
  readonly attempt: PaymentAttempt | null;
  readonly dueCents: number;
  /** What a coupon takes off now, in cents. */
  readonly savingCents?: number;
  /** Device time in milliseconds. */
  readonly nowMs: number;
}

/**
 * The amount that the driver has agreed to, if another one is due now and nothing was paid. The driver must then press the button again,
 * knowing the new amount. Either the amount was refreshed before paying, or the server has just refused the old one.
 */
export function changedFrom({ agreedCents, attempt, dueCents, savingCents = 0, nowMs }: AgreedFacts): number | null {
  if (!Number.isSafeInteger(dueCents)) return null;
  const isRefused = attempt !== null && attempt.step === 'abandoned' && attempt.serverSaid === 'refused';
  const isRecent = attempt !== null && nowMs - attempt.changedAtMs < PRICE_LIFE_MS;
  const before = agreedCents ?? (isRefused && isRecent ? attempt.choice.amountCents : null);
  // A coupon that came in, such as by signing in, is said beside the amount. The fee is the same.
  return before === dueCents || before === dueCents + savingCents ? null : before;
}

/** Whether the server has recently closed an order that the driver had left. Then everything about the payment can be chosen again. */
export const isClosedLately = (attempt: PaymentAttempt | null, nowMs: number): boolean =>
  attempt !== null &&
  attempt.step === 'abandoned' &&
  attempt.serverSaid === 'closed' &&
  nowMs - attempt.createdAtMs < CLOSED_LATELY_MS;
