import { useCallback, useEffect, useState } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { parseJson } from '@/lib/parseJson';
import { isPrintOf, printWithSalt, SALT_LENGTH } from '@/lib/saltedPrint';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { readRecents, withRecent } from '../model/recents';

export interface Recents<T> {
  /** The latest first. */
  readonly recents: readonly T[];
  remember(latest: T): void;
  forget(one: T): void;
  forgetAll(): void;
}

interface RecentKind<T> {
  /** The list's key in this device's storage. */
  readonly name: string;
  readonly isOne: (value: unknown) => value is T;
  readonly keyOf: (one: T) => string;
}

/**
 * Earlier searches on this device by the signed-in driver, or by a visitor. Another driver does not see them. The argument must be the same
 * object on every call.
 */
export function useRecents<T>({ name, isOne, keyOf }: RecentKind<T>): Recents<T> {
  const { local, session, random } = usePorts();
  const owner = session.owner();
  const isSignedIn = useIsSignedIn();
  const key = `recents.${name}.v1`;
  const [atStart] = useState((): readonly T[] => {
    const kept = parseJson(local.get(key) ?? '') as { owner?: unknown; list?: unknown } | null | undefined;
    return typeof kept?.owner === 'string' && isPrintOf(kept.owner, owner) ? (readRecents(kept.list, isOne) ?? []) : [];
  });
  const isList = useCallback((value: unknown): value is readonly T[] => readRecents(value, isOne) !== null, [isOne]);
  const [recents, show] = useDraft<readonly T[]>(
    `recents.${name}.${isSignedIn ? 'driver' : 'visitor'}`,
    atStart,
    isList,
  );
  // The list is written into the state at once, so that an earlier moment in DevTools shows the list of that time.
  const isUnknown = recents === atStart;
  useEffect(() => {
    if (isUnknown) show([...atStart]);
  }, [isUnknown, show, atStart]);
  const keep = (list: readonly T[]) => {
    show(list);
    local.set(key, JSON.stringify({ owner: printWithSalt(random.text(SALT_LENGTH), owner), list }));
  };
  return {
    recents,
    remember: (latest) => {
      keep(withRecent(recents, latest, keyOf));
    },
    forget: (one) => {
      keep(recents.filter((other) => keyOf(other) !== keyOf(one)));
    },
    forgetAll: () => {
      keep([]);
    },
  };
}
