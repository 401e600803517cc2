import { fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { hostileStrings } from '../../corpus/hostileStrings';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { button, fillIn, link, press, type, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const NEW_PHONE = '13612345678';
const PASSWORD = 'PUT driver/v2/api/password';
const PHONE = 'PUT driver/v2/api/phone';
const NICK = 'PUT driver/v2/api/nickName';

const open = (at: string, options: MakeAppOptions = {}) => makeApp({ at, signedInAs: lin.phone, ...options });
const linIn = ({ world }: ReturnType<typeof createBackend>) => {
  const row = world.tables.drivers.find(({ driverId }) => driverId === lin.driverId);
  if (row === undefined) throw new Error('lin has an account');
  return row;
};

test.each([
  ['/changeUserName', 'changeUserName', '姓名'],
  ['/changeNickname', 'changeNickname', '昵称'],
])(
  '%s: a name that could not be read is not overwritten with nothing; read again, it stands in its field',
  async (at, screenName, label) => {
    const backend = createBackend();
    const { tables, faults } = backend.world;
    tables.booking.identities = [{ driverId: lin.driverId, name: '林大山', idCardNo: '', avatarUrl: '' }];
    faults.set('GET auth/v2/api/driver/loginInfo', { kind: 'http500' });
    const app = await open(at, { backend });
    await app.onScreen(screenName);
    expect(await word(new RegExp(`^${label}加载失败`))).toBeVisible();
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    faults.clear();
    fireEvent.click(await button('重试'));
    const name = label === '姓名' ? '林大山' : linIn(backend).nickName;
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(name), WAIT);
  },
);

describe('the nickname', () => {
  test('what is wrong is said while it is typed; saved, the profile shows it', async () => {
    const backend = createBackend();
    const app = await open('/userInfo', { backend });
    fireEvent.click(await link(/^昵称/));
    await app.onScreen('changeNickname');
    await waitFor(() => expect(screen.getByLabelText('昵称')).toHaveValue(linIn(backend).nickName), WAIT);
    type('昵称', '老林🚗');
    expect(screen.getByText(/^昵称不能包含表情/)).toBeVisible();
    press('保存');
    expect(app.sent('PUT', 'driver/v2/api/nickName')).toHaveLength(0);
    type('昵称', '林'.repeat(21));
    expect(screen.getByText('昵称最多20个字')).toBeVisible();
    type('昵称', ' 老林 ');
    press('保存');
    press('正在保存…');
    await app.onScreen('userInfo');
    expect(await link(/^昵称\s*老林$/)).toBeVisible();
    expect(app.sent('PUT', 'driver/v2/api/nickName').map(({ body }) => body)).toEqual([{ nickName: '老林' }]);
  });

  test('a lost answer keeps what was typed, and the same press is safe', async () => {
    const backend = createBackend();
    backend.world.faults.set(NICK, { kind: 'cutAfter', times: 1 });
    const app = await open('/changeNickname', { backend });
    await fillIn('昵称', '老林');
    press('保存');
    expect(await word(/^未收到结果。.*可以再保存一次$/)).toBeVisible();
    expect(screen.getByLabelText('昵称')).toHaveValue('老林');
    press('保存');
    await app.onScreen('userInfo');
  });

  test('hostile texts are refused beside the field or saved as they are', async () => {
    const app = await open('/changeNickname');
    const field = await fillIn('昵称', '林');
    for (const text of hostileStrings) fireEvent.change(field, { target: { value: text } });
    expect(app.store.getState().route.location.pathname).toBe('/changeNickname');
  });
});

describe('the name', () => {
  test('is checked while it is typed, saved, and stays out of the state', async () => {
    // The name is kept by the booking service, which knows the driver by their own openid.
    const app = await open('/changeUserName', { local: new Map([['openid', lin.openid]]) });
    await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveValue('林小峰'), WAIT);
    type('姓名', '林/峰');
    expect(screen.getByText(/^姓名不能包含/)).toBeVisible();
    type('姓名', '林大峰 ');
    expect(screen.getByText('首尾不能有空格')).toBeVisible();
    type('姓名', '林大峰');
    expect(JSON.stringify(app.store.getState().drafts)).not.toContain('林大峰');
    press('保存');
    await app.onScreen('userInfo');
    expect(await link(/^姓名\s*林大峰$/)).toBeVisible();
  });
});

