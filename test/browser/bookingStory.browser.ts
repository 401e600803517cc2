import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { BOOKING_SEED } from '../../mocks/world/booking/bookingSeed';
import { setLock } from '../../mocks/world/booking/locks';
import { startOfDay, wireDay } from '../../mocks/world/core/calendar';
import { DRIVERS, LOTS, SEEDED_TICKET } from '../../mocks/world/core/seeded';
import type { World } from '../../mocks/world/World';
import { test, type Tools } from './harness';
import { cashierButton, comeBack, PAY, screen, tap } from './steps';

const { lin } = DRIVERS;
const CREATE = 'POST api/v1/createBookOrder';
const CANCEL = 'POST api/v1/cancelBookOrder';
const MOVE = 'POST api/v1/controlZigbeeLock';
const LOCK = 'lock-city-1';

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name });
const answer = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true });
/** What the lock is said to be. */
const face = (page: Page, word: string) =>
  screen(page, 'spaceLockControl').getByRole('status').getByText(word, { exact: true });
const lastOrder = ({ tables }: World) => {
  const order = tables.booking.orders.at(-1);
  assert.ok(order !== undefined);
  return order;
};
const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Time passes for the operator, and the driver looks at the page again. */
async function passes({ page, world }: Tools, ms: number): Promise<void> {
  world.clock.advance(ms);
  await comeBack(page);
}

/** The next noon, whenever the test runs. Rows are seeded for that time. */
function startAtNoon({ world }: Tools): void {
  const now = world.clock.now();
  world.clock.advance(startOfDay(wireDay(now)) + DAY_MS + 12 * HOUR_MS - now);
  world.useScenario('default');
}

/** The shell opens the page with a ticket and the openid of its driver: that is where the shell's openid comes from. */
async function comeFromShell({ page, visit }: Tools): Promise<void> {
  const { openid } = lin;
  const reqJson = JSON.stringify({ ticket: SEEDED_TICKET, openid, clientType: '1' });
  await visit(`/home?reqJson=${encodeURIComponent(reqJson)}`, { host: 'app' });
  await screen(page, 'home').waitFor();
}

async function book(tools: Tools): Promise<void> {
  const { page, world, shot, axe } = tools;
  await button(page, '更多').tap();
  await link(page, '车位预约').tap();
  await link(screen(page, 'map'), /市民中心地下停车场/)
    .first()
    .tap();
  await link(page, '预约车位').tap();
  await screen(page, 'spaceBooking').getByRole('radio', { name: /^下午/ }).waitFor();
  await page.getByRole('radio', { name: /^下午/ }).tap({ force: true });
  await page.getByText(/^已选 B1 A区 A101，推荐/).waitFor();
  await button(page, /88888/).tap();
  await shot('booking-plan');
  await axe();
  await tap(link(page, '去确认'));
  await screen(page, 'bookingConfirm').getByText('没来').waitFor();
  await shot('booking-confirm');
  await axe();
  await tap(button(page, '提交预约'));
  await screen(page, 'bookRecordDetail')
    .getByRole('timer', { name: /^剩余付款时间/ })
    .waitFor();
  assert.equal(world.log.count(CREATE), 1);
  await tap(button(page, /^为 车位预约 微信支付 18\.00元$/));
  await tap(cashierButton(page, '支付'));
  await screen(page, 'bookingSuccess').getByText('支付成功', { exact: true }).waitFor();
  await page.getByText('从东门进，下到B1，跟着A区的指示牌走').waitFor();
  assert.equal(world.log.count(PAY), 1);
  assert.notEqual(lastOrder(world).paidAt, null);
  await shot('booking-paid');
}

