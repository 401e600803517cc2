/** What the work returns; null where the browser refuses it or what others have written makes it throw. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
