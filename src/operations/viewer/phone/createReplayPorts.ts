import type { HostAppKind } from '@/host/HostAdapter';
import { readRuntimeConfig } from '@/platform/config/runtimeConfig';
import { createKeyValueStore } from '@/platform/ports/browserPorts';
import { createMemoryLocks } from '@/platform/ports/createMemoryStoragePorts';
import type { OutsidePorts } from '@/platform/ports/ports';

/** The time and connection of the shown step, which the replay provides to the app. */
export interface ReplayTimeAndConnection {
  /** The driver's time, by the server's clock. */
  readonly nowMs: number;
  readonly isOnline: boolean;
}

export interface ReplayPorts extends OutsidePorts {
  /** Makes every clock on the screen refresh. */
  refreshClocks(this: void): void;
}

const never = () => new Promise<never>(() => undefined);
const noop = () => undefined;

const createReplayStore = () =>
  createKeyValueStore(() => {
    throw new Error('the replay has no storage');
  });

/**
 * Ports without effects: no call settles, nothing is stored, and there is no host. The clock shows the recorded time.
 */
export function createReplayPorts(
  moment: () => ReplayTimeAndConnection,
  hostKind: HostAppKind,
  href: () => string,
): ReplayPorts {
  const cookies = createReplayStore();
  const listeners = new Set<() => void>();
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
      resync: noop,
      syncServerTime: noop,
    },
    random: {
      text: (length) => {
        texts += 1;
        return String(texts).padStart(length, '0');
      },
    },
    local: createReplayStore(),
    tab: createReplayStore(),
    cookies: { get: cookies.get, set: cookies.set, remove: cookies.remove },
    page: {
      href,
      build: '',
      entryHref: href(),
      replaceAddress: noop,
      leave: noop,
      reload: noop,
      setTitle: noop,
      copy: never,
      paste: never,
      isVisible: () => true,
      isLeaving: () => false,
      whenIdle: () => noop,
      prefersReducedMotion: () => true,
      isOnline: () => moment().isOnline,
      onPageVisible: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      onOnlineChange: () => noop,
    },
    locks: createMemoryLocks(),
    hostKind,
    openHost: never,
    config: readRuntimeConfig('{}'),
    report: noop,
    refreshClocks: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
