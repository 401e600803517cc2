import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { screen } from './steps';

const LOST = '网络已断开，恢复后自动更新';
const card = (page: Page) => page.locator('[data-block="bills"] [data-card]').first();
const bar = (page: Page) => page.getByRole('status').getByText(LOST);
const isKept = (page: Page, wanted: boolean) =>
  page.waitForFunction((is) => (localStorage.getItem('keptBill.v1:/') !== null) === is, wanted);

/** A driver with a bill on home, which has been kept. */
async function withBill({ page, context, origin, visit, expectError }: Tools) {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|ChunkLoadError/);
  await context.addCookies([{ name: 'sessionOf', value: 'driver-1', url: origin }]);
  await visit('/home', { signedInAs: DRIVERS.lin.phone });
  await page.locator('[data-card="due"]').first().waitFor();
  await isKept(page, true);
}

async function showsBill(page: Page) {
  await page.locator('[data-block="bills"] [data-card="old"]').first().waitFor();
  const text = await card(page).innerText();
  assert.match(text, /6\.00\s*元/);
  assert.match(text, /市民中心地下停车场/);
  assert.match(text, /数据更新于 \d\d:\d\d/);
  assert.doesNotMatch(text, /去缴费|费用加载失败/);
  await card(page).getByRole('img', { name: '粤B·12345' }).waitFor();
}

test('the line goes on home: the bar comes by itself, plate, lot, fee and time stay, and nothing can be paid', async (tools) => {
  const { page, context, shot, axe } = tools;
  await withBill(tools);
  const place = await card(page).boundingBox();
  await page.evaluate(() => {
    (window as { shifts?: number }).shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as { shifts?: number }).shifts! += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await context.setOffline(true);
  await bar(page).waitFor();
  await showsBill(page);
  assert.deepEqual(await card(page).boundingBox(), place);
  assert.equal(await page.evaluate(() => (window as { shifts?: number }).shifts), 0);
  await shot('offline-home');
  await axe();
  await page.getByRole('button', { name: '大字' }).tap();
  await shot('offline-home-elder');
  await axe();
  await page.getByRole('button', { name: '大字' }).tap();
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot('offline-home-dark');
  await axe();
  await context.setOffline(false);
  await page.locator('[data-card="due"]').first().waitFor();
  await bar(page).waitFor({ state: 'detached' });
});

test('what the bar covers at the end of a page can be scrolled free, and the page ends as before when the line is back', async (tools) => {
  const { page, context } = tools;
  await withBill(tools);
  await page.locator('[data-block="news"][data-state="ready"]').waitFor();
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await context.setOffline(true);
  await bar(page).waitFor();
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  const last = await page.locator('[data-block="news"]').boundingBox();
  const covered = await page.locator('[data-offline="on"]').boundingBox();
  assert.ok(last !== null && covered !== null && last.y + last.height <= covered.y, JSON.stringify([last, covered]));
  const gap = await page.evaluate(
    () => innerHeight - (document.querySelector('nav')?.getBoundingClientRect().bottom ?? Number.NaN),
  );
  assert.ok(Math.abs(gap) < 1, `the tabs stay at the lower edge: ${String(gap)} px`);
  await context.setOffline(false);
  await bar(page).waitFor({ state: 'detached' });
  assert.equal(await length(), before);
});

test('home opened without a line shows the kept bill, which leads to no payment; the line that is back brings the bill', async (tools) => {
  const { page, context, shot, axe } = tools;
  await withBill(tools);
  // Documents and files come as from a cache; no call does.
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await screen(page, 'home').waitFor();
  await showsBill(page);
  assert.equal(await card(page).getByRole('link').count(), 0);
  // The browser believes that it is online: only calls show that the line is gone.
  await bar(page).waitFor();
  await shot('offline-cold');
  await axe();
  await context.unroute('**/api/**');
  await page.locator('[data-card="due"]').first().waitFor({ timeout: 20_000 });
  await bar(page).waitFor({ state: 'detached' });
});

test('the bar stands over a page with a pay button without covering it', async (tools) => {
  const { page, context, visit, expectError, shot } = tools;
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|ChunkLoadError/);
  await visit('/payPage?uniqueId=stay-0001&parkId=park-1');
  const pay = page.getByRole('button', { name: /微信支付|支付宝支付|余额支付/ });
  await pay.waitFor();
  await page.waitForTimeout(3_500);
  await context.setOffline(true);
  await bar(page).waitFor();
  const [below, above] = [await pay.boundingBox(), await page.getByText(LOST).boundingBox()];
  assert.ok(above!.y + above!.height <= below!.y, 'the bar covers the button');
  await shot('offline-pay-bar');
});

test('a booking opened without a line: gate, floor and berth can be read, with their time, and what the server says stands again when the line is back', async (tools) => {
  const { page, context, origin, world, visit, shot, axe, expectError } = tools;
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|ChunkLoadError/);
  const { phone, openid } = DRIVERS.lin;
  const orderNo = world.tables.booking.orders.at(-1)?.bookOrderNo ?? '';
  await context.addCookies([{ name: 'sessionOf', value: 'driver-1', url: origin }]);
  await context.addInitScript((id) => {
    localStorage.setItem('openid', id);
  }, openid);
  await visit(`/bookRecordDetail?orderNo=${orderNo}`, { signedInAs: phone });
  const gate = page.getByText('从东门进，下到B1，跟着A区的指示牌走');
  await gate.waitFor();
  await page.waitForFunction(() => localStorage.getItem('keptWay.v1:/') !== null);
  // Documents and files come as from a cache; no call does.
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
  const screenOf = screen(page, 'bookRecordDetail');
  await screenOf.getByText(/^预约加载失败，数据更新于 \d\d:\d\d，以现场为准$/).waitFor();
  await gate.waitFor();
  await screenOf.getByText('B1 A区 A103').waitFor();
  assert.equal(await screenOf.getByRole('button', { name: /取消预约|支付/ }).count(), 0);
  await shot('offline-booking');
  await axe();
  await page.goto(new URL('/bookRecord', origin).href);
  await screen(page, 'bookRecord').getByText('B1 A区 A103').waitFor();
  await context.unroute('**/api/**');
  await page.getByRole('button', { name: '重试' }).first().tap();
  await page.getByRole('list', { name: '预约记录' }).getByRole('listitem').first().waitFor();
});

test('signing out takes the kept bill away', async (tools) => {
  const { page } = tools;
  await withBill(tools);
  await page.goto(new URL('/userInfo', tools.origin).href);
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).tap();
  await isKept(page, false);
});
