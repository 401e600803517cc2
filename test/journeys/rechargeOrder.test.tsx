import { fireEvent, screen, waitFor } from '@testing-library/react';

import { HOUR_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { enter, walletOf } from '../../mocks/world/money/wallets';
import { openRecharge } from '../../mocks/world/wallet/recharges';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, link, WAIT, word } from '../support/seen';

jest.setTimeout(30_000);

const { driverId } = DRIVERS.lin;
const unpaid = () => {
  const backend = createBackend();
  const { orderNo } = openRecharge(backend.world, driverId, '', 8_800);
  return { backend, orderNo };
};

test('去支付 of an unpaid recharge pays that order, with its own amount, and makes no second one', async () => {
  const { backend, orderNo } = unpaid();
  const app = await makeApp({ at: `/orderRecordDetail?orderNo=${orderNo}`, ...payingDriver(backend) });
  fireEvent.click(await link('去支付'));
  await app.onScreen('accountBalance');
  expect(await word('88.00')).toBeVisible();
  expect(screen.queryByLabelText('其他金额（元）')).toBeNull();
  expect(screen.queryByLabelText('余额支付')).toBeNull();
  const pay = await button('为 余额充值 微信支付 88.00元');
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
  fireEvent.click(pay);
  await app.onScreen('accountBalanceResult');
  expect(await word('充值成功')).toBeVisible();
  // This driver has several wallets.
  expect(await word('鹏程物流车队钱包')).toBeVisible();
  expect(backend.world.tables.recharges.map((row) => [row.orderNo, row.cents, row.paidAt !== null])).toEqual([
    [orderNo, 8_800, true],
  ]);
  expect(app.sent('POST', 'driver/v2/api/recharges')).toEqual([]);
  expect(walletOf(backend.world, driverId).balance).toBe(13_800);
});

test('one that is over says so, and leads to a new one; an order of another kind is none', async () => {
  const { backend, orderNo } = unpaid();
  backend.world.clock.advance(HOUR_MS);
  const app = await makeApp({ at: `/accountBalance?orderNo=${orderNo}`, ...payingDriver(backend) });
  expect(await word('这笔充值已关闭')).toBeVisible();
  expect(screen.queryByRole('button', { name: /微信支付/ })).toBeNull();
  expect(await link('重新充值')).toHaveAttribute('href', '/wallet');
  app.go('/accountBalance?orderNo=nobody');
  expect(await link('重新充值')).toBeVisible();
});

test('a payment for which the balance is too low is left for a recharge, and come back to with its coupon', async () => {
  const backend = createBackend();
  backend.world.settings.walletPlan = 1;
  const wallet = walletOf(backend.world, driverId);
  const spent = { recordType: 3, bizType: 0, bizNo: '', payChannel: 6, title: '洗车' } as const;
  enter(backend.world, wallet, { ...spent, cents: 100 - wallet.balance });
  const app = await makeApp({
    at: '/payPage?uniqueId=stay-0001&parkId=park-1&couponId=coupon-1',
    ...payingDriver(backend),
  });
  const asked = await screen.findByRole('button', { name: /^为 粤B·12345 微信支付/ }, WAIT);
  const amount = /\d+\.\d\d元$/.exec(asked.getAttribute('aria-label') ?? '')?.[0] ?? '';
  fireEvent.click(await button('去充值'));
  await app.onScreen('accountBalance');
  fireEvent.click(await screen.findByLabelText('50.00元', {}, WAIT));
  const pay = await button('为 余额充值 微信支付 50.00元');
  await waitFor(() => expect(pay).toBeEnabled(), WAIT);
  fireEvent.click(pay);
  await app.onScreen('accountBalanceResult');
  fireEvent.click(await button('回到刚才的支付'));
  await app.onScreen('payPage');
  fireEvent.click(await screen.findByRole('radio', { name: /余额 51\.00元/ }, WAIT));
  expect(await button(`为 粤B·12345 余额支付 ${amount}`)).toBeEnabled();
  expect(screen.queryByRole('button', { name: '去充值' })).toBeNull();
});
