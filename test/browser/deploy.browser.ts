import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { deploy, type Gone } from './deploy';
import { test, type Tools } from './harness';
import {
  cashierButton,
  comeBack,
  moneyOf,
  ONCE,
  openCashier,
  resultWord,
  screen,
  tap,
  toast,
  typePlate,
  until,
} from './steps';

const LIN = { host: 'wechat', signedInAs: DRIVERS.lin.phone } as const;
const EXPECTED: Readonly<Record<Gone, RegExp>> = {
  404: /404 \(Not Found\)|ChunkLoadError|Loading (CSS )?chunk/,
  html: /^page error: \s*$|Unexpected token '<'|MIME type|ChunkLoadError|Loading (CSS )?chunk/,
  never: /ChunkLoadError|Loading (CSS )?chunk/,
};

/** Opens home and waits for the files that it prefetches when idle. */
async function atHome({ page, visit }: Tools, who: Parameters<Tools['visit']>[1]) {
  const ahead = page.waitForResponse((response) => /\/assets\/mine\..*\.js/.test(response.url()));
  await visit('/home', who);
  await screen(page, 'home').waitFor();
  await ahead;
  await page.waitForLoadState('networkidle');
}
const signInLink = (page: Page) => screen(page, 'home').getByRole('link', { name: /登录/ });
const signInForm = (page: Page) => page.getByRole('radio', { name: '密码登录' });
const plateCells = async (page: Page) =>
  (await page.getByRole('group', { name: '车牌号' }).getByRole('button').allInnerTexts()).slice(0, 7).join('');

for (const gone of ['404', 'html'] as const) {
  test(`a new release while the page is open, old files answer ${gone}: one reload, then the screen opens with what was typed`, async (tools) => {
    const { page, expectError } = tools;
    expectError(EXPECTED[gone]);
    await atHome(tools, { host: 'browser' });
    await typePlate(page, '粤A111');
    const release = await deploy(tools, gone);
    await signInLink(page).tap();
    await signInForm(page).waitFor({ timeout: 10_000 });
    assert.equal(release.reloads(), 1);
    assert.ok(await release.isLater());
    await page.goBack();
    await page.getByRole('button', { name: '车牌第1位 粤' }).waitFor();
    assert.equal(await plateCells(page), '粤A111');
    assert.equal(release.reloads(), 1);
  });
}

test('code that stays missing: one reload, then a message, and a retry loads it once it is available again', async (tools) => {
  const { page, expectError, shot } = tools;
  expectError(EXPECTED[404]);
  await atHome(tools, { host: 'browser' });
  const release = await deploy(tools, '404');
  release.breakLater(true);
  await signInLink(page).tap();
  const failure = page.getByRole('alert').filter({ hasText: '页面加载失败' });
  await failure.waitFor({ timeout: 10_000 });
  assert.equal(await failure.getByText(/扣款/).count(), 0);
  await shot('chunk-missing');
  await page.waitForTimeout(1_000);
  assert.equal(release.reloads(), 1);
  release.breakLater(false);
  await failure.getByRole('button', { name: '重试' }).tap();
  await signInForm(page).waitFor();
  assert.equal(release.reloads(), 2); // the driver caused the second one
});

test('a file that never arrives: a message at 3 s, a way out at 10 s, and a reload opens the screen', async (tools) => {
  const { page, expectError, shot } = tools;
  expectError(EXPECTED.never);
  await page.clock.install();
  await atHome(tools, { host: 'browser' });
  const release = await deploy(tools, 'never');
  await signInLink(page).tap();
  await page.locator('[data-pending="bar"]').waitFor({ state: 'attached' });
  await page.clock.fastForward(3_100);
  await page.getByText('正在打开页面…').waitFor();
  await page.clock.fastForward(7_000);
  await page.getByText('网络较慢，页面仍在加载').waitFor();
  await shot('chunk-late');
  assert.equal(release.reloads(), 0);
  await page.getByRole('button', { name: '重新加载' }).tap();
  await signInForm(page).waitFor();
  assert.equal(release.reloads(), 1);
});

test('a file that never arrives while the driver waits: the load ends at 120 s with one reload, then a message', async (tools) => {
  const { page, expectError } = tools;
  expectError(EXPECTED.never);
  await page.clock.install();
  await atHome(tools, { host: 'browser' });
  const release = await deploy(tools, 'never');
  release.breakLater(true);
  await signInLink(page).tap();
  await page.locator('[data-pending="bar"]').waitFor({ state: 'attached' });
  await page.clock.fastForward(118_000);
  assert.equal(release.reloads(), 0);
  await page.clock.fastForward(3_000);
  await until(() => release.reloads() === 1, 'the page is loaded again');
  await page.locator('[data-pending]').first().waitFor({ state: 'attached' });
  await page.clock.fastForward(121_000);
  await page.getByText('页面加载失败').waitFor();
  assert.equal(release.reloads(), 1);
});

