import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { plugIn, unplug } from '../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { issueCoupon } from '../../mocks/world/coupons/coupons';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { cashierButton, comeBack, pathOf, PAY, screen, tap } from './steps';

const { chen } = DRIVERS;
const START = 'POST cps/v2/api/chargingOrders';
const STOP = 'POST cps/v2/api/chargingOrders/{id}/stop';
/** Later than an appeal is answered. */
const ANSWERED_AFTER = 20 * HOUR_MS;

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name });
const orderOf = ({ tables }: World) => {
  const [order, ...others] = tables.charging.orders.filter(({ driverId }) => driverId === chen.driverId);
  assert.ok(order !== undefined && others.length === 0, 'one start, one order');
  return order;
};

/** Time passes for the operator, and the driver looks at the page again. */
async function passes({ page, world }: Tools, ms: number): Promise<void> {
  world.clock.advance(ms);
  await comeBack(page);
}

/** The power of a charge as a screen reader reads its curve. */
const powerCurve = (page: Page) => page.getByRole('img', { name: /功率：最高\d+kW/ });

async function scanAndStart(tools: Tools): Promise<void> {
  const { page, world, origin, visit, shot, axe } = tools;
  await visit('/home', { host: 'wechat', signedInAs: chen.phone });
  page.once('dialog', (dialog) => void dialog.accept(`${origin}/chargingPage?gunNo=${GUNS.unplugged}`));
  await button(page, '扫码充电').tap();
  await screen(page, 'chargingPage').getByText('请先把枪插到车上，插好后自动变为可启动').waitFor();
  await shot('charging-no-plug');
  await axe();
  plugIn(world, GUNS.unplugged);
  await passes(tools, SECOND_MS);
  await screen(page, 'chargingPage').getByText('请先把枪插到车上').waitFor({ state: 'detached' });
  await tap(button(page, '开始充电'));
  await screen(page, 'chargingPageResult').waitFor();
  assert.equal(await page.getByText('充电中', { exact: true }).count(), 0, 'said to charge before the server says so');
  await passes(tools, 10 * SECOND_MS);
  await screen(page, 'chargingResults').getByText('已产生费用').waitFor();
  assert.equal(world.log.count(START), 1);
}

async function loseTheLine(tools: Tools): Promise<void> {
  const { page, context, shot } = tools;
  await passes(tools, 5 * MINUTE_MS);
  await powerCurve(page).waitFor();
  await context.setOffline(true);
  await page.clock.fastForward(40 * SECOND_MS);
  tools.world.clock.advance(40 * SECOND_MS);
  // At midnight in Shanghai what was read a moment ago is yesterday's.
  await page.getByText(/^网络不稳，数据更新于 (?:\d+月\d+日 )?\d\d:\d\d。充电不受影响$/).waitFor();
  await page.getByText('已产生费用').waitFor();
  await shot('charging-no-line');
  await context.setOffline(false);
  await page.getByText(/^网络不稳/).waitFor({ state: 'detached' });
  await passes(tools, 25 * MINUTE_MS);
  await page.getByText('30分钟', { exact: true }).waitFor();
  await powerCurve(page).scrollIntoViewIfNeeded();
  await shot('charging-curve');
}

async function stopTwice(tools: Tools): Promise<void> {
  const { page, world, shot } = tools;
  const stop = async () => {
    await tap(button(page, '停止充电').last());
    await tap(page.getByRole('alertdialog').getByRole('button', { name: '停止充电' }));
  };
  world.faults.set(STOP, { kind: 'code', code: '0x10d7500099', msg: '桩无响应', times: 1 });
  await stop();
  await page.getByText(/^停止失败，充电还在进行/).waitFor();
  await link(page, /^电站电话/).waitFor();
  await shot('charging-stop-refused');
  assert.equal(orderOf(world).stopAskedAt, null);
  await stop();
  await button(page, '停止中…').waitFor();
  assert.equal(await page.getByText('您已停止充电').count(), 0, 'said to have stopped before the server says so');
  await passes(tools, 6 * SECOND_MS);
  await page.getByText('您已停止充电').waitFor();
  await passes(tools, 15 * SECOND_MS);
  await shot('charging-ended');
}

