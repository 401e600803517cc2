import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/seed';
import type {} from '../../src/app/early/early';
import { test } from './harness';

const withReqJson = (path: string, reqJson: object) =>
  `${path}?from=menu&reqJson=${encodeURIComponent(JSON.stringify(reqJson))}`;
const homeStands = '[data-screen="home"] [data-block="menu"][data-state="ready"]';
/** Early calls that the program has not taken. */
const untaken = (page: Page) =>
  page.evaluate(() => Object.entries(window.__early ?? {}).flatMap(([key, call]) => (call === undefined ? [] : [key])));

test('the ticket has left the address before the program arrives; the rest stays', async ({
  page,
  visit,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit(withReqJson('/home', { ticket: 'T-12345', clientType: '2' }));
  const url = new URL(page.url());
  assert.deepEqual(JSON.parse(url.searchParams.get('reqJson') ?? ''), { clientType: '2' });
  assert.equal(url.searchParams.get('from'), 'menu');
  assert.match(await page.evaluate(() => window.__entryHref ?? ''), /T-12345/);
});

test('without the program the skeleton shows the banner and the menu that the server answered', async ({
  page,
  visit,
  shot,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit('/home');
  await page.locator('[data-early="banner"] img').waitFor();
  await page.locator('[data-early="menu"] b', { hasText: /./ }).first().waitFor();
  await shot('skeleton');
});

test('a visitor: each early call is made once and taken by the program', async ({ page, world, visit }) => {
  await visit('/home');
  await page.locator(homeStands).waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await untaken(page), []);
  for (const call of [
    'POST publicity/v2/api/advertisings',
    'GET basic/v2/api/homeFuncEntries',
    'GET basic/v2/api/menuConfigs',
    'POST dealer/v2/api/nearbyParks/home',
    'GET publicity/v2/api/news/important',
  ]) {
    assert.equal(world.log.count(call), 1, call);
  }
});

test('the history of plates is asked for early only where the server can keep one', async ({
  page,
  context,
  world,
  visit,
}) => {
  const history = 'GET charge/v2/api/plateHistory/record';
  await visit('/home');
  await page.locator(homeStands).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(world.log.count(history), 0);
  await context.addInitScript(() => {
    localStorage.setItem('openid', 'openid-wx-9');
  });
  await visit('/home');
  await page.locator(homeStands).waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await untaken(page), []);
  assert.equal(world.log.count(history), 1);
});

test('a driver: bills are asked for early too, once', async ({ page, world, visit }) => {
  await visit('/home', { signedInAs: DRIVERS.lin.phone });
  await page.locator(homeStands).waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await untaken(page), []);
  assert.equal(world.log.count('GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills'), 1);
});

test('somebody new in the link: nothing is asked for in the name of the one before', async ({
  page,
  world,
  visit,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit(withReqJson('/home', { driverDealerId: 'other' }), { signedInAs: DRIVERS.lin.phone });
  assert.deepEqual(world.log.list(), []);
});
