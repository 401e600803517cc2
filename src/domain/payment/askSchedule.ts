/** Seconds after which the server is asked about a payment: soon at first, then every 8 s up to a minute. */
const ASK_AT_S = [0, 1, 2, 3, 5, 8, 16, 24, 32, 40, 48, 56, 60];

/** Milliseconds, counted from the moment when asking began. */
export const ASK_AT_MS: readonly number[] = ASK_AT_S.map((seconds) => seconds * 1_000);

/** Timers fire a little early or late; a question within this time counts as the one that was due. */
const TOLERANCE_MS = 100;

/**
 * Milliseconds to wait before the next question, or null when the last one was asked. Questions that a slow answer made
 * overdue are left out, so that asking ends on time and never comes in bursts.
 *
 * @param elapsedMs since asking began
 * @param isFirst nothing was asked yet
 */
export function waitBeforeAsking(elapsedMs: number, isFirst: boolean): number | null {
  if (isFirst) return 0;
  const next = ASK_AT_MS.find((at) => at > elapsedMs + TOLERANCE_MS);
  return next === undefined ? null : next - elapsedMs;
}
