import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools, type Visitor } from './harness';
import { boxesOf, builtFilesOf, holdProgram, untaken } from './landings';

const BILL = 'uniqueId=stay-0001&parkId=park-1';

interface LandingCase {
  readonly path: string;
  /** The screen's module (`builtFilesOf`). */
  readonly screen: string;
  /** What shows that the program has drawn its content. */
  readonly ready: string;
  /** How many boxes from the top are drawn before the program, the title bar first. */
  readonly boxes: number;
  /** The same for a driver, without the cards whose height the driver's own coupons and plates decide. Absent: a driver sees something else. */
  readonly driverBoxes?: number;
}

const PARKING = 'features/parking';

/** The landings (src/app/early/landingsByAddress.ts) besides home, which has test/browser/skeleton.browser.ts. */
const LANDINGS: readonly LandingCase[] = [
  {
    path: `/payPage?${BILL}`,
    screen: `${PARKING}/bill/PayScreen`,
    ready: '[data-screen="payPage"] [role="img"]',
    boxes: 5,
    driverBoxes: 2,
  },
  {
    path: `/scanPayPage?${BILL}`,
    screen: `${PARKING}/lane/LanePayScreen`,
    ready: '[data-screen="scanPayPage"] [role="img"]',
    boxes: 6,
    driverBoxes: 3,
  },
  {
    path: '/parkingPayPage?parkId=park-1',
    screen: `${PARKING}/lane/LotPayScreen`,
    ready: '[data-screen="parkingPayPage"] h2:text("停车场")',
    boxes: 3,
    driverBoxes: 3,
  },
  {
    path: '/parkingPayPage',
    screen: `${PARKING}/lane/LotPayScreen`,
    ready: '[data-screen="parkingPayPage"] [role="group"]',
    boxes: 2,
    driverBoxes: 2,
  },
  {
    path: '/scanPayPage?parkId=park-1',
    screen: `${PARKING}/lane/LanePayScreen`,
    ready: '[data-screen="scanPayPage"] h2:text("停车场")',
    boxes: 4,
    driverBoxes: 4,
  },
  {
    path: '/roadParking/index',
    screen: `${PARKING}/road/RoadParkingScreen`,
    ready: '[data-screen="roadParkingIndex"] [role="group"]',
    boxes: 2,
    driverBoxes: 2,
  },
  {
    path: '/login',
    screen: 'features/account/signIn/login/LoginScreen',
    ready: '[data-screen="login"] input[type="tel"]',
    boxes: 4,
  },
];

const LIN: Visitor = { signedInAs: DRIVERS.lin.phone };
/** Tolerance in pixels, for rounding and slightly larger type. */
const SLACK = 2;
const MAX_SHIFT = 0.02;
/** The frame of a landing before the program. */
const FRAME = '.early-frame:not([hidden])';
/** What follows the frame needs no answer of a server. */
const REST_MS = 400;

/** The same visit before the program and with it: no box moves between the two. */
const holdAgainst = async ({ page, visit }: Tools, { path, ready }: LandingCase, count: number, who: Visitor = {}) => {
  const letThrough = await holdProgram(page);
  const visited = visit(path, who);
  visited.catch(() => undefined); // the test has failed before
  await page.locator(FRAME).waitFor();
  await page.waitForTimeout(REST_MS);
  const early = await boxesOf(page, '.early-frame');
  letThrough();
  await visited;
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const real = await boxesOf(page, 'main[data-screen]');
  assert.ok(early.length >= count, JSON.stringify(early));
  for (const [at, box] of early.slice(0, count).entries())
    for (const [side, value] of box.entries())
      assert.ok(
        Math.abs(value - (real[at]?.[side] ?? NaN)) <= SLACK,
        `box ${String(at)}: ${JSON.stringify({ early, real })}`,
      );
};

for (const landing of LANDINGS) {
  const { driverBoxes } = landing;
  test(`${landing.path}: the skeleton has the same boxes as a visitor's screen`, (tools) =>
    holdAgainst(tools, landing, landing.boxes));
  if (driverBoxes !== undefined)
    test(`${landing.path}: the skeleton has the same boxes as a driver's screen`, (tools) =>
      holdAgainst(tools, landing, driverBoxes, LIN));
  test(`${landing.path}: the skeleton has the same boxes in elder mode`, async (tools) => {
    await tools.context.addInitScript(() => {
      localStorage.setItem('preferences.v1', JSON.stringify({ isElder: true }));
    });
    await holdAgainst(tools, landing, landing.boxes);
  });
}

