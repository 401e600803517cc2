import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { DriverSignInMethods } from '@/services/driver/credentials';
import type { ResidentRegistration } from '@/services/driver/residentRegistrations';

import { APPLICATION_REVIEW_MS } from '../../../mocks/world/account/ownerApplications';
import { OWNED_ROOM } from '../../../mocks/world/account/ownerApplicationSeed';
import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS, NEW_OPENID } from '../../../mocks/world/core/seeded';
import { answersOf, mockClient } from '../mockClient';

const { lin, chen } = DRIVERS;

function signedIn(phone: string = lin.phone, client = mockClient()) {
  const { token, refreshToken } = signInAs(client.world, phone);
  const ask = (method: string, path: string, body?: object) =>
    client.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return { ...client, client, token, refreshToken, ask, ...answersOf(ask) };
}

test('a new password works at once, the old one no longer does, and every other session has ended', async () => {
  const { client, told, ask, call } = signedIn();
  const elsewhere = signedIn(lin.phone, client);
  const change = (oldPassword: string, newPassword: string) =>
    told('PUT', 'driver/v2/api/password', { oldPassword, newPassword });
  expect(await change('wrong1234', 'xyz98765')).toEqual(['0xd12501010', '原密码不正确']);
  expect(await change(lin.password, lin.password)).toEqual(['0x0000401', '新密码不能与原密码相同']);
  expect(await change(lin.password, '123')).toEqual(['0x0000401', '参数错误：newPassword']);
  expect(await change(lin.password, 'xyz98765')).toEqual(['200', '']);
  expect((await ask('GET', 'driver/v2/api/balanceInfo')).code).toBe('200');
  expect((await elsewhere.ask('GET', 'driver/v2/api/balanceInfo')).code).toBe('401');
  const renewal = { body: { refreshToken: elsewhere.refreshToken } };
  expect((await call('POST', 'auth/v2/api/refreshToken', renewal)).code).toBe('401');
  const login = (password: string) =>
    call('POST', 'auth/v2/api/driver/login', { body: { phone: lin.phone, password } });
  expect((await login('xyz98765')).code).toBe('200');
  expect((await login(lin.password)).code).toBe('0xd12501010');
});

test('a phone number is changed with a code on each number, or with the password; a number in use is refused', async () => {
  const { told, read, world } = signedIn();
  const change = (body: object) => told('PUT', 'driver/v2/api/phone', body);
  const fresh = { phone: '13600136000', verifyCode: '123456' };
  expect(await change(fresh)).toEqual(['0xd12501010', '请先验证原手机号或密码']);
  expect(await change({ ...fresh, oldVerifyCode: '000000' })).toEqual(['0xd12501015', '验证码不正确或已过期']);
  expect((await change({ ...fresh, phone: chen.phone, oldVerifyCode: '123456' }))[0]).toBe('0xd12501013');
  expect((await change({ ...fresh, phone: '12345', oldVerifyCode: '123456' }))[1]).toBe('请输入正确的手机号');
  expect(await change({ ...fresh, password: lin.password })).toEqual(['200', '']);
  expect(await read('GET', 'auth/v2/api/driver/loginInfo')).toMatchObject({ phone: '13600136000' });
  // A real code is valid once, for its own number.
  world.settings.universalCode = '';
  await read('POST', 'driver/v2/api/sendVerifyCode', { phone: lin.phone, purpose: 'changePhone' });
  const code = world.tables.sms.at(-1)?.verifyCode ?? '';
  expect(await change({ phone: '13600136000', verifyCode: code, password: lin.password })).toEqual([
    '0x0000401',
    '新手机号不能与原手机号相同',
  ]);
  expect(await change({ phone: lin.phone, verifyCode: code, password: lin.password })).toEqual(['200', '']);
  expect((await change({ ...fresh, verifyCode: code, password: lin.password }))[0]).toBe('0xd12501015');
});

test('a nickname is saved as written, unless it breaks the rule', async () => {
  const { told, read } = signedIn();
  const rename = (nickName: string) => told('PUT', 'driver/v2/api/nickName', { nickName });
  expect((await rename('😀'))[1]).toBe('昵称不能包含表情和/:*?<|\'%>&"\\等字符');
  expect((await rename('一二三四五六七八九十一二三四五六七八九十一'))[1]).toBe('昵称需为1到20个字');
  expect((await rename('   '))[1]).toBe('昵称需为1到20个字');
  expect(await rename('小林')).toEqual(['200', '']);
  expect(await read('GET', 'auth/v2/api/driver/loginInfo')).toMatchObject({ nickName: '小林' });
});

test('finds the driver of a session, and of an openid', async () => {
  const { read, call } = signedIn();
  expect(await read<DriverSignInMethods>('GET', 'driver/v2/api/loginStates')).toEqual({
    driverId: lin.driverId,
    hasPhone: 1,
    hasPassword: 1,
    boundClients: [2, 3],
  });
  const ask = (thirdId: string) => call('GET', `driver/v2/api/getDriverIdByThirdId?thirdId=${thirdId}`);
  expect((await ask(lin.openid)).data).toEqual({ driverId: lin.driverId });
  expect((await ask(NEW_OPENID)).data).toEqual({ driverId: '' });
  expect((await ask('')).code).toBe('0x0000401');
});

test('after signing out the token is invalid', async () => {
  const { ask, told } = signedIn();
  expect(await told('GET', 'auth/v2/api/driver/logout')).toEqual(['200', '']);
  expect((await ask('GET', 'auth/v2/api/driver/loginInfo')).code).toBe('401');
});

