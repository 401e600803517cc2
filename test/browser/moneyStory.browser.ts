import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { ISSUED_MS } from '../../mocks/world/invoices/invoices';
import { enter, walletOf } from '../../mocks/world/money/wallets';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { overflowsOf } from './judgeLook';
import { textFaultsOf } from './judgeText';
import { BILL, cashierButton, comeBack, PAY, screen } from './steps';

const { lin } = DRIVERS;
const CREATE = 'POST invoice/v2/api/invoices';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const sheet = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name });
const walletIn = (world: World) => walletOf(world, lin.driverId);
/** The stay that is paid, by whatever channel. */
const STAY = 'stay-0001';

/** The narrowest phone. What fits here fits on the others. */
const NARROWEST = { width: 320, height: 640 };

const enlarge = (page: Page, isLarge: boolean) =>
  page.evaluate((large) => {
    const root = document.documentElement;
    root.setAttribute('data-elder', large ? 'on' : 'off');
    root.style.fontSize = large ? '200%' : '';
  }, isLarge);

/** What is wrong in elder mode at 200 %, at all stops. */
const large: string[] = [];

/** What is seen at a stop of the story: as it is, and in elder mode at 200 % on the narrowest phone, where no fact may break and nothing is too wide. */
async function look({ page, shot }: Tools, name: string): Promise<void> {
  await shot(name);
  const usual = page.viewportSize() ?? NARROWEST;
  await page.setViewportSize(NARROWEST);
  await enlarge(page, true);
  const { broken, small, facts } = await textFaultsOf(page);
  const wide = await overflowsOf(page);
  await shot(`${name}-elder-200`);
  await enlarge(page, false);
  await page.setViewportSize(usual);
  large.push(...[...broken, ...small, ...wide].map((fault) => `${name}: ${fault}`));
  assert.ok(facts > 0, `${name} has amounts, plates or dates to read`);
}

/** All but 1.00 of the balance is spent, so that it is too low for the bill. */
function spendNearlyAll(world: World): void {
  const wallet = walletIn(world);
  const cents = 100 - wallet.balance;
  enter(world, wallet, { recordType: 3, cents, bizType: 0, bizNo: '', payChannel: 6, title: '洗车' });
}

async function comeWithTooLittle(tools: Tools): Promise<void> {
  const { page, world, visit } = tools;
  world.settings.walletPlan = 1;
  spendNearlyAll(world);
  await visit(BILL, { host: 'wechat', signedInAs: lin.phone });
  await link(page, /更换/).tap();
  await screen(page, 'choiceDiscountPage').waitFor();
  await button(page, /2元停车券/).tap();
  await button(page, '为 粤B·12345 微信支付 4.00元').waitFor();
  await page.getByText('余额 1.00元，不够支付').waitFor();
  await look(tools, 'money-too-low');
  await button(page, '去充值').tap();
  await screen(page, 'accountBalance').waitFor();
}

async function rechargeAndReturn(tools: Tools): Promise<void> {
  const { page, world, axe } = tools;
  await page.getByRole('radio', { name: '50.00元' }).tap();
  await button(page, '为 余额充值 微信支付 50.00元').tap();
  await cashierButton(page, '支付').tap();
  await screen(page, 'accountBalanceResult').getByText('充值成功', { exact: true }).waitFor();
  assert.equal(walletIn(world).balance, 5_100);
  await look(tools, 'money-recharged');
  await axe();
  await button(page, '回到刚才的支付').tap();
  await screen(page, 'payPage').waitFor();
  await page.getByRole('radio', { name: /余额/ }).tap();
  await button(page, '为 粤B·12345 余额支付 4.00元').waitFor();
  await look(tools, 'money-back');
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

async function readTheLedger(tools: Tools): Promise<void> {
  const { page, visit, axe } = tools;
  await visit('/accountBalanceDetail', { host: 'wechat', signedInAs: lin.phone });
  await page.getByText('余额 47.00元').waitFor();
  await page.getByText('余额 51.00元').waitFor();
  await look(tools, 'money-ledger');
  await axe();
  await link(page, /停车.*余额 47\.00元/).tap();
  await screen(page, 'parkingRecordDetail').getByText('粤B·12345').first().waitFor();
  await page.goBack();
  await link(page, /^余额充值.*余额 51\.00元/).tap();
  await screen(page, 'orderRecordDetail').getByText('已到账').first().waitFor();
}

async function invoiceTwoIssuers(tools: Tools): Promise<void> {
  const { page, world, visit, axe } = tools;
  await visit('/invoiceManage', { host: 'wechat', signedInAs: lin.phone });
  await link(page, /^停车/).tap();
  await screen(page, 'invoiceBillList').getByText('余额支付请在充值订单开票').waitFor();
  await page.getByRole('checkbox', { name: /6\.00元/ }).check();
  await look(tools, 'money-pick-bill');
  await page.goBack();
  await link(page, /^充电/).tap();
  await page.getByRole('checkbox', { name: /充电费/ }).check();
  await page.getByText(/^将开2张发票/).waitFor();
  await look(tools, 'money-pick-two');
  await link(page, '去开票').tap();
  await page.getByLabel('抬头名称').fill('已注销的公司');
  await axe();
  await button(page, '核对并提交').tap();
  await page
    .getByRole('alertdialog')
    .getByText(/确认开2张发票/)
    .waitFor();
  await look(tools, 'money-review');
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

async function mendAndResend(tools: Tools): Promise<void> {
  const { page, world, axe } = tools;
  await link(page, /开票失败/).tap();
  await page.getByText('税务系统返回：购买方已注销，请更换抬头').waitFor();
  await look(tools, 'money-failed');
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
  await look(tools, 'money-resent');
}

async function giveItAnotherTitle(tools: Tools): Promise<void> {
  const { page, world, axe } = tools;
  await link(page, /^换开发票/).tap();
  await page.getByLabel('抬头名称').fill('鹏程物流集团');
  await look(tools, 'money-reissue');
  await axe();
  await button(page, '核对并提交').tap();
  await sheet(page, '确认换开').waitFor();
  await look(tools, 'money-reissue-review');
  await sheet(page, '确认换开').tap();
  await screen(page, 'makeInvoiceSuccess').getByText('换开中', { exact: true }).waitFor();
  world.clock.advance(ISSUED_MS);
  world.clock.advance(ISSUED_MS);
  await comeBack(page);
  await screen(page, 'makeInvoiceSuccess').getByText('已开票', { exact: true }).waitFor();
  await link(page, '查看进度').tap();
  await link(page, '原发票').tap();
  await page.getByText('这张发票已红冲作废，请用换开的新发票').waitFor();
  await link(page, '红字发票').tap();
  await page.getByText('这是红字发票，用来冲抵原发票').waitFor();
  await look(tools, 'money-red');
  await axe();
  assert.deepEqual(
    world.tables.invoice.invoices.slice(-3).map(({ state, redOf, replaces }) => [state, redOf !== '', replaces !== '']),
    [
      [4, false, false],
      [2, true, false],
      [2, false, true],
    ],
  );
}

test(
  'the story of money: balance too low, recharged, paid with the coupon still chosen, read in the ledger, invoiced by two issuers, mended, resent and given another title, large at each stop',
  async (tools) => {
    await comeWithTooLittle(tools);
    await rechargeAndReturn(tools);
    await payByBalance(tools);
    await readTheLedger(tools);
    await invoiceTwoIssuers(tools);
    await mendAndResend(tools);
    await giveItAnotherTitle(tools);
    assert.deepEqual(large, [], 'in elder mode at 200 %');
  },
  { limitMs: 150_000 },
);
