import type { HostEnv } from '@/host/HostEnv';
import { detectHost, isIosDevice } from '@/host/load/detectHost';
import { hostFacts } from '@/host/load/hostFacts';
import { loadHost } from '@/host/load/loadHost';
import { randomText } from '@/lib/randomText';
import { withoutReqJson } from '@/navigation/guards/withoutParameters';

import { readRuntimeConfig } from '../config/runtimeConfig';
import { createCookieJar } from '../storage/cookieJar';
import type { KeyValueStore } from '../storage/storage';
import { createLocks } from './createLocks';
import { type EarlyCalls, takeEarly } from './earlyCalls';
import type { Clock, OutsidePorts, PagePort } from './ports';

/** A storage that may be blocked, full or absent. In that case memory replaces it until the page ends. */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  /** Values that the browser has refused. Each is valid as long as the storage shows what it showed then: another tab may have written a newer one. */
  const memory = new Map<string, { shown: string | null | undefined; value: string | null }>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const shownAt = (key: string) => attempt((storage) => storage.getItem(key));
  const remember = (key: string, value: string | null) => void memory.set(key, { shown: shownAt(key), value });
  return {
    get(key) {
      const shown = shownAt(key);
      const refused = memory.get(key);
      if (refused !== undefined && (shown === undefined || shown === refused.shown)) return refused.value;
      memory.delete(key);
      return shown ?? null;
    },
    set(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isKept === true) memory.delete(key);
      else remember(key, value);
      return isKept === true;
    },
    remove(key) {
      const isGone = attempt((storage) => {
        storage.removeItem(key);
        return true;
      });
      if (isGone === true) memory.delete(key);
      else remember(key, null);
    },
  };
}

/** The two clocks of a device that is awake do not differ by this much within a visit, save when its time is set. */
const SLEPT_MS = 2_000;

/** Server time is the Date header of the last response plus the monotonic time since. Before any response, it is the device's clock. */
export function createClock(device: () => number, monotonic: () => number): Clock {
  let learned: { serverMs: number; atMs: number; deviceMs: number } | null = null;
  let isCertain = false;
  const learn = (serverMs: number) => {
    learned = { serverMs, atMs: monotonic(), deviceMs: device() };
  };
  const serverNow = () => (learned === null ? device() : learned.serverMs + (monotonic() - learned.atMs));
  return {
    deviceNow: device,
    monotonic,
    serverNow,
    serverTime: () => (isCertain ? serverNow() : null),
    learnServerTime(serverMs) {
      learn(serverMs);
      isCertain = true;
    },
    resync() {
      if (learned === null) return;
      const passedMs = device() - learned.deviceMs;
      if (passedMs - (monotonic() - learned.atMs) < SLEPT_MS) return;
      learn(learned.serverMs + passedMs);
      isCertain = false;
    },
  };
}

/** A link to a phone number or an app announces that the page is left, and it stays. A page that is still here after this time was not left. */
const LEAVING_MS = 5_000;

/** Follows whether the document is on its way out. Its own loading is broken off then, and every such failure is none. */
function watchLeaving(page: Window): () => boolean {
  let leftAtMs: number | null = null;
  const left = () => {
    leftAtMs = Date.now();
  };
  page.addEventListener('beforeunload', left);
  page.addEventListener('pagehide', left);
  page.addEventListener('pageshow', () => {
    leftAtMs = null;
  });
  return () => leftAtMs !== null && Math.abs(Date.now() - leftAtMs) < LEAVING_MS;
}

