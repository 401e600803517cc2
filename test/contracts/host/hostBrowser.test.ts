/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createBrowserHostAdapter } from '@/host/browser/createBrowserHostAdapter';
import { NO_GEOLOCATION_TEXT } from '@/host/HostAdapter';

import { USER_AGENTS } from '../../../mocks/hosts/userAgents';
import { answerChooser, makeBench, ORIGIN, photo, REDRAWN, within } from './hostBench';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

type Ask = Parameters<Geolocation['getCurrentPosition']>;

function withGeolocation(ask: (...args: Ask) => void, extra: Record<string, unknown> = {}) {
  const bench = makeBench('browser', {
    navigator: { userAgent: '', geolocation: { getCurrentPosition: ask } },
    ...extra,
  });
  return { ...bench, host: createBrowserHostAdapter(bench.env) };
}

test('WGS-84 of the browser becomes GCJ-02', async () => {
  const options: unknown[] = [];
  const { host } = withGeolocation((success, _failure, asked) => {
    options.push(asked);
    success({ coords: { latitude: 39.90923, longitude: 116.397428, accuracy: 12 } } as GeolocationPosition);
  });
  const result = await within(0, host.locate());
  if (!result.ok) throw new Error(result.kind);
  expect(result.value).toMatchObject({ system: 'gcj02', accuracyM: 12 });
  expect(result.value.lng).toBeCloseTo(116.403671626, 6);
  expect(result.value.lat).toBeCloseTo(39.910633506, 6);
  expect(options).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }]);
});

test.each([
  [1, 'denied'],
  [2, 'failed'],
  [3, 'failed'],
  [9, 'unknown'],
])('geolocation code %i → %s', async (code, kind) => {
  const { host } = withGeolocation((_success, failure) => failure?.({ code } as GeolocationPositionError));
  expect(await within(0, host.locate())).toMatchObject({ ok: false, kind, hostCode: String(code) });
});

test('a question that the user leaves open is unknown after 15 s', async () => {
  const { host } = withGeolocation(() => undefined);
  expect(await within(15_100, host.locate())).toMatchObject({ kind: 'unknown' });
});

test.each<[string, Record<string, unknown>]>([
  ['no geolocation', { navigator: { userAgent: '' } }],
  ['plain http', { isSecureContext: false }],
])('%s: unsupported with the text of Rule 5.3', async (_name, extra) => {
  const { host } = withGeolocation(() => undefined, extra);
  expect(host.caps.locate).toBe(false);
  expect(await within(0, host.locate())).toMatchObject({ kind: 'unsupported', hostCode: NO_GEOLOCATION_TEXT });
  expect(NO_GEOLOCATION_TEXT).toBe('browser does not support geolocation');
});

test('a form is built field by field and posted', async () => {
  const submitted: { action: string; method: string; fields: [string, string][] }[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map((input): [string, string] => [input.name, input.value]);
    submitted.push({ action: this.action, method: this.method, fields });
  });
  const host = createBrowserHostAdapter(makeBench('browser').env);
  const fields = { biz: '"><script>alert(1)</script>', submit: 'x' };
  const order = { type: 'form', action: 'https://openapi.alipay.com/gateway.do', fields } as const;
  expect(await within(0, host.pay(order))).toBe('left-page');
  expect(submitted).toEqual([
    { action: 'https://openapi.alipay.com/gateway.do', method: 'post', fields: Object.entries(fields) },
  ]);
  expect(document.querySelector('script')).toBeNull();
});

test('a cashier address that the browser refuses has failed', async () => {
  const location = {
    href: ORIGIN,
    origin: ORIGIN,
    assign() {
      throw new SyntaxError('bad address');
    },
  };
  const host = createBrowserHostAdapter(makeBench('browser', { location }).env);
  expect(await within(0, host.pay({ type: 'redirect', url: 'x' }))).toBe('failed');
});