for (const who of [{}, LIN])
  for (const { path, ready } of LANDINGS.filter(({ driverBoxes }) => who !== LIN || driverBoxes !== undefined))
    test(`${path}, ${who === LIN ? 'a driver' : 'a visitor'}: nothing shifts, and the program takes every early response`, async ({
      page,
      visit,
    }) => {
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            window.shifted += value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const letThrough = await holdProgram(page);
      const visited = visit(path, who);
      visited.catch(() => undefined); // the test has failed before
      await page.locator(FRAME).waitFor();
      // The form of a sign-in needs nothing, and a visitor's plate the menu alone.
      const least = path === '/login' ? 0 : path === '/parkingPayPage' && who !== LIN ? 1 : 2;
      await page.waitForFunction((calls) => Object.keys(window.__early ?? {}).length >= calls, least);
      const asked = await untaken(page);
      assert.ok(least === 0 ? asked.length === 0 : asked.length >= least, asked.join('\n'));
      letThrough();
      await visited;
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      assert.deepEqual(await untaken(page), []);
      const shifted = await page.evaluate(() => window.shifted);
      assert.ok(shifted <= MAX_SHIFT, `layout shift ${String(shifted)}`);
    });

test('each landing preloads exactly the files of its own screen, before the program', async ({ page, visit }) => {
  await holdProgram(page);
  for (const { path: address, screen } of LANDINGS) {
    await page.goto('about:blank');
    void visit(address).catch(() => undefined);
    const needed = builtFilesOf(screen).filter((file) => !/assets\/main\./.test(file));
    assert.ok(needed.length > 0);
    await page.locator(FRAME).waitFor();
    await page
      .waitForFunction((least) => document.querySelectorAll('link[rel="preload"]').length > least, needed.length)
      .catch(() => undefined); // what is missing is named below
    await page.waitForTimeout(REST_MS);
    const files = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) =>
        new URL(link.href).pathname.slice(1),
      ),
    );
    // A row that is not in the first load comes with `routes`. Paying needs the payment's process at once.
    const allowed = /assets\/(main|routes|payment)\./;
    const isOfPayment = (file: string) => files.some((one) => /assets\/payment\./.test(one)) && !needed.includes(file);
    assert.deepEqual(files.filter((file) => !allowed.test(file) && !isOfPayment(file)).sort(), needed.sort(), address);
  }
});

test('a scanned bill without the program: plate, lot and fee are there, and nothing can be pressed', async ({
  page,
  visit,
  shot,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit('/payPage?uniqueId=stay-0001&parkId=park-1');
  await page.locator('[data-early="amount"]', { hasText: '6.00元' }).waitFor();
  assert.equal(await page.locator('[data-early="plate"]').textContent(), '粤B·12345');
  assert.match((await page.locator('[data-early="facts"]').textContent()) ?? '', /市民中心地下停车场/);
  assert.equal(await page.locator('#early').locator('a, button, input, [tabindex], [role]').count(), 0);
  await shot('landing-pay');
});

test('every other address shows its frame before the program: a title bar, or the tab bar', async ({
  page,
  visit,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const address of ['/parkingRecord', '/payResultPage?payId=P-1', '/chargingPage', '/no/such/page']) {
    await visit(address);
    assert.equal(await page.locator('.early-bar svg').isVisible(), true, address);
    assert.equal(await page.locator('.early-tabs').isVisible(), false, address);
  }
  for (const address of ['/mine', '/map']) {
    await visit(address);
    assert.equal(await page.locator('.early-bar').isVisible(), false, address);
    assert.equal(await page.locator('.early-tabs').isVisible(), true, address);
  }
  assert.deepEqual(await page.locator('[data-part="tab"] i').count(), 3);
});

test("the receipt's own document has its words before its program", async ({ page, visit, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await visit('/goldPlanResults?out_trade_no=P-stay-0006');
  assert.equal(await page.locator('h1').textContent(), '正在查询支付结果');
});

test('a driver who has signed out meanwhile: the program drops the response to the former token and asks again', async ({
  page,
  context,
  world,
  visit,
}) => {
  const call = 'POST charge/v2/api/parkOrders/msp/detail';
  const letThrough = await holdProgram(page);
  const visited = visit('/payPage?uniqueId=stay-0001&parkId=park-1', LIN);
  visited.catch(() => undefined); // the test has failed before
  await page.locator('[data-early="amount"]', { hasText: '3.00元' }).waitFor(); // with a coupon of the driver
  await context.clearCookies({ name: /oken/ });
  letThrough();
  await visited;
  await page.getByRole('button', { name: '微信支付 6.00元' }).waitFor();
  const askers = world.log.list().flatMap((entry) => (entry.call === call ? [entry.driverId] : []));
  assert.notEqual(askers[0], '');
  assert.deepEqual([...new Set(askers.slice(1))], ['']);
});

test("a link with a ticket, and one to another dealer: nothing is sent with the previous driver's session", async ({
  page,
  world,
  visit,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const { path } of LANDINGS)
    for (const given of [{ ticket: 'T-1' }, { driverDealerId: 'other' }])
      await visit(`${path}${path.includes('?') ? '&' : '?'}reqJson=${encodeURIComponent(JSON.stringify(given))}`, LIN);
  assert.deepEqual(world.log.list(), []);
});
