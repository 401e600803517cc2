import { act, screen, waitFor, within } from '@testing-library/react';

import { formatClock } from '@/domain/time';
import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { payingDriver } from '../support/driverWorlds';
import { lineOf } from '../support/lineOf';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { WAIT } from '../support/seen';

jest.setTimeout(60_000);
const { phone } = DRIVERS.lin;
const KEY = 'keptBill.v1:/';
const TIME = /^刷新失败，数据更新于 \d\d:\d\d$/;
const LOST = '网络已断开，恢复后自动更新';

const card = () => document.querySelector<HTMLElement>('[data-block="bills"] [data-card]');
const stateOf = () => card()?.dataset['card'];
const shows = (state: string) =>
  waitFor(() => {
    expect(stateOf()).toBe(state);
  }, WAIT);

/** A phone: what is stored stays from visit to visit. With something to look at, the flow does not wait until the page is idle. */
const newPhone = () => ({
  local: new Map([[KEY, 'unreadable']]),
  cookies: new Map([['sessionOf', 'driver-1']]),
});
type Phone = ReturnType<typeof newPhone>;

async function visit(device: Phone, options: MakeAppOptions = {}) {
  const backend = options.backend ?? createBackend();
  const line = lineOf(backend);
  const isSignedIn = device.cookies.has('token');
  const app = await makeApp({
    ...device,
    ...(isSignedIn ? {} : { signedInAs: phone }),
    fetch: line.fetch,
    ...options,
    backend,
  });
  return { ...app, line, backend };
}
const kept = ({ local }: Phone) => local.get(KEY);
const isKept = (device: Phone) =>
  waitFor(() => {
    expect(kept(device)).toContain('粤B');
  }, WAIT);
const isGone = (device: Phone) =>
  waitFor(() => {
    expect(kept(device)).toBeUndefined();
  }, WAIT);

/** A first visit that has kept its bill. */
async function keptBill(options: MakeAppOptions = {}) {
  const device = newPhone();
  const app = await visit(device, options);
  await shows('due');
  await isKept(device);
  return { device, app };
}

/** The next visit, without a line from the start. */
async function coldStart(
  device: Phone,
  { backend, ...options }: MakeAppOptions & { backend: ReturnType<typeof createBackend> },
) {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return visit(device, { backend, fetch, ...options });
}

describe('a reading that failed', () => {
  test('leaves plate, lot and fee with their time, and nothing to pay by; the line that is back makes the card payable', async () => {
    const { app } = await keptBill();
    app.line.set(false);
    act(() => {
      app.store.dispatch(parkingChargeApi.util.invalidateTags(['Bill']));
    });
    await shows('old');
    const bill = within(card()!);
    expect(bill.getByRole('img', { name: '粤B·12345' })).toBeVisible();
    expect(bill.getByText('市民中心地下停车场')).toBeVisible();
    expect(card()).toHaveTextContent('6.00元');
    expect(bill.getByText(TIME)).toBeVisible();
    expect(card()).not.toHaveTextContent('去缴费');
    expect(document.body).not.toHaveTextContent('费用加载失败');
    expect(card()?.tagName).not.toBe('A');
    // What may lead on reads again first.
    expect(bill.getByRole('link', { name: '查看账单' })).toHaveAttribute('href', expect.stringContaining('/payPage'));
    await screen.findByText(LOST, {}, WAIT);

    app.line.set(true);
    await app.user.click(bill.getByRole('button', { name: /^重试/ }));
    await shows('due');
    await waitFor(() => {
      expect(screen.queryByText(LOST)).toBeNull();
    }, WAIT);
  });

  test("the time on it is the server's, whatever the clock of the phone says", async () => {
    const backend = createBackend();
    backend.world.clock.advance(3 * HOUR_MS);
    const { app } = await keptBill({ backend });
    app.world.faults.set('GET charge/v2/api/parkOrders/msp/boundVehicleParkingBill', { kind: 'http500' });
    act(() => {
      app.store.dispatch(parkingChargeApi.util.invalidateTags(['Bill']));
    });
    await shows('old');
    const now = backend.world.clock.now();
    const times = [now - MINUTE_MS, now].map((ms) => `刷新失败，数据更新于 ${formatClock(ms)}`);
    expect(times).toContain(
      within(card()!)
        .getByText(/数据更新于/)
        .textContent.trim(),
    );
  });

  test('while it is read again, it is not payable either', async () => {
    const { app } = await keptBill();
    const fee = 'GET charge/v2/api/parkOrders/msp/boundVehicleParkingBill';
    app.world.faults.set(fee, { kind: 'http500' });
    act(() => {
      app.store.dispatch(parkingChargeApi.util.invalidateTags(['Bill']));
    });
    await shows('old');
    app.world.faults.set(fee, { kind: 'slow', ms: 400 });
    const states = new Set<string | undefined>();
    await app.user.click(within(card()!).getByRole('button', { name: /^重试/ }));
    await waitFor(
      () => {
        states.add(stateOf());
        expect(stateOf()).toBe('due');
      },
      { ...WAIT, interval: 10 },
    );
    expect([...states]).toEqual(['old', 'due']);
  });
});

