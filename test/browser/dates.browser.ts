import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { test } from './harness';
import { lowTapsOf, overflowsOf } from './judgeLook';

const PHONE = { width: 390, height: 844 };
const ELDER_DARK = JSON.stringify({ isElder: true, scheme: 'dark', hasConsented: true });
const BUY = '/mounthlyNotarize?ruleId=rule-2&parkId=park-1';

const field = (page: Page) => page.getByRole('button', { name: /^生效日期/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: '生效日期' });
const words = (page: Page) => sheet(page).getByRole('status').innerText();

test(
  'a finger turns the wheels of a date; the back of the phone leaves the date as it was',
  async ({ page, context, visit, axe, shot }) => {
    await page.setViewportSize(PHONE);
    await visit(BUY, { signedInAs: '13800138000' });
    await field(page).click();
    const first = await words(page);
    await shot('date');
    await axe();
    assert.deepEqual(await lowTapsOf(page, 44), []);
    const wheel = await page.locator('.adm-picker-view-column').nth(2).boundingBox();
    assert.ok(wheel !== null);
    const devTools = await context.newCDPSession(page);
    const at = (y: number) => [{ x: wheel.x + wheel.width / 2, y }];
    const middle = wheel.y + wheel.height / 2;
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(middle) });
    for (let step = 1; step <= 10; step += 1) {
      await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(middle - step * 9) });
      await page.waitForTimeout(30);
    }
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(
      (before) => document.querySelector('[role=dialog] [role=status]')?.textContent !== before,
      first,
    );
    await page.goBack();
    await sheet(page).waitFor({ state: 'detached' });
    assert.match(await field(page).innerText(), /请选择/);
    assert.equal(new URL(page.url()).pathname, '/mounthlyNotarize');
  },
  { context: { hasTouch: true } },
);

test('keys alone choose a date, in elder mode and in the dark', async ({ page, context, visit, axe, shot }) => {
  await page.setViewportSize(PHONE);
  await context.addInitScript((text) => {
    localStorage.setItem('preferences.v1', text);
  }, ELDER_DARK);
  await visit(BUY, { signedInAs: '13800138000' });
  await field(page).focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  const first = await words(page);
  await axe();
  assert.deepEqual(await lowTapsOf(page, 60), []);
  assert.deepEqual(await overflowsOf(page), []);
  await shot('date elder');
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === '下一天') break;
  }
  await page.keyboard.press('Enter');
  // The day is in the history, which answers a moment after the key.
  await sheet(page).getByRole('status').filter({ hasNotText: first }).waitFor();
  const chosen = await words(page);
  assert.notEqual(chosen, first);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sheet(page).waitFor({ state: 'detached' });
  assert.equal(await field(page).innerText(), chosen);
  assert.match(chosen, /^\d+年\d+月\d+日 周.$/);
  assert.ok(await field(page).evaluate((element) => element === document.activeElement));
});
