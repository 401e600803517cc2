import type { Row } from './timeline';

export const SPEEDS = [1, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the operator looks at. */
export interface Viewing {
  /** Index of a row. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Rows of bookkeeping are listed too. */
  readonly showsAll: boolean;
  readonly query: string;
}

export const BEGINNING: Viewing = { at: 0, isPlaying: false, speed: 1, showsAll: false, query: '' };

export type Act =
  | { readonly do: 'goTo'; readonly at: number }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'leap'; readonly by: 1 | -1; readonly to: 'error' | 'payment' }
  | { readonly do: 'togglePlay' }
  | { readonly do: 'playOn' }
  | { readonly do: 'setSpeed'; readonly speed: Speed }
  | { readonly do: 'showAll'; readonly isOn: boolean }
  | { readonly do: 'search'; readonly query: string };

/** Nobody waits for a driver who waits: a longer pause is played as one of this length. */
const LONGEST_PAUSE_MS = 3_000;

const IS = {
  error: ({ isError }: Row) => isError,
  payment: ({ kind, isQuiet }: Row) => kind === 'payment' && !isQuiet,
};

const needleOf = (query: string): string => query.trim().toLowerCase();

/** The rows in the list, by their index. A search looks at all of them. */
export function listedOf(rows: readonly Row[], { query, showsAll }: Viewing): readonly number[] {
  const isListed =
    needleOf(query) === '' ? (row: Row) => showsAll || !row.isQuiet : ({ find }: Row) => find.includes(needleOf(query));
  return rows.flatMap((row, index) => (isListed(row) ? [index] : []));
}

/**
 * The row in the list that stands for the row in view: itself, or the nearest before it. -1 if there is none. What a search has not found stands for
 * nothing.
 */
export function currentOf(listed: readonly number[], { at, query }: Pick<Viewing, 'at' | 'query'>): number {
  if (needleOf(query) !== '') return listed.includes(at) ? at : -1;
  return listed.filter((index) => index <= at).pop() ?? -1;
}

/** The next of the rows that were found, and after the last one the first. */
export const nextFound = (listed: readonly number[], at: number): number =>
  listed.find((index) => index > at) ?? listed[0] ?? at;

/** The next index in one direction; the same one if there is none. */
const nextOf = (indices: readonly number[], at: number, by: 1 | -1): number =>
  (by === 1 ? indices.find((index) => index > at) : indices.filter((index) => index < at).pop()) ?? at;

export const leapFrom = (rows: readonly Row[], at: number, by: 1 | -1, to: 'error' | 'payment'): number =>
  nextOf(
    rows.flatMap((row, index) => (IS[to](row) ? [index] : [])),
    at,
    by,
  );

export const isAtEnd = (rows: readonly Row[], { at }: Viewing): boolean => at >= rows.length - 1;

/** How long the row in view stays while it plays; null at the end. */
export function pauseOf(rows: readonly Row[], { at, speed }: Viewing): number | null {
  const [row, next] = [rows[at], rows[at + 1]];
  if (row === undefined || next === undefined) return null;
  return Math.min(next.atMs - row.atMs, LONGEST_PAUSE_MS) / speed;
}

export const viewingAfter =
  (rows: readonly Row[]) =>
  (viewing: Viewing, act: Act): Viewing => {
    const goTo = (at: number): Viewing => ({
      ...viewing,
      at: Math.min(Math.max(at, 0), rows.length - 1),
      isPlaying: false,
    });
    switch (act.do) {
      case 'goTo':
        return goTo(act.at);
      case 'step':
        return goTo(nextOf(listedOf(rows, viewing), viewing.at, act.by));
      case 'leap':
        return goTo(leapFrom(rows, viewing.at, act.by, act.to));
      case 'togglePlay':
        // At the end it begins again.
        return viewing.isPlaying
          ? { ...viewing, isPlaying: false }
          : { ...viewing, isPlaying: true, at: isAtEnd(rows, viewing) ? 0 : viewing.at };
      case 'playOn': {
        if (!viewing.isPlaying) return viewing;
        const at = Math.min(viewing.at + 1, rows.length - 1);
        return { ...viewing, at, isPlaying: at < rows.length - 1 };
      }
      case 'setSpeed':
        return { ...viewing, speed: act.speed };
      case 'showAll':
        return { ...viewing, showsAll: act.isOn };
      case 'search':
        return { ...viewing, query: act.query };
    }
  };
