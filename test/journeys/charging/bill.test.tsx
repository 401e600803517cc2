import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { seedChargingCoupon, seedUnpaidCharging } from '../../../mocks/world/charging/seed/chargingSeed';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { issueCoupon } from '../../../mocks/world/coupons/coupons';
import { walletOf } from '../../../mocks/world/money/wallets';
import { payingDriver } from '../../support/driverWorlds';
import { makeApp } from '../../support/makeApp';
import { address, button, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const BILL = '/chargeBillDetail?orderNo=charging-4';

function unpaidWorld() {
  const backend = createBackend();
  seedUnpaidCharging(backend.world);
  return backend;
}
const tenOff = (backend: ReturnType<typeof createBackend>) =>
  issueCoupon(backend.world, {
    ...{ driverId: lin.driverId, plateNo: '', couponName: '充电立减券', bizType: 2, couponType: 1, couponValue: 1_000 },
    ...{ minFee: 0, endAt: backend.world.clock.now() + 86_400_000, parkIds: [], sourceName: '充电节', sourceType: 3 },
  });
const due = ({ world }: ReturnType<typeof createBackend>) =>
  world.tables.charging.orders.find(({ orderNo }) => orderNo === 'charging-4')?.paid.length ?? -1;

test('the list has every charge of the driver, by its state; a running one leads to its live page, another to its bill', async () => {
  await makeApp({ at: '/chargeBillManage', signedInAs: lin.phone, backend: unpaidWorld() });
  const list = within(await screen.findByRole('list', { name: '充电订单' }, WAIT));
  expect(list.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
    '/chargingResults?orderNo=charging-1',
    '/chargeBillDetail?orderNo=charging-4',
    '/chargeBillDetail?orderNo=charging-2',
  ]);
  fireEvent.click(screen.getByLabelText('待支付'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1), WAIT);
  fireEvent.click(screen.getByLabelText('异常'));
  expect(await word('暂无符合条件的订单')).toBeVisible();
});

test('a driver who has never charged is led to a station', async () => {
  await makeApp({ at: '/chargeBillManage', signedInAs: chen.phone });
  expect(await word('还没有充过电')).toBeVisible();
  expect(await link('看附近充电站')).toHaveAttribute('href', '/map?isFromHome=2');
});

test('a paid bill shows each price period, what was paid, and why it ended', async () => {
  await makeApp({ at: '/chargeBillDetail?orderNo=charging-2', signedInAs: lin.phone });
  expect(await word('计费明细')).toBeVisible();
  expect(screen.getByText('36.00度，').parentElement).toHaveTextContent(/^36\.00度，电费 /);
  expect(screen.getByText('您已停止充电')).toBeVisible();
  expect(screen.getByText('18% → 62%')).toBeVisible();
  expect(screen.getByText('已支付')).toBeVisible();
  expect(screen.queryByText('还需支付')).toBeNull();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('an unpaid bill is paid with its best coupon, through the one checkout, once', async () => {
  const backend = unpaidWorld();
  tenOff(backend);
  const app = await makeApp({ at: BILL, ...payingDriver(backend) });
  expect(await word('充电立减券')).toBeVisible();
  expect(screen.getByText(/^已选最优惠：/)).toBeVisible();
  const pay = await button(/^为 充电费 微信支付 \d+\.\d\d元$/);
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
  fireEvent.click(pay);
  fireEvent.click(pay);
  expect(await word('支付成功')).toBeVisible();
  expect(due(backend)).toBe(1);
  expect(screen.getByText('市民中心充电站')).toBeVisible();
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
  expect(await link('查看充电订单')).toHaveAttribute('href', BILL);
});

test('an unpaid bill is paid from the balance, to the cent, and its invoice is offered then', async () => {
  const backend = unpaidWorld();
  const wallet = walletOf(backend.world, lin.driverId);
  wallet.balance = 20_000;
  await makeApp({ at: BILL, ...payingDriver(backend) });
  fireEvent.click(await screen.findByRole('radio', { name: /^余额支付/ }, WAIT));
  const pay = await button(/^为 充电费 余额支付 \d+\.\d\d元$/);
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
  fireEvent.click(pay);
  expect(await word('支付成功')).toBeVisible();
  const [paid] = backend.world.tables.charging.orders.find(({ orderNo }) => orderNo === 'charging-4')?.paid ?? [];
  expect(paid?.cents).toBeGreaterThan(0);
  expect(wallet.balance).toBe(20_000 - (paid?.cents ?? 0));
  fireEvent.click(await link('查看充电订单'));
  await waitFor(() => expect(screen.getByText('已支付')).toBeVisible(), WAIT);
  expect(await link('开发票')).toHaveAttribute('href', expect.stringMatching(/^\/makeInvoice\?/));
});

test('another coupon, or none, is chosen on its own page and is what the bill is paid with', async () => {
  const backend = unpaidWorld();
  tenOff(backend);
  seedChargingCoupon(backend.world);
  const app = await makeApp({ at: BILL, ...payingDriver(backend) });
  expect(await word('充电全免券')).toBeVisible();
  expect(await button('为 充电费 确认用券，不用付款')).toBeVisible();
  fireEvent.click(await link(/充电全免券/));
  await app.onScreen('chargingChoiceCoupon');
  fireEvent.click(await button(/^不使用优惠，支付/));
  await waitFor(() => expect(address()).toBe(BILL), WAIT);
  expect(await word('有2张可用，这次不使用')).toBeVisible();
  expect(await button(/^为 充电费 微信支付 /)).toBeVisible();
});

test('coupons that cannot be loaded do not keep the driver from paying', async () => {
  const backend = unpaidWorld();
  backend.world.faults.set('GET cps/v2/api/chargingOrders/{id}/usableCoupons', { kind: 'http500' });
  await makeApp({ at: BILL, ...payingDriver(backend) });
  expect(await word('充电券加载失败，可不用券直接支付')).toBeVisible();
  const pay = await button(/^为 充电费 微信支付 /);
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
});

test('a bill that is being made is asked about until it is there', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: '/chargeBillDetail?orderNo=charging-1', signedInAs: lin.phone, backend });
  expect(await word('充电中')).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  const order = backend.world.tables.charging.orders[0]!;
  order.stopAskedAt = backend.world.clock.now();
  for (let step = 0; step < 4; step += 1) {
    act(() => {
      backend.world.clock.advance(10 * SECOND_MS);
      app.outside.seeAgain();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  expect(await button(/^为 充电费 微信支付 /)).toBeVisible();
});

test('before a charge the page of coupons shows those that its bill can take', async () => {
  const backend = createBackend();
  seedChargingCoupon(backend.world);
  await makeApp({ at: '/chargingChoiceCoupon?gunNo=gun-1-1A', signedInAs: lin.phone, backend });
  expect(await word('充电全免券')).toBeVisible();
  expect(screen.getByText('结算时自动用最优惠的一张，支付前可以更换')).toBeVisible();
});
