import { cookieIn } from '@/lib/cookieIn';

import type { CookieJar } from './storage';

const DAY_SECONDS = 86_400;

/**
 * Cookies of the app's own path. If the browser refuses one, it is kept in memory, so the driver stays signed in until the page ends.
 * `document.cookie` shows other tabs' changes a moment late; if there is a cookieStore, `catchUp` reads from it.
 */
export function createCookieJar(
  page: Pick<Window, 'document' | 'location'> & { cookieStore?: Pick<CookieStore, 'getAll' | 'addEventListener'> },
  path: string,
): CookieJar {
  const { cookieStore } = page;
  const memory = new Map<string, string>();
  /** Newer values by name. They are valid as long as `document.cookie` still shows what it showed when they came. */
  const news = new Map<string, { shown: string | null; value: string | null }>();
  /** Values by name that stayed when this page removed the cookie: of a site on the parent domain. Else who has signed out would stay signed in. */
  const foreign = new Map<string, string>();
  let writes = 0;
  const shownAs = (name: string): string | null => {
    try {
      return cookieIn(page.document.cookie, name);
    } catch {
      return null;
    }
  };
  const read = (name: string): string | null => {
    const shown = shownAs(name);
    const later = news.get(name);
    const isLater = later?.shown === shown;
    if (!isLater) news.delete(name);
    const value = isLater ? later.value : shown;
    return value === foreign.get(name) ? null : value;
  };
  const write = (name: string, value: string, days: number) => {
    writes += 1;
    news.delete(name);
    foreign.delete(name);
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    try {
      page.document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${String(days * DAY_SECONDS)}; SameSite=Lax${secure}`;
    } catch {
      // Refused; reading it back below detects that.
    }
  };
  return {
    get: (name) => memory.get(name) ?? read(name),
    set(name, value, days) {
      write(name, value, days);
      const isKept = shownAs(name) === value;
      if (isKept) memory.delete(name);
      else {
        memory.set(name, value);
        write(name, '', -1); // the former value must not come back with the next page
      }
      return isKept;
    },
    remove(name) {
      memory.delete(name);
      write(name, '', -1);
      const shown = shownAs(name);
      if (shown !== null) foreign.set(name, shown);
    },
    ...(cookieStore === undefined
      ? {}
      : {
          async catchUp(names) {
            const before = writes;
            const all = await cookieStore.getAll().catch(() => null);
            if (all === null || before !== writes) return; // what this page has just written is newer
            const text = all.map(({ name, value }) => `${name ?? ''}=${value ?? ''}`).join('; ');
            for (const name of names) {
              const [shown, value] = [shownAs(name), cookieIn(text, name)];
              if (shown === value) news.delete(name);
              else news.set(name, { shown, value });
            }
          },
          onChange(listener) {
            cookieStore.addEventListener('change', listener);
          },
        }),
  };
}
