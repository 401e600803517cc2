import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { DAY_MS } from '@/lib/timeUnits';

import { wireTime } from '../../mocks/world/core/clock';
import type { PaymentRow } from '../../mocks/world/money/moneyTables';
import type { World } from '../../mocks/world/World';
import type { Visitor } from './harness';

/** The bill of the signed-in driver's parked car: 6.00 is due, 3.00 with the best coupon. */
export const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
export const PAY = 'POST charge/v2/api/payCharges';
export const ASK = 'GET charge/v2/api/payCharges/sync/{id}';

export const screen = (page: Page, name: string): Locator => page.locator(`[data-screen="${name}"]`);
/** By their names, on a page or in a part of it. */
export const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });
export const link = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('link', { name });
/** A button of the dialog that covers the page. */
export const answer = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });
/** Opens another address of the site, as a new visit. */
export const openAt = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

export const payButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^为 .+ (微信支付|支付宝支付|余额支付|确认用券)/ });
export const resultWord = (page: Page, word: string): Locator =>
  screen(page, 'payResultPage').getByText(word, { exact: true });

/** The form for a password, also in a host where signing in begins with one tap. */
export async function openPasswordForm(page: Page): Promise<void> {
  const [form, way] = [page.getByRole('radio', { name: '密码登录' }), page.getByRole('button', { name: '手机号登录' })];
  await form.or(way).first().waitFor();
  if (await way.isVisible()) await way.tap();
  await form.tap();
}

/** The amount on the pay button, in cents. */
export async function centsAsked(page: Page): Promise<number> {
  const label = (await payButton(page).getAttribute('aria-label')) ?? '';
  return Math.round(Number(/(\d[\d,]*\.\d\d)元$/.exec(label)?.[1]?.replaceAll(',', '')) * 100);
}

/** A button of the pretend cashier, which is either a sheet of the host over the page or a page of its own. */
export const cashierButton = (page: Page, name: string): Locator =>
  page.locator('[data-cashier], body.narrow main').getByRole('button', { name, exact: true });

/** The position of the element. If it is redrawn before it can be measured, this waits for it again. */
async function boxOf(locator: Locator) {
  for (;;) {
    await locator.waitFor();
    const box = await locator.boundingBox();
    if (box !== null) return box;
  }
}

/** Taps like a thumb: only an element that is on the screen and not covered. */
export async function tap(locator: Locator): Promise<void> {
  const [box, viewport] = [await boxOf(locator), locator.page().viewportSize()];
  assert.ok(viewport !== null);
  assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, `out of sight: ${locator.toString()}`);
  await locator.tap();
}

/** From the bill to the open cashier. */
export async function openCashier(page: Page): Promise<void> {
  await tap(payButton(page));
  await cashierButton(page, '支付').waitFor();
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

export const CHANNEL_OF: Record<NonNullable<Visitor['host']>, 2 | 3> = { wechat: 3, alipay: 2, app: 3, browser: 3 };

/**
 * What happened to a bill: the calls that requested an order, the orders, the money that arrived for them, and the amounts that
 * the bill has been paid.
 */
export function moneyOf(world: World, uniqueId = 'stay-0001') {
  const orders = ordersOf(world, uniqueId);
  return {
    asked: world.log.count(PAY),
    orders: orders.length,
    takings: world.tables.takings.flatMap(({ payId, cents }) =>
      orders.some((order) => order.payId === payId) ? [cents] : [],
    ),
    paid: world.tables.stays.flatMap((stay) => (stay.uniqueId === uniqueId ? stay.paid.map(({ cents }) => cents) : [])),
  };
}

export const ordersOf = (world: World, uniqueId = 'stay-0001'): PaymentRow[] =>
  world.tables.payments.filter(({ parts }) => parts.some((part) => part.uniqueId === uniqueId));

export const ONCE = { asked: 1, orders: 1, takings: [300], paid: [300] };
export const NOT_PAID = { asked: 1, orders: 1, takings: [], paid: [] };

/** Waits until a condition of the mock world holds that no page shows. */
export async function until(isSo: () => boolean, what: string, limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!isSo()) {
    assert.ok(Date.now() < end, `not within ${String(limitMs)} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The driver looks at the page again after a while elsewhere. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/**
 * Comes back until the page says what has changed meanwhile. A question that is still on its way on a busy machine was answered before the change, and coming
 * back does not ask it twice.
 */
export async function comeBackUntil(page: Page, seen: Locator, limitMs = 20_000): Promise<void> {
  const end = Date.now() + limitMs;
  do {
    await comeBack(page);
    const isSeen = await seen.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
  } while (Date.now() < end);
  await seen.waitFor({ timeout: 1 });
}

/** The world of a browser test starts at the machine's time. A story that depends on the hour begins at the next noon, also for a phone whose clock is wrong then. */
export function waitForNoon({ clock }: World): void {
  const [day = ''] = wireTime(clock.now()).split(' ');
  const noon = Date.parse(`${day}T12:00:00+08:00`);
  clock.advance((noon >= clock.now() ? noon : noon + DAY_MS) - clock.now());
}

/** Counts what the program sends from now on. When a connection breaks before the response, Chromium itself repeats the request as often as it likes. */
export function sentCount(page: Page, call: string): () => number {
  const [method = '', path = ''] = call.split(' ');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(path)) sent += 1;
  });
  return () => sent;
}

/** Not what a screen alone says to screen readers. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[role="status"] > div').filter({ hasText: text });

/** Home folds its plate query for a driver with cars. */
export async function openPlateQuery(page: Page): Promise<void> {
  const [fold, cell] = [
    page.getByRole('button', { name: '查其他车牌' }),
    page.getByRole('button', { name: '车牌第1位' }),
  ];
  await fold.or(cell).first().waitFor();
  if (!(await cell.isVisible())) await fold.tap();
}

/** Types on the on-screen keyboard, key by key. */
export async function typePlate(page: Page, plateNo: string): Promise<void> {
  await openPlateQuery(page);
  await page.getByRole('button', { name: '车牌第1位' }).tap();
  for (const key of plateNo) await page.getByRole('button', { name: key, exact: true }).tap();
}

/** Moves the page's own clock, which must be installed, until the element is visible or the time is over. */
export async function advanceTime(page: Page, seconds: number, until: Locator): Promise<void> {
  const step = 4;
  for (let passed = 0; passed < seconds && !(await until.isVisible()); passed += step) {
    await page.clock.fastForward(step * 1_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Adds a screenshot of the page as a photo, in a host without a picker of its own, and waits until the upload is complete. */
export async function addPhoto(page: Page, where: Locator): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  const chooser = page.waitForEvent('filechooser');
  await where.getByRole('button', { name: '添加照片' }).tap();
  await (await chooser).setFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }]);
  await where.getByText(/^已上传 1\/\d$/).waitFor();
}
