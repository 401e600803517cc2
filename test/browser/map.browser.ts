import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { test } from './harness';
import { serveOwnPage } from './ownPage';
import { serveAmap } from './pretendAmap';

const open = async (page: Page, address: string) => {
  await page.goto(`${address}#maps`);
  await page.locator('[data-map]').waitFor();
};
const kindOf = (page: Page) => page.locator('[data-map]').getAttribute('data-map');
const chosen = (page: Page) => page.locator('[data-map-marker][aria-pressed="true"]').getAttribute('data-map-marker');

test('without a map the plan shows the same places, and each can be chosen', async ({ page, context, origin, axe }) => {
  await open(page, await serveOwnPage(context, origin, 'parts.tsx'));
  assert.equal(await kindOf(page), 'plan');
  const places = page.locator('[data-map-marker]');
  assert.equal(await places.count(), 4);
  await page.getByRole('button', { name: '黄龙体育中心' }).click();
  assert.equal(await chosen(page), 'd');
  const [north, south, me] = await Promise.all(
    ['[data-map-marker="d"]', '[data-map-marker="c"]', '[data-map-me]'].map((css) => page.locator(css).boundingBox()),
  );
  assert.ok(north && south && me);
  assert.ok(north.y < me.y && me.y < south.y && north.x < me.x && me.x < south.x);
  for (const box of await places.all().then((all) => Promise.all(all.map((place) => place.boundingBox())))) {
    assert.ok(box !== null && box.width >= 44 && box.height >= 44 && box.x >= 0 && box.x + box.width <= 390);
  }
  assert.equal(await page.evaluate(() => 'isOwned' in window), false);
  await axe();
});

test('the map script is requested with key and version, and its markers show the same places', async ({
  page,
  context,
  origin,
}) => {
  const asked: string[] = [];
  await serveAmap(context, { onAsked: (address) => asked.push(address) });
  await open(page, await serveOwnPage(context, origin, 'parts.tsx'));
  await page.getByRole('button', { name: 'load' }).click();
  await page.locator('[data-map="map"]').waitFor();
  const address = new URL(asked[0] ?? '');
  assert.equal(`${address.searchParams.get('v') ?? ''} ${address.searchParams.get('key') ?? ''}`, '1.4.4 k1');
  assert.equal(await page.locator('[data-map-marker]').count(), 4);
  await page.getByRole('button', { name: '文三路停车场' }).click();
  assert.equal(await chosen(page), 'a');
  assert.equal(await page.evaluate(() => 'isOwned' in window), false, "a stranger's name is no markup");
  assert.equal(await page.evaluate(() => (window as unknown as { maps: number }).maps), 1);
});

test('the plan stays when the map script fails to load, and a retry shows the map', async ({
  page,
  context,
  origin,
  expectError,
}) => {
  expectError(/webapi\.amap\.com|ERR_FAILED/);
  let isUp = false;
  await serveAmap(context, { isUp: () => isUp });
  await open(page, await serveOwnPage(context, origin, 'parts.tsx'));
  await page.getByRole('button', { name: 'load' }).click();
  await page.getByText('地图加载失败，先用平面图').waitFor();
  assert.equal(await kindOf(page), 'plan');
  isUp = true;
  await page.getByRole('button', { name: '重试' }).click();
  await page.locator('[data-map="map"]').waitFor();
});
