import { fireEvent, screen, waitFor } from '@testing-library/react';

import { HOUR_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { walletOf } from '../../mocks/world/money/wallets';
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
  expect(await link('重新充值')).toHaveAttribute('href', '/accountBalance');
  app.go('/accountBalance?orderNo=nobody');
  expect(await link('重新充值')).toBeVisible();
});
