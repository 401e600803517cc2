import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { cashierHost, leaves } from '../support/cashier';
import { makeApp } from '../support/makeApp';
import { button, word } from '../support/seen';

jest.setTimeout(60_000);
const { lin, chen } = DRIVERS;
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const PAY = 'charge/v2/api/payCharges';
const INFO = 'GET auth/v2/api/driver/loginInfo';
const PAY_3 = '为 粤B·12345 微信支付 3.00元';
const CONTINUE_3 = '为 粤B·12345 继续支付 3.00元';
const CONFIRMING = '正在确认账号，确认后可以支付';

const newPhone = () => ({ local: new Map<string, string>(), cookies: new Map<string, string>() });
type Phone = ReturnType<typeof newPhone>;

/** The native shell opens the page, with a token pair of its own. */
function opened(backend: ReturnType<typeof createBackend>, device: Phone, phone: string, at = BILL) {
  const { token, refreshToken } = signInAs(backend.world, phone);
  device.local.set('token', token);
  device.local.set('refreshToken', refreshToken);
  return makeApp({ at, backend, host: cashierHost(leaves), ...device });
}

/** 林 has an open order, has left the cashier, and has closed the app. */
async function leftUnpaid(backend: ReturnType<typeof createBackend>, device: Phone) {
  const app = await opened(backend, device, lin.phone);
  await app.user.click(await button(PAY_3));
  await button(CONTINUE_3);
  app.stop();
}

test('each start of the shell brings new tokens: the driver goes on with the own unpaid order', async () => {
  const backend = createBackend({ seed: 'namelessSignIn' });
  const device = newPhone();
  await leftUnpaid(backend, device);
  const next = await opened(backend, device, lin.phone);
  await next.user.click(await button(CONTINUE_3));
  await waitFor(() => expect(next.host.paid).toHaveLength(1));
  expect(next.sent('POST', PAY)).toEqual([]);
  expect(device.cookies.get('sessionOf')).toBe(lin.driverId);
});

test('loginInfo does not answer: nothing of the order is shown, and 重试 finds that it is theirs', async () => {
  const backend = createBackend({ seed: 'namelessSignIn' });
  const device = newPhone();
  await leftUnpaid(backend, device);
  backend.world.faults.set(INFO, { kind: 'http500' });
  const next = await opened(backend, device, lin.phone);
  expect(await word(CONFIRMING)).toBeVisible();
  expect(screen.queryByRole('button', { name: CONTINUE_3 })).toBeNull();
  expect(screen.queryByRole('button', { name: PAY_3 })).toBeNull();
  await next.user.click(await button('重试'));
  expect(await word('账号加载失败，请稍后重试')).toBeVisible();
  backend.world.faults.clear();
  await next.user.click(await button('重试'));
  expect(await button(CONTINUE_3)).toBeEnabled();
  expect(screen.queryByText(CONFIRMING)).toBeNull();
  expect(next.sent('POST', PAY)).toEqual([]);
});

test('the shell brings another driver: the order blocks, nothing of it is shown, and it is sealed', async () => {
  const backend = createBackend({ seed: 'namelessSignIn' });
  const device = newPhone();
  await leftUnpaid(backend, device);
  expect(JSON.stringify([...device.local])).toContain('stay-0001');
  const next = await opened(backend, device, chen.phone);
  expect(await word('结果确认中，请勿重复支付')).toBeVisible();
  expect(screen.queryByRole('button', { name: CONTINUE_3 })).toBeNull();
  await waitFor(() => expect(device.cookies.get('sessionOf')).toBe(chen.driverId));
  expect(JSON.stringify([...device.local])).not.toContain('stay-0001');
  expect(JSON.stringify(next.store.getState().payment.attempts)).not.toContain(lin.driverId);
});

test('signing in by the form: the driver is asked for, and the session stays the same', async () => {
  const backend = createBackend({ seed: 'namelessSignIn' });
  const app = await makeApp({ at: '/login', backend });
  await app.onScreen('login');
  fireEvent.click(await screen.findByLabelText('密码登录'));
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: lin.phone } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: lin.password } });
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  await app.onScreen('mine');
  await waitFor(() => expect(app.cookies.get('sessionOf')).toBe(lin.driverId), { timeout: 8_000 });
  const { generation, status } = app.store.getState().session;
  expect([status, generation]).toEqual(['signedIn', 0]);
  // Another tab of the same session does not take it for a new one either.
  await act(() => {
    app.ports.session.checkCookies();
    return Promise.resolve();
  });
  expect(app.store.getState().session.generation).toBe(0);
});
