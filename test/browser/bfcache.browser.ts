import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

import type { Browser, LaunchOptions, Page } from 'playwright-core';

import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { payAtCashier } from '../../mocks/world/money/payments';
import { test, type Tools } from './harness';
import { otherSite, serverBefore } from './servers';
import { BILL, moneyOf, ONCE, openCashier, ordersOf, payButton, resultWord, screen } from './steps';

const { launchBrowser } = createRequire(__filename)('../../config/scripts/findBrowser.js') as {
  launchBrowser(options: LaunchOptions): Promise<Browser>;
};
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-CN' };

interface Kept {
  page: Page;
  /** Without it, leaving and returning is played by the events of the cache, and a return from the cashier loads the page anew. */
  isCaching: boolean;
  open(path: string): Promise<void>;
  /** Goes to another site and back. Runs `meanwhile` while the other site is shown. */
  leaveAndReturn(meanwhile: () => void | Promise<void>): Promise<void>;
  signOutElsewhere(): Promise<void>;
}

/** Expects the very page that was left: it was loaded once, and each later time it came from the back/forward cache. */
async function expectKept(page: Page): Promise<void> {
  const [first, ...later] = await page.evaluate(() => (window as unknown as { shown: boolean[] }).shown);
  assert.equal(first, false);
  assert.ok(later.length > 0 && later.every((isPersisted) => isPersisted), later.join(' '));
}

/** Whether the browser has a back/forward cache at all. chrome-headless-shell, which the npm registry brings, has none. */
async function hasCache(page: Page, [one, other]: readonly [string, string]): Promise<boolean> {
  await page.goto(one);
  await page.goto(other);
  // A page that comes from the cache fires no `load`.
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => (window as unknown as { shown: boolean[] }).shown.length > 1);
}

/** What a page sees of the cache when it is left and shown again. The page itself stays where it is. */
const announce = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

/**
 * A page that stays in the browser's back/forward cache while another site is shown. The test tool switches this cache off in
 * every browser it starts, so this test starts a browser of its own. Chromium does not cache a document that was served with
 * `no-store`, so the server in front of ours sends `no-cache`.
 */
async function inKeepingBrowser({ world, origin }: Tools, run: (kept: Kept) => Promise<void>): Promise<void> {
  const browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext(PHONE);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    const [app, other] = [
      await serverBefore(context, origin, (_, headers) =>
        String(headers['content-type']).startsWith('text/html') ? { ...headers, 'cache-control': 'no-cache' } : headers,
      ),
      await otherSite(context),
    ];
    const { token, refreshToken } = signInAs(world, DRIVERS.lin.phone);
    await context.addCookies(
      Object.entries({ token, refreshToken }).map(([name, value]) => ({ name, value, url: app.origin })),
    );
    await context.addInitScript(() => {
      const shown: boolean[] = [];
      Object.assign(window, { shown });
      window.addEventListener('pageshow', ({ persisted }) => shown.push(persisted));
    });
    const page = await context.newPage();
    const isCaching = await hasCache(page, [`${other.origin}/elsewhere`, `${app.origin}/version.json`]);
    await run({
      page,
      isCaching,
      open: async (path) => {
        await page.goto(app.origin + path);
      },
      leaveAndReturn: async (meanwhile) => {
        if (!isCaching) {
          await announce(page, 'pagehide');
          await meanwhile();
          await announce(page, 'pageshow');
          return;
        }
        await page.goto(`${other.origin}/elsewhere`);
        await meanwhile();
        await page.goBack({ waitUntil: 'commit' });
        await expectKept(page);
      },
      signOutElsewhere: () => context.clearCookies(),
    });
    assert.deepEqual(errors, []);
    await context.close();
  } finally {
    await browser.close();
  }
}

test("restored from the back/forward cache after the session ended: a visitor's page, with no data of the driver", (tools) =>
  inKeepingBrowser(tools, async ({ page, open, leaveAndReturn, signOutElsewhere }) => {
    await open('/home');
    await page.getByText('粤B·12345').first().waitFor();
    await leaveAndReturn(signOutElsewhere);
    await page.getByText('登录后自动查停车费').waitFor();
    assert.ok(!(await page.locator('body').innerText()).includes('12345'));
  }));

test('restored from the back/forward cache after the bill was paid elsewhere: the bill is loaded again', (tools) =>
  inKeepingBrowser(tools, async ({ page, open, leaveAndReturn }) => {
    const { world } = tools;
    await open(BILL);
    await payButton(page).waitFor();
    await leaveAndReturn(() => {
      const stay = world.tables.stays.find(({ uniqueId }) => uniqueId === 'stay-0001');
      assert.ok(stay);
      stay.paid.push({ payId: 'elsewhere', cents: 600, couponCents: 0, at: world.clock.now() });
    });
    await page.getByText('已支付', { exact: true }).waitFor();
    assert.equal(await payButton(page).count(), 0);
  }));

test('restored from the back/forward cache after leaving for the cashier: the payment state is queried', (tools) =>
  inKeepingBrowser(tools, async ({ page, isCaching, open, leaveAndReturn }) => {
    const { world } = tools;
    await open(BILL);
    await openCashier(page);
    const [order] = ordersOf(world);
    assert.ok(order);
    await page.goBack({ waitUntil: 'commit' });
    if (isCaching) await expectKept(page);
    await screen(page, 'payResultPage').waitFor();
    await leaveAndReturn(() => {
      payAtCashier(world, order.payId);
    });
    await resultWord(page, '支付成功').waitFor();
    assert.deepEqual(moneyOf(world), ONCE);
  }));
