import assert from 'node:assert/strict';

import type { BrowserContext, Page } from 'playwright-core';

import { HOUR_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { openPass } from '../../mocks/world/passes/passPurchases';
import { openWithholdings } from '../../mocks/world/vehicles/withholdings';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { answer, button, cashierButton, comeBackUntil, link, payButton, resultWord, screen, tap, toast } from './steps';

const { huang } = DRIVERS;
const PLATE = '粤A33333';
/** Later than a pay-out arrives. */
const PAID_OUT_AFTER = 27 * HOUR_MS;

const huangIn = ({ tables }: World) => tables.drivers.find(({ driverId }) => driverId === huang.driverId);

/** Beside the arrears and the balance that the third driver has: a pass that was not paid, and a withholding. */
function blockMore(world: World): void {
  const driver = huangIn(world);
  assert.ok(driver !== undefined);
  openPass(world, driver, { ruleId: 'rule-1', parkId: LOTS.city, plateIds: ['plate-4'], cycles: 1, startDate: '' });
  openWithholdings(world, driver, 'plate-4', [6], '');
}

/** How many things stand in the way, as the screen says it. The list is read again whenever the driver returns. */
async function left(page: Page, num: number): Promise<void> {
  await screen(page, 'cancellation')
    .getByText(`还有${String(num)}项待处理，处理完才能注销`)
    .waitFor();
}

async function backToTheList(page: Page): Promise<void> {
  for (let steps = 0; steps < 4 && !page.url().endsWith('/cancellation'); steps += 1) {
    await page.goBack();
    await page.waitForTimeout(300);
  }
  await screen(page, 'cancellation').waitFor();
}

async function settleEach(tools: Tools): Promise<void> {
  const { page, world, shot, axe } = tools;
  await left(page, 4);
  await shot('leaving-blocked');
  await axe();
  await tap(button(page, '下一步'));
  await page.getByRole('status').getByText('还有4项待处理，处理完才能注销').waitFor();
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /待处理/);

  await link(page, /1个订单待支付/).tap();
  await link(screen(page, 'orderRecord'), /市民中心月卡/).tap();
  await button(page, /^取消订单/).tap();
  await answer(page, '取消订单').tap();
  await toast(page, '已取消订单').waitFor();
  await backToTheList(page);
  await left(page, 3);

  await link(page, /1个无感支付还没有关闭/).tap();
  await button(page, /^关闭/).first().tap();
  await answer(page, '关闭').tap();
  await page.getByText('还没有车辆开通无感支付').waitFor();
  await backToTheList(page);
  await left(page, 2);

  await link(page, /1笔欠费，共10\.00元/).tap();
  await link(page, /去支付/).tap();
  await payButton(page).waitFor();
  await tap(payButton(page));
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  await page.goto(new URL('/cancellation', page.url()).href);
  await left(page, 1);

  await link(page, /钱包还有1\.00元/).tap();
  await link(page, /^提现/).tap();
  await button(page, '全部').tap();
  await button(page, /^提现/).tap();
  await page.getByText(/^验证码已发送至 137\*{4}7000/).waitFor();
  await shot('leaving-cash-code');
  await axe();
  await page.getByLabel('短信验证码').fill(world.tables.sms.at(-1)?.verifyCode ?? '');
  await button(page, '确认提现').tap();
  await page.getByText('到账后才能再提现').waitFor();
  await backToTheList(page);
  await page.getByText('1笔提现还在处理中').waitFor();
  await shot('leaving-paid-out');
  world.clock.advance(PAID_OUT_AFTER);
  await comeBackUntil(page, page.locator('button:enabled', { hasText: '下一步' }));
}

async function leave({ page, world, shot, axe }: Tools): Promise<void> {
  await tap(button(page, '下一步'));
  const sure = screen(page, 'cancellationConfirm');
  await button(sure, '暂不注销').waitFor();
  await button(sure, '获取验证码').tap();
  await toast(page, /^验证码已发送至 137\*{4}7000/).waitFor();
  await sure.getByLabel('验证码').fill(world.tables.sms.at(-1)?.verifyCode ?? '');
  await sure.getByRole('checkbox', { name: /我已知晓/ }).tap();
  await shot('leaving-sure');
  await axe();
  await button(sure, '确认注销').tap();
  await toast(page, '账号已注销').waitFor();
  await screen(page, 'home').waitFor();
  await shot('leaving-gone');
}

/** Everything that the browser keeps for this site, as one text. */
async function keptBy(page: Page, context: BrowserContext): Promise<string> {
  const kept = await page.evaluate(async () => {
    const rows: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => {
          resolve(asked.result);
        };
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        rows.push([name, store, all.result]);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) rows.push([request.url, await (await cache.match(request))?.text()]);
    }
    rows.push(history.state, location.href);
    return JSON.stringify(rows);
  });
  return kept + JSON.stringify(await context.cookies());
}

test(
  'four things stand in the way of leaving: each is settled on its screen, the account is gone, and the device remembers nothing of it',
  async (tools) => {
    const { page, context, world, origin, visit } = tools;
    blockMore(world);
    const plates = huangIn(world)?.plates.map(({ plateId }) => plateId) ?? [];
    // What signing in leaves beside the tokens: whose session it is.
    await context.addCookies([{ name: 'sessionOf', value: huang.driverId, url: origin }]);
    await visit('/home', { host: 'wechat', signedInAs: huang.phone });
    await screen(page, 'home')
      .getByText(/1笔待补缴/)
      .waitFor();
    await page.evaluate((openid) => {
      localStorage.setItem('openid', openid);
    }, huang.openid);
    await page.getByRole('link', { name: '我的', exact: true }).tap();
    await screen(page, 'mine').getByText('137****7000').waitFor();
    await page.goto(new URL('/cancellation', page.url()).href);
    await settleEach(tools);
    const { payments, stays } = world.tables;
    const payIds = payments
      .filter(({ driverId }) => driverId === huang.driverId)
      .flatMap(({ payId, requestId }) => [payId, requestId]);
    const stayIds = stays.filter(({ plateNo }) => plateNo === PLATE).map(({ uniqueId }) => uniqueId);
    await leave(tools);
    assert.equal(huangIn(world), undefined);
    assert.deepEqual(
      world.tables.ownerApplications.filter(({ driverId }) => driverId === huang.driverId),
      [],
    );
    const traces = [
      huang.phone,
      huang.driverId,
      huang.openid,
      '黄河',
      PLATE,
      '粤A·33333',
      ...plates,
      ...payIds,
      ...stayIds,
    ];
    assert.ok(traces.length > 8, 'it looks for what there was');
    const found = async () => {
      const kept = await keptBy(page, context);
      return traces.filter((trace) => kept.includes(trace));
    };
    // Some of it is put away after the screen has changed.
    for (let tries = 0; tries < 20 && (await found()).length > 0; tries += 1) await page.waitForTimeout(250);
    assert.deepEqual(await found(), []);
    await page.reload();
    await screen(page, 'home').locator('[data-block="menu"][data-state="ready"]').waitFor();
    assert.deepEqual(await found(), [], 'after a reload');
  },
  { limitMs: 120_000 },
);
