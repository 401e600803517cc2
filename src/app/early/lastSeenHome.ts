/** Written by the home screen: `{ adverts, menu }` from the server's last responses. */
const KEY = 'home.lastSeen.v1';

/** What this device's home screen showed last time; null when it cannot be read. */
export function lastSeenHome(): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<string, unknown>> | null;
  } catch {
    return null;
  }
}
