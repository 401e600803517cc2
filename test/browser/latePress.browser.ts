import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { MINUTE_MS } from '@/lib/timeUnits';
import type { ScreenName } from '@/navigation/paths';

import { BOOKING_SEED } from '../../mocks/world/booking/bookingSeed';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { goodVisit } from '../data/goodVisits';
import { test, type Tools, type Visitor } from './harness';
import { answer, BILL, cashierButton, openCashier, screen, until } from './steps';

/** What the browser and webpack say of a file that does not come. */
const MISSING = /ERR_FAILED|404|Loading (CSS )?chunk|ChunkLoadError|Failed to load/;
const QUIET_MS = 2_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('alertdialog');

/** The page does nothing more by itself: the code that a press may need has been fetched. */
async function stands(page: Page, name: ScreenName) {
  let changedAt = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') changedAt = Date.now();
  });
  await screen(page, name).waitFor();
  await until(() => Date.now() - changedAt > QUIET_MS, `${name} stands`);
}

/** From now on no file comes. Returns those that were asked for. */
async function withholdAll({ context }: Tools): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(/\/assets\/[^/]+\.(?:js|css)$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  return asked;
}

interface Act {
  readonly name: ScreenName;
  /** The address, where it is not the usual one. */
  readonly at?: string;
  readonly host?: Visitor['host'];
  readonly before?: (tools: Tools) => Promise<unknown> | void;
  /** What stands before the press. */
  readonly ready?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  /** What the press does, without any further file. */
  readonly done: (tools: Tools) => Promise<unknown>;
}

const ACTS: readonly Act[] = [
  {
    name: 'userInfo',
    press: (page) => button(page, '退出登录').tap(),
    done: async ({ page }) => {
      await question(page).getByText('这部手机不再显示', { exact: false }).waitFor();
      await question(page).getByRole('button', { name: '取消' }).tap();
    },
  },
  {
    name: 'chargingResults',
    press: (page) => button(page, '停止充电').tap(),
    done: async ({ page, world }) => {
      await question(page).getByRole('button', { name: '停止充电' }).tap();
      const isStopped = () =>
        world.tables.charging.orders.some(({ stopAskedAt, endAt }) => stopAskedAt !== null && endAt === null);
      await until(isStopped, 'the charger is told to stop');
    },
  },
  {
    name: 'payPage',
    at: BILL,
    press: (page) => button(page, /我已离场/).tap(),
    done: async ({ page, world }) => {
      await answer(page, '已离场').tap();
      await until(() => world.log.count('POST charge/v2/api/driverActiveCarOut') === 1, 'the departure is reported');
      await page.getByText('已停止计费').first().waitFor();
    },
  },
  {
    name: 'payPage',
    at: BILL,
    host: 'wechat',
    ready: async (page) => {
      await openCashier(page);
      await cashierButton(page, '取消').tap();
      await button(page, '关闭订单，重新选择').waitFor();
    },
    press: (page) => button(page, '关闭订单，重新选择').tap(),
    done: async ({ page, world }) => {
      await until(() => world.tables.payments.some(({ state }) => state === 4), 'the order is closed');
      await button(page, /微信支付/)
        .last()
        .waitFor();
    },
  },
  {
    name: 'billComplain',
    ready: (page) => page.getByRole('radio').first().tap(),
    press: (page) => button(page, '提交申诉').tap(),
    done: ({ world }) => until(() => world.tables.appeals.length === 1, 'the appeal is submitted'),
  },
  {
    name: 'spaceLockControl',
    at: `/${encodeURIComponent('车位锁控制')}?lockId=${BOOKING_SEED.bookedLock}`,
    before: async ({ context, world }) => {
      await context.addInitScript((openid) => {
        localStorage.setItem('openid', openid);
      }, DRIVERS.lin.openid);
      // The booking begins in half an hour, and its lock can be moved a quarter before.
      world.clock.advance(20 * MINUTE_MS);
      for (const lock of world.tables.booking.locks) lock.isUp = false;
    },
    ready: (page) => page.locator('button:enabled', { hasText: '升锁' }).waitFor(),
    press: (page) => button(page, '升锁').tap(),
    done: async ({ page, world }) => {
      await answer(page, '升锁').tap();
      await until(() => world.log.count('POST api/v1/controlZigbeeLock') === 1, 'the lock is told to rise');
    },
  },
];

for (const { name, at, host, before, ready, press, done } of ACTS)
  test(`every file is withheld at the press on ${[name, host, at].filter(Boolean).join(', ')}: what it needs has come before`, async (tools) => {
    const { page, visit, world, expectError } = tools;
    expectError(MISSING);
    await before?.(tools);
    await visit(at ?? goodVisit(name, 'driver').at(world), {
      signedInAs: DRIVERS.lin.phone,
      ...(host !== undefined && { host }),
    });
    await ready?.(page);
    await stands(page, name);
    const asked = await withholdAll(tools);
    await press(page);
    await done(tools);
    assert.deepEqual(
      asked.filter((file) => /dialog|requests|payment/.test(file)),
      [],
    );
  });

test('a question whose dialog has never come says 未操作，网络未连接, and not its own words', async (tools) => {
  const { page, context, visit, expectError } = tools;
  expectError(MISSING);
  await context.route(/\/assets\/dialog\.[^/]+\.(?:js|css)$/, (route) => route.abort());
  await visit('/userInfo', { signedInAs: DRIVERS.lin.phone });
  await stands(page, 'userInfo');
  // A release may have taken the file away: the first press reloads the page, once.
  await button(page, '退出登录').tap();
  await page.waitForFunction(() => sessionStorage.getItem('reloadedForChunk') !== null);
  await stands(page, 'userInfo');
  await button(page, '退出登录').tap();
  await page.getByText('未操作，网络未连接').waitFor();
  assert.equal(await page.getByText('这部手机不再显示', { exact: false }).count(), 0);
});

test('the browser says offline for good, and the driver pays: one small read goes first', async (tools) => {
  const { page, context, visit, world } = tools;
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await visit('/payPage?uniqueId=stay-0001&parkId=park-1', { host: 'wechat', signedInAs: DRIVERS.lin.phone });
  await button(page, /微信支付/)
    .last()
    .tap();
  await until(() => world.tables.payments.length > 0, 'the order is opened');
});
