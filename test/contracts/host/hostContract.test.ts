/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type { CashierOrder, HostAdapter, HostAppKind, HostResult } from '@/host/HostAdapter';
import { loadHostAdapter } from '@/host/load/loadHostAdapter';

import { installAlipayBridge } from '../../../mocks/hosts/alipayBridge';
import { installNativeShell } from '../../../mocks/hosts/nativeShell';
import type { PretendAnswer, PretendBridge } from '../../../mocks/hosts/pretendBridge';
import { installWechatBridge } from '../../../mocks/hosts/wechatBridge';
import { answerChooser, type Bench, makeBench, ORIGIN, pageShown, photo, REDRAWN, showPage, within } from './hostBench';

const MINUTE = 60_000;

interface Rig extends Bench {
  host: HostAdapter;
  bridge: PretendBridge | null;
}

interface HostCase {
  kind: HostAppKind;
  clientType: number;
  order: CashierOrder;
  payCall: string;
  cancel: PretendAnswer;
  denial: Record<string, PretendAnswer>;
  /** The call that asks the host to close the page; null if the host has none. */
  closeCall: string | null;
  install: ((window: Window, answers?: Record<string, PretendAnswer>) => PretendBridge) | null;
}

const WECHAT_ORDER: CashierOrder = {
  type: 'wechat-jsapi',
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=p1',
  signType: 'RSA',
  paySign: 's',
};

const CASES: HostCase[] = [
  {
    kind: 'wechat',
    clientType: 2,
    order: WECHAT_ORDER,
    payCall: 'getBrandWCPayRequest',
    cancel: { err_msg: 'get_brand_wcpay_request:cancel' },
    denial: { geoLocation: { err_msg: 'geo_location:auth_denied' } },
    closeCall: 'closeWindow',
    install: (window, answers = {}) => installWechatBridge(window, { answers }),
  },
  {
    kind: 'alipay',
    clientType: 3,
    order: { type: 'alipay-trade', tradeNO: 't1' },
    payCall: 'tradePay',
    cancel: { resultCode: '6001' },
    denial: { getLocation: { error: 2001 } },
    closeCall: 'exitApp',
    install: (window, answers = {}) => installAlipayBridge(window, { answers }),
  },
  {
    kind: 'native',
    clientType: 1,
    order: { type: 'native', payload: 'p1' },
    payCall: 'pay',
    cancel: { ok: true, result: { report: 'cancelled' } },
    denial: { locate: { ok: false, error: { kind: 'denied', code: 'off' } } },
    closeCall: 'close',
    install: (window, answers = {}) => installNativeShell(window, { answers }),
  },
  {
    kind: 'browser',
    clientType: 2,
    order: { type: 'redirect', url: `${ORIGIN}/__mocks/cashier?payId=p1` },
    payCall: '',
    cancel: null,
    denial: {},
    closeCall: null,
    install: null,
  },
];

const SILENT_NAMES = [
  'geoLocation',
  'openLocation',
  'scanQRCode',
  'getBrandWCPayRequest',
  'getLocation',
  'scan',
  'tradePay',
  'locate',
  'openPlace',
  'pickImages',
  'pay',
  'getTicket',
  'share',
  'chooseImage',
  'getLocalImgData',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseInvoiceTitle',
];

const HANGZHOU_WGS84 = { latitude: 30.2765, longitude: 120.1504, accuracy: 20 };

type Ask = Parameters<Geolocation['getCurrentPosition']>;
const browserWith = (
  ask: (success: Ask[0], failure: NonNullable<Ask[1]>) => void,
  share: () => Promise<void> = () => Promise.resolve(),
) => ({ navigator: { userAgent: '', geolocation: { getCurrentPosition: ask }, share } });
const located = browserWith((success) => success({ coords: HANGZHOU_WGS84 } as GeolocationPosition));
const refused = browserWith((_success, failure) => failure({ code: 1 } as GeolocationPositionError));
const silent = browserWith(
  () => undefined,
  () => new Promise(() => undefined),
);

const rigs: Rig[] = [];

