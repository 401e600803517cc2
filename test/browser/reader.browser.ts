import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { heardOn, listen } from './ear';
import { test, type Tools } from './harness';
import { advanceTime, BILL, cashierButton, openCashier, pathOf, payButton, resultWord } from './steps';

type Role = 'button' | 'link' | 'textbox';

/** Far more than any screen has stops. */
const MOST_STOPS = 60;
const PAID = /^支付成功，\d+\.\d\d元，请于 \d\d:\d\d 前离场。$/;
const MINUTE_MS = 60_000;
const LIN = { host: 'wechat', signedInAs: DRIVERS.lin.phone } as const;

/** Goes on with Tab until this has the focus, as a driver does who hears the names and cannot see the screen. */
async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${String(name)} is not reached: ${(await heardOn(page)).join(' | ')}`);
}

const saying = async (page: Page, words: string | RegExp) =>
  (await heardOn(page)).filter((each) => (typeof words === 'string' ? each.includes(words) : words.test(each)));

/** Seconds pass, clocks run on, and nothing more is heard. */
async function staysQuiet(page: Page): Promise<void> {
  const before = await heardOn(page);
  const clock = page.getByRole('timer').first();
  const shown = await clock.textContent();
  await page.waitForFunction((was) => document.querySelector('[role="timer"]')?.textContent !== was, shown);
  await page.waitForTimeout(2_500);
  assert.deepEqual(await heardOn(page), before);
}

async function pay(page: Page): Promise<void> {
  await openCashier(page);
  await cashierButton(page, '支付').tap();
  await resultWord(page, '支付成功').waitFor();
}

test('the main job by names and keys alone: a plate, its bill, the payment, the result, home', async (tools) => {
  const { page, visit } = tools;
  await listen(page);
  await visit('/home', { host: 'wechat' });
  await tabTo(page, 'textbox', '输入或粘贴整个车牌');
  await page.keyboard.insertText(PLATES.visitorOne);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^为 粤A·11111 微信支付 \d+\.\d\d元$/);
  await page.keyboard.press('Enter');
  await cashierButton(page, '支付').press('Enter'); // the cashier is the host's
  await page.getByRole('status').filter({ hasText: '支付成功' }).waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  const heard = await saying(page, '支付成功');
  assert.equal(heard.length, 1, heard.join(' | '));
  assert.match(heard[0]!.replace(/^→ \S+ /, ''), PAID);
  await staysQuiet(page);
  await tabTo(page, 'link', '返回首页');
  await page.keyboard.press('Enter');
  await page.locator('main[data-screen="home"]:focus').waitFor();
  assert.equal(pathOf(page), '/home');
});

test('a result that is opened again is read with its amount and the time to leave, once', async ({ page, visit }) => {
  await listen(page);
  await visit(BILL, LIN);
  await pay(page);
  await page.reload();
  await resultWord(page, '支付成功').waitFor();
  await page.locator('main[data-screen="payResultPage"]:focus').waitFor();
  await page.waitForTimeout(500);
  const heard = await saying(page, '支付成功');
  assert.deepEqual(
    heard.map((each) => each.replace(/\d\d:\d\d/, 'hh:mm')),
    ['→ 支付结果 支付成功，3.00元，请于 hh:mm 前离场。'],
  );
});

test('a fee that renewed itself is said once', async ({ page, visit, world }) => {
  await listen(page);
  await page.clock.install();
  await visit(BILL, LIN);
  await payButton(page).waitFor();
  world.clock.advance(25 * MINUTE_MS);
  await advanceTime(page, 200, page.getByText('金额已由 3.00元 变为 6.00元'));
  await page.clock.fastForward(4_000);
  assert.deepEqual(await saying(page, '金额已由'), ['金额已由 3.00元 变为 6.00元，请确认后再支付']);
  await staysQuiet(page);
});

test('a lost line is said once, and that nothing more is heard of it', async ({
  page,
  context,
  visit,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|ChunkLoadError/);
  await listen(page);
  await visit(BILL, LIN);
  await payButton(page).waitFor();
  await page.waitForTimeout(4_000); // what is loaded ahead is there
  await context.setOffline(true);
  await page.getByText('网络已断开，恢复后自动更新').waitFor();
  await staysQuiet(page);
  assert.equal((await saying(page, '网络已断开')).length, 1);
});

test('the time to leave is said when it becomes short, once, and not with every second', async (tools: Tools) => {
  const { page, visit, world, expectError } = tools;
  // The clock runs ahead of files that are fetched when idle.
  expectError(/ChunkLoadError/);
  await listen(page);
  await page.clock.install();
  await visit(BILL, LIN);
  await pay(page);
  world.clock.advance(11 * MINUTE_MS);
  await page.clock.fastForward(11 * MINUTE_MS);
  assert.deepEqual(await saying(page, '请尽快离场'), []);
  // An answer of before that came only now has set the clock back by those minutes; then they pass again.
  await advanceTime(page, 13 * 60, page.getByText('请尽快离场'));
  await staysQuiet(page);
  assert.deepEqual(await saying(page, '请尽快离场'), ['离场时间不到3分钟，请尽快离场']);
  const paid = await saying(page, '支付成功');
  assert.equal(paid.length, 1, paid.join(' | '));
});
