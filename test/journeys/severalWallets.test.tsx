import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { walletOf } from '../../mocks/world/money/wallets';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, link, word } from '../support/seen';

const { lin } = DRIVERS;
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const ONE = 'driver/v2/api/balanceInfo';
const DEFAULT = 'driver/v2/api/defaultWallet';
const LATE = { timeout: 8_000 };
jest.setTimeout(30_000);

/** An operator of several wallets, whose gateway has no call about one balance. */
function severalWallets() {
  const backend = createBackend();
  backend.world.settings.walletPlan = 2;
  backend.world.faults.set(`GET ${ONE}`, { kind: 'http404' });
  return backend;
}

test('the counter of 我的 shows the default wallet, as the page that it leads to', async () => {
  const backend = severalWallets();
  const app = await makeApp({ at: '/mine', backend, signedInAs: lin.phone });
  expect(await link('50.00 余额(元)')).toHaveAttribute('href', '/wallet');
  expect(app.sent('GET', ONE)).toEqual([]);
});

test('a bill is paid by the balance of the default wallet', async () => {
  const backend = severalWallets();
  const app = await makeApp({ at: BILL, ...payingDriver(backend) });
  await app.user.click(await screen.findByRole('radio', { name: /余额 50\.00元/ }, LATE));
  await app.user.click(await screen.findByRole('button', { name: /余额支付 3\.00元/ }, LATE));
  expect(await word('支付成功')).toBeVisible();
  expect(walletOf(backend.world, lin.driverId).balance).toBe(4_700);
  expect(app.sent('GET', ONE)).toEqual([]);
});

test('a frozen wallet pays nothing, and the channel says so', async () => {
  const backend = severalWallets();
  walletOf(backend.world, lin.driverId).state = 2;
  const app = await makeApp({ at: BILL, ...payingDriver(backend) });
  expect(await screen.findByText(/钱包已冻结/, {}, LATE)).toBeVisible();
  expect(screen.queryByRole('button', { name: /余额支付/ })).toBeNull();
  expect(app.sent('GET', DEFAULT)).toHaveLength(1);
});

test('我的信息 names each wallet with what it holds', async () => {
  const app = await makeApp({ at: '/userInfo', backend: severalWallets(), signedInAs: lin.phone });
  fireEvent.click(await button(/^我的信息/));
  const sheet = within(await screen.findByRole('dialog', { name: '我的信息' }, LATE));
  expect(await sheet.findByRole('heading', { name: '钱包' }, LATE)).toBeVisible();
  expect(await sheet.findByText('畅行停车钱包', {}, LATE)).toBeVisible();
  expect(sheet.getByText('鹏程物流车队钱包')).toBeVisible();
  const copied = jest.spyOn(app.ports.page, 'copy').mockResolvedValue(true);
  fireEvent.click(sheet.getByRole('button', { name: '复制' }));
  await word('已复制');
  expect(copied.mock.calls[0]?.[0]).toContain('【钱包】\n畅行停车钱包：50.00元');
  expect(app.sent('GET', ONE)).toEqual([]);
});

test('an address of the one balance shows the default wallet: its ledger, its pay-outs', async () => {
  const backend = severalWallets();
  const app = await makeApp({ at: '/accountBalanceDetail', backend, signedInAs: lin.phone });
  expect(await word('当前余额')).toBeVisible();
  app.go('/accountBalanceCash');
  expect(await word('可提现')).toBeVisible();
  walletOf(backend.world, lin.driverId).state = 2;
  app.go('/accountBalanceDetail');
  app.go('/accountBalanceCash');
  expect(await word('钱包已冻结，暂不能提现，请联系客服')).toBeVisible();
  expect(app.sent('GET', ONE)).toEqual([]);
});

test('where one balance is the plan, that one is read as before', async () => {
  const backend = createBackend();
  backend.world.settings.walletPlan = 1;
  backend.world.faults.set(`GET ${DEFAULT}`, { kind: 'http404' });
  const app = await makeApp({ at: '/mine', backend, signedInAs: lin.phone });
  expect(await link('50.00 余额(元)')).toHaveAttribute('href', '/accountBalance');
  app.go(BILL);
  await button(/微信支付/);
  await waitFor(() => expect(screen.getByRole('radio', { name: /余额 50\.00元/ })).toBeEnabled(), LATE);
  expect(app.sent('GET', DEFAULT)).toEqual([]);
});
