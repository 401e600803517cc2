/** A gate that lets one through and then none for so many milliseconds. Answers whether it let this one through. */
export function createGate(everyMs: number, nowMs: () => number): () => boolean {
  let openedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    const now = nowMs();
    if (now - openedAtMs < everyMs) return false;
    openedAtMs = now;
    return true;
  };
}