test('offline: a screen whose code is not loaded says so, and opens when the connection is back', async (tools) => {
  const { page, context, expectError } = tools;
  expectError(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk/);
  await atHome(tools, { host: 'browser' });
  await context.setOffline(true);
  await signInLink(page).tap();
  const failure = page.getByRole('alert').filter({ hasText: '页面加载失败' });
  await failure.getByText('请检查网络后重试').waitFor({ timeout: 10_000 });
  await context.setOffline(false);
  await signInForm(page).waitFor();
});

test('while a payment is open the page does not reload and says so; it reloads once the server has answered', async (tools) => {
  const { page, world, expectError, shot } = tools;
  expectError(EXPECTED[404]);
  await atHome(tools, LIN);
  await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
  await openCashier(page);
  await tap(cashierButton(page, '支付但不回调'));
  await until(() => moneyOf(world).paid.length === 1, 'the bill is paid');
  const release = await deploy(tools, '404');
  const openAccount = async () => {
    await page.getByRole('link', { name: '我的', exact: true }).tap();
    await screen(page, 'mine').getByRole('link', { name: /林晓/ }).tap();
  };
  await page.goBack();
  await screen(page, 'home').waitFor();
  await openAccount();
  const failure = page.getByRole('alert').filter({ hasText: '页面加载失败' });
  await failure.getByText('正在确认支付结果，请勿重复支付').waitFor({ timeout: 10_000 });
  await shot('chunk-missing-paying');
  await failure.getByRole('button', { name: '重试' }).tap();
  await failure.waitFor({ timeout: 10_000 });
  assert.equal(release.reloads(), 0);

  await comeBack(page);
  await resultWord(page, '支付成功').waitFor();
  assert.equal(release.reloads(), 0);
  assert.deepEqual(moneyOf(world), ONCE);
  await page
    .getByRole('link', { name: '返回首页' })
    .or(page.getByRole('button', { name: '返回首页' }))
    .first()
    .tap();
  await openAccount();
  await screen(page, 'userInfo').getByText('林晓').waitFor();
  assert.equal(release.reloads(), 1);
});

test('the payment code is missing when a bill is opened: one reload, and the bill is paid once', async (tools) => {
  const { page, context, world, expectError } = tools;
  expectError(EXPECTED[404]);
  expectError(/ERR_FAILED/);
  // Home fetches it ahead, and it did not come.
  await context.route(/\/assets\/payment\./, (route) => route.abort());
  await atHome(tools, LIN);
  const release = await deploy(tools, '404');
  await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
  await until(() => release.reloads() === 1, 'the page is loaded again');
  await openCashier(page);
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  assert.equal(release.reloads(), 1);
  assert.deepEqual(moneyOf(world), ONCE);
});

test('the code of a dialog has not come before a release: one reload and the page works; if it stays missing, the press did nothing and says so', async (tools) => {
  const { page, context, visit, expectError, shot } = tools;
  expectError(EXPECTED[404]);
  expectError(/ERR_FAILED/);
  // The screen fetches it ahead, and it did not come.
  const dialogs = /\/assets\/dialog\./;
  await context.route(dialogs, (route) => route.abort());
  await visit('/userInfo', LIN);
  await screen(page, 'userInfo').getByText('林晓').waitFor();
  await page.waitForLoadState('networkidle');
  const release = await deploy(tools, '404');
  await context.route(dialogs, (route) => route.abort());
  const signOut = screen(page, 'userInfo').getByRole('button', { name: '退出登录' });
  const loadedAgain = page.waitForEvent('load');
  await signOut.tap();
  await loadedAgain;
  await screen(page, 'userInfo').getByText('林晓').waitFor();
  await signOut.tap();
  await toast(page, '未操作，网络未连接').waitFor();
  await shot('question-missing');
  assert.equal(release.reloads(), 1);
  await context.unroute(dialogs);
  await signOut.tap();
  await page.getByRole('alertdialog').getByText('这部手机不再显示', { exact: false }).waitFor();
});

test('the code of a dialog has come before a release: the question opens, and nothing is loaded again', async (tools) => {
  const { page, visit, expectError } = tools;
  expectError(EXPECTED[404]);
  await visit('/userInfo', LIN);
  await screen(page, 'userInfo').getByText('林晓').waitFor();
  await page.waitForLoadState('networkidle');
  const release = await deploy(tools, '404');
  release.breakLater(true);
  await screen(page, 'userInfo').getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('alertdialog').getByText('这部手机不再显示', { exact: false }).waitFor();
  assert.equal(release.reloads(), 0);
});
