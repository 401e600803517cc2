import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { advanceCharging } from '../../../mocks/world/charging/advanceCharging';
import { startCharging, stopCharging, unplug } from '../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { intervalsPass, intervalsWait } from '../../support/phoneClock';
import { button, link, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
type Backend = ReturnType<typeof createBackend>;
type App = Awaited<ReturnType<typeof makeApp>>;
/** The operator offers charging beside parking. */
function offered(backend: Backend = createBackend()): Backend {
  Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
  return backend;
}

/** A charge of the default driver that has just ended, with its plug still in the gun. */
function kept(backend: Backend = createBackend()): { backend: Backend; orderNo: string } {
  const { world } = backend;
  const wish = { gunNo: GUNS.ready, plateNo: '', limitType: 0, limitValue: 0, payMode: 2, requestId: 'kept' } as const;
  const order = startCharging(world, lin.driverId, wish);
  world.clock.advance(10 * MINUTE_MS);
  advanceCharging(world);
  stopCharging(world, order);
  world.clock.advance(6 * SECOND_MS);
  advanceCharging(world);
  return { backend, orderNo: world.tables.charging.occupyOrders.at(-1)?.occupyOrderNo ?? '' };
}
const passed = (app: App, ms: number) => {
  act(() => {
    app.world.clock.advance(ms);
    app.outside.seeAgain();
  });
};

test('after a charge the free time counts down, then the fee runs as the server says it, with its price and its cap', async () => {
  const { backend } = kept();
  const app = await makeApp({ at: '/chargeOccupation', signedInAs: lin.phone, backend });
  expect(await screen.findByRole('timer', { name: /^剩余免费时间 1[45]:/ }, WAIT)).toBeVisible();
  expect(screen.queryByText('正在收占位费')).toBeNull();
  passed(app, 20 * MINUTE_MS);
  expect(await word('正在收占位费')).toBeVisible();
  expect(screen.getByText(saidBy(/^每分钟0\.50元，50\.00元封顶，再过1小时\d+分钟封顶$/))).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  passed(app, 2 * HOUR_MS);
  expect(await word('占位费已到封顶')).toBeVisible();
  expect(screen.getByText(saidBy(/^每分钟0\.50元，50\.00元封顶，不再增加$/))).toBeVisible();
});

test('我已挪车 asks the station and tells what it saw; only then the fee can be paid', async () => {
  const { backend } = kept();
  backend.world.clock.advance(25 * MINUTE_MS);
  const app = await makeApp({ at: '/chargeOccupation', ...payingDriver(backend) });
  fireEvent.click(await button('我已挪车'));
  expect(await word(/^桩上还插着枪/)).toBeVisible();
  unplug(backend.world, GUNS.ready);
  await waitFor(() => expect(screen.getByRole('button', { name: '我已挪车' })).toBeEnabled(), WAIT);
  passed(app, SECOND_MS);
  const pay = await button('为 占位费 微信支付 5.50元');
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
  fireEvent.click(pay);
  await app.onScreen('occupyPayResult');
  expect(await word('支付成功')).toBeVisible();
  expect(await link('查看占位费账单')).toHaveAttribute('href', expect.stringMatching(/^\/occupyBillDetail\?orderNo=/));
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
});

test('the list has every fee, and its bill the times, the price and the photos', async () => {
  const { backend, orderNo } = kept();
  backend.world.clock.advance(25 * MINUTE_MS);
  unplug(backend.world, GUNS.ready);
  const app = await makeApp({ at: '/occupyBillList', signedInAs: lin.phone, backend });
  const row = await link(/市民中心充电站/);
  expect(row).toHaveAttribute('href', `/occupyBillDetail?orderNo=${orderNo}`);
  fireEvent.click(row);
  await app.onScreen('occupyBillDetail');
  expect(await word('车位照片')).toBeVisible();
  expect(screen.getByText(saidBy('11分钟'))).toBeVisible();
});

test('who keeps no gun and owes nothing is told so', async () => {
  await makeApp({ at: '/chargeOccupation', signedInAs: chen.phone });
  expect(await word('没有占用充电车位，也没有待支付的占位费')).toBeVisible();
});

test('a fee of another driver is not shown', async () => {
  const { backend, orderNo } = kept();
  await makeApp({ at: `/occupyBillDetail?orderNo=${orderNo}`, signedInAs: chen.phone, backend });
  expect(await word('占位费订单不存在')).toBeVisible();
});

test('home tells of a kept gun: the free time that is left and when the fee begins, then the fee; gone with the plug', async () => {
  const { backend } = kept();
  const app = await makeApp({ at: '/home', signedInAs: lin.phone, backend: offered(backend) });
  const strip = within(await screen.findByRole('complementary', { name: '占位提醒' }, WAIT));
  expect(await strip.findByRole('timer', { name: /^免费剩余 1[45]:/ }, WAIT)).toBeVisible();
  expect(strip.getByText(/^\d\d:\d\d 起收占位费$/)).toBeVisible();
  expect(strip.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/chargeOccupation\?orderNo=/));
  passed(app, 20 * MINUTE_MS);
  expect(await strip.findByText(/^已产生 \d\.\d0元，拔枪后停止$/, {}, WAIT)).toBeVisible();
  unplug(backend.world, GUNS.ready);
  passed(app, SECOND_MS);
  expect(await strip.findByText('有一笔占位费待支付', {}, WAIT)).toBeVisible();
});

