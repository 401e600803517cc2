import type { CookieJar, KeyValueStore, TabLocks } from '@/platform/storage/storage';

import type { OutsidePorts } from './ports';

const createMemoryStore = (): KeyValueStore => {
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

const createMemoryCookies = (): CookieJar => {
  const { get, set, remove } = createMemoryStore();
  return { get, set, remove };
};

/** Locks that exclude each other only among the users of `heldNames`. */
export const createMemoryLocks = (heldNames = new Set<string>()): TabLocks => {
  return {
    areExclusive: true,
    async tryAcquire(name, work) {
      if (heldNames.has(name)) return null;
      heldNames.add(name);
      try {
        return await work();
      } finally {
        heldNames.delete(name);
      }
    },
  };
};

/**
 * Replaces storage and cookies by memory: session, journal and drafts live only as long as the page. For a frame in
 * another site's page, where stored data would be shared with that site.
 */
export const createMemoryStoragePorts = (outside: OutsidePorts): OutsidePorts => ({
  ...outside,
  local: createMemoryStore(),
  tab: createMemoryStore(),
  cookies: createMemoryCookies(),
  locks: createMemoryLocks(),
});
