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

/** Locks among those who share `held`, and nobody else. */
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
 * The same outside without storage and cookies: session, journal and drafts live as long as the page. For a frame in another's
 * page, where what is kept would belong to both.
 */
export const keepNothing = (outside: OutsidePorts): OutsidePorts => ({
  ...outside,
  local: memoryStore(),
  tab: memoryStore(),
  cookies: memoryCookies(),
  locks: ownLocks(),
});
