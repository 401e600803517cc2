import type { HostAdapterEnv } from '@/host/HostAdapterEnv';
import { detectHostAppKind, isIosDevice } from '@/host/load/detectHostAppKind';
import { loadHostAdapter } from '@/host/load/loadHostAdapter';
import { readHostDetectionSignals } from '@/host/load/readHostDetectionSignals';
import { createRandomText } from '@/lib/createRandomText';
import { removeReqJsonParameter } from '@/navigation/guards/removeQueryParameters';
import { readRuntimeConfig } from '@/platform/config/runtimeConfig';
import { createCookieJar } from '@/platform/storage/cookieJar';
import type { KeyValueStore } from '@/platform/storage/storage';

import { createTabLocks } from './createTabLocks';
import { type EarlyCalls, takeEarlyResponse } from './earlyCalls';
import type { Clock, OutsidePorts, PagePort } from './ports';

/**
 * Creates a store on a storage that may be blocked, full or absent. Values that it refuses are retained in memory
 * until the page ends.
 */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  /**
   * Values that the browser refused to store. Each is valid while the stored value is unchanged since then; otherwise
   * another tab has written a newer one.
   */
  const memory = new Map<string, { shown: string | null | undefined; value: string | null }>();
  const tryStorage = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const readStored = (key: string) => tryStorage((storage) => storage.getItem(key));
  const retainInMemory = (key: string, value: string | null) => void memory.set(key, { shown: readStored(key), value });
  return {
    get(key) {
      const stored = readStored(key);
      const unsaved = memory.get(key);
      if (unsaved !== undefined && (stored === undefined || stored === unsaved.shown)) return unsaved.value;
      memory.delete(key);
      return stored ?? null;
    },
    set(key, value) {
      const isStored = tryStorage((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored === true) memory.delete(key);
      else retainInMemory(key, value);
      return isStored === true;
    },
    remove(key) {
      const isRemoved = tryStorage((storage) => {
        storage.removeItem(key);
        return true;
      });
      if (isRemoved === true) memory.delete(key);
      else retainInMemory(key, null);
    },
  };
}

/** While a device is awake, its two clocks differ by less than this within a visit, unless its time is set. */
const SLEEP_THRESHOLD_MS = 2_000;

/**
 * Server time is the Date header of the last response plus the monotonic time since. Before any response, it is the
 * device's clock.
 */
export function createServerSyncedClock(device: () => number, monotonic: () => number): Clock {
  let reference: { serverMs: number; atMs: number; deviceMs: number } | null = null;
  let isCertain = false;
  const setReference = (serverMs: number) => {
    reference = { serverMs, atMs: monotonic(), deviceMs: device() };
  };
  const serverNow = () => (reference === null ? device() : reference.serverMs + (monotonic() - reference.atMs));
  return {
    deviceNow: device,
    monotonic,
    serverNow,
    serverTime: () => (isCertain ? serverNow() : null),
    syncServerTime(serverMs) {
      setReference(serverMs);
      isCertain = true;
    },
    resync() {
      if (reference === null) return;
      const elapsedMs = device() - reference.deviceMs;
      if (elapsedMs - (monotonic() - reference.atMs) < SLEEP_THRESHOLD_MS) return;
      setReference(reference.serverMs + elapsedMs);
      isCertain = false;
    },
  };
}

/**
 * Links to phone numbers and apps fire the events of leaving, but the page stays. After this time the page was not
 * left.
 */
const LEAVING_MS = 5_000;

/**
 * Tracks whether the document is being unloaded. The browser then aborts its requests, and such failures are not
 * errors.
 */
function trackLeaving(page: Window): () => boolean {
  let leavingSinceMs: number | null = null;
  const markLeaving = () => {
    leavingSinceMs = Date.now();
  };
  page.addEventListener('beforeunload', markLeaving);
  page.addEventListener('pagehide', markLeaving);
  page.addEventListener('pageshow', () => {
    leavingSinceMs = null;
  });
  return () => leavingSinceMs !== null && Math.abs(Date.now() - leavingSinceMs) < LEAVING_MS;
}

