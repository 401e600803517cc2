import { configure, fireEvent, screen, waitFor } from '@testing-library/react';

import type { HostAdapter } from '@/host/HostAdapter';

import { createBackend } from '../../mocks/app';
import { issueOAuthCode, issueTicket } from '../../mocks/world/account/accounts';
import { DRIVERS, NEW_OPENID, SEEDED_OAUTH_CODES } from '../../mocks/world/core/seeded';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { press, type } from '../support/seen';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const { lin, huang } = DRIVERS;
const SENDERS = 'openid-of-the-sender';
const NEW_PHONE = '13500135000';
const BIND = 'driver/v2/api/bindPhone';

type Backend = ReturnType<typeof createBackend>;

/** The address in a message whose sender has a ticket of their own account. */
const ticketLink = (path: string, { world }: Backend, openid: string) =>
  `${path}?reqJson=${encodeURIComponent(JSON.stringify({ ticket: issueTicket(world, openid), openid }))}`;

/** The sender's account knows only their openid. */
function withSender(backend: Backend): Backend {
  const row = { driverId: 'driver-9', phone: '', password: '', nickName: '', openids: [SENDERS], plates: [] };
  backend.world.tables.drivers.push({ ...row, failedLogins: 0 });
  return backend;
}

const openidsOf = ({ world }: Backend, phone: string) =>
  world.tables.drivers.find((row) => row.phone === phone)?.openids;

function provingHost({ world }: Backend, openid: string) {
  const authorize: HostAdapter['authorize'] = () =>
    Promise.resolve({ ok: true, value: { code: issueOAuthCode(world, openid) } });
  return Object.assign(fakeHost({ kind: 'wechat', caps: { silentSignIn: true } }), { authorize });
}

const fill = async (phone: string) => {
  await screen.findByLabelText('手机号');
  type('手机号', phone);
  type('验证码', '123456');
};

test('a phone is bound in such a session only after the driver has recognised the account', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: ticketLink('/bindPhone', backend, huang.openid), backend });
  await app.onScreen('bindPhone');
  await fill(NEW_PHONE);
  press('绑定手机号');
  expect(await screen.findByText('当前登录的是 137****7000')).toBeVisible();
  press('取消');
  await waitFor(() => expect(screen.queryByText('当前登录的是 137****7000')).toBeNull());
  expect(app.sent('POST', BIND)).toEqual([]);
  press('绑定手机号');
  await screen.findByText('当前登录的是 137****7000');
  press('是我的账号');
  await waitFor(() => expect(app.sent('POST', BIND)).toHaveLength(1));
  expect(app.sent('POST', BIND)[0]?.body).toMatchObject({ thirdId: huang.openid });
});

test('where the account cannot be recognised, the session of a link binds nothing', async () => {
  const backend = withSender(createBackend());
  const app = await makeApp({ at: ticketLink('/bindPhone', backend, SENDERS), backend });
  await app.onScreen('bindPhone');
  expect(await screen.findByText(/^暂时无法确认您的身份，不能绑定手机号/)).toBeVisible();
  expect(screen.queryByLabelText('手机号')).toBeNull();
  press('不是我，换账号登录');
  await app.onScreen('login');
  expect(app.ports.session.hasSession()).toBe(false);
});

test('the host confirms the user whom the link has signed in', async () => {
  const backend = withSender(createBackend());
  const host = provingHost(backend, SENDERS);
  const app = await makeApp({ at: ticketLink('/bindPhone', backend, SENDERS), backend, host });
  await app.onScreen('bindPhone');
  fireEvent.click(await screen.findByRole('button', { name: '授权确认身份' }));
  await fill(NEW_PHONE);
  press('绑定手机号');
  await waitFor(() => expect(openidsOf(backend, NEW_PHONE)).toContain(SENDERS));
});

test('the host names another user than the link: nothing is bound', async () => {
  const backend = withSender(createBackend());
  const host = provingHost(backend, NEW_OPENID);
  const app = await makeApp({ at: ticketLink('/bindPhone', backend, SENDERS), backend, host });
  await app.onScreen('bindPhone');
  fireEvent.click(await screen.findByRole('button', { name: '授权确认身份' }));
  await waitFor(() => expect(app.sent('POST', 'auth/v2/api/driver/oAuthLogin')).toHaveLength(1));
  expect(await screen.findByText(/^暂时无法确认您的身份，不能绑定手机号/)).toBeVisible();
  expect(screen.queryByLabelText('手机号')).toBeNull();
});

