import assert from 'node:assert/strict';

import type { BrowserContext, Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { lowTapsOf, overflowsOf, settled } from './judgeLook';
import { MOST_ROW_NODES, scrollToLast } from './longList';
import { serveAmap } from './pretendAmap';
import { button, link, screen, tap } from './steps';

const PHONE = { width: 390, height: 844 };
const LIN = { signedInAs: DRIVERS.lin.phone } as const;
const HAND = { context: { hasTouch: true } };
const MAP = '/map?lng=114.0579&lat=22.5431';
const NEARBY = '附近停车场，由近到远';

/** A phone that knows the key of the map from an earlier visit, and gets its script. */
async function haveMap(context: BrowserContext) {
  await context.addInitScript(() => {
    localStorage.setItem('ak', 'k1');
  });
  await serveAmap(context);
}

const panel = (page: Page) => page.getByRole('region', { name: '附近停车场' });
const map = (page: Page) => page.getByRole('region', { name: '地图' });
const rows = (page: Page) => page.getByRole('list', { name: NEARBY }).locator('[aria-posinset]');
const boxOf = async (locator: ReturnType<typeof panel>) => {
  await locator.waitFor();
  const box = await locator.boundingBox();
  assert.ok(box !== null);
  return box;
};
/** The upper edge of the panel once it rests, px. */
async function edgeOf(page: Page): Promise<number> {
  for (let before = -1; ;) {
    const { y } = await boxOf(panel(page));
    if (Math.abs(y - before) < 0.5) return y;
    before = y;
    await page.waitForTimeout(120);
  }
}
const scrolledOf = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-scroll-box]')?.scrollTop ?? Number.NaN);
const prefer = (context: BrowserContext, kept: object) =>
  context.addInitScript(
    (text) => {
      localStorage.setItem('preferences.v1', text);
    },
    JSON.stringify({ isElder: false, scheme: 'auto', hasConsented: true, ...kept }),
  );

/** A finger goes straight up or down. */
async function drag(page: Page, [x, from]: readonly [number, number], to: number) {
  const devTools = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x, y: from + (to - from) * part }];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 12; step += 1) {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 12) });
    await page.waitForTimeout(25);
  }
  await page.waitForTimeout(150);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function openMap(page: Page, visit: (path: string, who: typeof LIN) => Promise<void>) {
  await visit(MAP, LIN);
  await panel(page).waitFor();
  await map(page).waitFor();
  await rows(page).first().waitFor();
}

test(
  'a finger moves the panel between its heights, the map above it stays pressable, and the list scrolls inside',
  async ({ page, context, visit, axe, shot }) => {
    await page.setViewportSize(PHONE);
    await haveMap(context);
    await openMap(page, visit);
    const top = (await boxOf(map(page))).y;
    const middle = await edgeOf(page);
    const share = (middle - top) / PHONE.height;
    assert.ok(share > 0.33 && share < 0.5, `the map has ${String(share)} of the screen`);
    await shot('map-panel');
    await axe();
    assert.deepEqual(await lowTapsOf(page, 44), []);
    await button(page, '回到我的位置').click({ trial: true });
    // The content is a handle as well, until the panel is at its highest.
    await drag(page, [190, middle + 120], middle - 180);
    await button(page, '收起列表').waitFor();
    assert.ok(Math.abs((await edgeOf(page)) - top) < 2);
    await shot('map-panel-high');
    await axe();
    await drag(page, [190, 700], 300);
    assert.ok((await scrolledOf(page)) > 20, 'the list did not scroll');
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.ok(Math.abs((await edgeOf(page)) - top) < 2, 'scrolling the list moved the panel');
    await drag(page, [60, top + 20], PHONE.height - 120);
    await page.getByRole('button', { name: '看地图', pressed: true }).waitFor();
    const low = await edgeOf(page);
    assert.ok(low > middle + 40, `${String(low)} is no lower than ${String(middle)}`);
    assert.ok((await boxOf(page.getByRole('navigation'))).y - (await boxOf(rows(page).first())).y > 40, 'no row peeks');
    await shot('map-panel-low');
    await axe();
    const markers = map(page).locator('[data-map-marker]');
    const shown = await Promise.all((await markers.all()).map((marker) => marker.boundingBox()));
    const free = shown.findIndex((box) => box !== null && box.y > top && box.y + box.height < low && box.x > 0);
    assert.ok(free >= 0, 'no pin is above the panel');
    await tap(markers.nth(free));
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.ok(Math.abs((await edgeOf(page)) - low) < 2);
  },
  HAND,
);

