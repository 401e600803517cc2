/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAppRuntime } from '@/app/store';

import { fakeHost, type FakeOutside, fakePorts } from '../../support/fakePorts';
import { after, envelope } from '../../support/makeServices';

const running: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  jest.useRealTimers();
});
const settle = (ms = 50) => jest.advanceTimersByTimeAsync(ms);

const withReqJson = (value: object | string, path = '/mine') =>
  `${path}?reqJson=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}&a=1`;

function open({
  at,
  local = new Map<string, string>(),
  cookies = new Map<string, string>(),
  answer = () => Promise.resolve(envelope(200, {})),
  openHost,
  host,
}: {
  at: string;
  local?: Map<string, string>;
  cookies?: Map<string, string>;
  answer?: (input: string, init?: RequestInit) => Promise<Response>;
  openHost?: FakeOutside['openHost'];
  host?: FakeOutside['host'];
}) {
  window.history.replaceState(null, '', at);
  const sent: string[] = [];
  const outside = fakePorts({
    local,
    cookies,
    ...(openHost === undefined ? {} : { openHost }),
    ...(host === undefined ? {} : { host }),
    fetch: (input, init) => {
      sent.push(input);
      return answer(input, init);
    },
  });
  const actions: unknown[] = [];
  const app = createAppRuntime({ outside, page: window });
  running.push(app.stop);
  app.store.subscribe(() => actions.push(app.store.getState()));
  return { ...app, sent, actions, local, cookies, state: () => app.store.getState() };
}

const tokens = (input: string) =>
  Promise.resolve(
    input.includes('getTokenByTicket')
      ? envelope(200, { token: 'T2', refreshToken: 'R2', driverId: 'd' })
      : envelope(200, {}),
  );

describe('a ticket in reqJson', () => {
  test('is exchanged once, by ticket and openid, before the session is resolved', async () => {
    const app = open({ at: withReqJson({ ticket: 'SENTINEL-ticket', openid: 'openid-12' }), answer: tokens });
    expect(app.state().session.status).toBe('resolving');
    await settle();
    expect(app.sent.filter((input) => input.includes('getTokenByTicket'))).toEqual([
      '/api/driver/v2/api/getTokenByTicket?ticket=SENTINEL-ticket&openid=openid-12',
    ]);
    expect(app.state().session.status).toBe('signedIn');
    expect(app.cookies.get('token')).toBe('T2');
  });

  test('is in no address, storage or state afterwards', async () => {
    const app = open({
      at: withReqJson({ ticket: 'SENTINEL-ticket', openid: 'openid-12', buyid: 'b' }),
      answer: tokens,
    });
    await settle();
    expect(window.location.href).not.toContain('SENTINEL');
    expect(window.location.search).toContain('buyid');
    expect(JSON.stringify([app.actions, [...app.local], app.state()])).not.toContain('SENTINEL');
  });

  test('that is refused leaves a visitor, without a loop', async () => {
    const app = open({
      at: withReqJson({ ticket: 'spent' }),
      answer: (input) =>
        Promise.resolve(input.includes('getTokenByTicket') ? envelope('0x1', null, 'spent') : envelope(200, {})),
    });
    await settle(60_000);
    expect(app.state().session.status).toBe('visitor');
    expect(app.sent.filter((input) => input.includes('getTokenByTicket'))).toHaveLength(1);
  });

  test('that gets no response releases the screen after 10 s', async () => {
    const app = open({
      at: withReqJson({ ticket: 'slow' }),
      answer: (input, init) =>
        input.includes('getTokenByTicket')
          ? after(1e9, () => envelope(200), init?.signal)
          : Promise.resolve(envelope(200, {})),
    });
    await settle(9_000);
    expect(app.state().session.status).toBe('resolving');
    await settle(1_100);
    expect(app.state().session.status).toBe('visitor');
  });
});