async function payTheBill({ page, world, shot, axe }: Tools): Promise<void> {
  await tap(link(page, '去支付'));
  await screen(page, 'chargeBillDetail').getByText('充电立减券').waitFor();
  await button(page, /^为 充电费 微信支付 \d+\.\d\d元$/).waitFor();
  await shot('charging-bill');
  await axe();
  await tap(button(page, /^为 充电费 微信支付 \d+\.\d\d元$/));
  await tap(cashierButton(page, '支付'));
  await page.getByText('支付成功', { exact: true }).waitFor();
  const { paid } = orderOf(world);
  assert.deepEqual([paid.length, paid[0]?.couponCents, world.log.count(PAY)], [1, 1_000, 1]);
  await shot('charging-paid');
}

async function keepTheGun(tools: Tools): Promise<void> {
  const { page, world, shot } = tools;
  await link(page, '返回首页').tap();
  const strip = page.getByRole('complementary', { name: '占位提醒' });
  await strip.getByRole('timer', { name: /^免费剩余 1[0-5]:/ }).waitFor();
  await shot('charging-home-strip');
  await strip.getByRole('link').tap();
  await screen(page, 'chargeOccupation').getByText('请在免费时间内拔枪挪车').waitFor();
  await shot('charging-countdown');
  await passes(tools, 25 * MINUTE_MS);
  await page.getByText('正在收占位费').waitFor();
  await tap(button(page, '我已挪车'));
  await page.getByText(/^桩上还插着枪/).waitFor();
  await shot('charging-occupation');
  unplug(world, GUNS.unplugged);
  await passes(tools, SECOND_MS);
  const pay = button(page, /^为 占位费 微信支付 \d+\.\d\d元$/);
  await pay.waitFor();
  await tap(pay);
  await tap(cashierButton(page, '支付'));
  await screen(page, 'occupyPayResult').getByText('支付成功', { exact: true }).waitFor();
  assert.equal(world.log.count(PAY), 2);
}

async function appealAndGetItBack(tools: Tools): Promise<void> {
  const { page, world, shot } = tools;
  await link(page, '查看占位费账单').tap();
  await screen(page, 'occupyBillDetail').waitFor();
  await link(page, '申诉').tap();
  await screen(page, 'occupyAppeal').getByRole('radio', { name: '桩故障无法拔枪' }).tap();
  await button(page, /^添加照片/).tap();
  await page.getByText('已上传 1/1').waitFor();
  await button(page, '提交申诉').tap();
  await screen(page, 'occupyAppealDetail')
    .getByText(/^最晚 .* 前答复/)
    .waitFor();
  await shot('charging-appeal');
  world.clock.advance(ANSWERED_AFTER);
  await button(page, '刷新申诉进度').tap();
  await page.getByText(/^费用已免除，\d+\.\d\d元 原路退回$/).waitFor();
  await link(page, '看这笔占位费').tap();
  await screen(page, 'occupyBillDetail')
    .getByText(/^\d+\.\d\d元，原路退回，1–3个工作日到账$/)
    .waitFor();
  await page.getByText('已免除').waitFor();
  await shot('charging-refunded');
  assert.equal(pathOf(page), '/occupyBillDetail');
  const [, fee] = world.tables.payments.filter(({ driverId }) => driverId === chen.driverId);
  assert.equal(fee?.refunded, fee?.cents);
}

test(
  'a car is charged: scan, plug, start, no line, a stop that is refused, the bill with a coupon, a gun kept too long, an appeal',
  async (tools) => {
    const { page, world, expectError } = tools;
    expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
    world.useScenario('parkingAndCharging');
    issueCoupon(world, {
      ...{ driverId: chen.driverId, plateNo: '', couponName: '充电立减券', bizType: 2, couponType: 1 },
      ...{ couponValue: 1_000, minFee: 0, endAt: world.clock.now() + 7 * DAY_MS, parkIds: [] },
      ...{ sourceName: '充电节', sourceType: 3 },
    });
    await page.clock.install();
    await scanAndStart(tools);
    await loseTheLine(tools);
    await stopTwice(tools);
    await payTheBill(tools);
    await keepTheGun(tools);
    await appealAndGetItBack(tools);
  },
  { limitMs: 180_000 },
);
