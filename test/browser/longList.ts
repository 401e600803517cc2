import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

/** The most row nodes that the document may hold. A phone scrolls through this many without stutter. */
export const MOST_ROW_NODES = 400;

/** Scrolls to the end of a list that makes up most of the document. At no stop may the document hold more rows than a window needs. */
export async function scrollToLast(page: Page, name: string, least: number): Promise<Locator> {
  const list = page.getByRole('list', { name });
  const rows = list.locator('[aria-posinset]');
  await rows.first().waitFor();
  const size = Number(await rows.first().getAttribute('aria-setsize'));
  assert.ok(size >= least, `${String(size)} rows`);
  const expectFew = async () => {
    const nodes = await list.evaluate((element) => element.querySelectorAll('*').length);
    assert.ok(nodes > 0 && nodes <= MOST_ROW_NODES, `${String(nodes)} nodes`);
  };
  await expectFew();
  for (const part of [0.3, 0.7]) {
    await page.evaluate((share) => {
      scrollTo(0, document.documentElement.scrollHeight * share);
    }, part);
    await page.waitForFunction(
      (place) => {
        const row = document.querySelector('[aria-posinset]');
        return row !== null && Number(row.getAttribute('aria-posinset')) > place;
      },
      size * part * 0.8,
    );
    await expectFew();
  }
  const last = list.locator(`[aria-posinset="${String(size)}"]`);
  for (let tries = 0; tries < 10 && (await last.count()) === 0; tries += 1) {
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await last.waitFor();
  await expectFew();
  return last;
}
