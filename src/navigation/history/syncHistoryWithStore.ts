import type { Store } from '@reduxjs/toolkit';
import { createPath, type NavigateOptions, type Navigator, parsePath, type To } from 'react-router-dom';

import { removeAuthorizationParameters } from '@/navigation/guards/removeAuthorizationParameters';
import { removeReqJsonParameter } from '@/navigation/guards/removeQueryParameters';
import { removeReqJsonSecrets } from '@/navigation/guards/removeReqJsonSecrets';
import { parentPathRedirects, paths, type ScreenName } from '@/navigation/paths';

import {
  type EarlierHistoryEntry,
  type NavigationTrigger,
  routeChanged,
  type RouteState,
  selectRoute,
} from './routeSlice';

export type HistoryWindow = Pick<
  Window,
  'history' | 'location' | 'addEventListener' | 'removeEventListener' | 'crypto' | 'setTimeout'
>;

const RETRY_DELAY_MS = 1_000;
/** Signing in needs only a few screens, so more entries are never needed. */
const MAX_ENTRIES_BELOW = 6;

interface HistoryEntryState {
  key?: string;
  state?: unknown;
  depth?: number;
  below?: readonly EarlierHistoryEntry[];
}

/** The path below the base path. A parent's address becomes the one of its index child (Rule 2.2). */
export function toAppPathname(pathname: string, basename = '/'): string {
  const base = basename.replace(/\/$/, '');
  const relative = base !== '' && pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const path = relative.startsWith('/') ? relative : `/${relative}`;
  const child = parentPathRedirects[
    (path.length > 1 ? path.replace(/\/$/, '') : path) as keyof typeof parentPathRedirects
  ] as ScreenName | undefined;
  return child === undefined ? path : encodeURI(paths[child]);
}

const newKey = (crypto: Crypto): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const readEntryState = (page: Pick<HistoryWindow, 'history'>) => page.history.state as HistoryEntryState | null;

/**
 * The route from the address bar, without a ticket or an authorization code, which are never stored. The store is
 * created with it, so that its first state already shows a real screen.
 */
export function readRoute(
  page: Pick<HistoryWindow, 'history' | 'location' | 'crypto'>,
  basename = '/',
  action: RouteState['action'] = 'POP',
): RouteState {
  const { search, hash } = page.location;
  const entryState = readEntryState(page);
  const pathname = toAppPathname(page.location.pathname, basename);
  const location = {
    pathname,
    search: removeReqJsonSecrets(pathname === paths.loginLoading ? removeAuthorizationParameters(search) : search),
    hash,
    key: entryState?.key ?? newKey(page.crypto),
    state: entryState?.state ?? null,
  };
  return { location, action, depth: entryState?.depth ?? 0, below: entryState?.below ?? [] };
}

/**
 * Paths in the store are relative to `basename`; only the address bar has it.
 *
 * The store is the source of truth. A navigation is dispatched first, and reaches window.history only if the store
 * accepts it. Redux DevTools reject it while they show an earlier state. A route change that did not start here is a
 * jump in DevTools. It is written with `replace`, so that time travel adds no history entries.
 *
 * WebKit throws at more than 100 history changes in 30 s. The screen is shown all the same. Its entry is written as
 * soon as the browser accepts it: one entry for all changes that were refused.
 */
export function syncHistoryWithStore(
  store: Store<{ route: RouteState }>,
  page: HistoryWindow,
  basename = '/',
): { navigator: Navigator; stop: () => void } {
  let navigated: RouteState | undefined;
  /** The browser has refused to push an entry. */
  let isPushPending = false;
  let retry = 0;
  const dispatchRoute = (route: RouteState, options?: NavigationTrigger) => {
    navigated = route;
    store.dispatch(routeChanged(route, options));
    navigated = undefined;
    syncHistory();
  };
  const syncHistory = () => {
    const shown = selectRoute(store.getState());
    const address = basename.replace(/\/$/, '') + createPath(shown.location);
    const push = isPushPending || (shown === navigated && shown.action === 'PUSH');
    if (!push && address === createPath(page.location) && shown.location.key === readEntryState(page)?.key) return;
    navigated = undefined; // a subscriber may dispatch again before `dispatchRoute` returns
    const { key, state } = shown.location;
    const { depth, below = [] } = shown;
    try {
      page.history[push ? 'pushState' : 'replaceState'](
        { key, state, depth, below } satisfies HistoryEntryState,
        '',
        address,
      );
      isPushPending = false;
    } catch {
      isPushPending = push;
      retry ||= page.setTimeout(() => {
        retry = 0;
        syncHistory();
      }, RETRY_DELAY_MS);
    }
  };
  const go = (action: 'PUSH' | 'REPLACE', to: To, state: unknown = null, options?: NavigationTrigger) => {
    const { location, depth, below = [] } = selectRoute(store.getState());
    const currentEntry = { pathname: location.pathname, key: location.key };
    const { pathname = location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    // A layer above the screen keeps the screen's address unchanged, whatever parameters it was opened with.
    const allowedSearch = search === location.search ? search : removeReqJsonParameter(search);
    dispatchRoute(
      {
        location: { pathname: toAppPathname(pathname), search: allowedSearch, hash, state, key: newKey(page.crypto) },
        action,
        depth: action === 'PUSH' ? depth + 1 : depth,
        below: action === 'PUSH' ? [...below, currentEntry].slice(-MAX_ENTRIES_BELOW) : below,
      },
      options,
    );
  };
  const onPopState = () => {
    isPushPending = false;
    dispatchRoute(readRoute(page, basename));
  };
  page.addEventListener('popstate', onPopState);
  const unsubscribe = store.subscribe(syncHistory);
  syncHistory(); // an entry that a link has made has no key yet
  return {
    navigator: {
      createHref: (to) => basename.replace(/\/$/, '') + (typeof to === 'string' ? to : createPath(to)),
      push: (to, state, options?: NavigationTrigger & NavigateOptions) => {
        go('PUSH', to, state, options);
      },
      replace: (to, state, options?: NavigationTrigger & NavigateOptions) => {
        go('REPLACE', to, state, options);
      },
      go: (delta) => {
        // The push is still pending, so the address bar already shows the previous entry.
        if (isPushPending) onPopState();
        else page.history.go(delta);
      },
    },
    stop: () => {
      page.removeEventListener('popstate', onPopState);
      unsubscribe();
    },
  };
}