test('home that stays open during a charge tells of the kept gun by itself once the charge has ended', async () => {
  intervalsWait();
  const backend = offered();
  const { world } = backend;
  const wish = { gunNo: GUNS.ready, plateNo: '', limitType: 0, limitValue: 0, payMode: 2, requestId: 'home' } as const;
  const order = startCharging(world, chen.driverId, wish);
  world.clock.advance(10 * MINUTE_MS);
  advanceCharging(world);
  await makeApp({ at: '/home', signedInAs: chen.phone, backend });
  await link(/^充电\s*充电中/);
  stopCharging(world, order);
  world.clock.advance(6 * SECOND_MS);
  expect(screen.queryByRole('complementary', { name: '占位提醒' })).toBeNull();
  act(() => {
    intervalsPass(MINUTE_MS);
  });
  const strip = within(await screen.findByRole('complementary', { name: '占位提醒' }, WAIT));
  expect(await strip.findByRole('timer', { name: /^免费剩余 1[45]:/ }, WAIT)).toBeVisible();
});

test('home says nothing of a gun to who keeps none, and without details still where to look', async () => {
  const nobody = await makeApp({ at: '/home', signedInAs: chen.phone, backend: offered() });
  await waitFor(() => expect(nobody.sent('POST', 'cps/v2/api/occupyOrders/exist')).toHaveLength(1), WAIT);
  expect(screen.queryByRole('complementary', { name: '占位提醒' })).toBeNull();
  nobody.stop();
  const visitor = await makeApp({ at: '/home', backend: offered() });
  expect(visitor.sent('POST', 'cps/v2/api/occupyOrders/exist')).toHaveLength(0);
  visitor.stop();
  const { backend } = kept();
  backend.world.faults.set('GET cps/v2/api/occupyOrders/{id}', { kind: 'http404' });
  await makeApp({ at: '/home', signedInAs: lin.phone, backend: offered(backend) });
  const strip = within(await screen.findByRole('complementary', { name: '占位提醒' }, WAIT));
  expect(await strip.findByText('超过免费时间会收占位费', {}, WAIT)).toBeVisible();
});

test('the result of a charge counts the free time down too', async () => {
  const { backend } = kept();
  const orderNo = backend.world.tables.charging.orders.at(-1)?.orderNo ?? '';
  await makeApp({ at: `/chargingResults?orderNo=${orderNo}`, signedInAs: lin.phone, backend });
  expect(await screen.findByRole('timer', { name: /^免费剩余 1[45]:/ }, WAIT)).toBeVisible();
  expect(screen.getByText(/^\d\d:\d\d 起收占位费$/)).toBeVisible();
});
