import type { CookieJar, KeyValueStore, Locks } from '../storage/storage';
import type { OutsidePorts } from './ports';

const memoryStore = (): KeyValueStore => {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? null,
    set(key, value) {
      memory.set(key, value);
      return false;
    },
    remove: (key) => void memory.delete(key),
  };
};

const memoryCookies = (): CookieJar => {
  const { get, set, remove } = memoryStore();
  return { get, set, remove };
};

/** Locks among the users of `held` only. */
export const ownLocks = (held = new Set<string>()): Locks => {
  return {
    areCertain: true,
    async tryWith(name, work) {
      if (held.has(name)) return null;
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    },
  };
};

/**
 * The same ports without storage and cookies: session, journal and drafts live only as long as the page. It is meant for a frame in another
 * site's page, where stored data would be shared with that site.
 */
export const keepNothing = (outside: OutsidePorts): OutsidePorts => ({
  ...outside,
  local: memoryStore(),
  tab: memoryStore(),
  cookies: memoryCookies(),
  locks: ownLocks(),
});
