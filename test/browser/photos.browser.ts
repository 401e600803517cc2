import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { test } from './harness';
import { lowTapsOf, overflowsOf } from './judgeLook';
import { button, screen } from './steps';

const PHONE = { width: 390, height: 844 };
const ELDER_DARK = JSON.stringify({ isElder: true, scheme: 'dark', hasConsented: true });
const LIST = '/parkingRecord';

/** Fingers that move in some steps from one place to another. Each is its start and its end. */
async function move(
  page: Page,
  fingers: readonly { from: readonly [number, number]; to: readonly [number, number] }[],
) {
  const devTools = await page.context().newCDPSession(page);
  const at = (part: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
    }));
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1) {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    await page.waitForTimeout(20);
  }
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** How wide the photo is drawn, px. */
const widthOf = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img', { name: /照片$/ })
    .evaluate((image) => image.getBoundingClientRect().width);

async function openFirst(page: Page) {
  await page
    .getByRole('link', { name: /20\.00元/ })
    .first()
    .click();
  await screen(page, 'parkingRecordDetail').waitFor();
  await button(page, '放大入场照片').click();
  await page.getByRole('dialog', { name: '入场照片，第1张，共2张' }).waitFor();
}

test(
  'a photo fills the screen: a finger turns, two enlarge it, and the back of the phone closes it',
  async ({ page, visit, axe, shot }) => {
    await page.setViewportSize(PHONE);
    await visit(LIST, { signedInAs: '13800138000' });
    await openFirst(page);
    await shot('photo');
    await axe();
    assert.deepEqual(await lowTapsOf(page, 44), []);
    const before = await widthOf(page);
    await move(page, [
      { from: [190, 400], to: [190, 250] },
      { from: [200, 440], to: [200, 640] },
    ]);
    await page.waitForTimeout(600);
    const pinched = await widthOf(page);
    assert.ok(pinched > before * 1.5, `${String(before)} px became ${String(pinched)} px`);
    await button(page, '下一张').click();
    await page.getByRole('dialog', { name: '离场照片，第2张，共2张' }).waitFor();
    await move(page, [{ from: [60, 420], to: [330, 420] }]);
    await page.getByRole('dialog', { name: '入场照片，第1张，共2张' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).pathname, '/parkingRecordDetail');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), '放大入场照片');
  },
  { context: { hasTouch: true } },
);

test('in elder mode and in the dark its buttons are large, and an enlarged photo is moved by keys', async ({
  page,
  context,
  visit,
  axe,
  shot,
}) => {
  await page.setViewportSize(PHONE);
  await context.addInitScript((text) => {
    localStorage.setItem('preferences.v1', text);
  }, ELDER_DARK);
  await visit(LIST, { signedInAs: '13800138000' });
  await openFirst(page);
  await button(page, /^放大$/).click();
  const large = page.getByRole('group', { name: '已放大，可移动查看' });
  await large.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => (document.querySelector('[data-large]')?.scrollTop ?? 0) > 0);
  await shot('photo large');
  await axe();
  assert.deepEqual(await lowTapsOf(page, 60), []);
  assert.deepEqual(await overflowsOf(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
