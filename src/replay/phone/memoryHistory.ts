import type { HistoryPage } from '@/navigation/history/bindHistory';

interface Entry {
  readonly state: unknown;
  readonly address: URL;
}

/** The path is what counts. No request ever goes to this host. */
const NOWHERE = 'https://phone.invalid/';

/** A window as the app's history sees it, in memory only. So the replay neither moves the address of its own page nor adds to its history. */
export function memoryHistory(page: Window): HistoryPage & { readonly href: string } {
  let here: Entry = { state: null, address: new URL(NOWHERE) };
  const write = (state: unknown, _unused: string, address?: string | URL | null) => {
    here = { state, address: new URL(address ?? '', here.address) };
  };
  const history = {
    get state() {
      return here.state;
    },
    pushState: write,
    replaceState: write,
    go: () => undefined,
  };
  const location = {
    get pathname() {
      return here.address.pathname;
    },
    get search() {
      return here.address.search;
    },
    get hash() {
      return here.address.hash;
    },
  };
  return {
    history: history as unknown as History,
    location: location as unknown as Location,
    get href() {
      return here.address.href;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    crypto: page.crypto,
    setTimeout: page.setTimeout.bind(page),
  };
}
