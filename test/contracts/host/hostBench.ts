import { readFileSync } from 'node:fs';

import type { HostAppKind, PickedImage } from '@/host/HostAdapter';
import type { HostAdapterEnv, HostWindow } from '@/host/HostAdapterEnv';

import { USER_AGENTS } from '../../../mocks/hosts/userAgents';

export const ORIGIN = 'https://driver.example.com';

/** The calls that the pretend location received. */
export interface Moves {
  assigned: string[];
  replaced: string[];
  closed: number;
}

export interface BenchWindow {
  window: HostWindow;
  moves: Moves;
  /** Changes the address like pushState. */
  goTo(href: string): void;
}

/** A window over the test's document, with a user agent, an address and globals of its own. */
export function benchWindow(kind: HostAppKind, extra: Record<string, unknown> = {}): BenchWindow {
  const moves: Moves = { assigned: [], replaced: [], closed: 0 };
  const address = { href: `${ORIGIN}/home` };
  const own: Record<string | symbol, unknown> = {
    navigator: { userAgent: USER_AGENTS[kind], platform: 'Linux armv8l' },
    isSecureContext: true,
    location: {
      get href() {
        return address.href;
      },
      origin: ORIGIN,
      assign: (url: string) => moves.assigned.push(url),
      replace: (url: string) => moves.replaced.push(url),
    },
    close: () => (moves.closed += 1),
    ...extra,
  };
  const proxy = new Proxy(own, {
    get(target, key) {
      if (key in target) return target[key];
      const value: unknown = Reflect.get(window, key, window);
      const isMethod = typeof value === 'function' && typeof key === 'string' && /^[a-z]/.test(key);
      return isMethod ? (value.bind(window) as unknown) : value;
    },
    has: (target, key) => key in target || key in window,
  });
  Object.assign(own, { window: proxy, self: proxy, top: own['top'] ?? proxy });
  return {
    window: proxy as unknown as HostWindow,
    moves,
    goTo(href) {
      address.href = href;
    },
  };
}

const SDK_FILE = require.resolve('weixin-js-sdk');

/** Runs a script in this window: its free names (navigator, location, WeixinJSBridge) resolve to properties of the window. */
export function runInPage(window: HostWindow, source: string): void {
  const run = Reflect.construct(Function, ['page', `with (page) { ${source} }`]) as (page: HostWindow) => void;
  run(window);
}

/** Runs WeChat's real script in the form in which WeChat's server delivers it. The npm build lacks only the global that this form sets. */
export function runWechatSdk(window: HostWindow): void {
  const source = readFileSync(SDK_FILE, 'utf8');
  const delivered = source.replace('module.exports = n(e)', 'n(e, true)');
  if (delivered === source) throw new Error('weixin-js-sdk no longer looks as expected');
  runInPage(window, delivered);
}

export interface Bench extends BenchWindow {
  env: HostAdapterEnv;
  /** The addresses that were signed, in order. */
  signed: string[];
  /** The pictures that were drawn anew, in order. */
  redrawn: { bytes: number; type: string; maxEdgePx: number }[];
}

/** The result of the pretend canvas for every picture. */
export const REDRAWN: PickedImage = { base64: '/9j/AA==', mime: 'image/jpeg', suffix: 'jpg', bytes: 4 };

/** What the driver does in the file chooser: selects these files, cancels, or never comes back (null). Returns the inputs that were opened. */
export function answerChooser(answer: readonly File[] | 'cancel' | null): HTMLInputElement[] {
  const opened: HTMLInputElement[] = [];
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    opened.push(this);
    if (answer === null) return;
    const files = answer === 'cancel' ? [] : answer;
    Object.defineProperty(this, 'files', { configurable: true, value: files });
    setTimeout(() => this.dispatchEvent(new Event(answer === 'cancel' ? 'cancel' : 'change')), 0);
  });
  return opened;
}

export const photo = (name = 'a.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' });

export function makeBench(
  kind: HostAppKind,
  extra: Record<string, unknown> = {},
  over: Partial<HostAdapterEnv> = {},
): Bench {
  const bench = benchWindow(kind, extra);
  const signed: string[] = [];
  const redrawn: Bench['redrawn'] = [];
  const env: HostAdapterEnv = {
    window: bench.window,
    entryUrl: `${ORIGIN}/home`,
    isIos: false,
    sign(url) {
      signed.push(url);
      return Promise.resolve({ appId: 'wx1', timestamp: 1700000000, nonceStr: 'n', signature: `signed ${url}` });
    },
    oAuthUrl: (returnPath) => Promise.resolve(`${ORIGIN}/__mocks/authorize?return=${encodeURIComponent(returnPath)}`),
    loadScript() {
      runWechatSdk(bench.window);
      return Promise.resolve();
    },
    // jsdom has no canvas. test/browser/images.browser.ts tests the real one.
    reencode: (picture, maxEdgePx) => {
      redrawn.push({ bytes: picture.size, type: picture.type, maxEdgePx });
      return Promise.resolve(REDRAWN);
    },
    ...over,
  };
  return { ...bench, env, signed, redrawn };
}

/** The value of a promise under fake timers. Fails if the promise does not settle within this time. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const box: { state: 'waiting' | 'done' | 'failed'; value?: T; error?: unknown } = { state: 'waiting' };
  promise.then(
    (value) => Object.assign(box, { state: 'done', value }),
    (error: unknown) => Object.assign(box, { state: 'failed', error }),
  );
  const step = Math.max(1, Math.min(50, ms), ms / 400);
  for (let passed = 0; box.state === 'waiting' && passed <= ms; passed += step) {
    await jest.advanceTimersByTimeAsync(step);
  }
  if (box.state === 'failed') throw box.error;
  if (box.state === 'waiting') throw new Error(`did not settle within ${ms} ms`);
  return box.value as T;
}

let isVisible = true;
Object.defineProperty(document, 'visibilityState', {
  configurable: true,
  get: () => (isVisible ? 'visible' : 'hidden'),
});

/** The driver leaves the page or comes back to it. */
export function showPage(shown: boolean): void {
  isVisible = shown;
  document.dispatchEvent(new Event('visibilitychange'));
}

export function pageShown(persisted: boolean): void {
  const event = new Event('pageshow');
  Object.assign(event, { persisted });
  window.dispatchEvent(event);
}

/** Call once per test file. Sets fake timers, and removes each host after the test. Returns a function that registers a host and returns it. */
export function pretendHosts() {
  const standing: { remove(): void }[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    for (const host of standing.splice(0)) host.remove();
    jest.useRealTimers();
  });
  return <H extends { remove(): void }>(host: H): H => {
    standing.push(host);
    return host;
  };
}
