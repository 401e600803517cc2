import type { HostKind } from '@/host/Host';
import { readRuntimeConfig } from '@/services/transport/config/runtimeConfig';
import { createKeyValueStore } from '@/services/transport/ports/browserPorts';
import { ownLocks } from '@/services/transport/ports/keepNothing';
import type { OutsidePorts } from '@/services/transport/ports/ports';

/** What the replay tells the app about the moment that is shown. */
export interface Moment {
  /** The driver's time, by the server's clock. */
  readonly nowMs: number;
  readonly isOnline: boolean;
}

export interface PhonePorts extends OutsidePorts {
  /** Every clock on the screen is read again. */
  readAgain(this: void): void;
}

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

const inMemory = () =>
  createKeyValueStore(() => {
    throw new Error('the replay has no storage');
  });

/** Ports that lead nowhere: no call settles, nothing is stored, and no host is there. Only the clock runs, and it is the driver's. */
export function phonePorts(moment: () => Moment, hostKind: HostKind, href: () => string): PhonePorts {
  const cookies = inMemory();
  const watching = new Set<() => void>();
  let texts = 0;
  const nowMs = () => moment().nowMs;
  return {
    fetch: never,
    openUpload: never,
    clock: {
      deviceNow: nowMs,
      serverNow: nowMs,
      serverTime: nowMs,
      monotonic: nowMs,
      resync: nothing,
      learnServerTime: nothing,
    },
    random: {
      text: (length) => {
        texts += 1;
        return String(texts).padStart(length, '0');
      },
    },
    local: inMemory(),
    tab: inMemory(),
    cookies: { get: cookies.get, set: cookies.set, remove: cookies.remove },
    page: {
      href,
      build: '',
      entryHref: href(),
      replaceAddress: nothing,
      leave: nothing,
      reload: nothing,
      setTitle: nothing,
      copy: never,
      paste: never,
      isVisible: () => true,
      isLeaving: () => false,
      whenIdle: () => nothing,
      prefersReducedMotion: () => true,
      isOnline: () => moment().isOnline,
      onSeenAgain: (listener) => {
        watching.add(listener);
        return () => void watching.delete(listener);
      },
      onOnlineChange: () => nothing,
    },
    locks: ownLocks(),
    hostKind,
    openHost: never,
    config: readRuntimeConfig('{}'),
    report: nothing,
    readAgain: () => {
      for (const listener of [...watching]) listener();
    },
  };
}