describe('the password', () => {
  test('a wrong old one is said, equal ones are not sent, and a good one is the new password', async () => {
    const backend = createBackend();
    const before = linIn(backend).password;
    const app = await open('/changePassWord', { backend });
    await fillIn('原密码', 'wrong12345');
    type('新密码', 'newpass123');
    type('再次输入新密码', 'newpass124');
    press('修改密码');
    expect(await word('两次输入的密码不一致')).toBeVisible();
    type('再次输入新密码', 'newpass123');
    press('修改密码');
    expect(await word('原密码不正确')).toBeVisible();
    type('原密码', before);
    type('新密码', before);
    type('再次输入新密码', before);
    press('修改密码');
    expect(linIn(backend).password).toBe(before);
    type('新密码', 'newpass123');
    type('再次输入新密码', 'newpass123');
    press('修改密码');
    await app.onScreen('userInfo');
    expect(linIn(backend).password).toBe('newpass123');
    expect(JSON.stringify(app.store.getState())).not.toContain('newpass123');
  });

  test('after a lost answer the old password is not asked for again', async () => {
    const backend = createBackend();
    backend.world.faults.set(PASSWORD, { kind: 'cutAfter' });
    await open('/changePassWord', { backend });
    await fillIn('原密码', linIn(backend).password);
    type('新密码', 'newpass123');
    type('再次输入新密码', 'newpass123');
    press('修改密码');
    expect(await word('未收到结果，密码可能已经改了。下次登录请先试新密码')).toBeVisible();
  });

  test('who has none yet is led to setting one with a code', async () => {
    const backend = createBackend();
    linIn(backend).password = '';
    await open('/changePassWord', { backend });
    expect(await link('设置密码')).toHaveAttribute('href', `/passWordChange?phone=${lin.phone}`);
  });
});

describe('the phone number', () => {
  const codeFor = (backend: ReturnType<typeof createBackend>, phone: string) =>
    backend.world.tables.sms.filter((sms) => sms.phone === phone).at(-1)?.verifyCode ?? '';

  test('is proven twice: by a code to the old number and one to the new', async () => {
    const backend = createBackend();
    const app = await open('/changeTel', { backend });
    expect(await screen.findByRole('heading', { name: '验证原手机号 138****8000' }, WAIT)).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: '获取验证码' })[0]!);
    await waitFor(() => expect(codeFor(backend, lin.phone)).not.toBe(''), WAIT);
    expect(screen.getByLabelText('手机号')).toHaveValue('');
    type('手机号', NEW_PHONE);
    fireEvent.click(screen.getAllByRole('button', { name: '获取验证码' }).at(-1)!);
    await waitFor(() => expect(codeFor(backend, NEW_PHONE)).not.toBe(''), WAIT);
    type('原手机号的验证码', codeFor(backend, lin.phone));
    type('验证码', '000000');
    press('更换手机号');
    expect(await word('验证码不正确或已过期')).toBeVisible();
    expect(linIn(backend).phone).toBe(lin.phone);
    type('原手机号的验证码', '123456');
    type('验证码', '123456');
    press('更换手机号');
    await app.onScreen('userInfo');
    expect(linIn(backend).phone).toBe(NEW_PHONE);
  });

  test('or by the password; a number of another account is refused, the present one is not sent', async () => {
    const backend = createBackend();
    const app = await open('/changeTel', { backend });
    fireEvent.click(await screen.findByLabelText('密码验证', {}, WAIT));
    type('登录密码', linIn(backend).password);
    type('手机号', lin.phone);
    type('验证码', '123456');
    press('更换手机号');
    expect(await word('新手机号不能与原手机号相同')).toBeVisible();
    expect(app.sent('PUT', 'driver/v2/api/phone')).toHaveLength(0);
    type('手机号', chen.phone);
    press('更换手机号');
    expect(await word('该手机号已绑定其他账号')).toBeVisible();
    type('手机号', NEW_PHONE);
    press('更换手机号');
    await app.onScreen('userInfo');
    expect(await link(/^手机号\s*136\*{4}5678$/)).toBeVisible();
    expect(linIn(backend).phone).toBe(NEW_PHONE);
  });

  test('a lost answer is asked about: the server says which number it has', async () => {
    const backend = createBackend();
    backend.world.faults.set(PHONE, { kind: 'cutAfter' });
    const app = await open('/changeTel', { backend });
    fireEvent.click(await screen.findByLabelText('密码验证', {}, WAIT));
    type('登录密码', linIn(backend).password);
    type('手机号', NEW_PHONE);
    type('验证码', '123456');
    press('更换手机号');
    await app.onScreen('userInfo');
    expect(app.sent('PUT', 'driver/v2/api/phone')).toHaveLength(1);
    await button('退出登录');
  });
});
