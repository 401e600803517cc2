/** The polling schedule of a payment, in seconds: short intervals at first, then every 8 s up to a minute. */
const POLL_AT_S = [0, 1, 2, 3, 5, 8, 16, 24, 32, 40, 48, 56, 60];

/** The polling schedule in milliseconds since polling began. */
export const PAYMENT_POLL_TIMES_MS: readonly number[] = POLL_AT_S.map((seconds) => seconds * 1_000);

/** The duration of polling. After that the driver can start it again. */
export const PAYMENT_POLL_DURATION_MS = Math.max(...PAYMENT_POLL_TIMES_MS);

/** Timers fire slightly early or late. A poll within this tolerance counts as the one that was due. */
const TOLERANCE_MS = 100;

/**
 * Milliseconds until the next poll, or null after the last one. Polls that a slow response made overdue are skipped, so
 * polling ends on time and never comes in bursts.
 *
 * @param elapsedMs since polling began
 * @param isFirst true if no poll was sent yet
 */
export function nextPaymentPollDelayMs(elapsedMs: number, isFirst: boolean): number | null {
  if (isFirst) return 0;
  const next = PAYMENT_POLL_TIMES_MS.find((at) => at > elapsedMs + TOLERANCE_MS);
  return next === undefined ? null : next - elapsedMs;
}
