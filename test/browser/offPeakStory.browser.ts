import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS, PLATES } from '../../mocks/world/core/seeded';
import { leaveLot } from '../../mocks/world/parking/stays';
import { addStay } from '../../mocks/world/parking/staySeed';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { addPhoto, cashierButton, comeBack, PAY, screen, sentCount, tap, waitForNoon } from './steps';

const { lin } = DRIVERS;
const BOOK = 'POST special/v2/api/diffTimeBookOrders';
const LIN = { host: 'alipay', signedInAs: lin.phone } as const;
/** From noon, when the world starts, to the start of the slot, and the length of the slot. */
const EVENING_MS = 7 * HOUR_MS;
const NIGHT_MS = 13 * HOUR_MS;
/** Later than an appeal is answered. */
const ANSWERED_AFTER = 20 * HOUR_MS;

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name });
const enabled = (page: Page, name: RegExp | string) => button(page, name).and(page.locator(':enabled'));

/** The order that was made since the world started, of which there is one. */
function orderIn({ tables, clock }: World) {
  const [order, ...others] = tables.offPeakOrders.filter(({ createdAt }) => createdAt >= clock.startAt);
  assert.ok(order !== undefined && others.length === 0, 'one decision, one order');
  return order;
}

async function passes({ page, world }: Tools, ms: number): Promise<void> {
  world.clock.advance(ms);
  await comeBack(page);
}

/** The answer to the order is lost, and it is made once; the cashier is left, and the place stays held until it is paid. */
async function bookTonight(tools: Tools): Promise<void> {
  const { page, world, visit, shot, axe } = tools;
  await visit('/wrongTimeShare', LIN);
  await link(page, /会展中心南广场停车场.*可约5\/5个/s).tap();
  const slot = screen(page, 'subscribeCarSelect').getByRole('radio', { name: /19:00–次日08:00.*剩5个车位/s });
  await slot.waitFor();
  await shot('off-peak-slots');
  await page.getByRole('listitem').filter({ hasText: '21:00 前入场，未到场记1次违约，押金不退' }).waitFor();
  await shot('off-peak-slots');
  await axe();
  const sent = sentCount(page, BOOK);
  world.faults.set(BOOK, { kind: 'cutAfter' });
  await tap(enabled(page, '下一步'));
  await screen(page, 'wrongTimeSubscribePay')
    .getByRole('timer', { name: /^剩余支付时间 1[45]:/ })
    .waitFor();
  assert.equal(sent(), 1);
  assert.equal(orderIn(world).paidAt, null);
  await shot('off-peak-held');
  await tap(enabled(page, '为 粤B·12345 支付宝支付 15.00元'));
  await tap(cashierButton(page, '取消'));
  await page.getByText('支付未完成，订单已保留。继续支付不会产生第二笔订单').waitFor();
  assert.equal(orderIn(world).paidAt, null);
  await tap(enabled(page, '为 粤B·12345 继续支付 15.00元'));
  await tap(cashierButton(page, '支付'));
  await screen(page, 'subscribeHandleSuccess').getByText('支付成功', { exact: true }).waitFor();
  await screen(page, 'subscribeHandleSuccess').filter({ hasText: '今天 19:00–次日08:00' }).waitFor();
  assert.equal(world.log.count(PAY), 1, 'paid with the order that the cashier had');
  await shot('off-peak-booked');
  await link(page, '查看预约').tap();
  await screen(page, 'wrongTimeSubscribeDetail')
    .getByRole('timer', { name: /^剩余入场时间/ })
    .waitFor();
}

/** The car comes in time and stays too long: detail, home and bill say the same amount. */
async function overstay(tools: Tools): Promise<string> {
  const { page, world, visit, shot, axe } = tools;
  await passes(tools, EVENING_MS);
  const { uniqueId } = addStay(world, { plateNo: PLATES.running, parkId: LOTS.office, minutesAgo: 0 });
  world.clock.advance(NIGHT_MS - 30 * MINUTE_MS);
  await visit(`/wrongTimeSubscribeDetail?orderNo=${orderIn(world).orderNo}`, LIN);
  await page.getByRole('timer', { name: /^剩余可停/ }).waitFor();
  await shot('off-peak-inside');
  await passes(tools, 91 * MINUTE_MS);
  await page.getByText('已超时', { exact: true }).waitFor();
  await page.getByText(/^1小时[1-5]分钟$/).waitFor();
  await page.getByText('本月违约 1/3次').waitFor();
  await shot('off-peak-overtime');
  await visit('/home', LIN);
  const strip = page.getByRole('complementary', { name: '错时停车提醒' });
  await strip.getByText('已产生 12.00元，离场后停止').waitFor();
  await shot('off-peak-home');
  await strip.getByRole('link').tap();
  await screen(page, 'wrongTimeSubscribeDetail').waitFor();
  await tap(link(page, '缴超时费'));
  const pay = screen(page, 'payPage').getByRole('button', { name: '为 粤B·12345 支付宝支付 12.00元' });
  await pay.and(page.locator(':enabled')).waitFor();
  await shot('off-peak-bill');
  await axe();
  await tap(pay);
  await tap(cashierButton(page, '支付'));
  await screen(page, 'payResultPage').getByText('支付成功', { exact: true }).waitFor();
  assert.equal(world.log.count(PAY), 2);
  leaveLot(world, uniqueId);
  return uniqueId;
}

/** The lot was at fault: the breach is taken back, and overtime and deposit come back. */
async function appeal(tools: Tools, uniqueId: string): Promise<void> {
  const { page, world, visit, shot, axe } = tools;
  await visit(`/wrongTimeSubscribeDetail?orderNo=${orderIn(world).orderNo}`, LIN);
  await page.getByText('违约', { exact: true }).first().waitFor();
  assert.equal(await link(page, '缴超时费').count(), 0, 'asked for twice');
  await link(page, /^违约记录/).tap();
  await screen(page, 'violationRecord').waitFor();
  await shot('off-peak-violations');
  await link(page, /超时未离场 计入次数/)
    .first()
    .tap();
  await page.getByRole('radio', { name: '停车场原因' }).tap();
  await addPhoto(page, page.getByRole('region', { name: '照片（选填）' }));
  await shot('off-peak-appeal');
  await axe();
  await button(page, '提交申诉').tap();
  await page.getByText(/^最晚 .* 前答复/).waitFor();
  world.clock.advance(ANSWERED_AFTER);
  await button(page, '刷新申诉进度').tap();
  await page.getByText('经核实为停车场原因，违约已撤销，不计次数。').waitFor();
  await shot('off-peak-waived');
  const stay = world.tables.stays.find((row) => row.uniqueId === uniqueId);
  assert.deepEqual([stay?.setFee, orderIn(world).refunded], [0, 500], 'overtime and deposit come back');
  await visit(`/wrongTimeSubscribeDetail?orderNo=${orderIn(world).orderNo}`, LIN);
  await page.getByText('5.00元，原路退回').waitFor();
  await page.getByText('已免除', { exact: true }).waitFor();
  assert.equal(await page.getByText('违约', { exact: true }).count(), 0);
  await shot('off-peak-over');
}

test(
  'a night off-peak: a lost answer, a cashier that is left, paid, overstayed, overtime paid, the breach appealed',
  async (tools) => {
    // The cut answer to the order.
    tools.expectError(/ERR_|Failed to load/);
    // A coupon would take the overtime.
    tools.world.tables.coupons = [];
    waitForNoon(tools.world);
    await bookTonight(tools);
    await appeal(tools, await overstay(tools));
  },
  { limitMs: 120_000 },
);
