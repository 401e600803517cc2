import { HOUR_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { renewPair, signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS, SEEDED_OAUTH_CODES, SEEDED_TICKET } from '../../../mocks/world/core/seeded';
import { headersFor, mockClient } from '../mockClient';

const { lin, chen } = DRIVERS;
interface Pair {
  token: string;
  refreshToken: string;
}

test('an access token expires after two hours; its refresh token works once', async () => {
  const { world, call } = mockClient();
  const { token, refreshToken } = signInAs(world, lin.phone);
  expect((await call('GET', 'driver/v2/api/plateCount', { token })).data).toEqual({ count: 3 });
  world.clock.advance(2 * HOUR_MS);
  expect((await call('GET', 'driver/v2/api/plateCount', { token })).code).toBe('401');
  const renewed = await call('POST', 'auth/v2/api/refreshToken', { body: { refreshToken } });
  const pair = renewed.data as Pair;
  expect((await call('GET', 'driver/v2/api/plateCount', { token: pair.token })).code).toBe('200');
  expect((await call('POST', 'auth/v2/api/refreshToken', { body: { refreshToken } })).code).toBe('401');
  // The reuse is refused, but the session that the first use began does not end.
  expect((await call('GET', 'driver/v2/api/plateCount', { token: pair.token })).code).toBe('200');
  expect((await call('POST', 'auth/v2/api/refreshToken', { body: { refreshToken: pair.refreshToken } })).code).toBe(
    '200',
  );
});

test('with family revocation a reused refresh token ends the whole session', async () => {
  const { world, call } = mockClient();
  world.settings.revokesFamilies = true;
  const { refreshToken } = signInAs(world, lin.phone);
  const pair = renewPair(world, refreshToken);
  expect((await call('POST', 'auth/v2/api/refreshToken', { body: { refreshToken } })).code).toBe('401');
  expect((await call('GET', 'driver/v2/api/plateCount', { token: pair.token })).code).toBe('401');
  expect((await call('POST', 'auth/v2/api/refreshToken', { body: { refreshToken: pair.refreshToken } })).code).toBe(
    '401',
  );
});

test('signing out ends both tokens', async () => {
  const { world, call } = mockClient();
  const { token, refreshToken } = signInAs(world, lin.phone);
  expect((await call('GET', 'auth/v2/api/driver/logout', { token })).code).toBe('200');
  expect((await call('GET', 'auth/v2/api/driver/loginInfo', { token })).code).toBe('401');
  expect((await call('POST', 'auth/v2/api/refreshToken', { body: { refreshToken } })).code).toBe('401');
});

test('after a wrong password a picture code is required', async () => {
  const { world, call } = mockClient();
  const login = (more: object) => call('POST', 'auth/v2/api/driver/login', { body: { phone: lin.phone, ...more } });
  expect((await login({ password: 'wrong' })).code).toBe('0xd12501010');
  expect((await login({ password: lin.password })).code).toBe('0xd12501011');
  const check = await call('POST', 'auth/v2/api/checkAccount', { body: { phone: lin.phone } });
  expect(check.data).toEqual({ exists: 1, needChallenge: 1 });
  const { challengeId, image } = (await call('POST', 'auth/v2/api/getChallengeCode')).data as Record<string, string>;
  expect(
    Buffer.from(image ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const challengeCode = world.sessions.challenges.get(challengeId ?? '');
  const wrong = await login({ password: lin.password, challengeId, challengeCode: '00000' });
  expect(wrong.code).toBe('0xd12501012');
  const again = (await call('POST', 'auth/v2/api/getChallengeCode')).data as Record<string, string>;
  const right = world.sessions.challenges.get(again['challengeId'] ?? '');
  expect(challengeCode).toMatch(/^\d{4}$/);
  const entered = await login({ password: lin.password, challengeId: again['challengeId'], challengeCode: right });
  expect((entered.data as { driverId: string }).driverId).toBe(lin.driverId);
});

test('SMS codes have six digits, work once, and are sent at most once a minute', async () => {
  const { world, call } = mockClient();
  world.settings.universalCode = '';
  const send = () =>
    call('POST', 'driver/v2/api/sendVerifyCode', { body: { phone: chen.phone, thirdId: '', purpose: 'login' } });
  const login = (verifyCode: string) =>
    call('POST', 'auth/v2/api/driver/loginByVerifyCode', { body: { phone: chen.phone, verifyCode } });
  expect((await send()).code).toBe('200');
  expect((await send()).code).toBe('0xd12501016');
  const verifyCode = world.tables.sms[0]?.verifyCode ?? '';
  expect(verifyCode).toMatch(/^\d{6}$/);
  expect((await login('123456')).code).toBe('0xd12501015');
  expect((await login(verifyCode)).code).toBe('200');
  expect((await login(verifyCode)).code).toBe('0xd12501015');
  world.clock.advance(60_000);
  expect((await send()).code).toBe('200');
});

test('an openid without a phone is sent to bindPhone, and is known afterwards', async () => {
  const { world, call } = mockClient();
  const login = (code: string) => call('POST', 'auth/v2/api/driver/oAuthLogin', { body: { code, clientType: 2 } });
  expect((await login(SEEDED_OAUTH_CODES.known)).data).toMatchObject({ driverId: lin.driverId });
  expect((await login(SEEDED_OAUTH_CODES.known)).code).toBe('0xd12501017');
  expect(await login(SEEDED_OAUTH_CODES.unbound)).toMatchObject({
    code: '0xd12501022',
    data: { openid: 'openid-wx-new' },
  });
  const bind = (phone: string, thirdId: string) =>
    call('POST', 'driver/v2/api/bindPhone', { body: { phone, verifyCode: '123456', thirdId } });
  expect((await bind('13600136000', '')).code).toBe('0xd12501001');
  expect((await bind(lin.phone, 'openid-wx-new')).code).toBe('0xd12501013');
  const bound = await bind('13600136000', 'openid-wx-new');
  expect(bound.code).toBe('200');
  const driver = world.tables.drivers.find(({ phone }) => phone === '13600136000');
  expect(driver?.openids).toEqual(['openid-wx-new']);
});

test('a ticket works once and only for its openid', async () => {
  const { call } = mockClient();
  const exchange = (openid: string) =>
    call('GET', `driver/v2/api/getTokenByTicket?ticket=${SEEDED_TICKET}&openid=${openid}`);
  expect((await exchange(lin.openid)).data).toMatchObject({ driverId: lin.driverId });
  expect((await exchange(lin.openid)).code).toBe('0xd12501018');
});

test('registering, resetting the password, and checking whether a phone is registered', async () => {
  const { call } = mockClient();
  const phone = '13500135000';
  const isKnown = async () => (await call('POST', 'driver/v2/api/isPhoneRegistered', { body: { phone } })).data;
  expect(await isKnown()).toEqual({ registered: 0 });
  const body = { phone, verifyCode: '123456', password: 'abc12345', thirdId: '' };
  expect((await call('POST', 'driver/v2/api/register', { body })).code).toBe('200');
  expect(await isKnown()).toEqual({ registered: 1 });
  expect((await call('POST', 'driver/v2/api/register', { body })).code).toBe('0xd12501013');
  await call('PUT', 'driver/v2/api/resetPassword', { body: { ...body, password: 'newer123' } });
  expect((await call('POST', 'auth/v2/api/driver/login', { body: { phone, password: 'newer123' } })).code).toBe('200');
});

test('a call that needs a token gets 401 without one; an open call about the driver gets 401 when the token has expired', async () => {
  const { call } = mockClient();
  const history = 'charge/v2/api/plateHistory/record';
  expect((await call('GET', 'driver/v2/api/balanceInfo')).code).toBe('401');
  expect((await call('GET', history)).code).toBe('200');
  expect((await call('GET', history, { token: 'over' })).code).toBe('401');
  expect((await call('GET', 'basic/v2/api/menuConfigs', { token: 'over' })).code).toBe('200');
});

test('calls without the contract’s headers are refused', async () => {
  const { app } = createBackend();
  const path = 'basic/v2/api/menuConfigs';
  const good = headersFor(path);
  const codeWith = async (headers: Record<string, string>) =>
    ((await (await app.request(`/api/${path}`, { headers })).json()) as { code: string }).code;
  expect(await codeWith(good)).toBe('200');
  expect(await codeWith({ ...good, ClientType: '4' })).toBe('0x0000400');
  expect(await codeWith({ ...good, CustomPayload: 'e30=' })).toBe('0x0000400');
  expect(await codeWith({ ...good, CustomPayload: 'not base64 json' })).toBe('0x0000400');
  expect(
    await codeWith({ ...good, CustomPayload: headersFor('driver/v2/api/plateCount')['CustomPayload'] ?? '' }),
  ).toBe('0x0000400');
});