test('keys reach everything: the buttons move the panel, Tab goes through the list, and what has the focus is seen', async ({
  page,
  context,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await haveMap(context);
  await openMap(page, visit);
  const [top, middle] = [(await boxOf(map(page))).y, await edgeOf(page)];
  const bar = (await boxOf(page.getByRole('navigation'))).y;
  await button(page, '展开列表').focus();
  const links = await rows(page).getByRole('link').count();
  for (let at = 0; at < Math.min(5, links); at += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect);
    assert.ok(
      focused.top >= middle && focused.bottom <= bar + 1,
      `row ${String(at)} ends at ${String(focused.bottom)}`,
    );
  }
  assert.ok(Math.abs((await edgeOf(page)) - middle) < 2, 'the focus moved the panel');
  await button(page, '展开列表').focus();
  await page.keyboard.press('Enter');
  await button(page, '收起列表').waitFor();
  assert.ok(Math.abs((await edgeOf(page)) - top) < 2);
  await page.keyboard.press('Escape');
  await button(page, '展开列表').waitFor();
  assert.ok(Math.abs((await edgeOf(page)) - middle) < 2);
  await button(page, '看地图').focus();
  await page.keyboard.press('Space');
  assert.ok((await edgeOf(page)) > middle + 40);
});

test('the places come without moving anything, and without motion the panel is where it goes at once', async ({
  page,
  context,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await haveMap(context);
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  await context.route('**/api/dealer/v2/api/nearbyParks', async (route) => {
    await given;
    await route.continue();
  });
  await visit(MAP, LIN);
  await map(page).waitFor();
  const before = await edgeOf(page);
  await page.evaluate(() => {
    const kept = window as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
  give();
  await rows(page).first().waitFor();
  await page.waitForTimeout(300);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  assert.ok(shift < 0.02, `shifted by ${String(shift)}`);
  assert.ok(Math.abs((await edgeOf(page)) - before) < 1);
  const top = (await boxOf(map(page))).y;
  const soon = await page.evaluate(async () => {
    const unfold = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '展开列表');
    unfold?.click();
    for (let frames = 0; frames < 4; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return unfold?.closest('[role=region]')?.getBoundingClientRect().top ?? Number.NaN;
  });
  assert.ok(Math.abs(soon - top) < 2, `after four frames it is at ${String(soon)}, not at ${String(top)}`);
});

for (const [name, size, kept] of [
  ['a small phone', { width: 360, height: 640 }, {}],
  ['elder mode', PHONE, { isElder: true }],
  ['the dark', PHONE, { scheme: 'dark' }],
] as const)
  test(`${name}: the panel leaves the map visible, and the last row can be reached`, async ({
    page,
    context,
    visit,
    axe,
    shot,
  }) => {
    await page.setViewportSize(size);
    await prefer(context, kept);
    await haveMap(context);
    await openMap(page, visit);
    await settled(page, 'map');
    const seen = (await edgeOf(page)) - (await boxOf(map(page))).y;
    assert.ok(seen > 0.27 * size.height, `${String(seen)} px of the map are seen`);
    await shot(`map-panel-${name}`);
    await axe();
    assert.deepEqual(await overflowsOf(page), []);
    assert.deepEqual(await lowTapsOf(page, 'isElder' in kept ? 60 : 44), []);
    await button(page, '展开列表').click();
    await edgeOf(page);
    await page.evaluate(() => {
      document.querySelector('[data-scroll-box]')?.scrollTo(0, 1e6);
    });
    const count = await rows(page).first().getAttribute('aria-setsize');
    const last = await boxOf(page.locator(`[aria-posinset="${String(count)}"]`));
    assert.ok(last.y + last.height <= (await boxOf(page.getByRole('navigation'))).y, 'the last row ends below the bar');
  });

for (const [name, size, isLarge] of [
  ['on its side', { width: 844, height: 390 }, false],
  ['with text of 200 %', PHONE, true],
] as const)
  test(`${name} there is no room for a panel: the list follows the map, and all rows are reached`, async ({
    page,
    context,
    world,
    visit,
    axe,
    shot,
  }) => {
    world.useScenario('lots9999');
    await page.setViewportSize(size);
    await haveMap(context);
    await visit(MAP, LIN);
    await map(page).waitFor();
    if (isLarge) await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
    await panel(page).waitFor({ state: 'detached' });
    const last = await scrollToLast(page, NEARBY, 500);
    assert.equal(await panel(page).count(), 0);
    await last.getByRole('link').click({ trial: true });
    await shot(`map-panel-${name}`);
    await axe();
    assert.deepEqual(await overflowsOf(page), []);
  });

test('a list that fails and one that is empty are said in the panel', async ({
  page,
  context,
  world,
  visit,
  axe,
  shot,
  expectError,
}) => {
  expectError(/50\d/);
  await page.setViewportSize(PHONE);
  await haveMap(context);
  world.faults.set('POST dealer/v2/api/nearbyParks', { kind: 'http500' });
  await visit(MAP, LIN);
  await panel(page).getByText('附近停车场加载失败').waitFor();
  await edgeOf(page);
  const again = await boxOf(button(page, '重试'));
  assert.ok(again.y + again.height <= (await boxOf(page.getByRole('navigation'))).y, '重试 is out of sight');
  await shot('map-panel-failing');
  await axe();
  world.faults.clear();
  for (const lot of world.tables.lots) lot.supportsDiffTime = false;
  await page.getByRole('radio', { name: '错时' }).check();
  await panel(page).getByText('暂无符合条件的停车点位').waitFor();
  await shot('map-panel-empty');
  await axe();
});

test('a phone that is turned keeps its list: from the panel to the page and back', async ({ page, context, visit }) => {
  await page.setViewportSize(PHONE);
  await haveMap(context);
  await openMap(page, visit);
  const middle = await edgeOf(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await panel(page).waitFor({ state: 'detached' });
  await rows(page).first().waitFor();
  await page.setViewportSize(PHONE);
  assert.ok(Math.abs((await edgeOf(page)) - middle) < 2);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.waitForTimeout(200);
  const { y, height } = await boxOf(panel(page));
  assert.ok((await edgeOf(page)) < middle && y + height > 600);
});

test('of 500 lots few rows are in the document, and who comes back finds the list where it was', async ({
  page,
  context,
  world,
  visit,
}) => {
  world.useScenario('lots9999');
  await page.setViewportSize(PHONE);
  await haveMap(context);
  await openMap(page, visit);
  await button(page, '展开列表').click();
  await edgeOf(page);
  const scrollTo = (y: number) =>
    page.evaluate((to) => {
      document.querySelector('[data-scroll-box]')?.scrollTo(0, to);
    }, y);
  for (const y of [9_000, 1e6, 1e6]) {
    await scrollTo(y);
    await page.waitForTimeout(300);
    const nodes = await page.getByRole('list', { name: NEARBY }).evaluate((list) => list.querySelectorAll('*').length);
    assert.ok(nodes > 0 && nodes <= MOST_ROW_NODES, `${String(nodes)} nodes`);
  }
  await page.locator('[aria-posinset="500"]').waitFor();
  await scrollTo(1_500);
  await page.waitForTimeout(300);
  const before = await scrolledOf(page);
  await link(page, '首页').click();
  await screen(page, 'home').waitFor();
  await page.goBack();
  await button(page, '收起列表').waitFor();
  await page.waitForFunction(
    (y) => Math.abs((document.querySelector('[data-scroll-box]')?.scrollTop ?? 0) - y) < 100,
    before,
  );
});

test('without the code of the panel the list follows the map', async ({ page, context, visit, axe, expectError }) => {
  expectError(/panel|ERR_FAILED|ChunkLoadError/);
  await page.setViewportSize(PHONE);
  await haveMap(context);
  await context.route(/\/assets\/panel\./, (route) => route.abort());
  await visit(MAP, LIN);
  await map(page).waitFor();
  await rows(page).first().waitFor();
  assert.equal(await panel(page).count(), 0);
  const list = await boxOf(page.getByRole('list', { name: NEARBY }));
  const above = await boxOf(map(page));
  assert.ok(list.y >= above.y + above.height);
  await axe();
});
