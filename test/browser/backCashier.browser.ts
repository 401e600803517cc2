import assert from 'node:assert/strict';

import { HOUR_MS } from '@/lib/timeUnits';

import { payAtCashier } from '../../mocks/world/money/payments';
import { expectBack, WAYS_BACK } from './backSteps';
import { test, type Tools } from './harness';
import { cashierButton, centsAsked, openCashier, payButton, resultWord, screen, tap, typePlate } from './steps';

/** A visitor types a plate on home and goes to the cashier of a plain browser, which is a page of its own. */
const toCashier = async ({ page, visit }: Tools) => {
  await visit('/home', { host: 'browser' });
  await typePlate(page, '粤A11111');
  await page.getByRole('button', { name: '查询', exact: true }).tap();
  await payButton(page).waitFor();
  await openCashier(page);
};
const paidBehindTheCashier = ({ world }: Tools) => {
  const order = world.tables.payments.at(-1);
  assert.ok(order);
  payAtCashier(world, order.payId);
};

/** What the driver does at the cashier. It ends on the result. */
const endings: Record<string, (tools: Tools) => Promise<void>> = {
  'paid, and brought back': async ({ page }) => {
    await tap(cashierButton(page, '支付'));
    await resultWord(page, '支付成功').waitFor();
  },
  'cancelled, and brought back': async ({ page }) => {
    await tap(cashierButton(page, '取消'));
    await screen(page, 'payResultPage').waitFor();
  },
  'brought back without paying': async ({ page }) => {
    await tap(cashierButton(page, '返回不支付'));
    await screen(page, 'payResultPage').waitFor();
  },
  'back by the phone, not paid': async ({ page }) => {
    await page.goBack({ waitUntil: 'commit' });
    await screen(page, 'payResultPage').waitFor();
  },
  'paid, and back by the phone': async (tools) => {
    paidBehindTheCashier(tools);
    await tools.page.goBack({ waitUntil: 'commit' });
    await resultWord(tools.page, '支付成功').waitFor();
  },
  'kept in the back/forward cache meanwhile': async (tools) => {
    await tools.page.goBack({ waitUntil: 'commit' });
    await screen(tools.page, 'payResultPage').waitFor();
    paidBehindTheCashier(tools);
    await tools.page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await resultWord(tools.page, '支付成功').waitFor();
  },
};

for (const [name, end] of Object.entries(endings)) {
  for (const way of WAYS_BACK) {
    test(`at the cashier, ${name}: back by the ${way} leads to home`, async (tools) => {
      const { page } = tools;
      await toCashier(tools);
      await end(tools);
      const hasArrow = (await page.getByRole('button', { name: '返回', exact: true }).count()) > 0;
      if (way === 'phone' || hasArrow) await expectBack(page, way, 'home');
      else {
        await page.getByRole('link', { name: '返回首页' }).tap();
        await screen(page, 'home').waitFor();
      }
    });
  }
}

test('back from the cashier after the fee has risen: nothing asks for the old amount, and the bill has the new one', async (tools) => {
  const { page, world } = tools;
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('main button'))
        if (/支付.*\d\.\d\d/.test(button.textContent)) asked.push(button.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await toCashier(tools);
  const [order] = world.tables.payments.slice(-1);
  world.clock.advance(2 * HOUR_MS);
  await page.goBack({ waitUntil: 'commit' });
  await page.getByText('超时未支付，订单已关闭', { exact: true }).waitFor();
  await page.getByRole('link', { name: '返回账单' }).tap();
  await payButton(page).waitFor();
  const cents = await centsAsked(page);
  assert.ok(order && cents > order.cents, `${String(cents)} after ${String(order?.cents)}`);
  const asked = await page.evaluate(() => [...new Set((window as unknown as { asked: string[] }).asked)]);
  assert.deepEqual(
    asked.filter((words) => !words.includes((cents / 100).toFixed(2))),
    [],
  );
});
