import type { HistoryWindow } from '@/navigation/history/syncHistoryWithStore';

interface Entry {
  readonly state: unknown;
  readonly address: URL;
}

/** Only the path matters. No request ever goes to this host. */
const BASE_URL = 'https://phone.invalid/';

/**
 * A window as the app's history sees it, in memory only, so that the replay changes neither the address of its own page
 * nor its history.
 */
export function createMemoryHistoryWindow(page: Window): HistoryWindow & { readonly href: string } {
  let current: Entry = { state: null, address: new URL(BASE_URL) };
  const write = (state: unknown, _unused: string, address?: string | URL | null) => {
    current = { state, address: new URL(address ?? '', current.address) };
  };
  const history = {
    get state() {
      return current.state;
    },
    pushState: write,
    replaceState: write,
    go: () => undefined,
  };
  const location = {
    get pathname() {
      return current.address.pathname;
    },
    get search() {
      return current.address.search;
    },
    get hash() {
      return current.address.hash;
    },
  };
  return {
    history: history as unknown as History,
    location: location as unknown as Location,
    get href() {
      return current.address.href;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    crypto: page.crypto,
    setTimeout: page.setTimeout.bind(page),
  };
}
