/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type { CashierOrder } from '@/host/HostAdapter';
import type { HostAdapterEnv } from '@/host/HostAdapterEnv';
import { createWechatHostAdapter } from '@/host/wechat/createWechatHostAdapter';

import type { PretendAnswer, PretendBridgeOptions } from '../../../mocks/hosts/pretendBridge';
import { installWechatBridge } from '../../../mocks/hosts/wechatBridge';
import { makeBench, ORIGIN, runWechatSdk, within } from './hostBench';

// All tests here use WeChat's real script.

const ORDER: CashierOrder = {
  type: 'wechat-jsapi',
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=p1',
  signType: 'RSA',
  paySign: 's',
};

let remove: (() => void) | null = null;

function makeWechat(options: PretendBridgeOptions | null, over: Partial<HostAdapterEnv> = {}, userAgent?: string) {
  const bench = makeBench(
    'wechat',
    userAgent === undefined ? {} : { navigator: { userAgent, platform: 'iPad' } },
    over,
  );
  const bridge = options === null ? null : installWechatBridge(bench.window, options);
  remove = () => bridge?.remove();
  return { ...bench, bridge, host: createWechatHostAdapter(bench.env) };
}

const names = (bridge: ReturnType<typeof installWechatBridge> | null) =>
  (bridge?.log ?? []).map(({ name }) => name).filter((name) => name !== 'getNetworkType');

/** A client that accepts a signature for this address only. */
function checkedBy(accepted: () => string): Record<string, PretendAnswer> {
  const isGood = (params: Record<string, unknown>) => params['verifySignature'] === `signed ${accepted()}`;
  return {
    preVerifyJSAPI: (params) => ({ err_msg: isGood(params) ? 'config:ok' : 'config:invalid signature' }),
    geoLocation: (params) =>
      isGood(params)
        ? { err_msg: 'geo_location:ok', latitude: 30.2, longitude: 120.1, accuracy: 5 }
        : { err_msg: 'geo_location:permission denied' },
  };
}

const freshly = { maxAgeMs: 0 };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  remove?.();
  remove = null;
  jest.useRealTimers();
});

describe('location', () => {
  test('requests gcj02 under the signature of the current address', async () => {
    const { host, bridge, signed } = makeWechat({});
    expect(await within(5000, host.locate())).toMatchObject({ ok: true, value: { system: 'gcj02', accuracyM: 30 } });
    expect(names(bridge)).toEqual(['preVerifyJSAPI', 'geoLocation']);
    expect(bridge?.log.at(-1)?.params).toMatchObject({ type: 'gcj02', verifySignature: `signed ${ORIGIN}/home` });
    expect(signed).toEqual([`${ORIGIN}/home`]);
  });

  test.each<[string, string, string]>([
    ['geo_location:cancel', 'denied', ''],
    ['geo_location:auth_denied', 'denied', ''],
    ['geo_location:auth deny', 'denied', ''],
    ['geo_location:authorize_no_response', 'denied', ''],
    ['geo_location:system permission denied', 'denied', ''],
    ['geo_location:LOCATIONSWITCHOFF', 'denied', ''],
    ['geo_location:fail_1', 'denied', ''],
    ['geo_location:fail 1', 'denied', ''],
    ['geo_location:fail', 'failed', ''],
    ['geo_location:fail_timeout', 'failed', ''],
    ['geo_location:function not exist', 'unsupported', ''],
    ['geo_location:permission denied', 'failed', 'signature'],
    ['geo_location:access denied', 'failed', 'signature'],
    ['geo_location:fail_no permission to execute', 'failed', 'signature'],
    ['geo_location:fail_the permission value is offline verifying', 'failed', 'signature'],
    ['geo_location:ok', 'unknown', ''],
  ])('%s → %s', async (errMsg, kind, trouble) => {
    const { host, signed } = makeWechat({ answers: { geoLocation: { err_msg: errMsg } } });
    const result = await within(20_000, host.locate());
    expect(result).toMatchObject({ ok: false, kind });
    expect(signed).toHaveLength(trouble === 'signature' ? 2 : 1);
  });

  test('a client that never answers is unknown after the time limit', async () => {
    const { host } = makeWechat({ answers: { geoLocation: null } });
    expect(await within(2500, host.locate({ timeoutMs: 2000 }))).toMatchObject({ kind: 'unknown', retryable: true });
  });
});

