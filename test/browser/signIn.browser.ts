import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import {
  BILL,
  cashierButton,
  moneyOf,
  openPasswordForm,
  pathOf,
  payButton,
  resultWord,
  screen,
  tap,
  typePlate,
} from './steps';

const { phone, password } = DRIVERS.lin;
const addressOf = (page: Page) => new URL(page.url()).pathname + decodeURIComponent(new URL(page.url()).search);

/** Signs in on the login page, with the soft keyboard of the phone. */
const signInByPassword = async ({ page }: Tools) => {
  await screen(page, 'login').waitFor();
  await openPasswordForm(page);
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('我已阅读并同意').tap();
  await tap(page.getByRole('button', { name: '登录', exact: true }));
};

test('by password, back to the exact page', async (tools) => {
  const { page, visit } = tools;
  await visit('/home', { host: 'wechat' });
  await visit(`/login?enCodeUrl=${encodeURIComponent(BILL)}`);
  await signInByPassword(tools);
  await screen(page, 'payPage').waitFor();
  assert.equal(addressOf(page), BILL);
  await payButton(page).waitFor();
  await page.goBack();
  assert.notEqual(pathOf(page), '/login');
});

test("in wechat by WeChat's authorization page", async (tools) => {
  const { page, visit, shot } = tools;
  await visit('/mine', { host: 'wechat' });
  await screen(page, 'mine').waitFor();
  await visit(`/loginIndex?redirect=${encodeURIComponent(BILL)}`);
  await page.getByLabel('我已阅读并同意').tap();
  await page.getByRole('button', { name: '微信一键登录' }).tap();
  await page.getByRole('heading', { name: '授权登录（模拟）' }).waitFor();
  await shot('oauth');
  await page.getByRole('link', { name: /林晓/ }).tap();
  await screen(page, 'payPage').waitFor();
  assert.equal(addressOf(page), BILL);
  await payButton(page).waitFor();
  const cookies = await page.context().cookies();
  assert.ok(cookies.some(({ name, value }) => name === 'token' && value !== ''));
});

test('a new user in wechat binds a phone', async (tools) => {
  const { page, visit, world } = tools;
  await visit('/loginIndex', { host: 'wechat' });
  await page.getByLabel('我已阅读并同意').tap();
  await page.getByRole('button', { name: '微信一键登录' }).tap();
  await page.getByRole('link', { name: '没有绑定手机号的新用户' }).tap();
  await screen(page, 'bindPhone').waitFor();
  await page.getByLabel('手机号', { exact: true }).fill('13600136000');
  await page.getByRole('button', { name: /获取验证码/ }).tap();
  await page.getByRole('button', { name: /\d+\s*(秒|s)/ }).waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(world.tables.sms.at(-1)?.verifyCode ?? '');
  await page.getByRole('button', { name: '绑定手机号', exact: true }).tap();
  // The phone is bound. The app asks wechat once more who the driver is, and now the account is known.
  await page.getByRole('link', { name: '没有绑定手机号的新用户' }).tap();
  await screen(page, 'mine').getByText('136****6000').waitFor();
  assert.ok(world.tables.drivers.some((driver) => driver.phone === '13600136000'));
});

test('a lot that demands an account: sign in, and pay the same bill', async (tools) => {
  const { page, world, visit, shot } = tools;
  const stay = world.tables.stays.find(({ plateNo }) => plateNo === '粤A55555');
  await visit('/home', { host: 'wechat' });
  await typePlate(page, '粤A55555');
  await page.getByRole('button', { name: '查询', exact: true }).tap();
  await screen(page, 'payPage').waitFor();
  const bill = addressOf(page);
  await tap(payButton(page));
  await screen(page, 'login').waitFor();
  await shot('login-while-paying');
  assert.deepEqual(moneyOf(world, stay?.uniqueId), { asked: 1, orders: 0, takings: [], paid: [] });
  await signInByPassword(tools);
  await screen(page, 'payPage').waitFor();
  assert.equal(addressOf(page), bill);
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  const money = moneyOf(world, stay?.uniqueId);
  assert.equal(money.orders, 1);
  assert.deepEqual(money.takings, money.paid);
});

test('signed out: nothing of the driver stays on the phone or on the screens', async (tools) => {
  const { page, context, world, visit, origin } = tools;
  await visit('/home', { host: 'wechat', signedInAs: phone });
  await page.getByText('粤B·12345').first().waitFor();
  await visit('/userInfo');
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).tap();
  await page.waitForFunction(() => !/[?&; ]token=./.test(`; ${document.cookie}`));
  const text = async () => (await page.locator('body').innerText()) + (await page.locator('body').innerHTML());
  const left = await context.cookies(origin);
  assert.deepEqual(
    left.filter(({ name, value }) => /token/i.test(name) && value !== ''),
    [],
  );
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const trace of ['粤B', '林晓', phone, '138****8000', 'at-', 'rt-']) {
    assert.ok(!(await text()).includes(trace), `${trace} is on the screen`);
    assert.ok(!kept.includes(trace), `${trace} is kept: ${kept}`);
  }
  // The former driver's name is neither on the page behind "back" nor on home.
  await page.goBack();
  await page.waitForLoadState();
  assert.ok(!(await text()).includes('林晓'));
  world.log.clear();
  await visit('/home');
  await page.getByText('登录后自动查停车费').waitFor();
  assert.ok(!(await text()).includes('粤B'));
  assert.equal(world.log.count('GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills'), 0);
});
