/** Presses within this time count as one (Rule 6.7). */
export const PRESS_THROTTLE_MS = 200;

/** Creates a throttle. It returns true for the first call, and then false for `intervalMs` milliseconds. */
export function createThrottleCheck(intervalMs: number, nowMs: () => number): () => boolean {
  let lastPassedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    const now = nowMs();
    if (now - lastPassedAtMs < intervalMs) return false;
    lastPassedAtMs = now;
    return true;
  };
}
