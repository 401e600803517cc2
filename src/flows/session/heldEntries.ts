import { MINUTE_MS } from '@/lib/timeUnits';
import type { Ports } from '@/services/transport/ports/ports';

/** Key in local storage: the mark of a session whose driver is not known, and since when, in server time. */
const UNKNOWN_SINCE_KEY = 'driverUnknownSince.v1';
const HELD_FOR_MS = 10 * MINUTE_MS;

/**
 * Whether the journals' entries of other drivers are left as they are, because they may be those of the driver who is signed in: the server has not
 * named that driver yet. They block, and are not shown. It ends after 10 minutes of server time, over all pages of the session.
 */
export function areEntriesHeld({ session, local, clock }: Pick<Ports, 'session' | 'local' | 'clock'>): boolean {
  if (!session.isUnknown()) {
    if (local.get(UNKNOWN_SINCE_KEY) !== null) local.remove(UNKNOWN_SINCE_KEY);
    return false;
  }
  const nowMs = clock.serverTime();
  if (nowMs === null) return true;
  const [of, since] = (local.get(UNKNOWN_SINCE_KEY) ?? '').split(' ');
  if (of === session.owner()) return nowMs - Number(since) < HELD_FOR_MS;
  local.set(UNKNOWN_SINCE_KEY, `${session.owner()} ${String(nowMs)}`);
  return true;
}
