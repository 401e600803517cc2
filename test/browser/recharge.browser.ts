import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { walletOf } from '../../mocks/world/money/wallets';
import { test, type Tools, type Visitor } from './harness';
import { cashierButton, CHANNEL_OF, pathOf, screen, tap } from './steps';

type HostName = NonNullable<Visitor['host']>;

const { lin } = DRIVERS;
const ORDER = 'POST driver/v2/api/recharges';
const payButton = (page: Page) => page.getByRole('button', { name: /^为 余额充值 (微信|支付宝)支付 100\.00元$/ });
const result = (page: Page) => screen(page, 'accountBalanceResult');

/** The recharges, their payments, and the balance in cents. */
const moneyOf = ({ world }: Tools) => ({
  orders: world.tables.recharges.map(({ cents, paidAt }) => [cents, paidAt !== null]),
  payments: world.tables.payments
    .filter(({ parts }) => parts.some(({ bizType }) => bizType === 9))
    .map(({ cents, payChannel }) => [cents, payChannel]),
  balance: walletOf(world, lin.driverId).balance,
});

/** From home to the pay button: the driver has chosen 100 yuan. */
async function chooseAmount({ page, world, visit }: Tools, host: HostName): Promise<void> {
  world.useScenario('oneBalance');
  await visit('/home', { host, signedInAs: lin.phone });
  await screen(page, 'home').getByRole('button', { name: '更多' }).tap();
  await screen(page, 'home').getByRole('link', { name: /充值/ }).tap();
  const form = screen(page, 'accountBalance');
  await form.getByText('50.00').first().waitFor();
  await form.getByRole('radio', { name: '100.00元', exact: true }).tap();
  await payButton(page).and(page.locator(':enabled')).waitFor();
}

/** The result with the new balance, and back home. No way leads into the form that was sent. */
async function seeRecharged(tools: Tools, host: HostName): Promise<void> {
  const { page, shot, axe } = tools;
  await result(page).getByText('充值成功', { exact: true }).waitFor();
  // 100 yuan bring a gift of 5.
  await result(page).getByText('155.00').waitFor();
  await shot(`recharge-result-${host}`);
  await axe();
  const once = { orders: [[10_000, true]], payments: [[10_000, CHANNEL_OF[host]]], balance: 15_500 };
  assert.deepEqual(moneyOf(tools), once);
  await page.goBack();
  await screen(page, 'home').waitFor();
  assert.equal(pathOf(page), '/home');
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  await screen(page, 'mine').getByText('155.00').waitFor();
  assert.deepEqual(moneyOf(tools), once);
}

for (const host of ['app', 'browser'] as const) {
  test(`a driver in ${host}: home, an amount, the cashier, the result, and the new balance`, async (tools) => {
    const { page, shot, axe } = tools;
    await chooseAmount(tools, host);
    await shot(`recharge-amount-${host}`);
    await axe();
    await tap(payButton(page));
    await tap(cashierButton(page, '支付'));
    await seeRecharged(tools, host);
  });
}

test('a driver in wechat: reloaded with the cashier open, and the same order is paid', async (tools) => {
  const { page, shot } = tools;
  await chooseAmount(tools, 'wechat');
  await tap(payButton(page));
  await cashierButton(page, '支付').waitFor();
  await page.reload();
  await result(page).getByText('结果确认中', { exact: true }).waitFor();
  const again = page.getByRole('button', { name: '继续支付' });
  await again.waitFor();
  await shot('recharge-unpaid-yet');
  await tap(again);
  await tap(cashierButton(page, '支付'));
  await seeRecharged(tools, 'wechat');
});

test('a driver in alipay: the answer to the order is lost, and that order is paid', async (tools) => {
  const { page, world, expectError } = tools;
  expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await chooseAmount(tools, 'alipay');
  world.faults.set(ORDER, { kind: 'cutAfter' });
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await seeRecharged(tools, 'alipay');
});

const SMALL_PHONE = { viewport: { width: 320, height: 568 } };
for (const [phone, options] of [
  ['', {}],
  [' on the smallest phone', { context: SMALL_PHONE }],
] as const)
  test(
    `the keyboard covers neither the amount nor what is wrong with it${phone}`,
    async ({ page, world, visit, shot }) => {
      world.useScenario('oneBalance');
      await visit('/accountBalance', { host: 'wechat', signedInAs: lin.phone });
      const field = page.getByLabel('其他金额（元）');
      await field.tap();
      const pad = page.getByRole('group', { name: '数字键盘' });
      for (const sign of '6000') await pad.getByRole('button', { name: sign, exact: true }).tap();
      const wrong = page.getByText('单次最多充值 5000.00元');
      await wrong.waitFor();
      const top = (await pad.boundingBox())!.y;
      for (const seen of [field, wrong]) {
        const box = (await seen.boundingBox())!;
        assert.ok(
          box.y >= 48 && box.y + box.height <= top,
          `${String(box.y)}..${String(box.y + box.height)} of ${String(top)}`,
        );
      }
      await shot(`recharge-keyboard${phone === '' ? '' : '-small'}`);
    },
    options,
  );

test('another amount is typed on the number keyboard, and a wrong one is refused beside it', async (tools) => {
  const { page, world, visit, axe } = tools;
  world.useScenario('oneBalance');
  await visit('/accountBalance', { host: 'wechat', signedInAs: lin.phone });
  const field = page.getByLabel('其他金额（元）');
  await field.tap();
  const key = (name: string) =>
    page.getByRole('group', { name: '数字键盘' }).getByRole('button', { name, exact: true });
  for (const sign of '6000') await key(sign).tap();
  await page.getByText('单次最多充值 5000.00元').waitFor();
  await axe();
  await key('删除').tap();
  for (const sign of '88.88') await key(sign).tap();
  await key('完成').tap();
  await page
    .getByRole('button', { name: /^为 余额充值 (微信|支付宝)支付 88\.88元$/ })
    .and(page.locator(':enabled'))
    .waitFor();
});
