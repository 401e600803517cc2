import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { pressBack } from './backSteps';
import { test } from './harness';
import { otherSite } from './servers';
import { screen } from './steps';

const LIN = { host: 'browser', signedInAs: DRIVERS.lin.phone } as const;
const PLACE = 700;
/** The lazy code that keeps the place has come by then. */
const SETTLED_MS = 1_500;

/** The list of 999 arrears, scrolled down. */
async function scrolled(page: Page): Promise<void> {
  await screen(page, 'arrearsPage').locator('[aria-posinset]').first().waitFor();
  await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined);
  await page.evaluate((place) => {
    scrollTo(0, place);
  }, PLACE);
  await page.waitForTimeout(SETTLED_MS);
}
/** A row that is in view now. Only some of the 999 are drawn. */
const openRow = (page: Page) =>
  page.evaluate(() => {
    const links = Array.from(document.querySelectorAll<HTMLElement>('[aria-posinset] a[href*="payPage"]'));
    links.find((link) => link.getBoundingClientRect().top > 200)?.click();
  });
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

for (const way of ['arrow', 'phone'] as const) {
  test(`from a row and back by the ${way}: the list is where it was, also after a reload of the row`, async (tools) => {
    const { page, world, visit } = tools;
    world.useScenario('arrears999');
    await visit('/home', LIN);
    await page.getByRole('link', { name: '我的' }).last().tap();
    await page.getByRole('link', { name: '欠费补缴' }).tap();
    for (const isReloaded of [false, true]) {
      await scrolled(page);
      await openRow(page);
      if (isReloaded) await page.reload();
      await screen(page, 'payPage').waitFor();
      await page.waitForTimeout(SETTLED_MS);
      await pressBack[way](page);
      await screen(page, 'arrearsPage').waitFor();
      await expectPlace(page);
    }
  });
}

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
