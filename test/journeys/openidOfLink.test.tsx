import { configure, fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { driverOfOAuthCode, issueOAuthCode } from '../../mocks/world/account/accounts';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
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

test('a driver who is signed in and binds a phone from a link does not bind the openid of the link', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: link('/bindPhone'), signedInAs: DRIVERS.lin.phone, backend });
  await app.onScreen('bindPhone');
  await screen.findByLabelText('手机号');
  type('手机号', DRIVERS.lin.phone);
  type('验证码', '123456');
  press('绑定手机号');
  await waitFor(() => {
    expect(app.sent('POST', 'driver/v2/api/bindPhone')).toHaveLength(1);
  });
  expect(bodies(app, 'driver/v2/api/bindPhone').join('')).not.toContain(FOREIGN);
  expect(driverOfStranger(backend)).toBe('');
});

test('a visitor cannot bind a phone to the openid of a link, and is led to signing in', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: link('/bindPhone'), backend });
  await app.onScreen('bindPhone');
  await screen.findByLabelText('手机号');
  type('手机号', NEW_PHONE);
  type('验证码', '123456');
  press('绑定手机号');
  expect(await screen.findByText('暂时无法确认您的身份，请用手机号登录')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '手机号登录' })).toBeInTheDocument();
  expect(app.sent('POST', 'driver/v2/api/bindPhone')).toEqual([]);
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
