import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { payAtCashier } from '../../mocks/world/money/payments';
import { test, type Tools } from './harness';
import {
  advanceTime,
  ASK,
  BILL,
  cashierButton,
  comeBack,
  moneyOf,
  NOT_PAID,
  ONCE,
  openCashier,
  ordersOf,
  pathOf,
  PAY,
  payButton,
  resultWord,
  screen,
  sentCount,
  tap,
  toast,
  typePlate,
  until,
} from './steps';

const LIN = { host: 'wechat', signedInAs: DRIVERS.lin.phone } as const;
const CONTINUE = '为 粤B·12345 继续支付 3.00元';

/** The signed-in driver in wechat, with the cashier open for the bill. */
const atCashier = async ({ page, visit }: Tools) => {
  await visit(BILL, LIN);
  await openCashier(page);
};

const payIdOf = ({ world }: Tools): string => {
  const [order] = ordersOf(world);
  assert.ok(order);
  return order.payId;
};

test('cancelled: not finished, and the same order is paid afterwards', async (tools) => {
  const { page, world, shot } = tools;
  await atCashier(tools);
  await tap(cashierButton(page, '取消'));
  await toast(page, '支付未完成').waitFor();
  const again = page.getByRole('button', { name: CONTINUE });
  await again.waitFor();
  await page.getByText('这笔订单尚未关闭，可以继续支付').waitFor();
  await shot('pay-continue');
  assert.deepEqual(moneyOf(world), NOT_PAID);
  await tap(again);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('paid, but the host never reports it: the payment is queried when the driver comes back', async (tools) => {
  const { page, world } = tools;
  await atCashier(tools);
  await tap(cashierButton(page, '支付但不回调'));
  await until(() => moneyOf(world).paid.length === 1, 'the bill is paid');
  await comeBack(page);
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('cancelled, and the money arrives later: the page changes to paid, announced once', async (tools) => {
  const { page, world } = tools;
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const { textContent } of addedNodes) if (textContent?.includes('支付成功')) said.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await atCashier(tools);
  await tap(cashierButton(page, '取消后才到账'));
  await toast(page, '支付未完成').waitFor();
  await until(() => moneyOf(world).paid.length === 1, 'the money arrives');
  // The driver does nothing but look at the page.
  await resultWord(page, '支付成功').waitFor();
  await comeBack(page);
  assert.equal(await payButton(page).count(), 0);
  assert.equal(await page.getByRole('button', { name: CONTINUE }).count(), 0);
  assert.equal(await toast(page, '支付成功').count(), 0);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  assert.equal(said.length, 1, said.join(' | '));
  assert.deepEqual(moneyOf(world), ONCE);
});

test('the cashier fails: a message says that nothing was charged, and the same order can be tried again', async (tools) => {
  const { page, world } = tools;
  await atCashier(tools);
  await tap(cashierButton(page, '失败'));
  await toast(page, '支付未完成，请重试').waitFor();
  assert.deepEqual(moneyOf(world), NOT_PAID);
  await tap(page.getByRole('button', { name: CONTINUE }));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('never settled: no result is claimed for a minute, then polling stops and the page says what to do', async (tools) => {
  const { page, world, shot } = tools;
  world.useScenario('paymentNeverSettles');
  await page.clock.install();
  await atCashier(tools);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '结果确认中').waitFor();
  await page.getByText('正在确认支付结果，请勿重复支付', { exact: true }).waitFor();
  const rests = page.getByText('暂未收到支付结果，请勿重复支付', { exact: true });
  await advanceTime(page, 60, rests);
  await rests.waitFor();
  await shot('pay-result-unknown');
  assert.ok(world.log.count(ASK) <= 13, `asked ${String(world.log.count(ASK))} times`);
  assert.ok(world.log.count(ASK) >= 5, `asked ${String(world.log.count(ASK))} times`);
  assert.equal(await page.getByText('支付成功').count(), 0);
  // Meanwhile the bill cannot be paid a second time.
  await page.goto(new URL(BILL, page.url()).href);
  await page.getByText('上一笔支付的结果正在确认').waitFor();
  assert.equal(await payButton(page).count(), 0);
  assert.deepEqual(moneyOf(world), NOT_PAID);
});

test('reloaded with the cashier open: the payment is queried, and no second order is sent', async (tools) => {
  const { page, world } = tools;
  await atCashier(tools);
  await page.reload();
  await resultWord(page, '结果确认中').waitFor();
  payAtCashier(world, payIdOf(tools));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('loaded again with the cashier open and nothing paid: the same order can be paid within seconds', async (tools) => {
  const { page, world, shot, axe } = tools;
  await atCashier(tools);
  await page.reload();
  await resultWord(page, '结果确认中').waitFor();
  const again = page.getByRole('button', { name: '继续支付' });
  await again.waitFor({ timeout: 4_000 });
  await page.getByText('若已扣款请勿重复支付，到账后自动更新', { exact: true }).waitFor();
  await shot('pay-result-unpaid-yet');
  await axe();
  await tap(again);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('nothing moves on the page while the order is created and the cashier is open', async ({
  page,
  world,
  visit,
  shot,
}) => {
  await visit(BILL, LIN);
  await payButton(page).waitFor();
  await page.getByRole('radio', { name: '微信支付' }).waitFor();
  await page.getByText(/已选最优惠/).waitFor();
  world.faults.set(PAY, { kind: 'slow', ms: 1_000 });
  const boxes = () =>
    page.evaluate(() => {
      const root = document.querySelector('[data-screen="payPage"]');
      const parts = [...(root?.querySelectorAll('section, fieldset label, button[aria-busy]') ?? [])];
      return parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      });
    });
  const before = await boxes();
  assert.ok(before.length > 4, before.join(' | '));
  await tap(payButton(page));
  await page.getByRole('button', { name: '正在提交…' }).waitFor();
  await shot('pay-opening');
  assert.deepEqual(await boxes(), before);
  await cashierButton(page, '支付').waitFor();
  assert.deepEqual(await boxes(), before);
});

test('paid in a browser’s cashier: the way back from the result leads home and not to the result again', async (tools) => {
  const { page, world, visit } = tools;
  await visit('/home', { ...LIN, host: 'browser' });
  await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  await page.goBack();
  await screen(page, 'home').waitFor();
  assert.equal(pathOf(page), '/home');
  assert.equal(await payButton(page).count(), 0);
  assert.deepEqual(moneyOf(world), ONCE);
});

test('closed with the cashier open and opened again: the payment is queried, and no second order is sent', async (tools) => {
  const { page, context, world, origin } = tools;
  await atCashier(tools);
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(`${origin}/home`);
  await resultWord(reopened, '结果确认中').waitFor();
  payAtCashier(world, payIdOf(tools));
  await resultWord(reopened, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('back while the cashier is open: the result is shown, and no way leads into the form that was sent', async (tools) => {
  const { page, world, visit } = tools;
  await visit('/home', LIN);
  await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
  await openCashier(page);
  await page.goBack();
  await screen(page, 'home').waitFor();
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  await page.goBack();
  await screen(page, 'home').waitFor();
  assert.equal(pathOf(page), '/home');
  await page.goto(new URL(BILL, page.url()).href);
  await page.getByText('已缴费', { exact: true }).first().waitFor();
  assert.equal(await payButton(page).count(), 0);
  assert.deepEqual(moneyOf(world), ONCE);
});

test('back from a browser’s cashier without paying: the payment is queried, and the same order can be paid', async (tools) => {
  const { page, world, visit } = tools;
  await visit('/home', { ...LIN, host: 'browser' });
  await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
  await openCashier(page);
  await page.goBack();
  await screen(page, 'payResultPage').waitFor();
  assert.equal(await payButton(page).count(), 0);
  await tap(page.getByRole('button', { name: /继续支付/ }));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('ten taps within 300 ms: one order', async ({ page, world, visit }) => {
  await visit(BILL, LIN);
  const button = payButton(page);
  await button.waitFor();
  world.faults.set(PAY, { kind: 'slow', ms: 1_000 });
  const box = await button.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await Promise.all(Array.from({ length: 10 }, () => page.touchscreen.tap(x, y)));
  await cashierButton(page, '支付').waitFor();
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual(moneyOf(world), ONCE);
});

test('no network at the barrier: an immediate message, what was typed stays, and a retry works', async (tools) => {
  const { page, context, world, visit, shot, expectError } = tools;
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await visit('/home', { host: 'wechat' });
  await typePlate(page, '粤A11111');
  await context.setOffline(true);
  const query = page.getByRole('button', { name: '查询', exact: true });
  await query.tap();
  await page.getByText(/网络/).first().waitFor({ timeout: 5_000 });
  await shot('offline');
  const cells = await page.getByRole('group', { name: '车牌号' }).getByRole('button').allInnerTexts();
  assert.equal(cells.slice(0, 7).join(''), '粤A11111');
  await context.setOffline(false);
  const dismiss = page.getByRole('alertdialog').getByRole('button').last();
  if (await dismiss.isVisible()) await dismiss.tap();
  await query.tap();
  // The pay channels are loaded.
  await payButton(page).and(page.locator(':enabled')).waitFor();
  // Without a network nothing is sent, so the driver may try again at once.
  await context.setOffline(true);
  await tap(payButton(page));
  await toast(page, '网络未连接，未操作').waitFor();
  await shot('offline-pay');
  assert.equal(world.log.count(PAY), 0);
  await context.setOffline(false);
  await openCashier(page);
  assert.equal(world.log.count(PAY), 1);
});

test('two tabs: one order', async (tools) => {
  const { page, context, world, visit, origin } = tools;
  await visit(BILL, LIN);
  const other = await context.newPage();
  await other.goto(origin + BILL);
  await payButton(other).waitFor();
  await openCashier(page);
  await tap(payButton(other));
  await toast(other, '这笔账单正在另一个页面支付').waitFor();
  assert.equal(await cashierButton(other, '支付').count(), 0);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  await comeBack(other);
  await other.getByText('已缴费', { exact: true }).first().waitFor();
  assert.equal(await payButton(other).count(), 0);
  assert.deepEqual(moneyOf(world), ONCE);
});

test('the response to the order is lost: the payment is queried, and no second order is sent', async (tools) => {
  const { page, world, visit, shot, expectError } = tools;
  expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await visit(BILL, LIN);
  world.faults.set(PAY, { kind: 'cutAfter' });
  const sent = sentCount(page, PAY);
  await tap(payButton(page));
  const again = page.getByRole('button', { name: CONTINUE }).or(page.getByRole('button', { name: '继续支付' }));
  await again.first().waitFor();
  await shot('pay-lost-answer');
  assert.equal(ordersOf(world).length, 1);
  world.faults.clear();
  await tap(again.first());
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.deepEqual({ ...moneyOf(world), asked: sent() }, ONCE);
});

test('several bills, some of which fail: each shows its own result', async (tools) => {
  const { page, world, visit, shot, axe } = tools;
  world.useScenario('partlyFailingBatch');
  await visit('/multiPayPage', LIN);
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '部分支付成功').waitFor();
  await shot('pay-result-partly');
  await axe();
  const rows = await screen(page, 'payResultPage').innerText();
  assert.match(rows, /未支付/);
  assert.match(rows, /已支付/);
  assert.match(rows, /款项已退回/);
  const batch = world.tables.payments.filter(({ isBatch }) => isBatch).at(-1);
  assert.ok(batch);
  assert.equal(batch.state, 7);
  assert.deepEqual(
    world.tables.stays.flatMap(({ uniqueId, paid }) =>
      paid.some(({ payId }) => payId === batch.payId) ? [uniqueId] : [],
    ),
    batch.parts.flatMap(({ uniqueId, parkId }) => (parkId === 'park-2' ? [] : [uniqueId])),
  );
});