function createPagePort(page: Window, entryHref: string): PagePort {
  return {
    isLeaving: trackLeaving(page),
    href: () => page.location.href,
    build: page.document.documentElement.dataset['build'] ?? '',
    entryHref,
    replaceAddress(href) {
      page.history.replaceState(page.history.state, '', href);
    },
    leave(href) {
      const to = new URL(href);
      // The new document would read `reqJson` again, and others may have written this address.
      if (to.origin === page.location.origin) to.search = removeReqJsonParameter(to.search);
      page.location.assign(to.href);
    },
    reload() {
      page.location.reload();
    },
    setTitle(title) {
      page.document.title = title;
    },
    async copy(text) {
      try {
        await page.navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false; // the browser refused, or there is no clipboard
      }
    },
    async paste() {
      try {
        return await page.navigator.clipboard.readText();
      } catch {
        return null;
      }
    },
    whenIdle(callback) {
      let cancel: () => void;
      const scheduleIdle = () => {
        // iOS 14 has no requestIdleCallback.
        if (!('requestIdleCallback' in page)) {
          const timer = setTimeout(callback, 300);
          cancel = () => {
            clearTimeout(timer);
          };
          return;
        }
        const handle = page.requestIdleCallback(callback, { timeout: 2_000 });
        cancel = () => {
          // eslint-disable-next-line browsers/promised-apis -- it comes with requestIdleCallback
          page.cancelIdleCallback(handle);
        };
      };
      if (page.document.readyState === 'complete') scheduleIdle();
      else {
        // An idle processor does not mean an idle connection, so the document loads first.
        page.addEventListener('load', scheduleIdle, { once: true });
        cancel = () => {
          page.removeEventListener('load', scheduleIdle);
        };
      }
      return () => {
        cancel();
      };
    },
    isVisible: () => page.document.visibilityState === 'visible',
    prefersReducedMotion: () => page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    isOnline: () => page.navigator.onLine,
    onPageVisible(listener) {
      const onVisibilityChange = () => {
        if (page.document.visibilityState === 'visible') listener();
      };
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      page.document.addEventListener('visibilitychange', onVisibilityChange);
      page.addEventListener('pageshow', onPageShow);
      return () => {
        page.document.removeEventListener('visibilitychange', onVisibilityChange);
        page.removeEventListener('pageshow', onPageShow);
      };
    },
    onOnlineChange(listener) {
      const onOnline = () => {
        listener(true);
      };
      const onOffline = () => {
        listener(false);
      };
      page.addEventListener('online', onOnline);
      page.addEventListener('offline', onOffline);
      return () => {
        page.removeEventListener('online', onOnline);
        page.removeEventListener('offline', onOffline);
      };
    },
  };
}

/**
 * Set by the inline script of index.html, which sends the first calls of a landing before this program has loaded.
 * Each response is used once.
 */
interface EarlyWindow {
  __early?: EarlyCalls;
  __entryHref?: string;
  __isProgramHere?: boolean;
}

/** The ports of a browser page. Reads the configuration in the document. */
export function createBrowserPorts(page: Window & typeof globalThis): OutsidePorts {
  const earlyWindow = page as unknown as EarlyWindow;
  earlyWindow.__isProgramHere = true;
  const entryHref = earlyWindow.__entryHref ?? page.location.href;
  const config = readRuntimeConfig(page.document.getElementById('config')?.textContent);
  const local = createKeyValueStore(() => page.localStorage);
  const userAgent = page.navigator.userAgent;
  const hostKind = detectHostAppKind(userAgent, readHostDetectionSignals(page));
  const bytes = (length: number) => page.crypto.getRandomValues(new Uint8Array(length));
  const env: Omit<HostAdapterEnv, 'sign' | 'oAuthUrl'> = {
    window: page,
    entryUrl: entryHref,
    isIos: isIosDevice(userAgent, page.navigator.maxTouchPoints),
  };
  const clock = createServerSyncedClock(
    () => Date.now(),
    () => page.performance.now(),
  );
  const pagePort = createPagePort(page, entryHref);
  // Registered first, so that every other listener reads the corrected time.
  pagePort.onPageVisible(clock.resync);
  return {
    fetch(input, init) {
      const send = () => page.fetch(input, init);
      return takeEarlyResponse(earlyWindow.__early, input, init)?.catch(send) ?? send();
    },
    openUpload: () =>
      import(/* webpackChunkName: "images" */ './createXhrUploadFetch').then(({ createXhrUploadFetch: uploadByXhr }) =>
        uploadByXhr(page),
      ),
    clock,
    random: { text: (length) => createRandomText(length, bytes) },
    local,
    tab: createKeyValueStore(() => page.sessionStorage),
    cookies: createCookieJar(page, config.basePath),
    page: pagePort,
    locks: createTabLocks(page, local, createRandomText(16, bytes), () => Date.now()),
    hostKind,
    openHost: (calls) => loadHostAdapter(hostKind, { ...env, ...calls }),
    config,
    report(error, where) {
      page.console.error(where, error);
    },
  };
}