describe('reqJson', () => {
  const signedIn = () =>
    new Map([
      ['token', 'T'],
      ['refreshToken', 'R'],
    ]);

  test('another driverDealerId ends the session first; the place stays stored', async () => {
    const app = open({
      at: withReqJson({ driverDealerId: 'd2', sourceType: '5' }),
      local: new Map([
        ['driverDealerId', 'd1'],
        ['lat', '22.5'],
      ]),
      cookies: signedIn(),
    });
    await settle();
    expect(app.cookies.has('token')).toBe(false);
    expect(app.local.get('driverDealerId')).toBe('d2');
    expect(app.local.get('sourceType')).toBe('5');
    expect(app.local.get('lat')).toBe('22.5');
  });

  test.each([
    ['the same driverDealerId', { driverDealerId: 'd1' }, 'd1'],
    ['a malformed driverDealerId', { driverDealerId: '../../x' }, 'd1'],
    ['none', { sourceType: '5' }, 'd1'],
  ])('%s clears nothing', async (_, value, stored) => {
    const app = open({ at: withReqJson(value), local: new Map([['driverDealerId', 'd1']]), cookies: signedIn() });
    await settle();
    expect(app.cookies.get('token')).toBe('T');
    expect(app.local.get('driverDealerId')).toBe(stored);
  });

  test('with no stored driverDealerId nothing is cleared', async () => {
    const app = open({ at: withReqJson({ driverDealerId: 'd9' }), cookies: signedIn() });
    await settle();
    expect(app.cookies.get('token')).toBe('T');
  });

  describe.each(['push', 'replace'] as const)('in an address that is reached inside the app (%s)', (go) => {
    const hostile = { driverDealerId: 'd2', openid: 'openid-stranger', ticket: 'SENTINEL-ticket', sourceType: '5' };

    test('is not read, and not shown either', async () => {
      const local = new Map([
        ['driverDealerId', 'd1'],
        ['openid', 'openid-own'],
      ]);
      const app = open({ at: '/home', local, cookies: signedIn() });
      await settle();
      const before = [...local];
      app.navigator[go](withReqJson(hostile, '/mine'));
      await settle();
      expect(app.cookies.get('token')).toBe('T');
      expect([...local]).toEqual(before);
      expect(window.location.search).toBe('?a=1');
      expect(JSON.stringify([app.actions, app.sent])).not.toMatch(/SENTINEL|stranger/);
    });
  });

  test('the address that the document was opened with is read once, not again at the way back', async () => {
    const local = new Map<string, string>();
    const app = open({ at: withReqJson({ driverDealerId: 'd1', sourceType: '5' }), local, cookies: signedIn() });
    await settle();
    expect(local.get('driverDealerId')).toBe('d1');
    local.set('driverDealerId', 'd3');
    app.navigator.push('/home');
    await settle();
    app.navigator.go(-1);
    await settle();
    expect(app.cookies.get('token')).toBe('T');
    expect(local.get('driverDealerId')).toBe('d3');
  });

  test.each(['{', '[]', 'null', '{"token":"evil","refreshToken":"evil"}'])('%s writes no token', async (text) => {
    const app = open({ at: withReqJson(text) });
    await settle();
    expect(app.cookies.size).toBe(0);
    expect(app.local.has('token')).toBe(false);
  });
});

describe('before each navigation', () => {
  test('the menu config is fetched, then cached for five minutes, and not fetched on notice pages', async () => {
    // A server without a time is looked at again and again, by the same call (flows/offline/serverClockSaga).
    const answer = () =>
      Promise.resolve(
        new Response(JSON.stringify({ code: 200, msg: '', data: {} }), { headers: { Date: new Date().toUTCString() } }),
      );
    const app = open({ at: '/notice1', answer });
    const menus = () => app.sent.filter((input) => input.includes('menuConfigs')).length;
    await settle();
    expect(menus()).toBe(0);
    app.navigator.push('/mine');
    await settle();
    app.navigator.push('/newsList');
    await settle();
    expect(menus()).toBe(1);
    await settle(300_000);
    app.navigator.push('/mine');
    await settle();
    expect(menus()).toBe(2);
  });

  test('a menu config that never arrives delays the first screen by 2 s, then defaults apply', async () => {
    const app = open({ at: '/home', answer: (_, init) => after(1e9, () => envelope(200), init?.signal) });
    await settle(1_900);
    expect(app.state().entry.hasWaitedForMenu).toBe(false);
    await settle(200);
    expect(app.state().entry.hasWaitedForMenu).toBe(true);
  });
});

