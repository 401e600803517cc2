import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { advanceCharging } from '../../../mocks/world/charging/advanceCharging';
import { setCondition, startCharging, stopCharging, unplug } from '../../../mocks/world/charging/chargingSessions';
import { seedUnpaidCharging } from '../../../mocks/world/charging/seed/chargingSeed';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { fakeHost } from '../../support/fakePorts';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { address, answer, button, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
type Backend = ReturnType<typeof createBackend>;
const UNPAID = 'GET cps/v2/api/chargingOrders/msp';
const wish = { plateNo: '', limitType: 0, limitValue: 0, payMode: 2 } as const;

const open = (at: string, backend = createBackend(), options: MakeAppOptions = {}) =>
  makeApp({ at, signedInAs: chen.phone, backend, ...options });
const atGun = (gunNo: string) => `/chargingPage?gunNo=${gunNo}`;
const starts = (app: Awaited<ReturnType<typeof makeApp>>) => app.sent('POST', 'cps/v2/api/chargingOrders').length;
const passed = (app: Awaited<ReturnType<typeof makeApp>>, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    app.outside.seeAgain();
  });
};
/** A charge of chen at the gun that is plugged in, which ends at once. */
function ended(backend: Backend, gunNo: string = GUNS.ready) {
  const order = startCharging(backend.world, chen.driverId, { ...wish, gunNo, requestId: 'ended' });
  for (const ms of [10 * MINUTE_MS, 6 * SECOND_MS, 15 * SECOND_MS]) {
    backend.world.clock.advance(ms);
    advanceCharging(backend.world);
    if (order.stopAskedAt === null) stopCharging(backend.world, order);
  }
  return order;
}

describe('what is owed', () => {
  test('is told before anything is pressed, with its amount and the way to pay it', async () => {
    const backend = createBackend();
    const { orderNo } = ended(backend);
    const app = await open(atGun(GUNS.slow), backend);
    expect(await word(/^有一笔充电 \d+\.\d\d元 待支付，付清后才能充电$/)).toBeVisible();
    expect(await link('去支付')).toHaveAttribute('href', `/chargeBillDetail?orderNo=${orderNo}`);
    expect(screen.queryByRole('button', { name: '开始充电' })).toBeNull();
    expect(screen.getByText('现在电价')).toBeVisible();
    expect(starts(app)).toBe(0);
    const paid = backend.world.tables.charging.orders.find((order) => order.orderNo === orderNo)!;
    paid.discountCents = 1_000_000;
    passed(app, SECOND_MS);
    expect(await button('开始充电')).toBeEnabled();
  });

  test('for a gun that was kept leads to its fee', async () => {
    const backend = createBackend();
    ended(backend).discountCents = 1_000_000;
    backend.world.clock.advance(25 * MINUTE_MS);
    unplug(backend.world, GUNS.ready);
    await open(atGun(GUNS.slow), backend);
    expect(await word('有一笔占位费待支付，付清后才能充电')).toBeVisible();
    expect(await link('去支付')).toHaveAttribute('href', expect.stringMatching(/^\/chargeOccupation\?orderNo=/));
  });

  test('and could not be asked for is told by the refusal, with the same way', async () => {
    const backend = createBackend();
    seedUnpaidCharging(backend.world);
    backend.world.faults.set(UNPAID, { kind: 'http500' });
    const app = await open(atGun(GUNS.ready), backend, { signedInAs: lin.phone });
    await waitFor(() => expect(screen.getByRole('button', { name: '开始充电' })).toBeEnabled(), WAIT);
    fireEvent.click(screen.getByRole('button', { name: '开始充电' }));
    expect(await word(/^启动失败，未产生费用。您有待支付的充电订单/)).toBeVisible();
    expect(await link('去支付')).toHaveAttribute('href', '/chargeBillManage');
    backend.world.faults.clear();
    passed(app, SECOND_MS);
    await waitFor(
      () =>
        expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute(
          'href',
          '/chargeBillDetail?orderNo=charging-4',
        ),
      WAIT,
    );
    expect(starts(app)).toBe(1);
  });
});

test('a closed station says so: nothing is offered there, and other stations are the way on', async () => {
  await open('/chargingPage?gunNo=gun-4-4A');
  expect(await word('电站暂停营业，现在不能充电')).toBeVisible();
  expect(screen.getByText('暂停营业')).toBeVisible();
  expect(screen.queryByText('现在电价')).toBeNull();
  expect(await link('看附近充电站')).toHaveAttribute('href', '/map?isFromHome=2');
});

test.each([
  ['/chargingPage?gunNo=..%2F..%2Fx', '这个码里的枪号不对，请重新扫枪上的码，或输入枪号'],
  ['/chargingPage?deviceNo=101', '这个码上只有桩号，请扫枪上的码，或输入枪号'],
])('%s names no gun and says so beside the field for its number', async (at, words) => {
  await open(at);
  expect(await word(words)).toBeVisible();
  expect(screen.getByLabelText('枪号')).toBeVisible();
});

