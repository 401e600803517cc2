import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import type { PathName } from '@/navigation/paths';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { goodVisit } from '../data/goodVisits';
import { test, type Tools } from './harness';
import { screen, until } from './steps';

/** What the browser and webpack say of a file that does not come. */
const MISSING = /ERR_FAILED|404|Loading (CSS )?chunk|ChunkLoadError|Failed to load/;
const QUIET_MS = 2_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('alertdialog');

/** The page does nothing more by itself: the code that a press may need has been fetched. */
async function stands(page: Page, name: PathName) {
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
  readonly name: PathName;
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
];

for (const { name, press, done } of ACTS)
  test(`every file is withheld at the press on ${name}: what it needs has come before`, async (tools) => {
    const { page, visit, world, expectError } = tools;
    expectError(MISSING);
    await visit(goodVisit(name, 'driver').at(world), { signedInAs: DRIVERS.lin.phone });
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