describe('a visit without a line', () => {
  test('shows the kept bill with its time and leads to no payment; the bill is read when the line is back', async () => {
    const { device, app } = await keptBill();
    app.stop();
    let isThere = false;
    const line = lineOf(app.backend);
    const next = await coldStart(device, {
      backend: app.backend,
      fetch: (input, init) => (isThere ? line.fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))),
    });
    await shows('old');
    const bill = within(card()!);
    expect(bill.getByRole('img', { name: '粤B·12345' })).toBeVisible();
    expect(bill.getByText('市民中心地下停车场')).toBeVisible();
    expect(card()).toHaveTextContent('6.00元');
    expect(bill.getByText(TIME)).toBeVisible();
    expect(bill.queryByRole('link')).toBeNull();
    expect(document.body).not.toHaveTextContent('停车费用加载失败');
    await screen.findByText(LOST, {}, WAIT);

    isThere = true;
    act(() => {
      next.outside.setOnline(true);
    });
    await shows('due');
    await waitFor(() => {
      expect(screen.queryByText(LOST)).toBeNull();
    }, WAIT);
    await isKept(device);
  });

  test('where only the fee cannot be read, the kept one stands in its place', async () => {
    const { device, app } = await keptBill();
    app.stop();
    app.world.faults.set('GET charge/v2/api/parkOrders/msp/boundVehicleParkingBill', { kind: 'http500' });
    await visit(device, { backend: app.backend });
    await shows('old');
    expect(card()).toHaveTextContent('6.00元');
    expect(card()).not.toHaveTextContent('费用加载失败');
  });

  test.each([
    ['is unreadable', (text: string) => text.slice(1)],
    ["is another driver's", (text: string) => text.replace('driver-1', 'driver-2')],
    ["is another dealer's", (text: string) => text.replace(/"dealer":"[^"]*"/, '"dealer":"elsewhere"')],
    [
      'is a day old',
      (text: string) => text.replace(/"atMs":(\d+)/, (_all, ms) => `"atMs":${String(Number(ms) - 86_400_000)}`),
    ],
  ])('a bill that %s is dropped without a word', async (_name, change) => {
    const { device, app } = await keptBill();
    app.stop();
    device.local.set(KEY, change(kept(device) ?? ''));
    const next = await coldStart(device, { backend: app.backend });
    await screen.findByText('停车费用加载失败', {}, WAIT);
    await isGone(device);
    expect(stateOf()).toBeUndefined();
    expect(next.outside.reports).toEqual([]);
  });

  test("the same path of another site does not see it, and a visitor's bill is not kept", async () => {
    const { device, app } = await keptBill();
    app.stop();
    await coldStart(device, { backend: app.backend, at: '/driver/home', config: { basePath: '/driver/' } });
    await screen.findByText('停车费用加载失败', {}, WAIT);
    expect(kept(device)).toContain('粤B');

    const visitor = newPhone();
    visitor.cookies.clear();
    await makeApp({ ...visitor, at: '/payPage?uniqueId=stay-0001&parkId=park-1', backend: createBackend() });
    await screen.findByRole('button', { name: /^为 粤B·12345 微信支付/ }, WAIT);
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
    expect([...visitor.local.keys()].filter((key) => key.startsWith('keptBill'))).toEqual([]);
  });
});

