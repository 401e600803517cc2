import assert from 'node:assert/strict';

import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { isArrears } from '../../mocks/world/parking/stays';
import { test, type Tools } from './harness';
import { scrollToLast } from './longList';
import { cashierButton, centsAsked, moneyOf, payButton, resultWord, screen, tap } from './steps';

const LIN = { host: 'wechat', signedInAs: DRIVERS.lin.phone } as const;

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
  await page.getByText('费用已结清', { exact: true }).waitFor();
  await page.getByRole('link', { name: '返回首页' }).tap();
  await screen(page, 'home').locator('[data-block="bills"][data-state="ready"]').waitFor();
  await page.getByText(/待补缴/).waitFor({ state: 'detached' });
};

test('one bill: from home to the bill, paid', async (tools) => {
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

test('several bills: the total and the payment cover exactly the chosen bills, and the rest stays', async ({
  page,
  world,
  visit,
  shot,
}) => {
  world.useScenario('manyArrears');
  await visit('/home', LIN);
  await tap(page.getByRole('link', { name: /12笔待补缴/ }));
  await screen(page, 'multiPayPage').waitFor();
  await payButton(page).waitFor();
  const all = await centsAsked(page);
  const rows = page.getByRole('list', { name: '待缴账单' }).getByRole('checkbox');
  await rows.nth(1).waitFor();
  await page.getByLabel('全选').tap();
  await page.waitForFunction(
    () => document.querySelector('[data-screen="multiPayPage"] [role="list"] input:checked') === null,
  );
  // Two single bills: the sum grows with each one.
  await rows.nth(1).tap();
  const first = await centsAsked(page);
  await rows.nth(2).tap();
  const two = await centsAsked(page);
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

test('999 bills: the document holds few rows, and the last one can be reached', async ({
  page,
  world,
  visit,
  shot,
}) => {
  world.useScenario('arrears999');
  await visit('/multiPayPage?arrearsOnly=1', LIN);
  await payButton(page).waitFor();
  const last = await scrollToLast(page, '待缴账单', 999);
  await shot('multiPay-999-end');
  const [row, bar] = [await last.boundingBox(), await payButton(page).boundingBox()];
  assert.ok(row && bar && row.y + row.height <= bar.y, 'the last row is under the bar');
});

test('arrears of a notice: the amount and the reason, and all of them are paid on the same page', async ({
  page,
  world,
  visit,
  axe,
}) => {
  await visit('/arrearsPage', LIN);
  await page.getByText('2笔欠费，合计').waitFor();
  await axe();
  await payButton(page).waitFor();
  assert.equal(await centsAsked(page), 2_200);
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.equal(world.tables.takings.at(-1)?.cents, 2_200);
});
