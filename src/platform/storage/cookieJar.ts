import { readCookie } from '@/lib/readCookie';

import type { CookieJar } from './storage';

const DAY_SECONDS = 86_400;

/**
 * Cookies of the app's own path. A cookie that the browser refuses is retained in memory, so the driver stays signed
 * in until the page ends. `document.cookie` shows other tabs' changes with a delay; if there is a cookieStore,
 * `syncFromBrowser` reads from it.
 */
export function createCookieJar(
  page: Pick<Window, 'document' | 'location'> & { cookieStore?: Pick<CookieStore, 'getAll' | 'addEventListener'> },
  path: string,
): CookieJar {
  const { cookieStore } = page;
  const memory = new Map<string, string>();
  /** Newer values by name, read from the cookieStore. Each is valid while `document.cookie` is unchanged since then. */
  const newerValues = new Map<string, { shown: string | null; value: string | null }>();
  /**
   * Values that remained after this page had removed the cookie, because a site on the parent domain set them. They
   * are ignored, otherwise a driver who signed out would stay signed in.
   */
  const foreignValues = new Map<string, string>();
  let writes = 0;
  const readVisible = (name: string): string | null => {
    try {
      return readCookie(page.document.cookie, name);
    } catch {
      return null;
    }
  };
  const read = (name: string): string | null => {
    const visible = readVisible(name);
    const newer = newerValues.get(name);
    const isNewer = newer?.shown === visible;
    if (!isNewer) newerValues.delete(name);
    const value = isNewer ? newer.value : visible;
    return value === foreignValues.get(name) ? null : value;
  };
  const write = (name: string, value: string, days: number) => {
    writes += 1;
    newerValues.delete(name);
    foreignValues.delete(name);
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    try {
      page.document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${String(days * DAY_SECONDS)}; SameSite=Lax${secure}`;
    } catch {
      // Refused; this is detected by reading it back below.
    }
  };
  return {
    get: (name) => memory.get(name) ?? read(name),
    set(name, value, days) {
      write(name, value, days);
      const isStored = readVisible(name) === value;
      if (isStored) memory.delete(name);
      else {
        memory.set(name, value);
        write(name, '', -1); // the former value must not come back with the next page
      }
      return isStored;
    },
    remove(name) {
      memory.delete(name);
      write(name, '', -1);
      const visible = readVisible(name);
      if (visible !== null) foreignValues.set(name, visible);
    },
    ...(cookieStore === undefined
      ? {}
      : {
          async syncFromBrowser(names) {
            const writesBefore = writes;
            const all = await cookieStore.getAll().catch(() => null);
            if (all === null || writesBefore !== writes) return; // what this page has just written is newer
            const text = all.map(({ name, value }) => `${name ?? ''}=${value ?? ''}`).join('; ');
            for (const name of names) {
              const [visible, value] = [readVisible(name), readCookie(text, name)];
              if (visible === value) newerValues.delete(name);
              else newerValues.set(name, { shown: visible, value });
            }
          },
          onChange(listener) {
            cookieStore.addEventListener('change', listener);
          },
        }),
  };
}
