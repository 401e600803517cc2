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

/** The key of a history entry, and a name to store it by. A document that was opened by a link has the key of every other one, so its path is added. */
const entryOf = ({ history, location }: Window): { key: string; name: string } => {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return { key, name: key === 'default' ? `${key} ${location.pathname}` : key };
};

/** Scrolls as soon as the page is long enough, and after some seconds as far as it goes. The driver's own move ends it. */
function scrollWhenLong(page: Window, place: number): void {
  if (place === 0) return;
  const { key } = entryOf(page);
  let left = WAIT_MS / STEP_MS;
  const stop = () => {
    page.clearInterval(timer);
    for (const move of MOVES) page.removeEventListener(move, stop);
  };
  const step = () => {
    left -= 1;
    const isLong = page.document.documentElement.scrollHeight - page.innerHeight >= place;
    const isHere = entryOf(page).key === key;
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
 * Scroll positions survive the document. They are stored when it is left, and restored after a reload, after a return to it, and from the
 * back/forward cache. ScrollMemory does the rest within the document. A document that was opened by a link starts at the top.
 */
export function keepScroll(page: Window, tab: TabStore): void {
  const { history } = page;
  const entry = entryOf(page);
  const places = readPlaces(tab);
  const isNew = history.state === null;
  for (const [key, place] of places) if (!isNew && !keptScroll.has(key)) keptScroll.set(key, place);
  // From now on a reload of this entry is told from a link to its address.
  if (isNew) history.replaceState({ key: entry.key, state: null, depth: 0 }, '');
  else if (page.scrollY === 0) scrollWhenLong(page, new Map(places).get(entry.name) ?? 0);
  page.addEventListener('pagehide', () => {
    const { key, name } = entryOf(page);
    const kept = new Map(keptScroll);
    for (const each of [key, name]) {
      kept.delete(each); // the newest stand last
      kept.set(each, page.scrollY);
    }
    tab.set(STORED, JSON.stringify([...kept].slice(-MOST_PLACES)));
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollWhenLong(page, new Map(readPlaces(tab)).get(entryOf(page).name) ?? 0);
  });
}
