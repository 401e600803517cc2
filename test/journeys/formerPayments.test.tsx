import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { signOutRequested } from '@/flows/session/sessionSlice';

import { createBackend } from '../../mocks/app';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { cashierHost, leaves, pays } from '../support/cashier';
import { makeApp } from '../support/makeApp';
import { button, word } from '../support/seen';

jest.setTimeout(60_000);
const { lin, chen } = DRIVERS;
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const VISITORS_BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const TELLING = /粤[AB]|停车场|\d\.\d\d元|支付单号/;

type App = Awaited<ReturnType<typeof makeApp>>;

function signIn({ ports, world }: App, phone: string) {
  const { token, refreshToken, driverId } = signInAs(world, phone);
  act(() => void ports.session.adoptTokens({ token, refreshToken }, ports.session.epoch(), driverId));
}
const signOut = async ({ store }: App) => {
  act(() => void store.dispatch(signOutRequested()));
  await waitFor(() => expect(store.getState().session.status).toBe('visitor'), { timeout: 5_000 });
};
const recent = async (app: App) => {
  app.go('/mine');
  return within((await word('最近缴费')).closest('section')!);
};

test('after signing out, and for the next driver, /mine shows state and time of a payment; its own driver sees amount and number', async () => {
  const backend = createBackend();
  const device = { cookies: new Map([['sessionOf', lin.driverId]]) };
  const stuck = () => 'reported-ok' as const;
  const app = await makeApp({ at: BILL, backend, host: cashierHost(stuck), signedInAs: lin.phone, ...device });
  await app.user.click(await button(/^为 粤B·12345 微信支付/));
  await word('结果确认中');
  await signOut(app);
  const asVisitor = await recent(app);
  const row = (await asVisitor.findByText('其他账号的支付')).closest<HTMLElement>('.row')!;
  expect(row).toHaveTextContent(/结果确认中.*今天 \d\d:\d\d/);
  expect(row.textContent).not.toMatch(TELLING);
  expect(within(row).queryByRole('link')).toBeNull();
  signIn(app, chen.phone);
  await waitFor(() => expect(app.store.getState().payment.reader).toBe(chen.driverId));
  const asOther = await recent(app);
  expect((await asOther.findByText('其他账号的支付')).closest('.row')!.textContent).not.toMatch(TELLING);
  await signOut(app);
  signIn(app, lin.phone);
  await waitFor(() => expect(app.store.getState().payment.reader).toBe(lin.driverId));
  const asOwn = await recent(app);
  const own = (await asOwn.findByText(/^支付单号 /)).closest('.row')!;
  expect(own).toHaveTextContent('3.00元');
});

test('what a driver has paid is not on the device after they have signed out', async () => {
  const backend = createBackend();
  const device = { cookies: new Map([['sessionOf', lin.driverId]]) };
  const app = await makeApp({ at: BILL, backend, host: cashierHost(pays(backend)), signedInAs: lin.phone, ...device });
  await app.user.click(await button(/^为 粤B·12345 微信支付/));
  await word('支付成功');
  await signOut(app);
  const card = await recent(app);
  expect(await card.findByText('用这部手机缴费后，可以在这里查看结果')).toBeVisible();
});

test('what a visitor has paid leaves /mine at the next sign-in, for good; its result shows it as before', async () => {
  const backend = createBackend();
  const device = { local: new Map<string, string>(), cookies: new Map<string, string>() };
  const app = await makeApp({ at: VISITORS_BILL, backend, host: cashierHost(pays(backend)), ...device });
  await app.user.click(await button(/^为 .* 微信支付/));
  await word('支付成功');
  const [attempt] = Object.values(app.store.getState().payment.attempts);
  const before = await recent(app);
  expect((await before.findByRole('img', { name: '粤B·12345' })).closest('.row')).toHaveTextContent('6.00元');
  signIn(app, chen.phone);
  await waitFor(() => expect(app.store.getState().payment.reader).toBe(chen.driverId));
  const none = '用这部手机缴费后，可以在这里查看结果';
  expect(await (await recent(app)).findByText(none)).toBeVisible();
  await signOut(app);
  expect(await (await recent(app)).findByText(none)).toBeVisible();
  app.stop();
  const next = await makeApp({ at: '/mine', backend, ...device });
  expect(await (await recent(next)).findByText(none)).toBeVisible();
  next.go(`/payResultPage?key=${attempt!.key}`);
  expect(await word('支付成功')).toBeVisible();
});

test("a visitor's open order: its bill and its result keep every act after a sign-in", async () => {
  const backend = createBackend();
  const app = await makeApp({ at: VISITORS_BILL, backend, host: cashierHost(leaves) });
  await app.user.click(await button(/^为 .* 微信支付/));
  await button(/继续支付/);
  const [attempt] = Object.values(app.store.getState().payment.attempts);
  signIn(app, chen.phone);
  await waitFor(() => expect(app.store.getState().payment.reader).toBe(chen.driverId));
  const card = await recent(app);
  expect(await card.findByText('用这部手机缴费后，可以在这里查看结果')).toBeVisible();
  app.go(VISITORS_BILL);
  expect(await button(/继续支付/)).toBeEnabled();
  expect(screen.getByRole('button', { name: '关闭订单，重新选择' })).toBeEnabled();
  app.go(`/payResultPage?key=${attempt!.key}`);
  expect(await button(/继续支付/)).toBeEnabled();
  fireEvent.click(await button(/继续支付/));
  await waitFor(() => expect(app.host.paid).toHaveLength(2));
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
});