describe('bridge and script', () => {
  test('waits for a late bridge', async () => {
    const { host, bridge } = makeWechat({ installAfterMs: 500 });
    expect(await within(5000, host.locate())).toMatchObject({ ok: true });
    expect(names(bridge)).toEqual(['preVerifyJSAPI', 'geoLocation']);
  });

  test('without a bridge: unsupported after 3 s, at once from then on, and nothing is loaded or signed', async () => {
    const loadScript = jest.fn(() => Promise.resolve());
    const { host, signed } = makeWechat(null, { loadScript });
    expect(await within(3100, host.locate())).toMatchObject({ kind: 'unsupported' });
    expect(await within(0, host.scan())).toMatchObject({ kind: 'unsupported' });
    expect(loadScript).not.toHaveBeenCalled();
    expect(signed).toEqual([]);
  });

  test('a bridge that appears after the wait is used', async () => {
    const { host } = makeWechat({ installAfterMs: 4000 });
    expect(await within(3100, host.locate())).toMatchObject({ kind: 'unsupported' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(await within(5000, host.locate())).toMatchObject({ ok: true });
  });

  test('the fallback address is tried, and after a failure the next call tries again', async () => {
    const asked: string[] = [];
    let isUp = false;
    const bench = makeBench('wechat');
    const bridge = installWechatBridge(bench.window);
    remove = () => bridge.remove();
    const host = createWechatHostAdapter({
      ...bench.env,
      loadScript(src) {
        asked.push(src);
        if (!isUp) return new Promise(() => undefined);
        runWechatSdk(bench.window);
        return Promise.resolve();
      },
    });
    expect(await within(10_200, host.locate())).toMatchObject({ kind: 'unsupported' });
    expect(asked).toEqual([
      'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
      'https://res2.wx.qq.com/open/js/jweixin-1.6.0.js',
    ]);
    isUp = true;
    expect(await within(5000, host.locate())).toMatchObject({ ok: true });
  });

  test('paying loads no script and signs nothing', async () => {
    const loadScript = jest.fn(() => Promise.resolve());
    const { host, signed, bridge } = makeWechat({}, { loadScript });
    expect(await within(1000, host.pay(ORDER))).toBe('reported-ok');
    expect(loadScript).not.toHaveBeenCalled();
    expect(signed).toEqual([]);
    expect(bridge?.log).toEqual([
      {
        name: 'getBrandWCPayRequest',
        params: {
          appId: 'wx1',
          timeStamp: '1700000000',
          nonceStr: 'n',
          package: 'prepay_id=p1',
          signType: 'RSA',
          paySign: 's',
        },
      },
    ]);
  });
});

describe('signature', () => {
  const routes = ['/home', '/map#x', '/mine?a=1'];

  const walk = async (accepted: (current: string) => string, over: Partial<HostAdapterEnv>) => {
    let current = `${ORIGIN}/home`;
    const wechat = makeWechat({ answers: checkedBy(() => accepted(current)) }, over);
    const kinds: string[] = [];
    for (const route of routes) {
      current = `${ORIGIN}${route}`.replace(/#.*/, '');
      wechat.goTo(`${ORIGIN}${route}`);
      wechat.host.onRoute(`${ORIGIN}${route}`, 't');
      const result = await within(20_000, wechat.host.locate(freshly));
      kinds.push(result.ok ? 'ok' : result.kind);
    }
    return { ...wechat, kinds };
  };

  const entryUrl = `${ORIGIN}/home?reqJson=1`;

  test('Android: each address is signed again, without its fragment', async () => {
    const { kinds, signed } = await walk((current) => current, { entryUrl });
    expect(kinds).toEqual(['ok', 'ok', 'ok']);
    expect(signed).toEqual([`${ORIGIN}/home`, `${ORIGIN}/map`, `${ORIGIN}/mine?a=1`]);
  });

  test('iOS: the entry address is signed once', async () => {
    const { kinds, signed } = await walk(() => entryUrl, { entryUrl, isIos: true });
    expect(kinds).toEqual(['ok', 'ok', 'ok']);
    expect(signed).toEqual([entryUrl]);
  });

  test('an iOS client that checks the current address: switches over once, then stays', async () => {
    const { kinds, signed } = await walk((current) => current, { entryUrl, isIos: true });
    expect(kinds).toEqual(['ok', 'ok', 'ok']);
    expect(signed).toEqual([entryUrl, `${ORIGIN}/home`, `${ORIGIN}/map`, `${ORIGIN}/mine?a=1`]);
  });

  test('an Android client that checks the entry address', async () => {
    const { kinds, signed } = await walk(() => entryUrl, { entryUrl });
    expect(kinds).toEqual(['ok', 'ok', 'ok']);
    expect(signed).toEqual([`${ORIGIN}/home`, entryUrl]);
  });

  test('an entry address with a ticket is signed on iOS only', async () => {
    const withTicket = `${ORIGIN}/home?reqJson=%7B%22ticket%22%3A%22T1%22%7D`;
    const android = await walk(() => 'nothing', { entryUrl: withTicket });
    expect(android.kinds).toEqual(['failed', 'failed', 'failed']);
    expect(android.signed.join(' ')).not.toContain('ticket');
    remove?.();
    const ios = await walk(() => withTicket, { entryUrl: withTicket, isIos: true });
    expect(ios.signed).toEqual([withTicket]);
  });

  test("never accepted: fails with the client's message, one retry per call", async () => {
    const { host, signed, bridge } = makeWechat({ answers: checkedBy(() => 'nothing') }, { entryUrl });
    expect(await within(20_000, host.locate())).toMatchObject({
      ok: false,
      kind: 'failed',
      hostCode: 'getLocation:permission denied',
    });
    expect(signed).toHaveLength(2);
    expect(names(bridge).filter((name) => name === 'geoLocation').length).toBeLessThanOrEqual(2);
  });

  test('a bad signature, then a good one', async () => {
    let good = false;
    const wechat = makeWechat({ answers: checkedBy(() => (good ? `${ORIGIN}/home` : 'nothing')) });
    expect(await within(20_000, wechat.host.locate())).toMatchObject({ kind: 'failed' });
    good = true;
    expect(await within(20_000, wechat.host.locate())).toMatchObject({ ok: true });
  });

  test('concurrent calls share one signature', async () => {
    const { host, signed, bridge } = makeWechat({});
    const [place, scanned] = await Promise.all([within(5000, host.locate()), within(5000, host.scan())]);
    expect([place.ok, scanned.ok]).toEqual([true, true]);
    expect(signed).toHaveLength(1);
    expect(names(bridge).filter((name) => name === 'preVerifyJSAPI')).toHaveLength(1);
  });

  test('the client gets the complete list of calls each time', async () => {
    const wechat = makeWechat({});
    await within(5000, wechat.host.locate());
    wechat.goTo(`${ORIGIN}/map`);
    await within(5000, wechat.host.locate(freshly));
    const lists = wechat.bridge?.log
      .filter(({ name }) => name === 'preVerifyJSAPI')
      .map(({ params }) => params['verifyJsApiList']);
    expect(lists).toEqual(
      Array(2).fill([
        'geoLocation',
        'openLocation',
        'scanQRCode',
        'chooseImage',
        'getLocalImgData',
        'updateAppMessageShareData',
        'updateTimelineShareData',
        'chooseInvoiceTitle',
      ]),
    );
  });

  test('a refused location does not cause a new signature', async () => {
    const { host, signed } = makeWechat(
      { answers: { geoLocation: { err_msg: 'geo_location:auth_denied' } } },
      { entryUrl },
    );
    await within(20_000, host.locate());
    expect(signed).toEqual([`${ORIGIN}/home`]);
  });

  test('a server that does not sign: failed, and the next call requests a signature again', async () => {
    let isUp = false;
    const { host } = makeWechat(
      {},
      {
        sign: (url) =>
          isUp
            ? Promise.resolve({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: `signed ${url}` })
            : Promise.reject(new Error('offline')),
      },
    );
    expect(await within(20_000, host.locate())).toMatchObject({ kind: 'failed', retryable: true });
    isUp = true;
    expect(await within(20_000, host.locate())).toMatchObject({ ok: true });
  });

  test('a client that never verifies is called all the same', async () => {
    const { host } = makeWechat({ answers: { preVerifyJSAPI: null } });
    expect(await within(5000, host.locate())).toMatchObject({ ok: true });
  });
});

describe('pay', () => {
  test.each<[string, string]>([
    ['get_brand_wcpay_request:ok', 'reported-ok'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['get_brand_wcpay_request:fail_no permission to execute', 'failed'],
    ['getBrandWCPayRequest:ok', 'reported-ok'],
    ['pre_verify_jsapi:ok', 'unknown'],
    ['config:ok', 'unknown'],
    ['调用支付JSAPI缺少参数:total_fee', 'unknown'],
    ['get_brand_wcpay_request:', 'unknown'],
    ['', 'unknown'],
  ])('%s → %s', async (errMsg, report) => {
    const { host } = makeWechat({ answers: { getBrandWCPayRequest: { err_msg: errMsg, err_desc: 'x' } } });
    expect(await within(1000, host.pay(ORDER))).toBe(report);
  });

  test('a bridge that throws has failed', async () => {
    const bench = makeBench('wechat', {
      WeixinJSBridge: {
        invoke() {
          throw new Error('no');
        },
      },
    });
    expect(await within(1000, createWechatHostAdapter(bench.env).pay(ORDER))).toBe('failed');
  });

  test('two answers count once', async () => {
    const bench = makeBench('wechat', {
      WeixinJSBridge: {
        invoke(_name: string, _params: object, reply: (answer: object) => void) {
          reply({ err_msg: 'get_brand_wcpay_request:cancel' });
          reply({ err_msg: 'get_brand_wcpay_request:ok' });
        },
      },
    });
    expect(await within(1000, createWechatHostAdapter(bench.env).pay(ORDER))).toBe('cancelled');
  });
});

describe('scan', () => {
  test.each<[string, ('qr' | 'bar')[], string, string]>([
    ['https://a.example/1', ['qr'], 'https://a.example/1', 'qr'],
    ['CODE_128,123456', ['qr'], 'CODE_128,123456', 'qr'],
    ['CODE_128,123456', ['qr', 'bar'], '123456', 'bar'],
    ['{"scan_code":{"scan_result":"inner"}}', ['qr'], 'inner', 'qr'],
    ['{"other":1}', ['qr'], '{"other":1}', 'qr'],
  ])('%s as %j → %s (%s)', async (resultStr, formats, text, format) => {
    const { host, bridge } = makeWechat({ answers: { scanQRCode: { err_msg: 'scanQRCode:ok', resultStr } } });
    expect(await within(5000, host.scan({ formats }))).toEqual({ ok: true, value: { text, format } });
    expect(bridge?.log.at(-1)?.params).toMatchObject({ needResult: 1 });
  });

  test('an iPad whose script unwraps the text itself', async () => {
    const userAgent = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.49';
    const resultStr = '{"scan_code":{"scan_result":"inner"}}';
    const { host } = makeWechat({ answers: { scanQRCode: { err_msg: 'scanQRCode:ok', resultStr } } }, {}, userAgent);
    expect(await within(5000, host.scan())).toMatchObject({ ok: true, value: { text: 'inner' } });
  });

  test('a user who closes the scanner has cancelled', async () => {
    const { host } = makeWechat({ answers: { scanQRCode: { err_msg: 'scanQRCode:cancel' } } });
    expect(await within(5000, host.scan())).toMatchObject({ kind: 'cancelled' });
  });
});

describe('pictures', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const chosen = (...ids: string[]) => ({ err_msg: 'choose_image:ok', localIds: ids });

  test('the chooser is opened once, and then read one picture at a time', async () => {
    let open = 0;
    let mostOpen = 0;
    const { host, bridge } = makeWechat({
      answers: {
        chooseImage: chosen('wxLocalResource://1', 'wxLocalResource://2'),
        getLocalImgData: async () => {
          open += 1;
          mostOpen = Math.max(mostOpen, open);
          await new Promise((resolve) => setTimeout(resolve, 50));
          open -= 1;
          return { err_msg: 'getLocalImgData:ok', localData: PNG };
        },
      },
    });
    const both = [host.pickImages({ max: 9, source: 'camera' }), host.pickImages({ max: 9 })];
    const results = await within(5000, Promise.all(both));
    expect(results.map((result) => result.ok && result.value.length)).toEqual([2, 2]);
    expect(mostOpen).toBe(1);
    expect(bridge?.log.find(({ name }) => name === 'chooseImage')?.params).toMatchObject({
      count: 9,
      sizeType: ['compressed'],
      sourceType: ['camera'],
    });
  });

  test.each<[string, string, string]>([
    ['iOS says jgp', `data:image/jgp;base64,${PNG}`, 'ok'],
    ['Android says nothing', PNG, 'ok'],
    ['with line breaks', `${PNG.slice(0, 20)}\n${PNG.slice(20)}`, 'ok'],
    ['another kind of file', 'R0lGODlhAQABAAAAACw=', 'unknown'],
    ['markup', '<script>alert(1)</script>', 'unknown'],
    ['nothing', '', 'unknown'],
  ])('bytes: %s', async (_name, localData, kind) => {
    const { host, redrawn } = makeWechat({
      answers: { getLocalImgData: { err_msg: 'getLocalImgData:ok', localData } },
    });
    const result = await within(5000, host.pickImages());
    expect(result.ok ? 'ok' : result.kind).toBe(kind);
    expect(redrawn.map(({ type }) => type)).toEqual(kind === 'ok' ? ['image/png'] : []);
  });

  test.each<[PretendAnswer, string]>([
    [{ err_msg: 'choose_image:cancel' }, 'cancelled'],
    [{ err_msg: 'choose_image:fail' }, 'failed'],
    [{ err_msg: 'choose_image:function not exist' }, 'unsupported'],
    [{ err_msg: 'choose_image:ok', localIds: '[]' }, 'cancelled'],
    [{ err_msg: 'choose_image:ok', localIds: 7 }, 'unknown'],
  ])('chooser: %j → %s', async (answer, kind) => {
    const { host } = makeWechat({ answers: { chooseImage: answer } });
    expect(await within(5000, host.pickImages())).toMatchObject({ ok: false, kind, method: 'pickImages' });
  });

  test('a picture that is never delivered is unknown, and the next call settles too', async () => {
    const { host } = makeWechat({ answers: { getLocalImgData: null } });
    expect(await within(16_000, host.pickImages())).toMatchObject({ kind: 'unknown' });
    // The SDK itself waits for ever for its first read, so no second read can succeed in this document.
    expect(await within(16_000, host.pickImages())).toMatchObject({ kind: 'unknown' });
  });

  test('the signature follows the same rule: another address once, then failed', async () => {
    const { host, signed } = makeWechat(
      { answers: { chooseImage: { err_msg: 'choose_image:permission denied' } } },
      { entryUrl: `${ORIGIN}/home?x=1` },
    );
    expect(await within(20_000, host.pickImages())).toMatchObject({ kind: 'failed' });
    expect(signed).toEqual([`${ORIGIN}/home`, `${ORIGIN}/home?x=1`]);
  });
});

describe('sharing', () => {
  const SHARE = { title: 't', desc: 'd', link: `${ORIGIN}/newsDetail?newId=1`, imgUrl: `${ORIGIN}/a.png` };

  test('both entry points of the client are set, under one signature', async () => {
    const { host, bridge, signed } = makeWechat({});
    expect(await within(5000, host.setShare(SHARE))).toEqual({ ok: true, value: undefined });
    const shared = bridge?.log.filter(({ name }) => name.startsWith('update')) ?? [];
    expect(shared.map(({ name }) => name)).toEqual(['updateAppMessageShareData', 'updateTimelineShareData']);
    expect(shared[0]?.params).toMatchObject(SHARE);
    expect(shared[1]?.params).toMatchObject({ title: 't', link: SHARE.link, imgUrl: SHARE.imgUrl });
    expect(signed).toHaveLength(1);
  });

  test('the second entry is not tried when the first fails', async () => {
    const { host, bridge } = makeWechat({
      answers: { updateAppMessageShareData: { err_msg: 'updateAppMessageShareData:fail' } },
    });
    expect(await within(5000, host.setShare(SHARE))).toMatchObject({ kind: 'failed', method: 'setShare' });
    expect(names(bridge)).not.toContain('updateTimelineShareData');
  });
});

describe('invoice titles', () => {
  const info = {
    ...{
      type: '0',
      title: ' 海风\n 公司 ',
      taxNumber: '91440300MA5FKT6R12',
      companyAddress: '科苑路',
      telephone: '0755',
    },
    ...{ bankName: '中国银行', bankAccount: 757 },
  };
  const read = {
    ...{ isCompany: true, titleName: '海风 公司', taxNo: '91440300MA5FKT6R12', address: '科苑路', phone: '0755' },
    ...{ bankName: '中国银行', bankAccount: '757' },
  };
  const nothing = { taxNo: '', address: '', phone: '', bankName: '', bankAccount: '' };
  const ok = (sent: unknown) => ({ err_msg: 'chooseInvoiceTitle:ok', choose_invoice_title_info: sent });

  test.each<[string, unknown, object]>([
    ['text, as the client documents', JSON.stringify(info), read],
    ['an object', info, read],
    ['a person', JSON.stringify({ type: '1', title: '林晓' }), { ...nothing, isCompany: false, titleName: '林晓' }],
    ['a person, the type as a number', { type: 1, title: '林晓' }, { ...nothing, isCompany: false, titleName: '林晓' }],
    [
      'fields of another type',
      { type: null, title: '甲', taxNumber: {}, telephone: [] },
      { ...nothing, isCompany: true, titleName: '甲' },
    ],
  ])('%s', async (_name, sent, value) => {
    const { host, bridge } = makeWechat({ answers: { chooseInvoiceTitle: ok(sent) } });
    expect(await within(5000, host.chooseInvoiceTitle())).toEqual({ ok: true, value });
    expect(bridge?.log.at(-1)?.params).toMatchObject({ scene: '1', verifySignature: `signed ${ORIGIN}/home` });
  });

  test.each<[PretendAnswer, string]>([
    [{ err_msg: 'chooseInvoiceTitle:cancel' }, 'cancelled'],
    [{ err_msg: 'chooseInvoiceTitle:fail' }, 'failed'],
    [{ err_msg: 'chooseInvoiceTitle:function not exist' }, 'unsupported'],
    [{ err_msg: 'chooseInvoiceTitle:function_not_exist' }, 'unsupported'],
    [{ err_msg: 'chooseInvoiceTitle:ok' }, 'unknown'],
    [ok('{broken'), 'unknown'],
    [ok(JSON.stringify({ type: '0', title: '  ' })), 'unknown'],
    [{}, 'failed'],
  ])('%j → %s', async (sent, kind) => {
    const { host } = makeWechat({ answers: { chooseInvoiceTitle: sent } });
    expect(await within(5000, host.chooseInvoiceTitle())).toMatchObject({
      ok: false,
      kind,
      method: 'chooseInvoiceTitle',
    });
  });

  test('a wrong signature is made once more, for the other address', async () => {
    const { host, signed } = makeWechat(
      { answers: { chooseInvoiceTitle: { err_msg: 'chooseInvoiceTitle:permission denied' } } },
      { entryUrl: `${ORIGIN}/home?x=1` },
    );
    expect(await within(20_000, host.chooseInvoiceTitle())).toMatchObject({ kind: 'failed' });
    expect(signed).toEqual([`${ORIGIN}/home`, `${ORIGIN}/home?x=1`]);
  });
});

test('a place is shown in GCJ-02', async () => {
  const { host, bridge } = makeWechat({});
  const point = { lng: 116.397428, lat: 39.90923, system: 'wgs84' as const };
  expect(await within(5000, host.openPlace({ point, name: '甲', address: '乙' }))).toMatchObject({ ok: true });
  const { longitude, latitude } = bridge?.log.at(-1)?.params ?? {};
  expect(longitude).toBeCloseTo(116.403671626, 6);
  expect(latitude).toBeCloseTo(39.910633506, 6);
});

describe('authorize', () => {
  const official =
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=x&response_type=code&scope=snsapi_base&state=s#wechat_redirect';

  test.each<[string, boolean]>([
    [official, true],
    [`${ORIGIN}/__mocks/authorize?x=1`, true],
    ['http://open.weixin.qq.com/connect', false],
    ['https://open.weixin.qq.com.evil.example/', false],
    ['https://open.weixin.qq.com:8443/', false],
    ['javascript:alert(1)', false],
    ['//evil.example/', false],
    ['', false],
  ])('%s allowed: %s', async (startUrl, isAllowed) => {
    const { host, moves } = makeWechat({});
    const result = await within(1000, host.authorize({ scope: 'base', returnPath: '/home', startUrl }));
    if (isAllowed) {
      expect(result).toEqual({ ok: true, value: { leaving: true } });
      expect(moves.replaced).toEqual([startUrl]);
    } else {
      expect(result).toMatchObject({ ok: false, kind: 'failed' });
      expect(moves.replaced).toEqual([]);
    }
  });

  test('without an address it requests one; a server that fails or does not answer means failed', async () => {
    const asked: string[] = [];
    const oAuthUrl = (path: string) => {
      asked.push(path);
      return Promise.resolve(official);
    };
    const request = { scope: 'base' as const, returnPath: '/loginloading?a=1' };
    expect(await within(1000, makeWechat({}, { oAuthUrl }).host.authorize(request))).toMatchObject({ ok: true });
    expect(asked).toEqual(['/loginloading?a=1']);
    const down = makeWechat({}, { oAuthUrl: () => Promise.reject(new Error('offline')) });
    expect(await within(1000, down.host.authorize(request))).toMatchObject({ kind: 'failed' });
    const silent = makeWechat({}, { oAuthUrl: () => new Promise(() => undefined) });
    expect(await within(12_100, silent.host.authorize(request))).toMatchObject({ kind: 'failed' });
    expect(silent.moves.replaced).toEqual([]);
  });

  test('an address that comes when the caller has given up is not left for', async () => {
    const abort = new AbortController();
    const oAuthUrl = jest.fn((_path: string, _isQuiet?: boolean) => {
      abort.abort();
      return Promise.resolve(official);
    });
    const { host, moves } = makeWechat({}, { oAuthUrl });
    const request = { scope: 'base' as const, returnPath: '/loginloading', isBackground: true, signal: abort.signal };
    expect(await within(1000, host.authorize(request))).toMatchObject({ ok: false, kind: 'cancelled' });
    expect(oAuthUrl).toHaveBeenCalledWith('/loginloading', true);
    expect(moves.replaced).toEqual([]);
  });
});
