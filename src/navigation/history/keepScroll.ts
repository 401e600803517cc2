import { parseJson } from '@/lib/parseJson';

import { keptScroll } from './ScrollMemory';

interface TabStore {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
}

const STORED = 'scroll.v1';
/** A list may need its first page of rows before it is as long as it was. */
const WAIT_MS = 5_000;
const STEP_MS = 100;
const MOST_PLACES = 50;
/** After these the driver decides where the page is. */
const MOVES = ['pointerdown', 'wheel', 'keydown', 'popstate'] as const;

const keyOf = ({ history }: Window): string => ((history.state ?? {}) as { key?: string }).key ?? '';

/** Scrolls as soon as the page is long enough, and after some seconds as far as it goes. The driver's own move ends it. */
function scrollWhenLong(page: Window): void {
  const key = keyOf(page);
  const place = keptScroll.get(key) ?? 0;
  if (place === 0) return;
  let left = WAIT_MS / STEP_MS;
  const stop = () => {
    page.clearInterval(timer);
    for (const move of MOVES) page.removeEventListener(move, stop);
  };
  const step = () => {
    left -= 1;
    const isLong = page.document.documentElement.scrollHeight - page.innerHeight >= place;
    const isHere = keyOf(page) === key;
    if (isHere && !isLong && left > 0) return;
    if (isHere && Math.abs(page.scrollY - place) > 1) page.scrollTo(0, place);
    stop();
  };
  const timer = page.setInterval(step, STEP_MS);
  for (const move of MOVES) page.addEventListener(move, stop, { passive: true });
}

/** Stored by entry, px. A value that we have not written counts as none. */
function readPlaces(tab: TabStore): [string, number][] {
  const stored = parseJson(tab.get(STORED) ?? '[]');
  return Array.isArray(stored)
    ? stored.filter(
        (each): each is [string, number] =>
          Array.isArray(each) && typeof each[0] === 'string' && Number.isFinite(each[1]),
      )
    : [];
}

/**
 * Scroll positions survive the document. They are stored when it is left or hidden, because a phone may end a hidden page. They are restored after a
 * reload, after a return to the document, and from the back/forward cache. ScrollMemory does the rest within the document. An entry that a link has
 * made has a key of its own, so it starts at the top.
 *
 * @param isPresent false while DevTools show an earlier moment: its place is not the driver's
 */
export function keepScroll(page: Window, tab: TabStore, isPresent: () => boolean): void {
  for (const [key, place] of readPlaces(tab)) if (!keptScroll.has(key)) keptScroll.set(key, place);
  if (page.scrollY === 0) scrollWhenLong(page);
  const store = () => {
    if (!isPresent()) return;
    const key = keyOf(page);
    keptScroll.delete(key); // the newest stand last
    keptScroll.set(key, page.scrollY);
    tab.set(STORED, JSON.stringify([...keptScroll].slice(-MOST_PLACES)));
  };
  page.addEventListener('pagehide', store);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') store();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollWhenLong(page);
  });
  // Back to a list whose rows are not there yet: ScrollMemory finds a short page.
  page.addEventListener('popstate', () => {
    page.setTimeout(() => {
      scrollWhenLong(page);
    }, 0);
  });
}
