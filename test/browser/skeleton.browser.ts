import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools, type Visitor } from './harness';

declare global {
  interface Window {
    shifted: number;
  }
}

/** The blocks of home that the skeleton draws before the program starts: the selector in the skeleton and the selector on home. */
const PARTNERS = [
  ['.early-search', 'a[href="/searchPage"]'],
  ['.early-bills', '[data-block="bills"]'],
  ['.early-query', '[data-block="query"]'],
  ['.early-banner', '[data-block="banner"]'],
  ['.early-menu', '[data-block="menu"]'],
  ['.early-tabs', 'nav'],
] as const;

/** Tolerance in pixels, for rounding and slightly larger type. */
const SLACK = 2;

const box = async (page: Page, selector: string) => {
  const found = await page
    .locator(selector)
    .evaluateAll(([element]) => element?.getBoundingClientRect().toJSON() as DOMRect | undefined);
  return found === undefined || found.height === 0
    ? null
    : [found.x, found.y, found.width, found.height].map(Math.round);
};

/** The same visit without the program and with it: no block moves between the two. */
const holdAgainst = async ({ page, context, visit, expectError }: Tools, who: Visitor = {}) => {
  expectError(/ERR_FAILED/);
  await context.route('**/assets/main.*.js', (route) => route.abort());
  await visit('/home', who);
  // Elder mode hides it: its acts come later.
  await page.locator('[data-early="menu"] b', { hasText: /./ }).first().waitFor({ state: 'attached' });
  const before = await Promise.all(PARTNERS.map(([early]) => box(page, early)));
  await context.unroute('**/assets/main.*.js');
  await visit('/home');
  await page.locator('[data-block="menu"][data-state="ready"], [data-block="acts"]').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-block][data-state="loading"]') === null);
  const after = await Promise.all(PARTNERS.map(([, real]) => box(page, real)));
  for (const [at, [name]] of PARTNERS.entries()) {
    const [early, real] = [before[at] ?? [], after[at] ?? []];
    const isSame =
      early.length === real.length && early.every((value, index) => Math.abs(value - (real[index] ?? 0)) <= SLACK);
    assert.ok(isSame, `${name}: ${JSON.stringify(early)} in the skeleton, ${JSON.stringify(real)} on the screen`);
  }
};

test("the skeleton has the same boxes as a visitor's home", (tools) => holdAgainst(tools));

test("the skeleton has the same boxes as a driver's home", (tools) =>
  holdAgainst(tools, { signedInAs: DRIVERS.lin.phone }));

test('the skeleton has the same boxes as home in elder mode', async (tools) => {
  await tools.context.addInitScript(() => {
    localStorage.setItem('preferences.v1', JSON.stringify({ isElder: true }));
  });
  await holdAgainst(tools);
});

test('the skeleton has the same boxes as home in elder mode on a narrow phone', async (tools) => {
  await tools.page.setViewportSize({ width: 320, height: 640 });
  await tools.context.addInitScript(() => {
    localStorage.setItem('preferences.v1', JSON.stringify({ isElder: true }));
  });
  await holdAgainst(tools);
});

const noShift =
  (who: Visitor) =>
  async ({ page, visit }: Tools) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit('/home', who);
    await page.locator('[data-screen="home"]').waitFor();
    await page.waitForFunction(() => document.querySelector('[data-block][data-state="loading"]') === null);
    await page.waitForTimeout(500);
    const shifted = await page.evaluate(() => window.shifted);
    assert.ok(shifted <= 0.02, `layout shift ${String(shifted)}`);
  };

test("nothing shifts while a visitor's home loads", noShift({}));
test("nothing shifts while a driver's home loads", noShift({ signedInAs: DRIVERS.lin.phone }));
