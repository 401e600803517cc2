import { parseJson } from '@/lib/parseJson';

import { scrollPositions } from './ScrollRestoration';

interface TabStorage {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
}

const STORAGE_KEY = 'scroll.v1';
/** A list is shorter until its first page of rows has loaded. */
const RESTORE_TIMEOUT_MS = 5_000;
const RESTORE_INTERVAL_MS = 100;
const MAX_POSITIONS = 50;
/** After one of these events the driver controls the position. */
const USER_SCROLL_EVENTS = ['pointerdown', 'wheel', 'keydown', 'popstate'] as const;

const entryKeyOf = ({ history }: Window): string => ((history.state ?? {}) as { key?: string }).key ?? '';

/**
 * Scrolls as soon as the page is long enough, or after the time limit as far as possible. Stops when the driver
 * scrolls.
 */
function restoreWhenLongEnough(page: Window): void {
  const key = entryKeyOf(page);
  const position = scrollPositions.get(key) ?? 0;
  if (position === 0) return;
  let triesLeft = RESTORE_TIMEOUT_MS / RESTORE_INTERVAL_MS;
  const stop = () => {
    page.clearInterval(timer);
    for (const event of USER_SCROLL_EVENTS) page.removeEventListener(event, stop);
  };
  const step = () => {
    triesLeft -= 1;
    const isLongEnough = page.document.documentElement.scrollHeight - page.innerHeight >= position;
    const isSameEntry = entryKeyOf(page) === key;
    if (isSameEntry && !isLongEnough && triesLeft > 0) return;
    if (isSameEntry && Math.abs(page.scrollY - position) > 1) page.scrollTo(0, position);
    stop();
  };
  const timer = page.setInterval(step, RESTORE_INTERVAL_MS);
  for (const event of USER_SCROLL_EVENTS) page.addEventListener(event, stop, { passive: true });
}

/** Positions in px, by entry key. An invalid value counts as an empty list. */
function readPositions(tab: TabStorage): [string, number][] {
  const stored = parseJson(tab.get(STORAGE_KEY) ?? '[]');
  return Array.isArray(stored)
    ? stored.filter(
        (each): each is [string, number] =>
          Array.isArray(each) && typeof each[0] === 'string' && Number.isFinite(each[1]),
      )
    : [];
}

/**
 * Keeps scroll positions beyond the lifetime of the document. They are saved when the document is left or hidden,
 * because a phone may end a hidden page. They are restored after a reload, after a return to the document, and from the
 * back/forward cache. ScrollRestoration does the rest within the document. An entry that a link has created has a new
 * key, so it starts at the top.
 *
 * @param isPresent false while DevTools show an earlier state, whose position is not the driver's
 */
export function persistScroll(page: Window, tab: TabStorage, isPresent: () => boolean): void {
  for (const [key, position] of readPositions(tab)) if (!scrollPositions.has(key)) scrollPositions.set(key, position);
  if (page.scrollY === 0) restoreWhenLongEnough(page);
  const savePosition = () => {
    if (!isPresent()) return;
    const key = entryKeyOf(page);
    scrollPositions.delete(key); // the newest positions are last
    scrollPositions.set(key, page.scrollY);
    tab.set(STORAGE_KEY, JSON.stringify([...scrollPositions].slice(-MAX_POSITIONS)));
  };
  page.addEventListener('pagehide', savePosition);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') savePosition();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreWhenLongEnough(page);
  });
  // When the driver goes back to a list whose rows have not loaded, ScrollRestoration finds a page that is too short.
  page.addEventListener('popstate', () => {
    page.setTimeout(() => {
      restoreWhenLongEnough(page);
    }, 0);
  });
}