/** A visitor whose openid the host has proved, and whose account has no number. */
const proved = async (backend: Backend) => {
  const app = await makeApp({
    at: `/loginloading?code=${SEEDED_OAUTH_CODES.unbound}&state=s1`,
    tab: new Map([['oAuthState', 's1']]),
    backend,
  });
  await app.onScreen('bindPhone');
  await screen.findByLabelText('手机号');
  return app;
};

test('a number that has an account is said before a code is sent to it, with that account or another number to choose', async () => {
  const backend = createBackend();
  const app = await proved(backend);
  type('手机号', lin.phone);
  type('验证码', '654321');
  press('获取验证码');
  expect(await screen.findByText(/^138\*\*\*\*8000 已有账号，不会和当前账号合并，车辆和账单各自保留/)).toBeVisible();
  expect(screen.getByRole('link', { name: '登录该账号' })).toHaveAttribute('href', '/login?redirect=%2FbindPhone');
  expect(app.sent('POST', 'driver/v2/api/sendVerifyCode')).toEqual([]);
  press('换个手机号');
  expect(screen.queryByText(/已有账号/)).toBeNull();
  expect(screen.getByLabelText('手机号')).toHaveValue('');
  expect(screen.getByLabelText('验证码')).toHaveValue('');
  expect(screen.getByLabelText('手机号')).toHaveFocus();
  type('手机号', NEW_PHONE);
  press('获取验证码');
  await screen.findByText('验证码已发送至 135****5000');
  type('验证码', '123456');
  press('绑定手机号');
  await waitFor(() => expect(openidsOf(backend, NEW_PHONE)).toContain(NEW_OPENID));
  expect(openidsOf(backend, lin.phone)).not.toContain(NEW_OPENID);
});

test('a gateway that does not say whether a number has an account sends the code, and says it when the number is bound', async () => {
  const backend = createBackend();
  backend.world.faults.set('POST driver/v2/api/isPhoneRegistered', { kind: 'http500' });
  const app = await proved(backend);
  app.go('/login');
  await app.onScreen('login');
  fireEvent.click(await screen.findByLabelText('密码登录'));
  app.go('/bindPhone');
  await app.onScreen('bindPhone');
  type('手机号', lin.phone);
  press('获取验证码');
  await waitFor(() => expect(app.sent('POST', 'driver/v2/api/sendVerifyCode')).toHaveLength(1));
  type('验证码', '123456');
  press('绑定手机号');
  // Signing in there is by a code, whatever was chosen before: the driver has just asked for one.
  fireEvent.click(await screen.findByRole('link', { name: '登录该账号' }));
  await app.onScreen('login');
  expect(screen.getByRole('radio', { name: '验证码登录' })).toBeChecked();
});

test('a number that has an account is bound after a code to it and signing in to that account', async () => {
  const backend = createBackend();
  const app = await makeApp({
    at: `/loginloading?code=${SEEDED_OAUTH_CODES.unbound}&state=s1`,
    tab: new Map([['oAuthState', 's1']]),
    backend,
  });
  await app.onScreen('bindPhone');
  await fill(lin.phone);
  press('绑定手机号');
  const toLogin = await screen.findByRole('link', { name: '登录该账号' });
  expect(openidsOf(backend, lin.phone)).not.toContain(NEW_OPENID);
  fireEvent.click(toLogin);
  await app.onScreen('login');
  await fill(lin.phone);
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  press('登录');
  await app.onScreen('bindPhone');
  await fill(lin.phone);
  press('绑定手机号');
  await waitFor(() => expect(openidsOf(backend, lin.phone)).toContain(NEW_OPENID));
});

test('a signed-in driver whose number has another account may sign in to that one', async () => {
  const app = await makeApp({ at: '/bindPhone', signedInAs: lin.phone });
  await app.onScreen('bindPhone');
  await fill(huang.phone);
  press('绑定手机号');
  fireEvent.click(await screen.findByRole('button', { name: '登录该账号' }));
  await app.onScreen('login');
  expect(window.location.search).toContain('redirect=%2FbindPhone');
});
