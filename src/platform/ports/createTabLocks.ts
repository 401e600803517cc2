import type { KeyValueStore, TabLocks } from '@/platform/storage/storage';

const LEASE_MS = 30_000;
/** If two tabs take the same lease at the same moment, both read the same (later) owner after this time. */
const LEASE_SETTLE_MS = 40;

const LEASE_PREFIX = 'lease.';

/**
 * Removes expired leases. A tab that was killed leaves its leases behind, with ids in their names. Leases that are
 * still valid are checked again when they expire.
 */
function removeExpiredLeases(page: Window, now: () => number): void {
  try {
    const { localStorage } = page;
    const remainingTimes = Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(LEASE_PREFIX)) return [];
      const remainingMs = Number(localStorage.getItem(key)?.split(' ')[1]) - now();
      if (remainingMs > 0 && remainingMs <= LEASE_MS) return [remainingMs];
      localStorage.removeItem(key);
      return [];
    });
    if (remainingTimes.length > 0)
      page.setTimeout(() => removeExpiredLeases(page, now), Math.max(...remainingTimes) + 1);
  } catch {
    // Storage is blocked, so there are no leases in it.
  }
}

/** Uses Web Locks if the browser has them, otherwise a lease in local storage, which expires if its tab is killed. */
export function createTabLocks(page: Window, local: KeyValueStore, tabId: string, now: () => number): TabLocks {
  const { locks } = page.navigator as { locks?: LockManager };
  removeExpiredLeases(page, now);
  return {
    areExclusive: locks !== undefined,
    async tryAcquire(name, work) {
      if (locks !== undefined)
        return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
      const key = LEASE_PREFIX + name;
      const isHeldByOtherTab = () => {
        const [owner = '', until] = (local.get(key) ?? '').split(' ');
        return owner !== '' && owner !== tabId && Number(until) > now();
      };
      if (isHeldByOtherTab()) return null;
      const renewLease = () => void local.set(key, `${tabId} ${String(now() + LEASE_MS)}`);
      renewLease();
      await new Promise((resolve) => page.setTimeout(resolve, LEASE_SETTLE_MS));
      if (isHeldByOtherTab()) return null;
      const timer = page.setInterval(renewLease, LEASE_MS / 3);
      try {
        return await work();
      } finally {
        page.clearInterval(timer);
        local.remove(key);
      }
    },
  };
}
