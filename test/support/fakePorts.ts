import type { HostAdapter, HostAppKind, HostCapabilityFlags, HostPaymentReport } from '@/host/HostAdapter';
import { readRuntimeConfig } from '@/platform/config/runtimeConfig';
import { createKeyValueStore, createServerSyncedClock } from '@/platform/ports/browserPorts';
import { createMemoryLocks } from '@/platform/ports/createMemoryStoragePorts';
import type { OutsidePorts, UploadFetch } from '@/platform/ports/ports';
import type { CookieJar, TabLocks } from '@/platform/storage/storage';

export const memoryStorage = (kept: Map<string, string> = new Map()): Storage => ({
  get length() {
    return kept.size;
  },
  clear: () => {
    kept.clear();
  },
  getItem: (key) => kept.get(key) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
});

export const fakeCookies = (kept: Map<string, string> = new Map()): CookieJar => ({
  get: (name) => kept.get(name) ?? null,
  set(name, value) {
    kept.set(name, value);
    return true;
  },
  remove: (name) => void kept.delete(name),
  syncFromBrowser: () => Promise.resolve(),
});

const ALL: HostCapabilityFlags = {
  locate: true,
  openPlace: true,
  scan: true,
  pickImages: true,
  share: true,
  invoiceTitles: false,
  silentSignIn: false,
  close: true,
  payChannels: [2, 3],
};

export interface FakeHost extends HostAdapter {
  /** The orders that the cashier received, oldest first. */
  readonly paid: unknown[];
  resume(): void;
}

/** A host with given answers. By default it reports that the payment succeeded. */
export function fakeHost({
  kind = 'browser',
  caps = {},
  pay = () => Promise.resolve('reported-ok'),
  ...over
}: {
  kind?: HostAppKind;
  caps?: Partial<HostCapabilityFlags>;
  pay?: (order: unknown) => Promise<HostPaymentReport>;
} & Partial<Pick<HostAdapter, 'scan' | 'openPlace' | 'pickImages' | 'chooseInvoiceTitle' | 'pageApi'>> = {}): FakeHost {
  const paid: unknown[] = [];
  const listeners = new Set<(why: 'visible') => void>();
  const unsupported = (method: string) =>
    Promise.resolve({ ok: false, kind: 'unsupported', method, retryable: false } as never);
  return {
    kind,
    clientType: kind === 'native' ? 1 : kind === 'alipay' ? 3 : 2,
    caps: { ...ALL, ...caps },
    paid,
    ready: () => Promise.resolve({ ok: true, value: undefined }),
    onRoute: () => undefined,
    locate: () =>
      Promise.resolve({ ok: true, value: { lng: 114.06, lat: 22.55, system: 'gcj02', accuracyM: 20, atMs: 0 } }),
    openPlace: () => unsupported('openPlace'),
    scan: () => unsupported('scan'),
    pickImages: () => unsupported('pickImages'),
    pay: (order) => {
      paid.push(order);
      return pay(order);
    },
    authorize: () => unsupported('authorize'),
    setShare: () => unsupported('setShare'),
    chooseInvoiceTitle: () => unsupported('chooseInvoiceTitle'),
    close: () => Promise.resolve({ ok: true, value: undefined }),
    onResume: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resume: () => {
      for (const listener of listeners) listener('visible');
    },
    pageApi: {
      openCamera: () => unsupported('scan'),
      readPhoto: () => unsupported('scan'),
      loadMap: () => unsupported('loadMap'),
    },
    ...over,
  };
}

/** Give two apps the same set, and they behave like two tabs. */
export const fakeLocks = createMemoryLocks;

export interface FakeOutside {
  fetch: OutsidePorts['fetch'];
  /** Sends pictures. By default this is `fetch`, which reports no progress. */
  upload?: UploadFetch;
  host?: FakeHost;
  /** How the host's code loads. By default it loads at once. */
  openHost?: OutsidePorts['openHost'];
  local?: Map<string, string>;
  tab?: Map<string, string>;
  cookies?: Map<string, string>;
  /** Replaces `cookies` with a jar that behaves like a browser's. */
  jar?: CookieJar;
  locks?: TabLocks;
  config?: object;
  page?: Partial<OutsidePorts['page']>;
}

export interface FakePorts extends OutsidePorts {
  readonly titles: string[];
  readonly left: string[];
  readonly reports: unknown[];
  seeAgain(): void;
  setOnline(isOnline: boolean): void;
}

let texts = 0;

/** All ports of a test, faked. Tests share nothing unless a test passes it in. */
export function fakePorts({
  fetch,
  upload = (input, init) => fetch(input, init),
  host = fakeHost(),
  openHost = () => Promise.resolve(host),
  local,
  tab,
  cookies,
  jar = fakeCookies(cookies),
  locks = fakeLocks(),
  config = {},
  page = {},
}: FakeOutside): FakePorts {
  const titles: string[] = [];
  const left: string[] = [];
  const reports: unknown[] = [];
  const seen = new Set<() => void>();
  const online = new Set<(isOnline: boolean) => void>();
  let isOnline = true;
  const clock = createServerSyncedClock(
    () => Date.now(),
    () => performance.now(),
  );
  const localStorage = memoryStorage(local);
  const tabStorage = memoryStorage(tab);
  return {
    fetch,
    openUpload: () => Promise.resolve(upload),
    clock,
    random: {
      text: (length) => {
        texts += 1;
        // The corpus of a former release has `t…`, and an id must not be one of its own.
        return `n${String(texts)}x`.padEnd(length, '0').slice(0, length);
      },
    },
    local: createKeyValueStore(() => localStorage),
    tab: createKeyValueStore(() => tabStorage),
    cookies: jar,
    page: {
      href: () => window.location.href,
      build: '0.0.0 test',
      entryHref: window.location.href,
      replaceAddress: (href) => {
        window.history.replaceState(window.history.state, '', href);
      },
      leave: (href) => void left.push(href),
      reload: () => undefined,
      setTitle: (title) => void titles.push(title),
      copy: () => Promise.resolve(true),
      paste: () => Promise.resolve(null),
      whenIdle: (work) => {
        const timer = setTimeout(work, 0);
        return () => {
          clearTimeout(timer);
        };
      },
      isVisible: () => true,
      isLeaving: () => false,
      prefersReducedMotion: () => false,
      isOnline: () => isOnline,
      onPageVisible: (listener) => {
        seen.add(listener);
        return () => void seen.delete(listener);
      },
      onOnlineChange: (listener) => {
        online.add(listener);
        return () => void online.delete(listener);
      },
      ...page,
    },
    locks,
    hostKind: host.kind,
    openHost,
    config: readRuntimeConfig(JSON.stringify(config)),
    report: (error) => void reports.push(error),
    titles,
    left,
    reports,
    seeAgain: () => {
      clock.resync();
      for (const listener of seen) listener();
    },
    setOnline: (now) => {
      isOnline = now;
      for (const listener of online) listener(now);
    },
  };
}