describe('what local storage holds for others on this page (Rule 1.2)', () => {
  const ofHost = (input: string, failing = '') =>
    Promise.resolve(
      failing !== '' && input.includes(failing)
        ? envelope('0xffff', {})
        : input.includes('applicationInfos')
          ? envelope(200, { appId: 'wx1', appName: '畅行停车' })
          : input.includes('getAk')
            ? envelope(200, { ak: 'key-1' })
            : envelope(200, {}),
    );

  test.each([
    ['', { appName: '畅行停车', appid: 'wx1', ak: 'key-1' }],
    ['applicationInfos', { ak: 'key-1' }],
    ['getAk', { appName: '畅行停车', appid: 'wx1' }],
  ])(
    'one of app info and map key that fails (%p) does not keep the other from being asked',
    async (failing, stored) => {
      const app = open({ at: '/mine', host: fakeHost({ kind: 'wechat' }), answer: (input) => ofHost(input, failing) });
      await settle();
      expect(Object.fromEntries(app.local)).toMatchObject(stored);
      for (const key of ['appName', 'appid', 'ak']) if (!(key in stored)) expect(app.local.has(key)).toBe(false);
    },
  );

  test('app info and map key do not wait for the menu config', async () => {
    const app = open({
      at: '/mine',
      host: fakeHost({ kind: 'wechat' }),
      answer: (input, init) =>
        input.includes('menuConfigs') ? after(1e9, () => envelope(200), init?.signal) : ofHost(input),
    });
    await settle();
    expect(Object.fromEntries(app.local)).toMatchObject({ appName: '畅行停车', appid: 'wx1', ak: 'key-1' });
  });

  test('the stored name of the app is shown until the server names it, also where nobody asks the server', async () => {
    const app = open({ at: '/mine', local: new Map([['appName', '车主助手']]) });
    await settle();
    expect(app.state().entry.appName).toBe('车主助手');
    const other = open({
      ...{ at: '/mine', local: new Map([['appName', '车主助手']]), answer: (input: string) => ofHost(input) },
      host: fakeHost({ kind: 'wechat' }),
    });
    await settle();
    expect(other.state().entry.appName).toBe('畅行停车');
  });

  test("the name of a link counts at once, and so does the host's client type", async () => {
    const app = open({ at: withReqJson({ appName: '车主助手', clientType: '1' }), host: fakeHost({ kind: 'alipay' }) });
    await settle();
    expect(app.state().entry.appName).toBe('车主助手');
    expect(app.local.get('clientType')).toBe('3');
  });

  test('a plain browser keeps the client type of a link, and stores none by itself', async () => {
    const app = open({ at: withReqJson({ clientType: '1' }) });
    await settle();
    expect(app.local.get('clientType')).toBe('1');
    const other = open({ at: '/mine' });
    await settle();
    expect(other.local.has('clientType')).toBe(false);
  });
});

describe('the host', () => {
  test('is recognised at once on any screen but home', async () => {
    const app = open({ at: '/mine' });
    await settle();
    expect(app.state().entry.host.isReady).toBe(true);
  });

  test('on home its code waits until the calls of home have finished', async () => {
    const app = open({ at: '/home' });
    await settle(1_900);
    expect(app.state().entry.host.isReady).toBe(false);
    await settle(200);
    expect(app.state().entry.host.isReady).toBe(true);
  });

  test('is retried until its code arrives, and then reports its capabilities', async () => {
    const code = { asked: 0, isHere: false };
    const app = open({
      at: '/mine',
      openHost: () => {
        code.asked += 1;
        return code.isHere ? Promise.resolve(fakeHost()) : Promise.reject(new Error('no line'));
      },
    });
    await settle();
    expect(app.state().entry.host).toMatchObject({ isReady: false, hasFailed: true, payChannels: [] });
    await settle(3_000);
    expect(code.asked).toBe(2);
    code.isHere = true;
    await settle(3_000);
    expect(app.state().entry.host).toMatchObject({ isReady: true, hasFailed: false });
    expect(app.state().entry.host.payChannels).not.toEqual([]);
    await settle(60_000);
    expect(code.asked).toBe(3);
  });

  test('is recognised at once when the driver leaves home earlier', async () => {
    const app = open({ at: '/home' });
    await settle(100);
    app.navigator.push('/mine');
    await settle();
    expect(app.state().entry.host.isReady).toBe(true);
  });
});

test('a pair that a native shell left in local storage is moved into the cookies and removed', () => {
  const local = new Map([
    ['token', 'shell-token'],
    ['refreshToken', 'shell-refresh'],
  ]);
  const app = open({ at: '/mine', local });
  expect(app.cookies.get('token')).toBe('shell-token');
  expect(local.has('token')).toBe(false);
  expect(app.state().session.status).toBe('signedIn');
});
