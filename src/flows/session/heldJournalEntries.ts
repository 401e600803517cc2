import { MINUTE_MS } from '@/lib/timeUnits';
import type { Ports } from '@/platform/ports/ports';

/** Key in local storage: the mark of a session whose driver is not known, and since when, in server time. */
const UNKNOWN_SINCE_KEY = 'driverUnknownSince.v1';
const HELD_FOR_MS = 10 * MINUTE_MS;

/**
 * Whether the journal entries of other drivers stay unchanged, because they may belong to the signed-in driver, whom
 * the server has not named yet. They block, and are not shown. This ends after 10 minutes of server time, over all
 * pages of the session.
 */
export function isJournalAnonymizationDeferred({
  session,
  local,
  clock,
}: Pick<Ports, 'session' | 'local' | 'clock'>): boolean {
  if (!session.isOwnerUnknown()) {
    if (local.get(UNKNOWN_SINCE_KEY) !== null) local.remove(UNKNOWN_SINCE_KEY);
    return false;
  }
  const nowMs = clock.serverTime();
  if (nowMs === null) return true;
  const [owner, since] = (local.get(UNKNOWN_SINCE_KEY) ?? '').split(' ');
  if (owner === session.owner()) return nowMs - Number(since) < HELD_FOR_MS;
  local.set(UNKNOWN_SINCE_KEY, `${session.owner()} ${String(nowMs)}`);
  return true;
}
