import { useCallback, useEffect, useState } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { matchesSaltAndHashText, SALT_LENGTH, toSaltAndHashText } from '@/lib/createSaltedHash';
import { parseJson } from '@/lib/parseJson';
import { usePorts } from '@/platform/ports/PortsContext';

import { addRecentSearch, parseRecentSearches } from '../model/recentSearches';

export interface RecentSearches<T> {
  /** The latest first. */
  readonly entries: readonly T[];
  add(latest: T): void;
  remove(entry: T): void;
  removeAll(): void;
}

interface RecentSearchOptions<T> {
  /** The list's key in this device's storage. */
  readonly name: string;
  readonly isEntry: (value: unknown) => value is T;
  readonly keyOf: (entry: T) => string;
}

/**
 * Recent searches on this device by the signed-in driver or by a visitor. They are not shown to another driver. The
 * argument must be the same object on every call.
 */
export function useRecentSearches<T>({ name, isEntry, keyOf }: RecentSearchOptions<T>): RecentSearches<T> {
  const { local, session, random } = usePorts();
  const owner = session.owner();
  const isSignedIn = useIsSignedIn();
  const key = `recents.${name}.v1`;
  const [storedEntries] = useState((): readonly T[] => {
    const stored = parseJson(local.get(key) ?? '') as { owner?: unknown; list?: unknown } | null | undefined;
    return typeof stored?.owner === 'string' && matchesSaltAndHashText(stored.owner, owner)
      ? (parseRecentSearches(stored.list, isEntry) ?? [])
      : [];
  });
  const isList = useCallback(
    (value: unknown): value is readonly T[] => parseRecentSearches(value, isEntry) !== null,
    [isEntry],
  );
  const [entries, setEntries] = useDraft<readonly T[]>(
    `recents.${name}.${isSignedIn ? 'driver' : 'visitor'}`,
    storedEntries,
    isList,
  );
  // The list is written into the store at once, so that replay shows the list of each moment.
  const isUnknown = entries === storedEntries;
  useEffect(() => {
    if (isUnknown) setEntries([...storedEntries]);
  }, [isUnknown, setEntries, storedEntries]);
  const save = (list: readonly T[]) => {
    setEntries(list);
    local.set(key, JSON.stringify({ owner: toSaltAndHashText(random.text(SALT_LENGTH), owner), list }));
  };
  return {
    entries,
    add: (latest) => {
      save(addRecentSearch(entries, latest, keyOf));
    },
    remove: (entry) => {
      save(entries.filter((other) => keyOf(other) !== keyOf(entry)));
    },
    removeAll: () => {
      save([]);
    },
  };
}
