/** What the browser has measured; nothing where it does not measure. */
function entriesOf(page: Window, type: string): readonly PerformanceEntry[] {
  try {
    return [...page.performance.getEntriesByType(type)];
  } catch {
    return [];
  }
}

/** How long the first paint of this document took, in milliseconds; null where the browser does not say. */
export function firstPaintMs(page: Window): number | null {
  const entry = entriesOf(page, 'paint').find(({ name }) => name === 'first-contentful-paint');
  return entry === undefined ? null : Math.round(entry.startTime);
}

/** Whether the driver has reloaded this document, or come to it in another way. */
export function beganBy(page: Window): 'reload' | 'return' {
  const [entry] = entriesOf(page, 'navigation');
  return (entry as { type?: unknown } | undefined)?.type === 'reload' ? 'reload' : 'return';
}
