import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';

import type { HostAdapter } from '@/host/HostAdapter';

import { createBackend } from '../../mocks/app';
import { issueOAuthCode, issueTicket } from '../../mocks/world/account/accounts';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { press, type } from '../support/seen';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const { lin, chen } = DRIVERS;
const SENDERS = 'openid-of-the-sender';

type Backend = ReturnType<typeof createBackend>;

/** The address in a message whose sender has a ticket of their own account. */
function ticketLink(path: string, { world }: Backend, openid: string = lin.openid) {
  const link = encodeURIComponent(JSON.stringify({ ticket: issueTicket(world, openid), openid }));
  return `${path}${path.includes('?') ? '&' : '?'}reqJson=${link}`;
}

const line = () => document.querySelector<HTMLElement>('[data-owner="line"]');
const notMe = () => screen.findByRole('button', { name: '不是我' });

test.each([
  ['payPage', '/payPage?plateNo=粤B12345&plateColor=1'],
  ['accountBalance', '/accountBalance'],
  ['addCar', '/addCar'],
] as const)('whose account a link has opened stands at the foot of /%s, with the way out of it', async (name, at) => {
  const backend = createBackend();
  const app = await makeApp({ at: ticketLink(at, backend), backend });
  await app.onScreen(name);
  await notMe();
  await waitFor(() => expect(line()).toHaveTextContent(/^已登录 138\*\*\*\*8000不是我$/));
  expect(document.querySelector('main')).toContainElement(line());
  press('不是我');
  await app.onScreen('login');
  expect(app.ports.session.hasSession()).toBe(false);
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  expect(decodeURIComponent(wanted ?? '')).toContain(decodeURIComponent(at));
  expect(line()).toBeNull();
});

test('on other screens of such a session it is not drawn', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: ticketLink('/carManage', backend), backend });
  await app.onScreen('carManage');
  expect(app.store.getState().session.trust.isFromLink).toBe(true);
  expect(line()).toBeNull();
});

test('an account without a number says so', async () => {
  const backend = createBackend();
  const row = { driverId: 'driver-9', phone: '', password: '', nickName: '', openids: [SENDERS], plates: [] };
  backend.world.tables.drivers.push({ ...row, failedLogins: 0 });
  const app = await makeApp({ at: ticketLink('/addCar', backend, SENDERS), backend });
  await app.onScreen('addCar');
  await waitFor(() => expect(line()).toHaveTextContent('已登录的账号未绑定手机号不是我'));
});

test('it ends when the driver signs in by themselves, and no other session has it', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: ticketLink('/addCar', backend), backend });
  await app.onScreen('addCar');
  await notMe();
  press('不是我');
  await app.onScreen('login');
  await screen.findByLabelText('手机号');
  type('手机号', chen.phone);
  type('验证码', '123456');
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  press('登录');
  await app.onScreen('addCar');
  expect(app.store.getState().session.trust.isFromLink).toBe(false);
  expect(line()).toBeNull();
});

test('signing in through the host has no such line', async () => {
  const backend = createBackend();
  const authorize: HostAdapter['authorize'] = () =>
    Promise.resolve({ ok: true, value: { code: issueOAuthCode(backend.world, lin.openid) } });
  const host = Object.assign(fakeHost({ kind: 'wechat', caps: { silentSignIn: true } }), { authorize });
  const app = await makeApp({ at: ticketLink('/addCar', backend, chen.openid), backend, host });
  await app.onScreen('addCar');
  await notMe();
  press('不是我');
  await app.onScreen('login');
  fireEvent.click(await screen.findByLabelText('我已阅读并同意'));
  press('微信一键登录');
  await app.onScreen('addCar');
  expect(app.ports.session.hasSession()).toBe(true);
  expect(line()).toBeNull();
});

test('a session that a link has begun in another tab has it too, and so has a page after a reload', async () => {
  const backend = createBackend();
  const kept = { local: new Map<string, string>(), cookies: new Map<string, string>() };
  const seen: (() => void)[] = [];
  const page = { onPageVisible: (listener: () => void) => (seen.push(listener), () => undefined) };
  const app = await makeApp({ at: '/addCar', backend, ...kept, page });
  await app.onScreen('addCar');
  const { token, refreshToken, driverId } = signInAs(backend.world, lin.phone);
  for (const [name, value] of Object.entries({ token, refreshToken, sessionOf: driverId }))
    kept.cookies.set(name, value);
  act(() => {
    app.ports.session.checkCookies();
  });
  await waitFor(() => expect(app.store.getState().session.status).toBe('signedIn'));
  expect(line()).toBeNull();
  // The other tab's storage arrives later than its cookies.
  kept.local.set('sessionFromLink', driverId);
  act(() => {
    for (const listener of seen) listener();
  });
  await notMe();
  app.stop();
  const reloaded = await makeApp({ at: '/addCar', backend, ...kept });
  await reloaded.onScreen('addCar');
  await waitFor(() => expect(line()).toHaveTextContent(/^已登录 138\*\*\*\*8000不是我$/));
});
