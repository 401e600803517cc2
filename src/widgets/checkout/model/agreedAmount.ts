import type { PaymentAttempt } from '@/domain/payment/attempt';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** How long a computed amount is valid. The payment system gives the cashier of an order the same time. */
export const PRICE_VALIDITY_MS = 3 * MINUTE_MS;

/** Whether the amount must be refreshed before it is paid. Without a computation time it always must. */
export function isPriceStale(feeTime: string, nowMs: number): boolean {
  const computedAtMs = parseServerTime(feeTime);
  return computedAtMs === null || nowMs - computedAtMs >= PRICE_VALIDITY_MS;
}

/** How long a notice tells the driver that the last order was closed. */
const RECENTLY_CLOSED_MS = 30 * MINUTE_MS;

export interface OutdatedAgreedAmountInput {
  /** The amount on the button that was pressed, in cents, if that amount turned out to be outdated; else null. */
  readonly agreedCents: number | null;
  readonly attempt: PaymentAttempt | null;
  readonly dueCents: number;
  /** The current coupon discount in cents. */
  readonly savingCents?: number;
  /** Device time in milliseconds. */
  readonly nowMs: number;
}

/**
 * The amount that the driver has agreed to, if a different amount is due now and nothing was paid. The driver must then
 * confirm the new amount by pressing the button again. Either the amount was refreshed before paying, or the server has
 * just refused the old one.
 */
export function findOutdatedAgreedAmount({
  agreedCents,
  attempt,
  dueCents,
  savingCents = 0,
  nowMs,
}: OutdatedAgreedAmountInput): number | null {
  if (!Number.isSafeInteger(dueCents)) return null;
  const isRefused = attempt !== null && attempt.step === 'abandoned' && attempt.serverSaid === 'refused';
  const isRecent = attempt !== null && nowMs - attempt.changedAtMs < PRICE_VALIDITY_MS;
  const agreedAmount = agreedCents ?? (isRefused && isRecent ? attempt.choice.amountCents : null);
  // The fee is unchanged if only a coupon was added, for example by signing in. The coupon is shown next to the amount.
  return agreedAmount === dueCents || agreedAmount === dueCents + savingCents ? null : agreedAmount;
}

/** Whether the server has recently closed the driver's abandoned order, so that the choices are unlocked again. */
export const isPaymentAttemptRecentlyClosed = (attempt: PaymentAttempt | null, nowMs: number): boolean =>
  attempt !== null &&
  attempt.step === 'abandoned' &&
  attempt.serverSaid === 'closed' &&
  nowMs - attempt.createdAtMs < RECENTLY_CLOSED_MS;
