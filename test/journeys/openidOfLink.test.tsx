import { configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { driverOfOAuthCode, issueOAuthCode } from '../../mocks/world/account/accounts';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { payingVisitor } from '../support/driverWorlds';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { press, type } from '../support/seen';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const FOREIGN = 'openid-of-a-stranger';
const NEW_PHONE = '13500135000';
const link = (path: string, values: object = { openid: FOREIGN }) =>
  `${path}?reqJson=${encodeURIComponent(JSON.stringify(values))}`;

type Backend = ReturnType<typeof createBackend>;

/** Whom the sender of the link is signed in as, by the host's authorization of the openid that they have written into it. */
function driverOfStranger({ world }: Backend): string {
  try {
    return driverOfOAuthCode(world, issueOAuthCode(world, FOREIGN)).driver.driverId;
  } catch {
    return '';
  }
}

const bodies = (app: Awaited<ReturnType<typeof makeApp>>, path: string) =>
  app.sent('POST', path).map((call) => JSON.stringify(call));

/** Binds the driver's number on the screen that stands, and expects that the openid of the link is not sent with it. */
async function expectBoundWithoutForeign(app: Awaited<ReturnType<typeof makeApp>>): Promise<void> {
  await screen.findByLabelText('手机号');
  type('手机号', DRIVERS.lin.phone);
  type('验证码', '123456');
  press('绑定手机号');
  await waitFor(() => {
    expect(app.sent('POST', 'driver/v2/api/bindPhone')).toHaveLength(1);
  });
  expect(bodies(app, 'driver/v2/api/bindPhone').join('')).not.toContain(FOREIGN);
}

test('a driver who is signed in and binds a phone from a link does not bind the openid of the link', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: link('/bindPhone'), signedInAs: DRIVERS.lin.phone, backend });
  await app.onScreen('bindPhone');
  await expectBoundWithoutForeign(app);
  expect(driverOfStranger(backend)).toBe('');
});

test('a visitor whose openid nothing proves is told so, binds nothing, and is led to signing in', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: link('/bindPhone'), backend });
  await app.onScreen('bindPhone');
  expect(await screen.findByText(/^暂时无法确认您的身份，不能绑定手机号/)).toBeVisible();
  expect(screen.getByRole('link', { name: '手机号登录' })).toBeVisible();
  expect(screen.queryByLabelText('手机号')).toBeNull();
  expect(screen.queryByRole('button', { name: '绑定手机号' })).toBeNull();
  expect(driverOfStranger(backend)).toBe('');
});

test('a driver whom a refusal led from a bill to 绑定手机号 is told so there, goes back to the bill, and pays', async () => {
  const backend = createBackend();
  backend.world.faults.set('POST charge/v2/api/payCharges', { kind: 'code', code: '0xd12501022', times: 1 });
  const at = `/payPage?uniqueId=stay-0001&parkId=park-1&reqJson=${encodeURIComponent(JSON.stringify({ openid: FOREIGN }))}`;
  const app = await makeApp({ at, ...payingVisitor(backend) });
  const pay = () => screen.findByRole('button', { name: /^为 粤B·12345 微信支付/ });
  fireEvent.click(await pay());
  await app.onScreen('bindPhone');
  expect(await screen.findByText(/^暂时无法确认您的身份，不能绑定手机号/)).toBeVisible();
  expect(screen.getByRole('link', { name: '手机号登录' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/payPage?uniqueId=stay-0001&parkId=park-1')}`,
  );
  press('暂不绑定，返回');
  await app.onScreen('payPage');
  // The bill stands in the history once.
  expect(app.store.getState().route.depth).toBe(0);
  fireEvent.click(await pay());
  await app.onScreen('payResultPage');
  expect(app.sent('POST', 'driver/v2/api/bindPhone')).toEqual([]);
});

test('where the host can, the driver confirms who they are and then binds what that has proved', async () => {
  const backend = createBackend();
  const own = 'openid-of-reader';
  const authorize = () => Promise.resolve({ ok: true as const, value: { code: issueOAuthCode(backend.world, own) } });
  const host = Object.assign(fakeHost({ kind: 'wechat', caps: { silentSignIn: true } }), { authorize });
  const app = await makeApp({ at: link('/bindPhone'), backend, host });
  await app.onScreen('bindPhone');
  fireEvent.click(await screen.findByRole('button', { name: '授权确认身份' }));
  await screen.findByLabelText('手机号');
  type('手机号', NEW_PHONE);
  type('验证码', '123456');
  press('绑定手机号');
  await waitFor(() => {
    expect(backend.world.tables.drivers.find(({ phone }) => phone === NEW_PHONE)?.openids).toEqual([own]);
  });
  expect(driverOfStranger(backend)).toBe('');
});

test.each([
  ['of the link itself', link('/registor'), undefined],
  ['that an earlier link has left on the device', '/registor', new Map([['openid', FOREIGN]])],
])('registering does not bind the openid %s', async (_, at, local) => {
  const backend = createBackend();
  const app = await makeApp({ at, backend, ...(local !== undefined && { local }) });
  await app.onScreen('register');
  await screen.findByLabelText('手机号');
  type('手机号', NEW_PHONE);
  type('验证码', '123456');
  type('密码', 'newpass123');
  type('再次输入密码', 'newpass123');
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  press('注册');
  await waitFor(() => {
    expect(backend.world.tables.drivers.some(({ phone }) => phone === NEW_PHONE)).toBe(true);
  });
  expect(driverOfStranger(backend)).toBe('');
});

test('a link without a ticket does not replace the openid that OAuth has proved', async () => {
  const backend = createBackend();
  const local = new Map([
    ['openid', DRIVERS.lin.openid],
    ['openId', DRIVERS.lin.openid],
    ['openidProof', JSON.stringify({ openid: DRIVERS.lin.openid, mark: DRIVERS.lin.driverId, source: 'oauth' })],
  ]);
  const { token, refreshToken, driverId } = signInAs(backend.world, DRIVERS.lin.phone);
  const cookies = new Map([
    ['token', token],
    ['refreshToken', refreshToken],
    ['sessionOf', driverId],
  ]);
  const app = await makeApp({ at: link('/mine'), cookies, local, backend });
  await app.onScreen('mine');
  expect([local.get('openid'), local.get('openId')]).toEqual([DRIVERS.lin.openid, DRIVERS.lin.openid]);
});

test('the guard of bookings that leads to 绑定手机号 does not bind the openid that a link has left', async () => {
  const backend = createBackend();
  const at = link('/bookRecord');
  const app = await makeApp({ at, signedInAs: DRIVERS.lin.phone, backend });
  await app.onScreen('bookRecord');
  fireEvent.click(await screen.findByRole('link', { name: '去绑定手机号' }));
  await app.onScreen('bindPhone');
  await expectBoundWithoutForeign(app);
  expect(app.calls.filter(({ path }) => path.startsWith('api/v1/'))).toEqual([]);
  expect(driverOfStranger(backend)).toBe('');
});
