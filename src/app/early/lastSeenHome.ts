/** Written by the home screen: `{ adverts, menu }` as the server last answered them. */
const KEY = 'home.lastSeen.v1';

/** What this device's home screen showed last time; null when nothing can be read. */
export function lastSeenHome(): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<string, unknown>> | null;
  } catch {
    return null;
  }
}
