/** Presses within this time count as one (Rule 6.7). */
export const THROTTLE_MS = 200;

/** A throttle: it lets one call through, then none for `everyMs` milliseconds. Returns whether this call passes. */
export function createGate(everyMs: number, nowMs: () => number): () => boolean {
  let openedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    const now = nowMs();
    if (now - openedAtMs < everyMs) return false;
    openedAtMs = now;
    return true;
  };
}