describe('two phones of one driver', () => {
  test('a gun that the other phone has started is the own charge on this one: no other gun, no second start', async () => {
    const backend = createBackend();
    const app = await open(atGun(GUNS.ready), backend);
    await waitFor(() => expect(screen.getByRole('button', { name: '开始充电' })).toBeEnabled(), WAIT);
    const { orderNo } = startCharging(backend.world, chen.driverId, { ...wish, gunNo: GUNS.ready, requestId: 'other' });
    passed(app, 10 * SECOND_MS);
    expect(await word('这把枪上已有您的一笔充电')).toBeVisible();
    expect(await link('查看充电')).toHaveAttribute('href', `/chargingResults?orderNo=${orderNo}`);
    expect(screen.queryByRole('link', { name: '换一把枪' })).toBeNull();
    expect(starts(app)).toBe(0);
  });

  test('a charge that the other phone stops is stopping, and then over, on this one', async () => {
    const backend = createBackend();
    const order = startCharging(backend.world, chen.driverId, { ...wish, gunNo: GUNS.ready, requestId: 'other' });
    backend.world.clock.advance(10 * SECOND_MS);
    const app = await open(`/chargingResults?orderNo=${order.orderNo}`, backend);
    expect(await word('功率')).toBeVisible();
    expect(screen.getByRole('heading', { name: '充电中' })).toBeVisible();
    stopCharging(backend.world, order);
    passed(app, SECOND_MS);
    expect(await screen.findByRole('heading', { name: '停止中' }, WAIT)).toBeVisible();
    expect(screen.queryByText('功率')).toBeNull();
    expect(screen.queryByText('预计还要')).toBeNull();
    passed(app, 6 * SECOND_MS);
    expect(await word('您已停止充电')).toBeVisible();
  });
});

test('an order that is still starting is nowhere called 充电中: its own page shows the steps until the server says more', async () => {
  const backend = createBackend();
  const { orderNo } = startCharging(backend.world, chen.driverId, { ...wish, gunNo: GUNS.ready, requestId: 'new' });
  const app = await open(`/chargingResults?orderNo=${orderNo}`, backend);
  expect(await screen.findByRole('heading', { name: '正在启动' }, WAIT)).toBeVisible();
  expect(await word('指令已下发')).toBeVisible();
  expect(screen.queryByText('充电中')).toBeNull();
  expect(screen.queryByRole('button', { name: '停止充电' })).toBeNull();
  passed(app, 10 * SECOND_MS);
  expect(await button('停止充电')).toBeEnabled();
  expect(screen.getByRole('heading', { name: '充电中' })).toBeVisible();
});

test('a start whose plug came out fails in words, costs nothing, and can be tried again at the same gun', async () => {
  const backend = createBackend();
  const { orderNo } = startCharging(backend.world, chen.driverId, { ...wish, gunNo: GUNS.ready, requestId: 'new' });
  backend.world.tables.charging.guns.find(({ gunNo }) => gunNo === GUNS.ready)!.pluggedAt = null;
  const app = await open(`/chargingPageResult?orderNo=${orderNo}`, backend);
  await word('正在启动，请稍候');
  passed(app, 61 * SECOND_MS);
  expect(await word('未检测到插枪，请插好枪后重试')).toBeVisible();
  expect(screen.getByText('未产生费用')).toBeVisible();
  expect(await link('重新启动')).toHaveAttribute('href', atGun(GUNS.ready));
});

test.each([
  ['broken', /^启动失败，未产生费用。该充电枪故障/],
  ['offline', /^启动失败，未产生费用。该充电枪已离线/],
] as const)(
  'a gun that is %s by the time of the press says so beside what to do, and no order is made',
  async (condition, words) => {
    const backend = createBackend();
    const app = await open(atGun(GUNS.ready), backend);
    await waitFor(() => expect(screen.getByRole('button', { name: '开始充电' })).toBeEnabled(), WAIT);
    setCondition(backend.world, GUNS.ready, condition);
    fireEvent.click(screen.getByRole('button', { name: '开始充电' }));
    expect(await word(words)).toBeVisible();
    passed(app, SECOND_MS);
    expect(await link('换一把枪')).toBeVisible();
    expect(backend.world.tables.charging.orders.filter(({ driverId }) => driverId === chen.driverId)).toHaveLength(0);
  },
);

test('a start that nobody hears of for two minutes says so, and can be given up without cost', async () => {
  const backend = createBackend();
  const { orderNo } = startCharging(backend.world, chen.driverId, { ...wish, gunNo: GUNS.ready, requestId: 'new' });
  const gun = backend.world.tables.charging.guns.find(({ gunNo }) => gunNo === GUNS.ready)!;
  // A charger that hears nothing: the plug counts as put in after the wait.
  gun.pluggedAt = backend.world.clock.now() + 10 * MINUTE_MS;
  const app = await open(`/chargingPageResult?orderNo=${orderNo}`, backend);
  await word('正在启动，请稍候');
  passed(app, 125 * SECOND_MS);
  expect(await word('启动超时')).toBeVisible();
  expect(screen.getByText(/^桩还没有启动，未产生费用/)).toBeVisible();
  fireEvent.click(await button('取消启动'));
  fireEvent.click(await answer('取消启动'));
  expect(await word('已取消启动')).toBeVisible();
  expect(await link('重新启动')).toHaveAttribute('href', atGun(GUNS.ready));
});

test.each([
  ['/scanQRCodeCharging?code=S1', '这是领券码，不是充电码', '去领券'],
  ['/payPage?uniqueId=1&parkId=2', '这是停车的码，不是充电码', '去停车缴费'],
])('a code of ours for something else says what it is and leads there on a press: %s', async (path, words, label) => {
  const text = `https://localhost${path}`;
  await open('/chargingPage', createBackend(), {
    host: fakeHost({ scan: () => Promise.resolve({ ok: true, value: { text, format: 'qr' } }) }),
  });
  fireEvent.click(await button('扫码'));
  expect(await word(new RegExp(`^${words}`))).toBeVisible();
  expect(address()).toBe('/chargingPage');
  expect(await link(label)).toHaveAttribute('href', path);
});
