import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS, PLATES } from '../../mocks/world/seed';
import { isArrears } from '../../mocks/world/stays';
import { test, type Tools } from './harness';
import { cashierButton, moneyOf, payButton, resultWord, screen, tap } from './steps';

const LIN = { host: 'wechat', signedInAs: DRIVERS.lin.phone } as const;
/** Nodes of rows in the document: a phone scrolls through as many without a hitch. */
const MOST_ROW_NODES = 400;

/** The bottom bar's amount, in cents. */
const sumShown = async (page: Page): Promise<number> => {
  const label = (await payButton(page).getAttribute('aria-label')) ?? '';
  return Math.round(Number(/(\d[\d,]*\.\d\d)元$/.exec(label)?.[1]?.replaceAll(',', '')) * 100);
};

const payTheOnlyOne = async ({ page, world, visit }: Tools) => {
  const owed = world.tables.stays.find((stay) => stay.plateNo === PLATES.running && isArrears(world, stay));
  await visit('/home', LIN);
  await tap(page.getByRole('link', { name: /1笔待补缴/ }));
  await screen(page, 'payPage').waitFor();
  await page.getByText('欠费待补缴').waitFor();
  await tap(payButton(page));
  return owed;
};

const paidAndGone = async ({ page }: Tools) => {
  await resultWord(page, '支付成功').waitFor();
  await page.getByText('费用已结清').waitFor();
  await page.getByRole('link', { name: '返回首页' }).tap();
  await page.getByText('没有待补缴的停车费').waitFor();
};

test('one: from home to its own bill, paid', async (tools) => {
  const { page, world } = tools;
  world.useScenario('oneArrears');
  world.tables.coupons.length = 0;
  const owed = await payTheOnlyOne(tools);
  await tap(cashierButton(page, '支付'));
  await paidAndGone(tools);
  const money = moneyOf(world, owed?.uniqueId);
  assert.equal(money.paid.length, 1);
  assert.deepEqual(money.takings, money.paid);
});

test('one that a coupon covers: paid without a cashier, and no money moves', async (tools) => {
  const { world } = tools;
  world.useScenario('oneArrears');
  const owed = await payTheOnlyOne(tools);
  await paidAndGone(tools);
  assert.deepEqual(moneyOf(world, owed?.uniqueId), { asked: 1, orders: 1, takings: [], paid: [0] });
});

test('many: what is chosen is what is summed and paid, the rest stays', async ({ page, world, visit, shot }) => {
  world.useScenario('manyArrears');
  await visit('/home', LIN);
  await tap(page.getByRole('link', { name: /12笔待补缴/ }));
  await screen(page, 'multiPayPage').waitFor();
  await payButton(page).waitFor();
  const all = await sumShown(page);
  const rows = page.getByRole('list', { name: '待缴账单' }).getByRole('checkbox');
  await rows.nth(1).waitFor();
  await page.getByLabel('全选').tap();
  await page.waitForFunction(
    () => document.querySelector('[data-screen="multiPayPage"] [role="list"] input:checked') === null,
  );
  // Two single bills: one by one the sum grows.
  await rows.nth(1).tap();
  const first = await sumShown(page);
  await rows.nth(2).tap();
  const two = await sumShown(page);
  await shot('multiPay-two');
  assert.ok(first > 0 && two > first && two < all, `${String(first)}, ${String(two)} of ${String(all)}`);
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  const order = world.tables.payments.at(-1);
  assert.ok(order);
  assert.equal(order.cents, two);
  assert.equal(order.parts.length, 2);
  const paid = world.tables.stays.flatMap((stay) => stay.paid.filter(({ payId }) => payId === order.payId));
  assert.deepEqual(
    paid.map(({ cents }) => cents).sort((a, b) => a - b),
    [first, two - first].sort((a, b) => a - b),
  );
  await page.getByRole('link', { name: '返回首页' }).tap();
  await page.getByRole('link', { name: /10笔待补缴/ }).waitFor();
});

test('999: few rows stand in the document, and the last one can be reached', async ({ page, world, visit, shot }) => {
  world.useScenario('arrears999');
  await visit('/multiPayPage?arrearsOnly=1', LIN);
  await payButton(page).waitFor();
  const list = page.getByRole('list', { name: '待缴账单' });
  const nodes = () => list.evaluate((element) => element.querySelectorAll('*').length);
  const places = () =>
    list.locator('[aria-posinset]').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-posinset'))));
  const size = Number(await list.locator('[aria-posinset]').first().getAttribute('aria-setsize'));
  assert.ok(size >= 999, `${String(size)} rows`);
  assert.ok((await nodes()) <= MOST_ROW_NODES, `${String(await nodes())} nodes`);
  for (const part of [0.3, 0.7]) {
    await page.evaluate((share) => {
      scrollTo(0, document.documentElement.scrollHeight * share);
    }, part);
    await page.waitForFunction((share) => {
      const row = document.querySelector('[aria-posinset]');
      return row !== null && Number(row.getAttribute('aria-posinset')) > 999 * share * 0.8;
    }, part);
    assert.ok((await nodes()) <= MOST_ROW_NODES, `${String(await nodes())} nodes`);
  }
  for (let tries = 0; tries < 10 && !(await places()).includes(size); tries += 1) {
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await shot('multiPay-999-end');
  assert.ok((await places()).includes(size), 'the last row');
  const last = list.locator(`[aria-posinset="${String(size)}"]`);
  const [row, bar] = [await last.boundingBox(), await payButton(page).boundingBox()];
  assert.ok(row && bar && row.y + row.height <= bar.y, 'the last row is under the bar');
});

test('as a notice names them: how much and why, then all of them on one page to pay on', async ({
  page,
  visit,
  axe,
}) => {
  await visit('/arrearsPage', LIN);
  await page.getByText('2笔停车费没有缴清，共').waitFor();
  await axe();
  await tap(page.getByRole('button', { name: '全部补缴' }));
  await screen(page, 'multiPayPage').waitFor();
  await payButton(page).waitFor();
  assert.equal(await sumShown(page), 2_200);
});