async function arriveEarly(tools: Tools): Promise<void> {
  const { page, shot, axe, world } = tools;
  await link(page, '查看预约').tap();
  await screen(page, 'bookRecordDetail').getByText('12:15 起可入场，来早了请在场外等').waitFor();
  await page.getByRole('timer', { name: /^距可入场/ }).waitFor();
  await shot('booking-early');
  await axe();
  await link(page, '开地锁').tap();
  await face(page, '已升起').waitFor();
  await page.getByText('今天 12:15 起可以控制').waitFor();
  await shot('lock-early');
  await axe();
  await tap(button(page, '降锁'));
  await page.getByRole('status').getByText('今天 12:15 起可以控制').waitFor();
  await passes(tools, 16 * MINUTE_MS);
  await screen(page, 'spaceLockControl').getByText('今天 12:15 起可以控制').waitFor({ state: 'detached' });
  assert.equal(world.log.count(MOVE), 0);
}

/** The arm takes 4 s. Until the server says so, it is not said to be down. */
async function lower(tools: Tools): Promise<void> {
  const { page, world, shot } = tools;
  setLock(world, LOCK, { moveMs: 4 * SECOND_MS });
  await tap(button(page, '降锁'));
  await face(page, '移动中').waitFor();
  assert.equal(await face(page, '已降下').count(), 0, 'said to be down before the server says so');
  await shot('lock-moving');
  await passes(tools, 4 * SECOND_MS);
  await face(page, '已降下').waitFor();
  await page.getByText('可以停进来了').waitFor();
  assert.equal(world.log.count(MOVE), 1);
  await shot('lock-down');
}

async function neverConfirmed(tools: Tools): Promise<void> {
  const { page, world, shot, axe } = tools;
  setLock(world, LOCK, { isSilent: true });
  await tap(button(page, '升锁'));
  await page.getByRole('alertdialog').getByText('请确认车位上没有车。').waitFor();
  assert.equal(world.log.count(MOVE), 1, 'sent before the driver has answered');
  await answer(page, '升锁').tap();
  await face(page, '移动中').waitFor();
  await passes(tools, 16 * SECOND_MS);
  await page.getByText(/^升锁操作未确认。/).waitFor();
  await face(page, '未知').waitFor();
  assert.match((await link(page, '呼叫停车场').getAttribute('href')) ?? '', /^tel:\d/);
  await button(page, '重试').waitFor();
  assert.equal(world.log.count(MOVE), 2);
  await shot('lock-unconfirmed');
  await axe();
}

async function cancelAnother(tools: Tools, orderNo: string): Promise<void> {
  const { page, world, shot, axe } = tools;
  await open(page, '/bookRecord');
  await link(page, /A103/).first().tap();
  await screen(page, 'bookRecordDetail').getByText(orderNo).waitFor();
  await button(page, '取消预约').tap();
  await page
    .getByRole('alertdialog')
    .getByText(/^退 14\.00元：预约费 8\.00元 扣 4\.00元，押金 10\.00元 全退。/)
    .waitFor();
  assert.equal(world.log.count(CANCEL), 0);
  await shot('booking-cancel-cost');
  await answer(page, '取消预约').tap();
  await page.getByText('退款处理中，到账时间以支付渠道为准').waitFor();
  assert.equal(world.log.count(CANCEL), 1);
  await passes(tools, 2 * MINUTE_MS);
  await page.getByText('已退款', { exact: true }).waitFor();
  await page.getByText('原路退回，其余4.00元已扣').waitFor();
  await page.getByText('14.00').first().waitFor();
  const payment = world.tables.payments.find(({ parts }) => parts.some((part) => part.orderNo === orderNo));
  assert.equal(payment?.refunded, 1_400);
  await shot('booking-refunded');
  await axe();
}

test(
  'a berth is booked in the native shell: paid, come too early, the lock lowered, a lock that never confirms, another booking cancelled and refunded',
  async (tools) => {
    const { world } = tools;
    startAtNoon(tools);
    // The seeded booking of the afternoon may be driven to at once. This one must not.
    for (const lot of world.tables.booking.lots) if (lot.parkId === LOTS.city) lot.earlyMinutes = 15;
    const other = lastOrder(world);
    assert.equal(other.packageId, BOOKING_SEED.afternoon);
    await comeFromShell(tools);
    await book(tools);
    await arriveEarly(tools);
    await lower(tools);
    await neverConfirmed(tools);
    await cancelAnother(tools, other.bookOrderNo);
  },
  { limitMs: 120_000 },
);
