import { configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { address, press, type } from '../support/seen';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

const NEW_PHONE = '13612345678';

describe('/registor', () => {
  test('validates both passwords, then signs in at once and continues', async () => {
    const app = await makeApp({ at: '/registor?redirect=%2FuserInfo' });
    const form = await app.onScreen('register');
    await form.findByLabelText('手机号');
    type('手机号', NEW_PHONE);
    press('获取验证码');
    await screen.findByRole('button', { name: /秒后重发/ });
    type('验证码', app.world.tables.sms.at(-1)?.verifyCode ?? '');
    type('密码', 'short1');
    type('再次输入密码', 'other12345');
    press('注册');
    expect(await screen.findByText('密码须为8-20位，同时包含字母和数字')).toBeInTheDocument();
    expect(screen.getByText('两次输入的密码不一致')).toBeInTheDocument();
    type('密码', 'abcd1234');
    type('再次输入密码', 'abcd1234');
    fireEvent.click(screen.getByLabelText('我已阅读并同意'));
    press('注册');
    await app.onScreen('userInfo');
    expect(app.world.tables.drivers.some(({ phone }) => phone === NEW_PHONE)).toBe(true);
  });

  test('a number that has an account leads to signing in, with the number filled in', async () => {
    const app = await makeApp({ at: '/registor?redirect=%2FuserInfo' });
    await app.onScreen('register');
    await screen.findByLabelText('手机号');
    type('手机号', DRIVERS.chen.phone);
    press('获取验证码');
    expect(await screen.findByText(/该手机号已注册/)).toBeInTheDocument();
    expect(app.sent('POST', 'driver/v2/api/sendVerifyCode')).toHaveLength(0);
    fireEvent.click(screen.getByRole('link', { name: '直接登录' }));
    await app.onScreen('login');
    expect(address()).toBe('/login?redirect=%2FuserInfo');
    expect(await screen.findByLabelText('手机号')).toHaveValue(DRIVERS.chen.phone);
  });
});

describe('/passWordChange', () => {
  test('sets a new password, which then signs in', async () => {
    const app = await makeApp({ at: '/login?redirect=%2FuserInfo' });
    await app.onScreen('login');
    await screen.findByLabelText('手机号');
    type('手机号', DRIVERS.chen.phone);
    fireEvent.click(screen.getByRole('link', { name: '忘记密码' }));
    await app.onScreen('passwordReset');
    expect(await screen.findByLabelText('新密码')).toHaveValue('');
    expect(screen.getByLabelText('手机号')).toHaveValue(DRIVERS.chen.phone);
    type('验证码', '000000');
    type('新密码', 'newpass123');
    type('再次输入新密码', 'newpass123');
    press('重置密码');
    expect(await screen.findByText('验证码不正确或已过期')).toBeInTheDocument();
    expect(screen.getByLabelText('新密码')).toHaveValue('newpass123');
    type('验证码', '123456');
    press('重置密码');
    await app.onScreen('login');
    expect(screen.getByText('密码已重置，请用新密码登录')).toBeInTheDocument();
    expect(address()).toBe('/login?redirect=%2FuserInfo');
    // The app goes back to the /login that opened this page, and does not put a second one on top.
    expect(app.store.getState().route.depth).toBe(0);
    expect(await screen.findByLabelText('密码')).toHaveValue('');
    expect(screen.getByLabelText('手机号')).toHaveValue(DRIVERS.chen.phone);
    type('密码', 'newpass123');
    fireEvent.click(screen.getByLabelText('我已阅读并同意'));
    press('登录');
    await app.onScreen('userInfo');
  });
});

test('/passWordChange that was opened directly is replaced by /login', async () => {
  const app = await makeApp({ at: `/passWordChange?phone=${DRIVERS.chen.phone}` });
  await app.onScreen('passwordReset');
  await screen.findByLabelText('新密码');
  type('验证码', '123456');
  type('新密码', 'newpass123');
  type('再次输入新密码', 'newpass123');
  press('重置密码');
  await app.onScreen('login');
  expect(app.store.getState().route.depth).toBe(0);
});

describe('/bindPhone', () => {
  test('a signed-in driver returns to the interrupted page', async () => {
    const app = await makeApp({ at: '/404', signedInAs: DRIVERS.lin.phone });
    await app.onScreen('notFound');
    app.world.faults.set('GET auth/v2/api/driver/loginInfo', { kind: 'code', code: '0xd12501022', times: 1 });
    app.go('/userInfo');
    await app.onScreen('bindPhone');
    await screen.findByLabelText('手机号');
    type('手机号', DRIVERS.lin.phone);
    type('验证码', '123456');
    press('绑定手机号');
    await waitFor(() => expect(address()).toBe('/userInfo'));
    await app.onScreen('userInfo');
    // The page stands in the history once.
    app.app.navigator.go(-1);
    await app.onScreen('notFound');
  });

  test('a number of another account is said in the form, with the way to sign in to that account', async () => {
    const app = await makeApp({ at: '/bindPhone', signedInAs: DRIVERS.lin.phone });
    await app.onScreen('bindPhone');
    await screen.findByLabelText('手机号');
    type('手机号', DRIVERS.chen.phone);
    type('验证码', '123456');
    press('绑定手机号');
    expect(await screen.findByText(/^139\*\*\*\*9000 已有账号，不会和当前账号合并/)).toHaveTextContent(
      '登录该账号会先退出当前账号',
    );
    fireEvent.click(screen.getByRole('button', { name: '登录该账号' }));
    await app.onScreen('login');
    expect(address()).toBe('/login?redirect=%2FbindPhone');
  });

  test('a driver’s own number gets its code, and nobody asks whether it has an account', async () => {
    const app = await makeApp({ at: '/bindPhone', signedInAs: DRIVERS.lin.phone });
    await screen.findByLabelText('手机号');
    type('手机号', DRIVERS.lin.phone);
    press('获取验证码');
    await waitFor(() => expect(app.sent('POST', 'driver/v2/api/sendVerifyCode')).toHaveLength(1));
    expect(app.sent('POST', 'driver/v2/api/isPhoneRegistered')).toEqual([]);
    expect(screen.queryByText(/已有账号/)).toBeNull();
  });
});

describe('what was typed into a sign-in form', () => {
  const typedAt = async (at: string) => {
    const tab = new Map<string, string>();
    const app = await makeApp({ at, tab });
    await screen.findByLabelText('手机号');
    type('手机号', NEW_PHONE);
    const kept = () => JSON.stringify([[...tab], app.store.getState().drafts]);
    await waitFor(() => {
      expect(tab.get('drafts.v1')).toContain(NEW_PHONE);
    });
    return { ...app, kept };
  };

  test('stays while the driver reads an agreement', async () => {
    const { kept, onScreen } = await typedAt('/login');
    fireEvent.click(screen.getByRole('link', { name: '《用户协议》' }));
    await onScreen('notice1');
    expect(kept()).toContain(NEW_PHONE);
  });

  test('goes when the driver leaves the form', async () => {
    const { kept, go, onScreen } = await typedAt('/login');
    go('/map');
    await onScreen('map');
    await waitFor(() => {
      expect(kept()).not.toContain(NEW_PHONE);
    });
  });

  test('goes when the driver is signed in', async () => {
    const { kept, ports } = await typedAt('/login');
    ports.session.adoptTokens({ token: 't', refreshToken: 'r' }, ports.session.epoch(), 'driver-1');
    await waitFor(() => {
      expect(kept()).not.toContain(NEW_PHONE);
    });
  });

  test('goes when the page is opened elsewhere', async () => {
    const { kept, stop, outside } = await typedAt('/login');
    stop();
    const tab = new Map([['drafts.v1', outside.tab.get('drafts.v1') ?? '']]);
    expect(kept()).toContain(NEW_PHONE);
    await makeApp({ at: '/home', tab });
    await waitFor(() => {
      expect(tab.get('drafts.v1')).not.toContain(NEW_PHONE);
    });
  });
});
