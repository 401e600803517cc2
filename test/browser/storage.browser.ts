import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { comeBack, openPasswordForm, screen, tap, toast } from './steps';

const { phone, password } = DRIVERS.lin;
const NOT_KEPT = '浏览器未保存登录状态，关闭页面后需要重新登录';

async function signIn(page: Page): Promise<void> {
  await screen(page, 'login').waitFor();
  await openPasswordForm(page);
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('我已阅读并同意').tap();
  await tap(page.getByRole('button', { name: '登录', exact: true }));
}

/** Navigates by the app's own links, because a new document would lose what is in memory. */
async function walk(page: Page): Promise<void> {
  await page.getByRole('link', { name: '首页', exact: true }).tap();
  await page.getByText('粤B·12345').first().waitFor();
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  await screen(page, 'mine').getByText('138****8000').waitFor();
}

/** Opens a visitor's screens, then signs in. */
async function visitAndSignIn({ page, visit }: Tools): Promise<void> {
  await visit('/home');
  await page.locator('[data-screen="home"] [data-block="menu"][data-state="ready"]').waitFor();
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  await screen(page, 'mine').waitFor();
  await page.getByRole('link', { name: /登录/ }).first().tap();
  await signIn(page);
}

test('storage and cookies are blocked: everything works until the page closes, and the driver is told', async (tools) => {
  const { page, context, shot } = tools;
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    Reflect.deleteProperty(window, 'cookieStore');
  });
  await visitAndSignIn(tools);
  await toast(page, NOT_KEPT).waitFor();
  await shot('session-not-kept');
  await screen(page, 'mine').getByText('138****8000').waitFor();
  await walk(page);
  assert.deepEqual(await context.cookies(), []);
});

test('storage is full: everything works, and the session is kept', async (tools) => {
  const { page, context } = tools;
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visitAndSignIn(tools);
  await screen(page, 'mine').getByText('138****8000').waitFor();
  await walk(page);
  await page.reload();
  await screen(page, 'mine').getByText('138****8000').waitFor();
});

test('a token too long for a cookie: signed in until the page closes, with a message, and signed out after a reload', async (tools) => {
  const { page, world } = tools;
  const long = `at-${'x'.repeat(5_000)}`;
  await page.route('**/auth/v2/api/driver/login', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const answer = (await response.json()) as { data: { token: string } };
    const session = world.sessions.access.get(answer.data.token);
    assert.ok(session !== undefined);
    world.sessions.access.set(long, session);
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, token: long } } });
  });
  await visitAndSignIn(tools);
  await toast(page, NOT_KEPT).waitFor();
  await screen(page, 'mine').getByText('138****8000').waitFor();
  await walk(page);
  await page.reload();
  await screen(page, 'mine').waitFor();
  await page.getByRole('link', { name: /登录/ }).first().waitFor();
  assert.equal(await page.getByText('138****8000').count(), 0);
});

test("restored from the back/forward cache after the session ended in another tab: a visitor's page, with no data of the driver", async ({
  page,
  context,
  visit,
}) => {
  await visit('/mine', { signedInAs: phone });
  await screen(page, 'mine').getByText('138****8000').waitFor();
  await page.getByRole('link', { name: '首页', exact: true }).tap();
  await page.getByText('粤B·12345').first().waitFor();
  await visit('/version.json');
  await context.clearCookies();
  await page.goBack();
  await screen(page, 'home').waitFor();
  // A browser that keeps the page in memory dispatches this event and loads nothing.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByText('登录后自动查停车费').waitFor();
  assert.ok(!(await page.locator('body').innerText()).includes('12345'));
});

test("the session ends while the page is hidden: a visitor's page is shown when it is visible again", async ({
  page,
  context,
  visit,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
  await visit('/home', { signedInAs: phone });
  await page.getByText('粤B·12345').first().waitFor();
  await context.clearCookies();
  await comeBack(page);
  await page.getByText('登录后自动查停车费').waitFor();
  assert.ok(!(await page.locator('body').innerText()).includes('12345'));
});
