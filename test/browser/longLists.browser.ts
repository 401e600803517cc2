import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { scrollToLast } from './longList';
import { screen, tap } from './steps';

const LIN = { host: 'browser', signedInAs: DRIVERS.lin.phone } as const;
const NEARBY = '附近停车场，由近到远';
/** The most lots that the pretend gateway returns around one place. */
const TOLD = 500;

interface Nearby {
  data: { results: { parkId: string; parkName: string; distance: number }[]; total: number };
}

test('9,999 lots by pages: all can be loaded, and the last one can be opened', async ({ page, world, visit, shot }) => {
  world.useScenario('lots9999');
  await visit('/map', LIN);
  const last = await scrollToLast(page, NEARBY, TOLD);
  await shot('map-9999-end');
  const name = (await last.getByRole('link').innerText()).split('\n')[0] ?? '';
  await tap(last.getByRole('link'));
  await page.getByRole('dialog', { name }).waitFor();
});

test('9,999 lots in one response: the document still holds few rows', async ({ page, context, world, visit }) => {
  world.useScenario('lots9999');
  await context.route('**/api/dealer/v2/api/nearbyParks', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.json()) as Nearby;
    const told = body.data.results;
    const results = Array.from({ length: 9_999 }, (_, index) => ({
      ...told[index % told.length],
      parkId: `park-${String(index)}`,
      parkName: `${String(index)}号停车场`,
      distance: 100 + index,
    }));
    await route.fulfill({ response, json: { ...body, data: { results, total: results.length } } });
  });
  await visit('/map', LIN);
  const last = await scrollToLast(page, NEARBY, 9_999);
  await last.getByText('9998号停车场').waitFor();
});

test('what one plate owes at roads: a hundred and more cards, few of them in the document', async ({
  page,
  world,
  visit,
}) => {
  world.useScenario('arrears999');
  await visit('/roadParking/parkingList', LIN);
  const last = await scrollToLast(page, '路内账单', 100);
  await last.getByRole('checkbox').waitFor();
});

test('999 arrears of a notice: the document holds few rows, and the last one leads to its bill', async ({
  page,
  world,
  visit,
  shot,
}) => {
  world.useScenario('arrears999');
  await visit('/arrearsPage', LIN);
  const last = await scrollToLast(page, '待缴账单', 999);
  await shot('arrearsPage-999-end');
  await tap(last.getByRole('link', { name: /^详情/ }));
  await screen(page, 'payPage').waitFor();
});

for (const [name, path, link] of [
  ['multiPayPage', '/multiPayPage?arrearsOnly=1', '详情'],
  ['parkingRecord', '/parkingRecord', '元'],
] as const) {
  test(`${name}: going back returns to the row that was opened`, async ({ page, world, visit }) => {
    world.useScenario('arrears999');
    await visit(path, LIN);
    const rows = screen(page, name).locator('[aria-posinset]');
    await rows.first().waitFor();
    await page.evaluate(() => {
      scrollTo(0, 700);
    });
    await page.waitForTimeout(300);
    const row = rows.filter({ has: page.getByRole('link', { name: new RegExp(link) }) }).last();
    const place = await row.getAttribute('aria-posinset');
    const opened = screen(page, name).locator(`[aria-posinset="${String(place)}"]`);
    await opened.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    assert.ok(before > 500, `scrolled to ${String(before)}`);
    await tap(opened.getByRole('link', { name: new RegExp(link) }).first());
    await screen(page, name).waitFor({ state: 'detached' });
    await page.goBack();
    await opened.waitFor();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 100, before);
  });
}

test('pulling a list down reloads it, and its rows stay in view', async ({ page, context, world, visit }) => {
  const asked = () => world.log.count('POST dealer/v2/api/nearbyParks');
  await visit('/map', LIN);
  const row = page.getByRole('list', { name: NEARBY }).getByRole('listitem').first();
  await row.waitFor();
  await page.waitForLoadState('networkidle');
  const before = asked();
  const box = await row.boundingBox();
  assert.ok(box !== null);
  const cdp = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y: box.y + 10 + down }],
    });
  await finger('touchStart', 0);
  for (let down = 15; down <= 180; down += 15) await finger('touchMove', down);
  await page.getByText('松开刷新').waitFor();
  await finger('touchEnd', 180);
  await row.waitFor();
  await page.waitForFunction(() => !document.body.innerText.includes('松开刷新'));
  for (let tries = 0; tries < 50 && asked() === before; tries += 1) await page.waitForTimeout(100);
  assert.equal(asked(), before + 1);
  assert.equal(await page.evaluate(() => window.scrollY), 0);
});