function createPage(page: Window, entryHref: string): PagePort {
  return {
    isLeaving: watchLeaving(page),
    href: () => page.location.href,
    build: page.document.documentElement.dataset['build'] ?? '',
    entryHref,
    replaceAddress(href) {
      page.history.replaceState(page.history.state, '', href);
    },
    leave(href) {
      const to = new URL(href);
      // The document would be opened again, at an address that somebody else wrote.
      if (to.origin === page.location.origin) to.search = withoutReqJson(to.search);
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
    whenIdle(work) {
      let cancel: () => void;
      const wait = () => {
        // iOS 14 has no requestIdleCallback.
        if (!('requestIdleCallback' in page)) {
          const timer = setTimeout(work, 300);
          cancel = () => {
            clearTimeout(timer);
          };
          return;
        }
        const handle = page.requestIdleCallback(work, { timeout: 2_000 });
        cancel = () => {
          // eslint-disable-next-line browsers/promised-apis -- it comes with requestIdleCallback
          page.cancelIdleCallback(handle);
        };
      };
      if (page.document.readyState === 'complete') wait();
      else {
        // An idle processor does not mean an idle connection, so the document's own loading goes first.
        page.addEventListener('load', wait, { once: true });
        cancel = () => {
          page.removeEventListener('load', wait);
        };
      }
      return () => {
        cancel();
      };
    },
    isVisible: () => page.document.visibilityState === 'visible',
    prefersReducedMotion: () => page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    isOnline: () => page.navigator.onLine,
    onSeenAgain(listener) {
      const seen = () => {
        if (page.document.visibilityState === 'visible') listener();
      };
      const shown = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      page.document.addEventListener('visibilitychange', seen);
      page.addEventListener('pageshow', shown);
      return () => {
        page.document.removeEventListener('visibilitychange', seen);
        page.removeEventListener('pageshow', shown);
      };
    },
    onOnlineChange(listener) {
      const online = () => {
        listener(true);
      };
      const offline = () => {
        listener(false);
      };
      page.addEventListener('online', online);
      page.addEventListener('offline', offline);
      return () => {
        page.removeEventListener('online', online);
        page.removeEventListener('offline', offline);
      };
    },
  };
}

/** The inline script of index.html starts the first calls of a landing before this program has loaded. Each response is used once. */
interface EarlyPage {
  __early?: EarlyCalls;
  __entryHref?: string;
  __isProgramHere?: boolean;
}

/** The ports of a browser page. Reads the configuration in the document. */
export function createBrowserPorts(page: Window & typeof globalThis): OutsidePorts {
  const early = page as unknown as EarlyPage;
  early.__isProgramHere = true;
  const entryHref = early.__entryHref ?? page.location.href;
  const config = readRuntimeConfig(page.document.getElementById('config')?.textContent);
  const local = createKeyValueStore(() => page.localStorage);
  const userAgent = page.navigator.userAgent;
  const hostKind = detectHost(userAgent, hostFacts(page));
  const bytes = (length: number) => page.crypto.getRandomValues(new Uint8Array(length));
  const env: Omit<HostEnv, 'sign' | 'oAuthUrl'> = {
    window: page,
    entryUrl: entryHref,
    isIos: isIosDevice(userAgent, page.navigator.maxTouchPoints),
  };
  const clock = createClock(
    () => Date.now(),
    () => page.performance.now(),
  );
  const pagePort = createPage(page, entryHref);
  // Before anything else looks at the time again.
  pagePort.onSeenAgain(clock.resync);
  return {
    fetch(input, init) {
      const send = () => page.fetch(input, init);
      return takeEarly(early.__early, input, init)?.catch(send) ?? send();
    },
    openUpload: () =>
      import(/* webpackChunkName: "images" */ './uploadByXhr').then(({ uploadByXhr }) => uploadByXhr(page)),
    clock,
    random: { text: (length) => randomText(length, bytes) },
    local,
    tab: createKeyValueStore(() => page.sessionStorage),
    cookies: createCookieJar(page, config.basePath),
    page: pagePort,
    locks: createLocks(page, local, randomText(16, bytes), () => Date.now()),
    hostKind,
    openHost: (calls) => loadHost(hostKind, { ...env, ...calls }),
    config,
    report(error, where) {
      page.console.error(where, error);
    },
  };
}
