/** The number of recent searches to store. */
const MAX_RECENTS = 10;

/** Parses a stored list, dropping entries that fail `isEntry`; null for anything else. */
export const parseRecentSearches = <T>(
  stored: unknown,
  isEntry: (value: unknown) => value is T,
): readonly T[] | null => (Array.isArray(stored) ? stored.filter(isEntry).slice(0, MAX_RECENTS) : null);

/** Adds an entry in front and removes its duplicate. */
export const addRecentSearch = <T>(entries: readonly T[], latest: T, keyOf: (entry: T) => string): readonly T[] =>
  [latest, ...entries.filter((entry) => keyOf(entry) !== keyOf(latest))].slice(0, MAX_RECENTS);

/** Whether a stored value is a search word. */
export const isSearchKeyword = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A place from an earlier search; GCJ-02 degrees. */
export interface RecentSearchPlace {
  readonly name: string;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
}

/** Whether a stored value is such a place. */
export function isRecentSearchPlace(value: unknown): value is RecentSearchPlace {
  const { name, address, lng, lat } = (value ?? {}) as Partial<RecentSearchPlace>;
  return (
    isSearchKeyword(name) && typeof address === 'string' && Math.abs(Number(lng)) <= 180 && Math.abs(Number(lat)) <= 90
  );
}