describe('pictures from the file input', () => {
  const open = () => createBrowserHostAdapter(makeBench('browser').env);

  test.each([
    [{}, 'image/*,android/allowCamera', false, null],
    [{ max: 3 }, 'image/*,android/allowCamera', true, null],
    [{ source: 'camera' as const }, 'image/*', false, 'environment'],
    [{ source: 'album' as const }, 'image/*', false, null],
  ])('%j: accept %s, multiple %s, capture %s', async (request, accept, multiple, capture) => {
    const opened = answerChooser([photo()]);
    expect(await within(1000, open().pickImages(request))).toEqual({ ok: true, value: [REDRAWN] });
    expect(opened.map((input) => [input.accept, input.multiple, input.getAttribute('capture')])).toEqual([
      [accept, multiple, capture],
    ]);
  });

  // Its photo picker has no camera, and a type that no file has brings the chooser with both.
  test.each([
    ['the browser of WeChat', USER_AGENTS.wechat],
    ['the browser of Alipay', USER_AGENTS.alipay],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0'],
    [
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on a computer',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    ],
  ])('no photo picker without a camera: %s', (_name, userAgent) => {
    const opened = answerChooser(null);
    void createBrowserHostAdapter(makeBench('browser', { navigator: { userAgent } }).env).pickImages();
    expect(opened.map(({ accept }) => accept)).toEqual(['image/*']);
  });

  test('the chooser opens synchronously within the press', () => {
    const opened = answerChooser(null);
    void open().pickImages();
    expect(opened).toHaveLength(1);
  });

  test('an older browser sends no event for a closed chooser: once the page has focus again, the result is no picture', async () => {
    answerChooser(null);
    const picking = open().pickImages();
    window.dispatchEvent(new Event('focus'));
    expect(await within(3100, picking)).toMatchObject({ kind: 'cancelled' });
    expect(document.querySelector('input[type="file"]')).toBeNull();
  });

  test('an abort closes it', async () => {
    answerChooser(null);
    const stop = new AbortController();
    const picking = open().pickImages({ signal: stop.signal });
    stop.abort();
    expect(await within(0, picking)).toMatchObject({ kind: 'cancelled' });
    expect(document.querySelector('input[type="file"]')).toBeNull();
  });
});

test("a place is shown on the map app's page, longitude first", async () => {
  const { env, moves } = makeBench('browser');
  const point = { lng: 116.397428, lat: 39.90923, system: 'wgs84' as const };
  expect(
    await within(1000, createBrowserHostAdapter(env).openPlace({ point, name: '甲,乙|丙', address: '' })),
  ).toMatchObject({
    ok: true,
  });
  const address = new URL(moves.assigned[0] ?? '');
  expect(address.origin + address.pathname).toBe('https://uri.amap.com/marker');
  const [lng, lat] = (address.searchParams.get('position') ?? '').split(',').map(Number);
  expect(lng).toBeCloseTo(116.403671626, 6);
  expect(lat).toBeCloseTo(39.910633506, 6);
  expect(address.searchParams.get('name')).toBe('甲 乙 丙');
});

test.each([
  [new DOMException('', 'AbortError'), 'cancelled'],
  [new DOMException('', 'NotAllowedError'), 'failed'],
  [new TypeError('bad'), 'failed'],
])('sharing that ends with %s', async (error, kind) => {
  const share = () => Promise.reject(error);
  const { env } = makeBench('browser', { navigator: { userAgent: '', share } });
  const content = { title: 't', desc: 'd', link: `${ORIGIN}/home`, imgUrl: '' };
  expect(await within(1000, createBrowserHostAdapter(env).setShare(content))).toMatchObject({ ok: false, kind });
});

test.each([
  ['WeixinJSBridge', 'closeWindow'],
  ['AlipayJSBridge', 'exitApp'],
])('a browser of another app that has %s closes the page by it', async (name, call) => {
  const calls: string[] = [];
  const { env, moves } = makeBench('browser', { [name]: { call: (command: string) => calls.push(command) } });
  expect(await within(600, createBrowserHostAdapter(env).close())).toMatchObject({ ok: false, kind: 'unsupported' });
  expect(calls).toEqual([call]);
  expect(moves.closed).toBe(1);
});
