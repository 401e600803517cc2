import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { ISSUED_MS } from '../../mocks/world/invoices/invoices';
import { enter, walletOf } from '../../mocks/world/money/wallets';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { BILL, cashierButton, comeBack, PAY, screen } from './steps';

const { lin } = DRIVERS;
const CREATE = 'POST invoice/v2/api/invoices';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const sheet = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name });
const walletIn = (world: World) => walletOf(world, lin.driverId);
/** The stay that is paid, by whatever channel. */
const STAY = 'stay-0001';

/** All but 1.00 of the balance is spent, so that it is too low for the bill. */
function spendNearlyAll(world: World): void {
  const wallet = walletIn(world);
  const cents = 100 - wallet.balance;
  enter(world, wallet, { recordType: 3, cents, bizType: 0, bizNo: '', payChannel: 6, title: '洗车' });
}

async function comeWithTooLittle({ page, world, visit, shot }: Tools): Promise<void> {
  world.settings.walletPlan = 1;
  spendNearlyAll(world);
  await visit(BILL, { host: 'wechat', signedInAs: lin.phone });
  await link(page, /更换/).tap();
  await screen(page, 'choiceDiscountPage').waitFor();
  await button(page, /2元停车券/).tap();
  await button(page, '为 粤B·12345 微信支付 4.00元').waitFor();
  await page.getByText('余额 1.00元，不够支付').waitFor();
  await shot('money-too-low');
  await button(page, '去充值').tap();
  await screen(page, 'accountBalance').waitFor();
}

async function rechargeAndReturn({ page, world, shot, axe }: Tools): Promise<void> {
  await page.getByRole('radio', { name: '50元' }).tap();
  await button(page, '为 余额充值 微信支付 50.00元').tap();
  await cashierButton(page, '支付').tap();
  await screen(page, 'accountBalanceResult').getByText('充值成功', { exact: true }).waitFor();
  assert.equal(walletIn(world).balance, 5_100);
  await shot('money-recharged');
  await axe();
  await button(page, '回到刚才的支付').tap();
  await screen(page, 'payPage').waitFor();
  await page.getByRole('radio', { name: /余额/ }).tap();
  await button(page, '为 粤B·12345 余额支付 4.00元').waitFor();
  await shot('money-back');
}

async function payByBalance({ page, world }: Tools): Promise<void> {
  await button(page, '为 粤B·12345 余额支付 4.00元').tap();
  await page.getByText('支付成功', { exact: true }).waitFor();
  assert.equal(walletIn(world).balance, 4_700);
  const stay = world.tables.stays.find(({ uniqueId }) => uniqueId === STAY);
  assert.deepEqual(
    stay?.paid.map(({ cents, couponCents }) => [cents, couponCents]),
    [[400, 200]],
  );
  assert.equal(world.log.count(PAY), 2, 'the recharge and the stay, once each');
}

async function readTheLedger({ page, visit, shot, axe }: Tools): Promise<void> {
  await visit('/accountBalanceDetail', { host: 'wechat', signedInAs: lin.phone });
  await page.getByText('余额 47.00元').waitFor();
  await page.getByText('余额 51.00元').waitFor();
  await shot('money-ledger');
  await axe();
  await link(page, /停车.*余额 47\.00元/).tap();
  await screen(page, 'parkingRecordDetail').getByText('粤B·12345').first().waitFor();
  await page.goBack();
  await link(page, /^余额充值.*余额 51\.00元/).tap();
  await screen(page, 'orderRecordDetail').getByText('已到账').first().waitFor();
}

async function invoiceTwoIssuers(tools: Tools): Promise<void> {
  const { page, world, visit, shot, axe } = tools;
  await visit('/invoiceManage', { host: 'wechat', signedInAs: lin.phone });
  await link(page, /^停车/).tap();
  await screen(page, 'invoiceBillList').getByText('余额支付请在充值订单开票').waitFor();
  await page.getByRole('checkbox', { name: /6\.00元/ }).check();
  await shot('money-pick-bill');
  await page.goBack();
  await link(page, /^充电/).tap();
  await page.getByRole('checkbox', { name: /充电费/ }).check();
  await page.getByText(/^将开2张发票/).waitFor();
  await shot('money-pick-two');
  await link(page, '去开票').tap();
  await page.getByLabel('抬头名称').fill('已注销的公司');
  await axe();
  await button(page, '核对并提交').tap();
  await page
    .getByRole('alertdialog')
    .getByText(/确认开2张发票/)
    .waitFor();
  await shot('money-review');
  await sheet(page, '提交开票').tap();
  await screen(page, 'makeInvoiceSuccess').waitFor();
  assert.equal(world.log.count(CREATE), 2);
  // The tax system knows one of the two buyers all the same.
  const [first] = world.tables.invoice.invoices.slice(-2);
  if (first !== undefined) first.titleName = '鹏程物流';
  await link(page, '查看进度').tap();
  await page.getByText('开票中', { exact: true }).nth(1).waitFor();
  world.clock.advance(ISSUED_MS);
  await comeBack(page);
}

async function mendAndResend({ page, world, shot, axe }: Tools): Promise<void> {
  await link(page, /开票失败/).tap();
  await page.getByText('税务系统返回：购买方已注销，请更换抬头').waitFor();
  await shot('money-failed');
  await axe();
  await button(page, /^修改后重新提交/).tap();
  await page.getByLabel('抬头名称').fill('鹏程物流新公司');
  await button(page, '核对并提交').tap();
  await sheet(page, '提交开票').tap();
  await screen(page, 'makeInvoiceSuccess').getByText('开票中', { exact: true }).waitFor();
  world.clock.advance(ISSUED_MS);
  await comeBack(page);
  await screen(page, 'makeInvoiceSuccess').getByText('已开票', { exact: true }).waitFor();
  await link(page, '查看进度').tap();
  await link(page, /^重新发送/).tap();
  await page.getByLabel('邮箱').fill('other@example.com');
  await button(page, '发送').tap();
  await page.getByText('今天还可发送2次').waitFor();
  const invoices = world.tables.invoice.invoices.slice(-3);
  assert.deepEqual(
    invoices.map(({ state }) => state),
    [2, -1, 2],
  );
  assert.equal(invoices[2]?.sent.at(-1)?.to, 'other@example.com');
  await shot('money-resent');
}

test(
  'the story of money: balance too low, recharged, paid with the coupon still chosen, read in the ledger, invoiced by two issuers, mended and resent',
  async (tools) => {
    await comeWithTooLittle(tools);
    await rechargeAndReturn(tools);
    await payByBalance(tools);
    await readTheLedger(tools);
    await invoiceTwoIssuers(tools);
    await mendAndResend(tools);
  },
  { limitMs: 120_000 },
);