describe('registering as resident', () => {
  const APPLICATION = {
    areaName: '莲花一村',
    roomNo: '3-2-501',
    ownerType: 1,
    name: '林晓',
    idCard: '11010519491231002X',
    phone: lin.phone,
    plates: ['粤B12345'],
    pictures: ['/__mocks/uploads/deed.jpg'],
  };
  const PATH = 'driver/v2/api/userApplies';

  test('an application is submitted, listed, and reviewed after an hour; identity numbers come back masked', async () => {
    const { read, world, told } = signedIn();
    const { applyId } = await read<ResidentRegistration>('POST', PATH, APPLICATION);
    const one = () => read<ResidentRegistration>('GET', `${PATH}/${applyId}`);
    expect(await one()).toMatchObject({ state: 1, idCard: '110***********002X', phone: '138****8000' });
    expect(await told('POST', PATH, APPLICATION)).toEqual(['0x0000401', '该房号已登记或正在审核']);
    world.clock.advance(APPLICATION_REVIEW_MS);
    expect(await one()).toMatchObject({
      state: 2,
      stateText: '已通过',
      reasons: [],
      reviewTime: '2026-03-10 13:00:00',
    });
  });

  test('a rejection gives a reason for each field, and the application can be submitted again', async () => {
    const { client, read, world, told } = signedIn();
    const poor = { ...APPLICATION, roomNo: '501', pictures: [] };
    const { total } = await read<{ total: number }>('GET', PATH);
    const { applyId } = await read<ResidentRegistration>('POST', PATH, poor);
    world.clock.advance(APPLICATION_REVIEW_MS);
    const rejected = await read<ResidentRegistration>('GET', `${PATH}/${applyId}`);
    expect([rejected.state, rejected.reasons.map(({ field }) => field)]).toEqual([3, ['pictures', 'roomNo']]);
    // The numbers that come back masked may be left out: they stay as they were.
    expect(await read('POST', PATH, { ...APPLICATION, applyId, idCard: '', phone: '' })).toMatchObject({
      applyId,
      state: 1,
      idCard: '110***********002X',
      phone: '138****8000',
    });
    expect((await read<{ total: number }>('GET', PATH)).total).toBe(total + 1);
    expect((await told('POST', PATH, { ...APPLICATION, applyId }))[1]).toBe('只有未通过的登记可以修改');
    const stranger = signedIn(chen.phone, client);
    expect(await stranger.told('GET', `${PATH}/${applyId}`)).toEqual(['0x10d7500001', '登记不存在']);
    expect((await stranger.told('POST', PATH, { ...APPLICATION, applyId }))[0]).toBe('0x10d7500001');
  });

  test('a room that has an owner takes tenants only', async () => {
    const { read, told } = signedIn();
    const room = { ...APPLICATION, ...OWNED_ROOM };
    expect((await told('POST', PATH, room))[1]).toMatch(/^该房屋已有业主登记/);
    expect(await read('POST', PATH, { ...room, ownerType: 2 })).toMatchObject({ state: 1 });
  });

  test('an invalid identity number is refused with the message of the rule', async () => {
    const { told, call } = signedIn();
    expect(await told('POST', PATH, { ...APPLICATION, idCard: '110105194912310021' })).toEqual([
      '0x0000401',
      '身份证号非法',
    ]);
    expect((await call('GET', PATH)).code).toBe('401');
  });
});

test('an access token is valid for two hours', async () => {
  const { ask, world } = signedIn();
  world.clock.advance(2 * HOUR_MS - MINUTE_MS);
  expect((await ask('GET', 'driver/v2/api/loginStates')).code).toBe('200');
  world.clock.advance(MINUTE_MS);
  expect((await ask('GET', 'driver/v2/api/loginStates')).code).toBe('401');
});

test('what the operator keeps of a driver goes with the account, and the number that signs in again is a new one', async () => {
  const { client, read, world } = signedIn(chen.phone);
  await read('POST', 'basic/v2/api/feedbacks', { type: 6, content: '导航偏了', pictures: [] });
  await read('PUT', 'basic/v2/api/follows', { followType: 4, isOn: 1 });
  await read('POST', 'basic/v2/api/recordings', { recording: '{}', hasConsent: 1 });
  await read('GET', 'coupon/v2/api/ownInvitation');
  await read('POST', 'driver/v2/api/userApplies', {
    ...{ areaName: '莲花一村', roomNo: '3-2-501', ownerType: 1, name: '陈默', idCard: '11010519491231002X' },
    ...{ phone: chen.phone, plates: [], pictures: ['/__mocks/uploads/deed.jpg'] },
  });
  const { ownerApplications, feedbacks, recordings, invitations } = world.tables;
  const others = [ownerApplications, feedbacks, recordings, invitations].map((rows) => rows.length - 1);
  await read('DELETE', 'driver/v2/api/account', { verifyCode: '123456' });
  const { tables } = world;
  expect(
    [tables.ownerApplications, tables.feedbacks, tables.recordings, tables.invitations].map((rows) => rows.length),
  ).toEqual(others);
  expect([...tables.follows.keys()].filter((one) => one.startsWith(`${chen.driverId}/`))).toEqual([]);
  const code = { phone: chen.phone, verifyCode: '123456' };
  expect((await client.call('POST', 'auth/v2/api/driver/loginByVerifyCode', { body: code })).msg).toMatch(/未注册/);
  const again = { body: { ...code, password: 'abc12345' } };
  expect((await client.call('POST', 'driver/v2/api/register', again)).code).toBe('200');
  const fresh = signedIn(chen.phone, client);
  expect(await fresh.read('GET', 'auth/v2/api/driver/loginInfo')).not.toMatchObject({ driverId: chen.driverId });
  for (const list of ['driver/v2/api/userApplies', 'basic/v2/api/feedbacks'])
    expect(await fresh.read('GET', list)).toMatchObject({ total: 0 });
});
