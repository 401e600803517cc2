import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';

const withReqJson = (path: string, reqJson: object) =>
  `${path}?from=menu&reqJson=${encodeURIComponent(JSON.stringify(reqJson))}`;
const homeStands = '[data-screen="home"] [data-block="menu"][data-state="ready"]';
/** Early calls whose responses the program has not taken yet. */
const untaken = (page: Page) =>
  page.evaluate(() => Object.entries(window.__early ?? {}).flatMap(([key, call]) => (call === undefined ? [] : [key])));

test('the ticket is removed from the address before the program loads; the rest stays', async ({
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

declare global {
  interface Window {
    /** What came first: a frame, or the first call of the inline script. */
    firstOf?: string[];
  }
}

test('on a first visit the skeleton is painted before anything is called, later the calls come first', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const order: string[] = (window.firstOf = []);
    const send = window.fetch;
    window.fetch = (...call) => {
      order.push('call');
      return send(...call);
    };
    requestAnimationFrame(() => order.push('frame'));
  });
  const first = () => page.evaluate(() => window.firstOf?.[0]);
  await visit('/home');
  await page.locator(homeStands).waitFor();
  assert.equal(await first(), 'frame');
  await page.waitForFunction(() => localStorage.getItem('home.lastSeen.v1') !== null);
  await visit('/home');
  await page.locator(homeStands).waitFor();
  assert.equal(await first(), 'call');
});

test('the plate history waits for the program, which alone knows a proved openid, and is for no claimed one', async ({
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
  assert.equal(world.log.count(history), 0);
  await context.addInitScript(() => {
    const proof = { openid: 'openid-wx-9', mark: '', source: 'oauth' };
    sessionStorage.setItem('openidProof', JSON.stringify(proof));
  });
  await visit('/home');
  await page.locator(homeStands).waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await untaken(page), []);
  assert.equal(world.log.count(history), 1);
});

test('a driver: bills are fetched early too, once', async ({ page, world, visit }) => {
  await visit('/home', { signedInAs: DRIVERS.lin.phone });
  await page.locator(homeStands).waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await untaken(page), []);
  assert.equal(world.log.count('GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills'), 1);
});

for (const { path, row, call } of [
  { path: '/map', row: '附近停车场，由近到远', call: 'POST dealer/v2/api/nearbyParks' },
  { path: '/multiPayPage?arrearsOnly=1', row: '待缴账单', call: 'GET charge/v2/api/parkOrders/msp' },
  { path: '/arrearsPage', row: '待缴账单', call: 'GET charge/v2/api/parkOrders/msp' },
]) {
  test(`${path}: its list is fetched once before the program loads, and the program reuses it`, async ({
    page,
    world,
    visit,
  }) => {
    let mayArrive = () => {};
    const asked = new Promise<void>((resolve) => (mayArrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await asked;
      await route.continue();
    });
    const visited = visit(path, { signedInAs: DRIVERS.lin.phone });
    for (let tries = 0; tries < 100 && world.log.count(call) === 0; tries += 1) await page.waitForTimeout(50);
    assert.equal(world.log.count(call), 1, 'the program has not arrived');
    mayArrive();
    await visited;
    await page.getByRole('list', { name: row }).getByRole('listitem').first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(world.log.count(call), 1);
    assert.deepEqual(await untaken(page), []);
  });
}

test('data for a list with other parameters is not fetched early', async ({ page, world, visit, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit('/multiPayPage?arrearsOnly=1');
  await visit('/multiPayPage?plateNo=粤B12345&arrearsOnly=1', { signedInAs: DRIVERS.lin.phone });
  await visit('/map?lng=114.06&lat=22.54', { signedInAs: DRIVERS.lin.phone });
  assert.deepEqual(world.log.list(), []);
});

test("a link for another driver: no early call is sent with the previous driver's session", async ({
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

for (const stray of ['%zz', '%E4%B8'])
  test(`a stray cookie token=${stray} of the parent domain: the skeleton goes, and the program stands`, async ({
    page,
    context,
    origin,
    visit,
  }) => {
    await context.addCookies([{ name: 'token', value: stray, url: origin }]);
    await visit('/home');
    await page.locator(homeStands).waitFor();
    assert.equal(await page.locator('#early').count(), 0);
  });

test('without the inline script the program takes the skeleton away by itself', async ({ page, visit }) => {
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<script id="?start"?[^>]*>)[^]*?<\/script>/, '$1</script>');
    await route.fulfill({ response, body });
  });
  await visit('/home');
  await page.locator(homeStands).waitFor();
  assert.equal(await page.evaluate(() => window.__entryHref), undefined);
  assert.equal(await page.locator('#early').count(), 0);
});