async function makeRig(
  hostCase: HostCase,
  mood: 'willing' | 'silent' | 'refusing' | 'absent' = 'willing',
): Promise<Rig> {
  const browserExtra = { willing: located, silent, refusing: refused, absent: { navigator: { userAgent: '' } } }[mood];
  const bench = makeBench(hostCase.kind, hostCase.kind === 'browser' ? browserExtra : {});
  const answers = {
    willing: {},
    absent: {},
    refusing: hostCase.denial,
    silent: Object.fromEntries(SILENT_NAMES.map((name) => [name, null])),
  }[mood];
  answerChooser({ willing: [photo()], silent: null, refusing: 'cancel' as const, absent: 'cancel' as const }[mood]);
  const bridge = mood === 'absent' || hostCase.install === null ? null : hostCase.install(bench.window, answers);
  const rig = { ...bench, bridge, host: await loadHostAdapter(hostCase.kind, bench.env) };
  rigs.push(rig);
  return rig;
}

const PLACE = { point: { lng: 120.15, lat: 30.27, system: 'gcj02' as const }, name: '停车场', address: '文三路' };
const SHARE = { title: 't', desc: 'd', link: `${ORIGIN}/home`, imgUrl: `${ORIGIN}/a.png` };

/** Every method that needs a capability, with that capability. */
const METHODS: {
  name: string;
  can: (host: HostAdapter) => boolean;
  ask: (host: HostAdapter) => Promise<HostResult<unknown>>;
}[] = [
  { name: 'locate', can: ({ caps }) => caps.locate, ask: (host) => host.locate() },
  { name: 'openPlace', can: ({ caps }) => caps.openPlace, ask: (host) => host.openPlace(PLACE) },
  { name: 'scan', can: ({ caps }) => caps.scan, ask: (host) => host.scan() },
  { name: 'pickImages', can: ({ caps }) => caps.pickImages, ask: (host) => host.pickImages() },
  { name: 'setShare', can: ({ caps }) => caps.share, ask: (host) => host.setShare(SHARE) },
  {
    name: 'chooseInvoiceTitle',
    can: ({ caps }) => caps.invoiceTitles,
    ask: (host) => host.chooseInvoiceTitle(),
  },
  {
    name: 'authorize',
    can: ({ caps }) => caps.silentSignIn,
    ask: (host) => host.authorize({ scope: 'base', returnPath: '/loginloading' }),
  },
];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  for (const rig of rigs.splice(0)) rig.bridge?.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe.each(CASES)('host $kind', (hostCase) => {
  const { kind } = hostCase;

  test('has its kind, client type, channels and closing', async () => {
    const { host } = await makeRig(hostCase);
    expect([host.kind, host.clientType]).toEqual([kind, hostCase.clientType]);
    expect(await within(5000, host.ready())).toEqual({ ok: true, value: undefined });
    const channels = { wechat: [3], alipay: [2], native: [2, 3], browser: [2, 3] }[kind];
    expect(host.caps.payChannels).toEqual(channels);
    expect(host.caps.close).toBe(hostCase.closeCall !== null);
  });

  test.each(METHODS)('$name works where it is promised, and is unsupported elsewhere', async ({ name, can, ask }) => {
    const { host } = await makeRig(hostCase);
    await within(5000, host.ready());
    const result = await within(15_000, ask(host));
    if (can(host)) expect(result).toMatchObject({ ok: true });
    else expect(result).toMatchObject({ ok: false, kind: 'unsupported', method: name, retryable: false });
  });

  test.each(METHODS)('$name settles when the host never answers', async ({ name, can, ask }) => {
    const { host } = await makeRig(hostCase, 'silent');
    await within(5000, host.ready());
    const leavesThePage = (name === 'authorize' && kind !== 'native') || (name === 'openPlace' && kind === 'browser');
    const result = await within(16 * MINUTE, ask(host));
    if (!leavesThePage) expect(result).toMatchObject({ ok: false, kind: can(host) ? 'unknown' : 'unsupported' });
  });

  test.each(METHODS)('$name settles when the host is missing', async ({ ask }) => {
    const { host } = await makeRig(hostCase, 'absent');
    expect(typeof (await within(30_000, ask(host))).ok).toBe('boolean');
  });

  test('picked pictures are redrawn, and there are no more than requested', async () => {
    const { host, bridge, redrawn } = await makeRig(hostCase);
    answerChooser([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    const two = ['weixin://resourceid/1', 'weixin://resourceid/2', 'weixin://resourceid/3'];
    if (bridge !== null) bridge.answers['chooseImage'] = { err_msg: 'choose_image:ok', localIds: two };
    const picked = await within(15_000, host.pickImages({ max: 2, maxEdgePx: 1200 }));
    const count = kind === 'native' ? 1 : 2;
    expect(picked).toEqual({ ok: true, value: Array(count).fill(REDRAWN) });
    expect(redrawn).toHaveLength(count);
    expect(redrawn.every(({ maxEdgePx, type }) => maxEdgePx === 1200 && type.startsWith('image/'))).toBe(true);
  });

  test('a closed chooser means cancelled', async () => {
    const { host, bridge } = await makeRig(hostCase);
    answerChooser('cancel');
    if (bridge !== null)
      Object.assign(bridge.answers, {
        chooseImage: { err_msg: 'choose_image:cancel' },
        pickImages: { ok: false, error: { kind: 'cancelled', code: '' } },
      });
    expect(await within(15_000, host.pickImages())).toMatchObject({ ok: false, kind: 'cancelled', retryable: true });
    expect(document.querySelector('input[type="file"]')).toBeNull();
  });

  test('a picture that cannot be redrawn fails: nothing is sent as it was taken', async () => {
    const { env } = await makeRig(hostCase);
    const host = await loadHostAdapter(kind, { ...env, reencode: () => Promise.resolve(null) });
    expect(await within(15_000, host.pickImages())).toMatchObject({ ok: false, kind: 'failed' });
  });

  test.each([
    `${ORIGIN}/home?reqJson=%7B%22ticket%22%3A%22T1%22%7D`,
    `${ORIGIN}/home?token=t`,
    'https://evil.example/home',
    'javascript:alert(1)',
    'not an address',
  ])('%s is never shared', async (link) => {
    const { host, bridge } = await makeRig(hostCase);
    const kinds = kind === 'alipay' ? 'unsupported' : 'failed';
    expect(await within(15_000, host.setShare({ ...SHARE, link }))).toMatchObject({ ok: false, kind: kinds });
    expect(bridge?.log.filter(({ name }) => /share/i.test(name)) ?? []).toEqual([]);
  });

  test('ready settles within 5 s when the host is missing', async () => {
    const { host } = await makeRig(hostCase, 'absent');
    const result = await within(5000, host.ready());
    expect(result.ok).toBe(kind === 'browser');
    expect(result.ok ? null : result.kind).toBe(kind === 'browser' ? null : 'unsupported');
  });

  test('locate answers GCJ-02 and remembers it for a minute', async () => {
    const { host } = await makeRig(hostCase);
    const result = await within(15_000, host.locate());
    if (!result.ok) throw new Error(result.kind);
    expect(result.value.system).toBe('gcj02');
    expect(result.value.lng).toBeCloseTo(120.155, 2);
    expect(result.value.lat).toBeCloseTo(30.274, 2);
    expect(result.value.accuracyM).toBeGreaterThan(0);
    expect(await within(0, host.locate())).toEqual(result);
    const inBaidu = await within(0, host.locate({ targetSystem: 'bd09' }));
    expect(inBaidu).toMatchObject({ ok: true, value: { system: 'bd09' } });
    expect(inBaidu.ok && Math.abs(inBaidu.value.lng - result.value.lng)).toBeGreaterThan(0.004);
    await jest.advanceTimersByTimeAsync(MINUTE);
    const later = await within(15_000, host.locate());
    expect(later.ok && later.value.atMs).toBeGreaterThan(result.value.atMs);
  });

  test('a refused location is denied, and not retryable', async () => {
    const { host } = await makeRig(hostCase, 'refusing');
    expect(await within(15_000, host.locate())).toMatchObject({
      ok: false,
      kind: 'denied',
      method: 'locate',
      retryable: false,
    });
  });

  test('an abort signal cancels, before and during the call', async () => {
    const { host } = await makeRig(hostCase, 'silent');
    const early = new AbortController();
    early.abort();
    expect(await within(0, host.locate({ signal: early.signal }))).toMatchObject({ kind: 'cancelled' });
    const late = new AbortController();
    const asked = host.locate({ signal: late.signal });
    await jest.advanceTimersByTimeAsync(100);
    late.abort();
    expect(await within(0, asked)).toMatchObject({ ok: false, kind: 'cancelled' });
  });

  test('pay reports what the host says, and a cancel is a value', async () => {
    const { host, bridge, moves } = await makeRig(hostCase);
    const said = await within(5000, host.pay(hostCase.order));
    expect(said).toBe(kind === 'browser' ? 'left-page' : 'reported-ok');
    if (kind === 'browser') expect(moves.assigned).toEqual([`${ORIGIN}/__mocks/cashier?payId=p1`]);
    if (bridge === null) return;
    bridge.answers[hostCase.payCall] = hostCase.cancel;
    expect(await within(5000, host.pay(hostCase.order))).toBe('cancelled');
  });

  test("pay refuses another host's order without a call", async () => {
    const { host, bridge, moves } = await makeRig(hostCase);
    const other = CASES.find((one) => one.kind !== kind)?.order;
    if (other === undefined) throw new Error('no other');
    expect(await within(5000, host.pay(other))).toBe('failed');
    expect(bridge?.log.filter(({ name }) => name === hostCase.payCall) ?? []).toEqual([]);
    expect(moves.assigned).toEqual([]);
  });

  test('pay fails when the host is missing, because no cashier took it', async () => {
    const { host } = await makeRig(hostCase, 'absent');
    expect(await within(5000, host.pay(hostCase.order))).toBe(kind === 'browser' ? 'left-page' : 'failed');
  });

  test('pay without an answer is unknown 30 s after the user is back', async () => {
    if (kind === 'browser') return;
    const { host } = await makeRig(hostCase, 'silent');
    await within(5000, host.ready());
    const paying = host.pay(hostCase.order);
    let said: string | null = null;
    void paying.then((report) => (said = report));
    showPage(false);
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(said).toBeNull();
    showPage(true);
    await jest.advanceTimersByTimeAsync(29_000);
    expect(said).toBeNull();
    await jest.advanceTimersByTimeAsync(1100);
    expect(said).toBe('unknown');
  });

  test('pay that never ends settles too', async () => {
    const { host } = await makeRig(hostCase, 'silent');
    expect(await within(16 * MINUTE, host.pay(hostCase.order))).toBe(kind === 'browser' ? 'left-page' : 'unknown');
  });

  test('an answered call leaves no timer and no listener behind', async () => {
    const { host } = await makeRig(hostCase);
    await within(5000, host.ready());
    await within(5000, host.locate());
    await within(5000, host.pay(hostCase.order));
    expect(jest.getTimerCount()).toBe(0);
    showPage(false);
    showPage(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('close calls the host, then the browser, and reports that the page is still open', async () => {
    const { host, bridge, moves } = await makeRig(hostCase);
    await within(5000, host.ready());
    expect(await within(600, host.close())).toMatchObject({ ok: false, kind: 'unsupported', method: 'close' });
    if (hostCase.closeCall !== null) expect(bridge?.log.map(({ name }) => name)).toContain(hostCase.closeCall);
    expect(moves.closed).toBe(1);
  });

  test('close settles when the host is missing', async () => {
    const { host, moves } = await makeRig(hostCase, 'absent');
    expect(await within(3000, host.close())).toMatchObject({ ok: false, kind: 'unsupported' });
    expect(moves.closed).toBe(1);
  });

  test('onRoute sets the title', async () => {
    const { host } = await makeRig(hostCase);
    host.onRoute(`${ORIGIN}/payPage`, '缴费');
    expect(document.title).toBe('缴费');
  });

  test('onResume tells each return once, and stops', async () => {
    const { host } = await makeRig(hostCase);
    const seen: string[] = [];
    const stop = host.onResume((why) => seen.push(why));
    showPage(false);
    expect(seen).toEqual([]);
    showPage(true);
    pageShown(true);
    expect(seen).toEqual(['visible']);
    await jest.advanceTimersByTimeAsync(301);
    pageShown(false);
    expect(seen).toEqual(['visible']);
    pageShown(true);
    expect(seen).toEqual(['visible', 'pageshow-cached']);
    stop();
    await jest.advanceTimersByTimeAsync(301);
    showPage(true);
    pageShown(true);
    expect(seen).toHaveLength(2);
  });
});
