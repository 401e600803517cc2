/** The browser's performance entries of a type; empty if it does not support them. */
function getPerformanceEntries(page: Window, type: string): readonly PerformanceEntry[] {
  try {
    return [...page.performance.getEntriesByType(type)];
  } catch {
    return [];
  }
}

/** The time until the first paint of this document, in milliseconds; null if the browser does not measure it. */
export function readFirstPaintMs(page: Window): number | null {
  const entry = getPerformanceEntries(page, 'paint').find(({ name }) => name === 'first-contentful-paint');
  return entry === undefined ? null : Math.round(entry.startTime);
}

/** Whether the driver has reloaded this document or arrived at it in another way. */
export function readPageLoadKind(page: Window): 'reload' | 'return' {
  const [entry] = getPerformanceEntries(page, 'navigation');
  return (entry as { type?: unknown } | undefined)?.type === 'reload' ? 'reload' : 'return';
}
