import type { KeyValueStore, Locks } from '../storage/storage';

const LEASE_MS = 30_000;
/** If two tabs take the same lease at the same moment, both see the later owner after this time. */
const LEASE_DOUBT_MS = 40;

const LEASE_PREFIX = 'lease.';

/** A tab that was killed leaves its leases behind, with ids in their names. A lease that is still valid is looked at again when it has ended. */
function sweepLeases(page: Window, now: () => number): void {
  try {
    const { localStorage } = page;
    const ends = Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(LEASE_PREFIX)) return [];
      const leftMs = Number(localStorage.getItem(key)?.split(' ')[1]) - now();
      if (leftMs > 0 && leftMs <= LEASE_MS) return [leftMs];
      localStorage.removeItem(key);
      return [];
    });
    if (ends.length > 0) page.setTimeout(() => sweepLeases(page, now), Math.max(...ends) + 1);
  } catch {
    // Storage is blocked, so there are no leases in it.
  }
}

/** Web Locks if the browser has them, else a lease in local storage, which expires if its tab dies. */
export function createLocks(page: Window, local: KeyValueStore, monotonicId: string, now: () => number): Locks {
  const { locks } = page.navigator as { locks?: LockManager };
  sweepLeases(page, now);
  return {
    areCertain: locks !== undefined,
    async tryWith(name, work) {
      if (locks !== undefined)
        return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
      const key = LEASE_PREFIX + name;
      const isOthers = () => {
        const [owner = '', until] = (local.get(key) ?? '').split(' ');
        return owner !== '' && owner !== monotonicId && Number(until) > now();
      };
      if (isOthers()) return null;
      const extend = () => void local.set(key, `${monotonicId} ${String(now() + LEASE_MS)}`);
      extend();
      await new Promise((resolve) => page.setTimeout(resolve, LEASE_DOUBT_MS));
      if (isOthers()) return null;
      const timer = page.setInterval(extend, LEASE_MS / 3);
      try {
        return await work();
      } finally {
        page.clearInterval(timer);
        local.remove(key);
      }
    },
  };
}
