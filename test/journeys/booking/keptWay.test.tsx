import { screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { lineOf } from '../../support/lineOf';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { button, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, huang } = DRIVERS;
const KEY = 'keptWay.v1:/';
const OLD = /^预约加载失败，数据更新于 \d\d:\d\d，以现场为准$/;

/** A phone: what is stored stays from visit to visit. With a bill to look at, the flow does not wait until the page is idle. */
const newPhone = () => ({
  local: new Map([
    ['openid', lin.openid],
    ['keptBill.v1:/', 'unreadable'],
  ]),
  cookies: new Map([['sessionOf', 'driver-1']]),
});
type Phone = ReturnType<typeof newPhone>;
type Backend = ReturnType<typeof createBackend>;

const lastOrder = ({ world }: Backend) => {
  const order = world.tables.booking.orders.at(-1);
  if (order === undefined) throw new Error('The seed has a booking');
  return order;
};
const detail = (backend: Backend) => `/bookRecordDetail?orderNo=${lastOrder(backend).bookOrderNo}`;
const visit = (device: Phone, backend: Backend, options: MakeAppOptions = {}) =>
  makeApp({
    ...device,
    ...(device.cookies.has('token') ? {} : { signedInAs: lin.phone }),
    at: detail(backend),
    backend,
    ...options,
  });
const kept = ({ local }: Phone) => local.get(KEY);

/** A first visit that has kept the way. */
async function keptWay() {
  const [device, backend] = [newPhone(), createBackend()];
  const app = await visit(device, backend);
  expect(await word(/^从东门进/)).toBeVisible();
  await waitFor(() => expect(kept(device)).toContain('A103'), WAIT);
  app.stop();
  return { device, backend };
}
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

test('a cold start without a line shows gate, floor and berth with their time, and nothing to do by; the line brings the booking back', async () => {
  const { device, backend } = await keptWay();
  let isThere = false;
  const line = lineOf(backend);
  const fetch: typeof line.fetch = (input, init) => (isThere ? line.fetch(input, init) : noLine());
  await visit({ ...device, local: new Map([...device.local, ['keptBill.v1:/', 'unreadable']]) }, backend, { fetch });
  expect(await word(OLD)).toBeVisible();
  expect(screen.getByText(saidBy('从东门进，下到B1，跟着A区的指示牌走'))).toBeVisible();
  expect(screen.getByText('B1 A区 A103')).toBeVisible();
  expect(screen.queryByRole('button', { name: /取消预约|支付/ })).toBeNull();
  isThere = true;
  (await button('重试')).click();
  expect(await button('取消预约')).toBeVisible();
  expect(screen.queryByText(OLD)).toBeNull();
});

test('the list of bookings shows it as well where it cannot be read', async () => {
  const { device, backend } = await keptWay();
  await visit({ ...device, local: new Map([...device.local, ['keptBill.v1:/', 'unreadable']]) }, backend, {
    at: '/bookRecord',
    fetch: noLine,
  });
  expect(await word('B1 A区 A103')).toBeVisible();
});

test.each([
  ["another driver's", (text: string) => text.replace('driver-1', 'driver-2')],
  [
    'a day old',
    (text: string) => text.replace(/"atMs":(\d+)/, (_all, ms) => `"atMs":${String(Number(ms) - 86_400_000)}`),
  ],
  ['unreadable', (text: string) => text.slice(1)],
])('one that is %s is dropped without a word', async (_, change) => {
  const { device, backend } = await keptWay();
  device.local.set(KEY, change(kept(device) ?? ''));
  device.local.set('keptBill.v1:/', 'unreadable');
  await visit(device, backend, { fetch: noLine });
  expect(await word('预约详情加载失败')).toBeVisible();
  await waitFor(() => expect(kept(device)).toBeUndefined(), WAIT);
  expect(screen.queryByText(/从东门进/)).toBeNull();
});

test('it goes with the session, and with the booking', async () => {
  const first = await keptWay();
  first.device.local.set('keptBill.v1:/', 'unreadable');
  lastOrder(first.backend).ended = { why: 'cancelled', at: first.backend.world.clock.now() };
  const over = await visit(first.device, first.backend);
  expect(await word('已取消')).toBeVisible();
  await waitFor(() => expect(kept(first.device)).toBeUndefined(), WAIT);
  over.stop();

  const { device, backend } = await keptWay();
  device.local.set('keptBill.v1:/', 'unreadable');
  const app = await visit(device, backend, { at: '/userInfo' });
  (await button('退出登录')).click();
  (await screen.findByRole('alertdialog', {}, WAIT)).querySelectorAll('button').forEach((one) => {
    if (one.textContent === '退出登录') one.click();
  });
  await waitFor(() => expect(kept(device)).toBeUndefined(), WAIT);
  app.stop();
});

test('the next driver of the phone neither sees it nor keeps it', async () => {
  const { device, backend } = await keptWay();
  const next = {
    local: new Map([...device.local, ['keptBill.v1:/', 'unreadable']]),
    cookies: new Map([['sessionOf', 'driver-3']]),
  };
  await makeApp({ ...next, at: detail(backend), backend, signedInAs: huang.phone, fetch: noLine });
  expect(await word('预约详情加载失败')).toBeVisible();
  await waitFor(() => expect(next.local.get(KEY)).toBeUndefined(), WAIT);
});
