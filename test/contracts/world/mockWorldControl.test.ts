import { CALL_KEYS } from '../../../mocks/api/endpoints';
import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { MENU_ICON_NAMES, menuIcon } from '../../../mocks/pictures/menuIcons';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import type { Fault } from '../../../mocks/world/core/faults';
import { SCENARIOS } from '../../../mocks/world/scenarios';
import { headersFor, mockClient } from '../mockClient';

const CALL = 'GET basic/v2/api/menuConfigs';
const PATH = 'basic/v2/api/menuConfigs';

const post = async (app: ReturnType<typeof createBackend>['app'], what: string, body: object = {}) => {
  const response = await app.request(`/__mocks/${what}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test.each<[Fault, number, string]>([
  [{ kind: 'code', code: '0xd12501021', msg: '别处登录' }, 200, '{"code":"0xd12501021","msg":"别处登录","data":null}'],
  [{ kind: 'http401' }, 401, '{"code":"401"'],
  [{ kind: 'http500' }, 502, 'Bad Gateway'],
  [{ kind: 'html' }, 200, '<!doctype html>'],
  [{ kind: 'empty' }, 200, ''],
  [{ kind: 'malformed' }, 200, '{"code":"200","msg":"","data":{"res'],
  [{ kind: 'nulldata' }, 200, '{"code":"200","msg":"","data":null}'],
])('fault %o', async (fault, status, text) => {
  const { app, world } = createBackend();
  world.faults.set(CALL, { ...fault, times: 1 });
  const answer = () => app.request(`/api/${PATH}`, { headers: headersFor(PATH) });
  const response = await answer();
  expect(response.status).toBe(status);
  expect((await response.text()).startsWith(text)).toBe(true);
  expect(response.headers.get('date')).toBe(new Date(world.clock.now()).toUTCString());
  expect((await (await answer()).json()) as object).toMatchObject({ code: '200' });
});

test('a broken connection rejects; broken after the server acted, the action has happened', async () => {
  const { app, world } = createBackend();
  const fetch = fetchPort(app);
  const path = 'charge/v2/api/plateHistory/record?recordId=history-1';
  const remove = () => fetch(`/api/${path}`, { method: 'DELETE', headers: headersFor(path) });
  const call = 'DELETE charge/v2/api/plateHistory/record';
  world.faults.set(call, { kind: 'cutBefore', times: 1 });
  await expect(remove()).rejects.toThrow('Failed to fetch');
  expect(world.tables.history).toHaveLength(2);
  world.faults.set(call, { kind: 'cutAfter', times: 1 });
  await expect(remove()).rejects.toThrow('Failed to fetch');
  expect(world.tables.history).toHaveLength(1);
  expect(world.log.list().map(({ code }) => code)).toEqual(['cutBefore', 'cutAfter']);
});

test('an abort ends a call that never gets a response; a slow call gets its response later', async () => {
  const { app, world } = createBackend();
  const fetch = fetchPort(app);
  world.faults.set('*', { kind: 'never' });
  const stop = new AbortController();
  const waiting = fetch(`/api/${PATH}`, { headers: headersFor(PATH), signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  world.faults.set('*', { kind: 'slow', ms: 30 });
  const before = performance.now();
  expect((await fetch(`/api/${PATH}`, { headers: headersFor(PATH) })).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(25);
});

test('the delay of the fetch port comes before the call is sent', async () => {
  const { app, world } = createBackend();
  const fetch = fetchPort(app, {
    delay: () => {
      world.clock.advance(1_000);
    },
  });
  const before = world.clock.now();
  await fetch(`/api/${PATH}`, { headers: headersFor(PATH) });
  expect(world.log.list()[0]?.at).toBe(before + 1_000);
});

test('the log lists the caller and the call, and holds no secrets', async () => {
  const { world, call, app } = mockClient();
  const body = { phone: '13800138000', password: 'abc12345' };
  const { data } = await call('POST', 'auth/v2/api/driver/login', { body });
  const { token } = data as { token: string };
  await call('GET', 'driver/v2/api/getTokenByTicket?ticket=ticket-of-openid-wx-1&openid=openid-wx-1');
  await call('GET', 'driver/v2/api/plateCount', { token });
  await call('GET', 'charge/v2/api/payCharges/sync/nobody', { token });
  expect(world.log.list().map(({ call: key, driverId, code }) => [key, driverId, code])).toEqual([
    ['POST auth/v2/api/driver/login', '', '200'],
    ['GET driver/v2/api/getTokenByTicket', '', '200'],
    ['GET driver/v2/api/plateCount', 'driver-1', '200'],
    ['GET charge/v2/api/payCharges/sync/{id}', 'driver-1', '0x10d7500001'],
  ]);
  const shown = await (await app.request('/__mocks/log')).text();
  expect(shown).not.toMatch(/abc12345|13800138000|ticket-of|at-|rt-/);
});

test('scenarios, clock, faults, settings and reset over JSON', async () => {
  const { app, world } = createBackend();
  const startedAt = world.clock.now();
  expect((await post(app, 'scenario', { name: 'manyArrears' })).body['scenario']).toBe('manyArrears');
  expect((await post(app, 'scenario', { name: 'toString' })).status).toBe(400);
  expect((await post(app, 'clock', { advanceMs: 60_000 })).body['now']).toBe(startedAt + 60_000);
  expect((await post(app, 'clock', { advanceMs: -1 })).status).toBe(400);
  expect((await post(app, 'faults', { call: 'GET no/such/call', fault: { kind: 'empty' } })).status).toBe(400);
  expect((await post(app, 'faults', { call: CALL, fault: { kind: 'slow', ms: 5, times: 2 } })).body['faults']).toEqual([
    { call: CALL, fault: { kind: 'slow', ms: 5 }, times: 2 },
  ]);
  expect((await post(app, 'faults', { fault: null })).body['faults']).toEqual([]);
  expect((await post(app, 'settings', { settleAfterMs: null })).body['settings']).toMatchObject({
    settleAfterMs: null,
  });
  expect((await post(app, 'reset')).body).toMatchObject({ scenario: 'default', now: startedAt, calls: 0 });
  expect(world.settings.settleAfterMs).toBe(0);
});

test('signed-in drivers stay signed in when the scenario changes, and not after a reset', async () => {
  const { app, world, call } = mockClient();
  const { token } = (await post(app, 'signIn')).body as { token: string };
  const code = async () => (await call('GET', 'driver/v2/api/plateCount', { token })).code;
  world.useScenario('manyArrears');
  expect(await code()).toBe('200');
  world.useScenario('tokenExpired');
  expect(await code()).toBe('401');
  world.reset();
  expect(await code()).toBe('401');
});

test("the browser’s cashier shows the amount and pays; it returns only to the app's own address", async () => {
  const { app, world, call } = mockClient();
  const body = {
    uniqueId: 'stay-0001',
    parkId: 'park-1',
    payChannel: 2,
    couponIds: [],
    payAmount: 600,
    openid: '',
    returnUrl: 'https://evil.example//evil.example/x?a=1',
    requestId: 'request',
  };
  const opened = (await call('POST', 'charge/v2/api/payCharges', { body })).data as {
    payId: string;
    payParams: Record<string, string>;
  };
  expect(opened.payParams['payUrl']).toBe(`/__mocks/cashier?payId=${opened.payId}&return=%2Fhome`);
  expect(opened.payParams['tradeNO']).toBe(opened.payId);
  const page = await app.request(opened.payParams['payUrl'] ?? '');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('6.00元');
  const order = (await (await app.request(`/__mocks/cashier/order?payId=${opened.payId}`)).json()) as object;
  expect(order).toMatchObject({ amountCents: 600, payState: 0, subject: '停车缴费 粤B·12345 市民中心地下停车场' });
  expect((await post(app, 'cashier/pay', { payId: opened.payId, settleAfterMs: 5_000 })).body).toMatchObject({
    payState: 1,
  });
  world.clock.advance(5_000);
  expect((await post(app, 'cashier/cancel', { payId: opened.payId })).body).toMatchObject({ payState: 2 });
  expect((await post(app, 'cashier/pay', { payId: 'nobody' })).status).toBe(409);
});

test('a closed payment can be paid from the control page, and its refund is shown there', async () => {
  const { app, world, call } = mockClient();
  const pay = async (requestId: string) => {
    const choice = { payChannel: 3, couponIds: [], payAmount: 600, openid: '', returnUrl: '', requestId };
    const body = { uniqueId: 'stay-0001', parkId: 'park-1', ...choice };
    return ((await call('POST', 'charge/v2/api/payCharges', { body })).data as { payId: string }).payId;
  };
  const first = await pay('first');
  await post(app, 'cashier/pay', { payId: await pay('second') });
  const cashier = async () => (await app.request(`/__mocks/cashier?payId=${first}`)).text();
  expect(await cashier()).toContain('这笔支付已经结束，请返回');
  await post(app, 'settings', { closedOrdersTakeMoney: true, refundAfterMs: 5_000, holdMs: 60_000 });
  expect(await cashier()).not.toContain('这笔支付已经结束，请返回');
  const { body } = await post(app, 'cashier/payClosed', { payId: first });
  expect(body['payments']).toContainEqual(
    expect.objectContaining({ payId: first, state: 5, refundText: '退款处理中，1–3个工作日到账' }),
  );
  world.clock.advance(5_000);
  expect((await post(app, 'cashier/payClosed', { payId: first })).body['payments']).toContainEqual(
    expect.objectContaining({ payId: first, state: 6, refundText: '已退回微信零钱' }),
  );
});

test('the authorization page leads back with a code and the state, and never to a script', async () => {
  const { app } = createBackend();
  const redirect = encodeURIComponent('http://localhost/loginloading?from=home');
  const page = await (await app.request(`/__mocks/oauth?redirect=${redirect}&state=s1`)).text();
  expect(page).toMatch(/href="http:\/\/localhost\/loginloading\?from=home&amp;code=oauth-\w+&amp;state=s1"/);
  const hostile = await (await app.request('/__mocks/oauth?redirect=javascript:alert(1)&state=s1')).text();
  expect(hostile).not.toContain('javascript:');
});

test('the control page lists every scenario and every call', async () => {
  const { app } = createBackend();
  const page = await (await app.request('/__mocks')).text();
  for (const name of Object.keys(SCENARIOS)) expect(page).toContain(`data-scenario="${name}"`);
  for (const call of CALL_KEYS) expect(page).toContain(`data-call="${call}"`);
  expect(page).toContain('/?host=wechat');
});

test('pictures and icons are there, each with its own type', async () => {
  const { app } = createBackend();
  const picture = await app.request('/__mocks/pictures/banner-1.svg');
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toContain('width="686" height="240"');
  expect((await app.request('/__mocks/pictures/constructor.svg')).status).toBe(404);
  const icons = MENU_ICON_NAMES.map(menuIcon);
  expect(new Set(icons).size).toBe(icons.length);
  for (const icon of icons) expect(Buffer.from(icon, 'base64').readUInt32BE(16)).toBe(48);
});

test('another base path moves the gateway, not the control page', async () => {
  const { app } = createBackend({ basePath: '/parking/' });
  expect((await app.request(`/parking/api/${PATH}`, { headers: headersFor(PATH) })).status).toBe(200);
  expect((await app.request(`/api/${PATH}`)).status).toBe(404);
  expect((await app.request('/__mocks/state')).status).toBe(200);
});

test('a plug can be put into and out of a gun, and a charger can break down', async () => {
  const { app, world } = createBackend();
  const gun = () => world.tables.charging.guns.find(({ gunNo }) => gunNo === GUNS.unplugged);
  await post(app, 'gun', { gunNo: GUNS.unplugged, event: 'plugIn' });
  expect(gun()?.pluggedAt).toBe(world.clock.now());
  await post(app, 'gun', { gunNo: GUNS.unplugged, event: 'unplug' });
  expect(gun()?.pluggedAt).toBeNull();
  const { body } = await post(app, 'gun', { gunNo: GUNS.running, event: 'broken' });
  expect(body['charging']).toContainEqual({ orderNo: 'charging-1', gunNo: GUNS.running, state: 8, isPluggedIn: true });
  expect((await post(app, 'gun', { gunNo: 'none', event: 'unplug' })).status).toBe(409);
});

test('locks and booked cars follow the control page', async () => {
  const { app, world } = createBackend();
  const booked = world.tables.booking.orders.find(({ ended }) => ended === null)?.bookOrderNo;
  expect(
    (await post(app, 'locks', { lockId: 'lock-city-3', jams: true, isSilent: true, batteryPercent: 3 })).body,
  ).toMatchObject({
    locks: expect.arrayContaining([
      {
        lockId: 'lock-city-3',
        lockName: '3号地锁',
        stateText: '已升起',
        jams: true,
        isSilent: true,
        isOnline: true,
        isBlind: false,
        batteryPercent: 3,
      },
    ]) as unknown,
    bookings: [{ bookOrderNo: booked, plateNo: '粤B12345', state: 2 }],
  });
  const wordOf = async (is: object) => {
    const { locks } = (await post(app, 'locks', { lockId: 'lock-city-3', ...is })).body as {
      locks: { lockId: string; stateText: string }[];
    };
    return locks.find(({ lockId }) => lockId === 'lock-city-3')?.stateText;
  };
  expect([await wordOf({ isBlind: true }), await wordOf({ isOnline: false })]).toEqual(['未知', '离线']);
  await wordOf({ isBlind: false, isOnline: true });
  expect((await post(app, 'locks', { lockId: 'nobody' })).status).toBe(409);
  expect((await post(app, 'locks', { lockId: 'lock-city-3', batteryPercent: 101 })).status).toBe(400);
  expect((await post(app, 'bookings/enter', { bookOrderNo: booked })).body['msg']).toBe('地锁未降下');
  world.tables.booking.locks = [];
  expect((await post(app, 'bookings/enter', { bookOrderNo: booked })).body).toMatchObject({ bookings: [{ state: 3 }] });
  expect((await post(app, 'bookings/leave', { bookOrderNo: booked })).body).toMatchObject({ bookings: [] });
});