describe('the kept bill goes', () => {
  test('with the session, when the driver signs out', async () => {
    const { device, app } = await keptBill();
    app.go('/userInfo');
    await app.user.click(await screen.findByRole('button', { name: '退出登录' }, WAIT));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }));
    await isGone(device);
  });

  test('with the session, when the server ends it', async () => {
    const { device, app } = await keptBill();
    app.world.faults.set('*', { kind: 'code', code: '0xd12501021', msg: '' });
    act(() => {
      app.store.dispatch(parkingChargeApi.util.invalidateTags(['Bill']));
    });
    await isGone(device);
  });

  test.each([
    ['ends', (device: Phone) => device.cookies.delete('token')],
    ['becomes that of another driver', (device: Phone) => device.cookies.set('sessionOf', 'driver-2')],
  ])('when the session %s in another tab', async (_name, change) => {
    const { device, app } = await keptBill();
    change(device);
    act(() => {
      app.outside.seeAgain();
    });
    await isGone(device);
  });

  test('when the shell brings another session', async () => {
    const { device, app } = await keptBill();
    app.stop();
    device.local.set('token', 'shell-token-000001');
    device.local.set('refreshToken', 'shell-refresh-1');
    await coldStart(device, { backend: app.backend });
    await isGone(device);
  });

  test('when a link brings another dealer', async () => {
    const { device, app } = await keptBill();
    app.stop();
    device.local.set('driverDealerId', 'd1');
    const reqJson = encodeURIComponent(JSON.stringify({ driverDealerId: 'd2' }));
    await visit(device, { backend: app.backend, at: `/home?reqJson=${reqJson}` });
    await isGone(device);
  });

  test('when its payment is opened, and it is not kept again while that may still be paid', async () => {
    const backend = createBackend({ seed: 'paymentNeverSettles' });
    const { device, app } = await keptBill({ ...payingDriver(backend), signedInAs: phone });
    app.go('/payPage?uniqueId=stay-0001&parkId=park-1');
    const pay = await screen.findByRole('button', { name: /^为 粤B·12345 微信支付/ }, WAIT);
    expect(kept(device)).toContain('粤B');
    await app.user.click(pay);
    await isGone(device);
    await screen.findByText('结果确认中', {}, WAIT);
    app.go('/home');
    await screen.findByRole('link', { name: /粤B·12345.*结果确认中/ }, WAIT);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(kept(device)).toBeUndefined();
  });

  test('when its stay ends: paid elsewhere, as its own page learns', async () => {
    const { device, app } = await keptBill();
    app.world.tables.stays
      .find(({ uniqueId }) => uniqueId === 'stay-0001')
      ?.paid.push({ payId: 'elsewhere', cents: 600, couponCents: 0, at: app.world.clock.now() });
    app.go('/payPage?uniqueId=stay-0001&parkId=park-1');
    await screen.findByText('已支付', {}, WAIT);
    await isGone(device);
  });

  test('when its stay ends: the driver has left', async () => {
    const { device, app } = await keptBill();
    app.go('/parkingRecordDetail?uniqueId=stay-0001&parkId=park-1');
    await app.user.click(await screen.findByRole('button', { name: /我已离场/ }, WAIT));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '已离场' }));
    await isGone(device);
  });

  test('when the list of vehicles does not have it any more', async () => {
    const { device, app } = await keptBill();
    app.world.tables.stays.splice(0);
    act(() => {
      app.store.dispatch(parkingChargeApi.util.invalidateTags(['Bill']));
    });
    await isGone(device);
  });
});
