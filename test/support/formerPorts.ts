import type { TabLocks } from '@/platform/storage/storage';

import type { fakePorts } from './fakePorts';

export interface FormerLocks {
  readonly areCertain: boolean;
  tryWith<T>(name: string, work: () => Promise<T>): Promise<T | null>;
}

/** The locks of the last release by the names that this one has. */
export const fromFormerLocks = ({ areCertain, tryWith }: FormerLocks): TabLocks => ({
  areExclusive: areCertain,
  tryAcquire: tryWith,
});

/** The ports as the program of the last release calls them. */
export function toFormerPorts(ports: ReturnType<typeof fakePorts>) {
  const { page, clock, cookies, locks } = ports;
  return {
    ...ports,
    page: { ...page, onSeenAgain: page.onPageVisible },
    clock: { ...clock, learnServerTime: clock.syncServerTime },
    cookies: { ...cookies, catchUp: cookies.syncFromBrowser },
    locks: { ...locks, areCertain: locks.areExclusive, tryWith: locks.tryAcquire },
  };
}
