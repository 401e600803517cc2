import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools, type Visitor } from './harness';
import {
  cashierButton,
  CHANNEL_OF,
  moneyOf,
  ONCE,
  ordersOf,
  payButton,
  resultWord,
  screen,
  tap,
  typePlate,
} from './steps';

type HostName = NonNullable<Visitor['host']>;

/** What the driver sees after paying: the result, the amount, and a clock that runs. */
const seePaid = async ({ page }: Tools, amount: string) => {
  await resultWord(page, '支付成功').waitFor();
  const text = await screen(page, 'payResultPage').innerText();
  assert.match(text.replace(/\s/g, ''), new RegExp(amount.replace('.', '\\.')));
  assert.match(text, /请于 \d\d:\d\d 前离场/);
  const clock = page.getByRole('timer');
  const before = await clock.innerText();
  assert.match(before, /1[45]:\d\d/);
  await page.waitForFunction((was) => document.querySelector('[role="timer"]')?.textContent !== was, before);
};

const payAsDriver = (host: HostName) => async (tools: Tools) => {
  const { page, world, visit, shot, axe } = tools;
  await visit('/home', { host, signedInAs: DRIVERS.lin.phone });
  await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
  await tap(payButton(page));
  // Two taps from the open app to the cashier.
  await cashierButton(page, '支付').waitFor();
  await tap(cashierButton(page, '支付'));
  await seePaid(tools, '3.00元');
  assert.deepEqual(moneyOf(world), ONCE);
  assert.equal(world.tables.coupons.find(({ couponId }) => couponId === 'coupon-2')?.state, 3);
  assert.equal(ordersOf(world)[0]?.payChannel, CHANNEL_OF[host]);
  await shot(`pay-result-${host}`);
  await axe();
  await page.goBack();
  assert.equal(await payButton(page).count(), 0, 'the way back leads to a form that was sent');
  assert.deepEqual(moneyOf(world), ONCE);
};

for (const host of ['wechat', 'alipay', 'app', 'browser'] as const) {
  test(`a driver in ${host}: two taps from home to the cashier, then the leave-by clock`, payAsDriver(host));
}

const payAsVisitor = (host: HostName) => async (tools: Tools) => {
  const { page, world, visit, shot } = tools;
  await visit('/home', { host });
  await typePlate(page, '粤A11111');
  await shot(`plate-typed-${host}`);
  await page.getByRole('button', { name: '查询', exact: true }).tap();
  await screen(page, 'payPage').waitFor();
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  const stay = world.tables.stays.find(({ plateNo }) => plateNo === '粤A11111');
  const money = moneyOf(world, stay?.uniqueId);
  assert.equal(money.asked, 1);
  assert.equal(money.orders, 1);
  assert.equal(money.paid.length, 1);
  assert.deepEqual(money.takings, money.paid);
  assert.equal(ordersOf(world, stay?.uniqueId)[0]?.driverId, null);
  // The payments of this phone stay visible, without an account.
  await page.goto(new URL('/mine', page.url()).href);
  await page.getByText('粤A·11111').first().waitFor();
};

for (const host of ['wechat', 'browser'] as const) {
  test(`a visitor in ${host} types a plate and pays`, payAsVisitor(host));
}

test('a channel that only the server knows: to its cashier, reloaded there, and paid once', async (tools) => {
  const { page, world, visit, shot, axe } = tools;
  world.settings.otherCashier = 'page';
  await visit('/payPage?uniqueId=stay-0001&parkId=park-1', { signedInAs: DRIVERS.lin.phone });
  await page.getByRole('radio', { name: /数字人民币/ }).tap();
  await axe();
  await shot('pay-other-channel');
  await tap(page.getByRole('button', { name: '为 粤B·12345 数字人民币支付 3.00元' }));
  await cashierButton(page, '支付').waitFor();
  await page.goBack();
  await page.reload();
  await tap(page.getByRole('button', { name: /继续|去支付/ }));
  assert.equal(ordersOf(world).length, 1);
  await tap(cashierButton(page, '支付'));
  await seePaid(tools, '3.00元');
  assert.deepEqual(moneyOf(world), ONCE);
  assert.equal(ordersOf(world)[0]?.payChannel, 9);
});

test('a cashier that cannot be opened: the order is closed unpaid, and another channel pays', async (tools) => {
  const { page, world, visit, shot, expectError } = tools;
  expectError(/payParams are no order for this host/); // it is reported
  world.settings.otherCashier = 'unreadable';
  await visit('/payPage?uniqueId=stay-0001&parkId=park-1', { signedInAs: DRIVERS.lin.phone });
  await page.getByRole('radio', { name: /数字人民币/ }).tap();
  await tap(page.getByRole('button', { name: '为 粤B·12345 数字人民币支付 3.00元' }));
  await page.getByText('这种支付方式暂时打不开，未扣款，请换一种').waitFor();
  await shot('pay-unreadable-cashier');
  assert.deepEqual(
    ordersOf(world).map(({ state }) => state),
    [4],
  );
  await page.getByRole('radio', { name: /支付宝/ }).tap();
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await seePaid(tools, '3.00元');
});
