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
const REST_MS = 300;

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

test('500 berths: the document holds few of them, and the last one of a floor can be chosen', async (tools) => {
  const { page, shot } = tools;
  await openPlan(tools);
  await page.getByText('B2 B区', { exact: true }).waitFor();
  const plan = page.getByRole('list', { name: PLAN });
  const last = plan.locator(`[aria-posinset="${String(BERTHS / PER_STRIP)}"]`);
  assert.equal(await last.count(), 0, 'all are drawn at once');
  for (const part of [0, 0.5, 1]) {
    await plan.evaluate((list, share) => {
      scrollTo(0, scrollY + list.getBoundingClientRect().top + (list.clientHeight - innerHeight) * share);
    }, part);
    // What is passed in a hurry is drawn when it comes to rest.
    await page.waitForFunction(
      (name) =>
        document
          .elementFromPoint(200, 300)
          ?.closest(`[aria-label="${name}"] [role="listitem"]`)
          ?.querySelector('input') != null,
      PLAN,
    );
    const nodes = await plan.evaluate((list) => list.querySelectorAll('*').length);
    assert.ok(nodes > 0 && nodes <= MOST_ROW_NODES, `${String(nodes)} nodes`);
  }
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await last.getByRole('radio', { name: /^A-300 / }).tap();
  await page.getByText('已选 B1 A区 A-300').waitFor();
  await shot('berth-plan-end');
});

/** Presses an arrow key until a berth has the focus. The numbers of the berths that had it on the way. */
async function walk(page: Page, key: string, until: string): Promise<string[]> {
  const seen: string[] = [];
  while (seen.at(-1) !== until) {
    const before = await focused(page);
    await page.keyboard.press(key);
    // The page scrolls to a berth that is far away, and its strip is drawn anew when it comes to rest.
    await page.waitForFunction(
      ([name, restMs]) => {
        const { activeElement } = document;
        const now = activeElement?.matches('input[type="radio"]:checked')
          ? activeElement.getAttribute('aria-label')
          : null;
        const rest = ((window as { rest?: { on: string | null; since: number } }).rest ??= { on: null, since: 0 });
        if (rest.on !== now) Object.assign(rest, { on: now, since: performance.now() });
        return now !== null && now !== name && performance.now() - rest.since >= restMs;
      },
      [before, REST_MS] as const,
    );
    seen.push((await focused(page)).split(' ')[0] ?? '');
  }
  return seen;
}

test(
  '500 berths: arrow keys reach the next free one, also beyond a stretch of taken ones that is longer than the screen',
  async (tools) => {
    const { page, world, shot } = tools;
    await openPlan(tools);
    const wanted = world.tables.booking.berths
      .filter(
        ({ parkId, berthType, floor, isClosed }) =>
          parkId === LOTS.city && berthType === 1 && floor === 'B1' && !isClosed,
      )
      .map(({ berthNo }) => berthNo)
      // The seeded booking has it.
      .filter((berthNo) => berthNo !== 'A103');
    const [from, to] = [wanted.indexOf('A-055'), wanted.indexOf('A-125')];
    await page.getByRole('list', { name: PLAN }).evaluate((list, share) => {
      scrollTo(0, scrollY + list.getBoundingClientRect().top + list.clientHeight * share - innerHeight / 2);
    }, 55 / BERTHS);
    await page.getByRole('radio', { name: /^A-055 / }).focus();
    assert.deepEqual(await walk(page, 'ArrowDown', 'A-125'), wanted.slice(from + 1, to + 1));
    assert.ok(
      await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
      }),
      'the chosen berth is out of sight',
    );
    await shot('berth-plan-keys');
    assert.deepEqual(await walk(page, 'ArrowUp', 'A-060'), wanted.slice(wanted.indexOf('A-060'), to).reverse());
  },
  { limitMs: 120_000 },
);
