/** As many as a driver reads through. */
const MOST = 10;

/** Parses a stored list whose entries pass `isOne`; null for anything else. */
export const readRecents = <T>(kept: unknown, isOne: (value: unknown) => value is T): readonly T[] | null =>
  Array.isArray(kept) ? kept.filter(isOne).slice(0, MOST) : null;

/** The list with the latest entry first and each entry once. */
export const withRecent = <T>(kept: readonly T[], latest: T, keyOf: (one: T) => string): readonly T[] =>
  [latest, ...kept.filter((one) => keyOf(one) !== keyOf(latest))].slice(0, MOST);

/** Whether a stored value is a search word. */
export const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A place from an earlier search; GCJ-02 degrees. */
export interface RecentPlace {
  readonly name: string;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
}

/** Whether a stored value is such a place. */
export function isRecentPlace(value: unknown): value is RecentPlace {
  const { name, address, lng, lat } = (value ?? {}) as Partial<RecentPlace>;
  return isWord(name) && typeof address === 'string' && Math.abs(Number(lng)) <= 180 && Math.abs(Number(lat)) <= 90;
}
