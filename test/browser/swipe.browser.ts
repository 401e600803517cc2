import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { test } from './harness';
import { MOST_ROW_NODES } from './longList';

const PHONE = { width: 390, height: 844 };
const HAND = { context: { hasTouch: true } };
const who = { signedInAs: '13800138000' };

/** A finger goes from the right end of a row to the left. */
async function swipe(page: Page, row: Locator) {
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  assert.ok(box !== null);
  const devTools = await page.context().newCDPSession(page);
  const at = (moved: number) => [{ x: box.x + box.width - 40 - moved, y: box.y + 20 }];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1) {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step * 16) });
    await page.waitForTimeout(20);
  }
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(500);
}

/** The act beside a row. No screen reader meets it: the row has a button for it. */
const beside = (row: Locator, label: string) =>
  row.getByRole('button', { name: label, exact: true, includeHidden: true }).last();

for (const [path, label] of [
  ['/carManage', '解绑'],
  ['/collect', '取消收藏'],
  ['/invoiceManage', '删除'],
] as const)
  test(
    `${path}: a row that is swiped offers ${label}, which asks; keys meet it once`,
    async ({ page, visit, axe, shot }) => {
      await page.setViewportSize(PHONE);
      await visit(path, who);
      const row = page.locator('.adm-swipe-action').last();
      await row.waitFor();
      assert.equal(await row.locator('[aria-hidden=true] button:not([tabindex="-1"])').count(), 0);
      assert.ok(
        (await row.getByRole('button', { name: new RegExp(label) }).count()) > 0,
        'there is no button that is seen',
      );
      await swipe(page, row);
      await shot(`swipe ${path.slice(1)}`);
      await axe();
      await beside(row, label).tap();
      // A car that is parked cannot be unbound, and the dialog says so.
      await page.getByRole('alertdialog').waitFor();
    },
    HAND,
  );

test(
  'hundreds of favourites that can be swiped are few rows in the document',
  async ({ page, world, visit }) => {
    world.useScenario('lots9999');
    const [some] = world.tables.collectedParks;
    assert.ok(some !== undefined);
    world.tables.collectedParks = world.tables.lots.slice(0, 500).map(({ parkId }) => ({ ...some, parkId }));
    await page.setViewportSize(PHONE);
    await visit('/collect', who);
    await page.locator('.adm-swipe-action').first().waitFor();
    const nodes = await page
      .getByRole('list', { name: '收藏的停车场' })
      .evaluate((list) => list.querySelectorAll('*').length);
    assert.ok(nodes <= MOST_ROW_NODES, `${String(nodes)} nodes`);
  },
  HAND,
);
