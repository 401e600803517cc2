/** Returns the result of the action, or null if it throws (refused by the browser, or given malformed input). */
export function tryOrNull<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
