import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { startOfDay, wireDay } from '../../mocks/world/core/calendar';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { MOST_ROW_NODES } from './longList';

const { lin } = DRIVERS;
const PLAN = 'B1 A区 车位图';
const BERTHS = 300;
const PER_STRIP = 3;

async function openPlan({ page, context, world, visit }: Tools): Promise<void> {
  const now = world.clock.now();
  world.clock.advance(startOfDay(wireDay(now)) + DAY_MS + 12 * HOUR_MS - now);
  world.useScenario('berths500');
  await context.addInitScript((id) => {
    localStorage.setItem('openid', id);
  }, lin.openid);
  await visit(`/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`, { host: 'browser', signedInAs: lin.phone });
  await page.getByRole('list', { name: PLAN }).getByRole('listitem').first().waitFor();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('500 berths: a whole floor is in the document without a hurry, and the last berth of it can be chosen', async (tools) => {
  const { page, shot } = tools;
  await page.addInitScript((name) => {
    const look = () => {
      const list = document.querySelector(`[aria-label="${name}"]`);
      if (list === null) requestAnimationFrame(look);
      else Object.assign(window, { firstNodes: list.querySelectorAll('*').length, firstHeight: list.clientHeight });
    };
    look();
  }, PLAN);
  await openPlan(tools);
  const [nodes, height] = await page.evaluate(() => {
    const { firstNodes = 0, firstHeight = 0 } = window as { firstNodes?: number; firstHeight?: number };
    return [firstNodes, firstHeight] as const;
  });
  assert.ok(nodes > 0 && nodes <= MOST_ROW_NODES, `${String(nodes)} nodes in the first picture`);
  await page.getByText('B2 B区', { exact: true }).waitFor();
  const plan = page.getByRole('list', { name: PLAN });
  await plan
    .getByRole('listitem')
    .nth(BERTHS / PER_STRIP - 1)
    .waitFor({ state: 'attached' });
  assert.equal(await plan.getByRole('radio').count(), BERTHS);
  assert.equal(await plan.evaluate((list) => list.clientHeight), height, 'the page has become longer');
  await plan.getByRole('radio', { name: /^A-300 / }).tap();
  await page.getByText('已选 B1 A区 A-300').waitFor();
  await shot('berth-plan-end');
});

test('500 berths: arrow keys reach the next free one, also beyond a stretch of taken ones that is longer than the screen', async (tools) => {
  const { page, world, shot } = tools;
  await openPlan(tools);
  const free = world.tables.booking.berths
    .filter(
      ({ parkId, berthType, floor, isClosed }) =>
        parkId === LOTS.city && berthType === 1 && floor === 'B1' && !isClosed,
    )
    .map(({ berthNo }) => berthNo)
    // The seeded booking has it.
    .filter((berthNo) => berthNo !== 'A103');
  const wanted = free.slice(free.indexOf('A-055'), free.indexOf('A-125') + 1);
  await page.getByRole('radio', { name: /^A-055 / }).focus();
  const walk = async (key: string): Promise<string[]> => {
    const seen = [await focused(page)];
    while (seen.length < wanted.length) {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    }
    return seen.map((name) => name.split(' ')[0] ?? '');
  };
  assert.deepEqual(await walk('ArrowDown'), wanted);
  assert.ok(
    await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    }),
    'the chosen berth is out of sight',
  );
  await page.getByText('已选 B1 A区 A-125').waitFor({ state: 'attached' });
  await shot('berth-plan-keys');
  assert.deepEqual(await walk('ArrowUp'), [...wanted].reverse());
});
