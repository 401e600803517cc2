import type { Store } from '@reduxjs/toolkit';
import { createPath, type NavigateOptions, type Navigator, parsePath, type To } from 'react-router-dom';

import { withoutAuthorization } from '@/navigation/guards/withoutAuthorization';
import { withoutReqJson } from '@/navigation/guards/withoutParameters';
import { withoutTicket } from '@/navigation/guards/withoutTicket';
import { type PathName, paths, redirects } from '@/navigation/paths';

import { type EntryBelow, type GoOptions, routeChanged, type RouteState, selectRoute } from './routeSlice';

export type HistoryPage = Pick<
  Window,
  'history' | 'location' | 'addEventListener' | 'removeEventListener' | 'crypto' | 'setTimeout'
>;

const TRY_AGAIN_MS = 1_000;
/** Signing in stands on a few screens at most. */
const MOST_BELOW = 6;

interface Kept {
  key?: string;
  state?: unknown;
  depth?: number;
  below?: readonly EntryBelow[];
}

/** The path below the base path. A parent's address becomes the one of its index child (Rule 2.2). */
export function ownPathname(pathname: string, basename = '/'): string {
  const base = basename.replace(/\/$/, '');
  const own = base !== '' && pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const path = own.startsWith('/') ? own : `/${own}`;
  const child = redirects[(path.length > 1 ? path.replace(/\/$/, '') : path) as keyof typeof redirects] as
    PathName | undefined;
  return child === undefined ? path : encodeURI(paths[child]);
}

const newKey = (crypto: Crypto): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const keptOf = (page: Pick<HistoryPage, 'history'>) => page.history.state as Kept | null;

/**
 * The route from the address bar, without a ticket or an authorization code, which are never stored. The store is created with it, so that
 * its first state already shows a real screen.
 */
export function readRoute(
  page: Pick<HistoryPage, 'history' | 'location' | 'crypto'>,
  basename = '/',
  action: RouteState['action'] = 'POP',
): RouteState {
  const { search, hash } = page.location;
  const kept = keptOf(page);
  const pathname = ownPathname(page.location.pathname, basename);
  const location = {
    pathname,
    search: withoutTicket(pathname === paths.loginLoading ? withoutAuthorization(search) : search),
    hash,
    key: kept?.key ?? newKey(page.crypto),
    state: kept?.state ?? null,
  };
  return { location, action, depth: kept?.depth ?? 0, below: kept?.below ?? [] };
}

/**
 * Paths in the store are relative to `basename`; only the address bar has it.
 *
 * The store leads. A navigation is dispatched first, and reaches window.history only if the store accepts it. Redux DevTools reject it
 * while they show an earlier moment. A route change that was not requested here is a jump in DevTools. It is written with `replace`, so
 * that time travel adds no history.
 *
 * WebKit throws at more than 100 changes of the history in 30 s. The screen is shown all the same. Its entry follows when the browser takes it, one
 * for all that were refused.
 */
export function bindHistory(
  store: Store<{ route: RouteState }>,
  page: HistoryPage,
  basename = '/',
): { navigator: Navigator; stop: () => void } {
  let navigated: RouteState | undefined;
  /** The browser has refused an entry. */
  let isOwed = false;
  let retry = 0;
  const show = (route: RouteState, options?: GoOptions) => {
    navigated = route;
    store.dispatch(routeChanged(route, options));
    navigated = undefined;
    follow();
  };
  const follow = () => {
    const shown = selectRoute(store.getState());
    const address = basename.replace(/\/$/, '') + createPath(shown.location);
    const push = isOwed || (shown === navigated && shown.action === 'PUSH');
    if (!push && address === createPath(page.location) && shown.location.key === keptOf(page)?.key) return;
    navigated = undefined; // a subscriber may dispatch again before `show` returns
    const { key, state } = shown.location;
    const { depth, below = [] } = shown;
    try {
      page.history[push ? 'pushState' : 'replaceState']({ key, state, depth, below } satisfies Kept, '', address);
      isOwed = false;
    } catch {
      isOwed = push;
      retry ||= page.setTimeout(() => {
        retry = 0;
        follow();
      }, TRY_AGAIN_MS);
    }
  };
  const go = (action: 'PUSH' | 'REPLACE', to: To, state: unknown = null, options?: GoOptions) => {
    const { location, depth, below = [] } = selectRoute(store.getState());
    const here = { pathname: location.pathname, key: location.key };
    const { pathname = location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    // A layer above the screen keeps the address of the screen, whatever it was opened with.
    const passed = search === location.search ? search : withoutReqJson(search);
    show(
      {
        location: { pathname: ownPathname(pathname), search: passed, hash, state, key: newKey(page.crypto) },
        action,
        depth: action === 'PUSH' ? depth + 1 : depth,
        below: action === 'PUSH' ? [...below, here].slice(-MOST_BELOW) : below,
      },
      options,
    );
  };
  const popped = () => {
    isOwed = false;
    show(readRoute(page, basename));
  };
  page.addEventListener('popstate', popped);
  const unsubscribe = store.subscribe(follow);
  follow(); // an entry that a link has made has no key yet
  return {
    navigator: {
      createHref: (to) => basename.replace(/\/$/, '') + (typeof to === 'string' ? to : createPath(to)),
      push: (to, state, options?: GoOptions & NavigateOptions) => {
        go('PUSH', to, state, options);
      },
      replace: (to, state, options?: GoOptions & NavigateOptions) => {
        go('REPLACE', to, state, options);
      },
      go: (delta) => {
        // The address bar is still on the entry before.
        if (isOwed) popped();
        else page.history.go(delta);
      },
    },
    stop: () => {
      page.removeEventListener('popstate', popped);
      unsubscribe();
    },
  };
}
