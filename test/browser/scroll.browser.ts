import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { otherSite } from './servers';
import { screen } from './steps';

const LIN = { host: 'browser', signedInAs: DRIVERS.lin.phone } as const;
const PLACE = 700;

/** The list of 999 arrears, scrolled down. The code that keeps the place is loaded when the page is idle. */
async function scrolled(page: Page): Promise<void> {
  await screen(page, 'arrearsPage').locator('[aria-posinset]').first().waitFor();
  await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined);
  await page.evaluate((place) => {
    scrollTo(0, place);
  }, PLACE);
  await page.waitForTimeout(200);
}
const expectPlace = (page: Page) => page.waitForFunction((place) => Math.abs(scrollY - place) < 100, PLACE);

test('a reload returns to the place in a list', async ({ page, world, visit }) => {
  world.useScenario('arrears999');
  await visit('/arrearsPage', LIN);
  await scrolled(page);
  await page.reload();
  await expectPlace(page);
});

test('back from another site returns to the place in a list', async ({ page, context, world, visit }) => {
  world.useScenario('arrears999');
  const other = await otherSite(context);
  await context.route(`${other.origin}/**`, (route) => route.continue());
  await visit('/arrearsPage', LIN);
  await scrolled(page);
  await page.goto(`${other.origin}/elsewhere`);
  await page.goBack();
  await expectPlace(page);
});

test('what stays in the back/forward cache returns to its place, also when its list is drawn anew', async ({
  page,
  world,
  visit,
}) => {
  world.useScenario('arrears999');
  await visit('/arrearsPage', LIN);
  await scrolled(page);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    scrollTo(0, 0);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectPlace(page);
});

test('a document that is opened by a link starts at the top', async ({ page, world, visit }) => {
  world.useScenario('arrears999');
  await visit('/arrearsPage', LIN);
  await scrolled(page);
  await visit('/arrearsPage?from=sms');
  await screen(page, 'arrearsPage').locator('[aria-posinset]').first().waitFor();
  await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined);
  await page.waitForTimeout(1_000);
  assert.equal(await page.evaluate(() => scrollY), 0);
});
