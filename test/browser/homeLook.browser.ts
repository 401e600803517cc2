import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { overflowsOf, settled } from './judgeLook';
import { typePlate } from './steps';

const prefer = (context: Tools['context'], preferences: object) =>
  context.addInitScript((kept) => {
    localStorage.setItem('preferences.v1', kept);
  }, JSON.stringify(preferences));

/** Numbers anywhere on the screen that are not on the same line as their unit. */
const partedUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('[data-screen]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const facts = (node.textContent ?? '').matchAll(
        /\d[\d.]*(?:km|m|元\/(?:小时|度)|小时\d+分|分钟|元)|(?:余位|快充|慢充) [\d/]+/g,
      );
      for (const { 0: fact, index } of facts) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + fact.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) found.push(fact);
      }
    }
    return found;
  });

/**
 * The separator dots between two facts, as far as they are visible: the facts whose dot begins a line, those whose dot is nearer to one fact than to
 * the other, and the number of dots between two facts on one line.
 */
const dotsOf = (page: Page): Promise<{ dangling: string[]; uneven: string[]; between: number }> =>
  page.evaluate(() => {
    const dangling: string[] = [];
    const uneven: string[] = [];
    const glyph = document.createRange();
    let between = 0;
    for (const dot of document.querySelectorAll<HTMLElement>('[data-screen] span')) {
      if (dot.childElementCount > 0 || dot.textContent !== ' · ') continue;
      const fact = dot.parentElement;
      const row = fact?.parentElement;
      const before = fact?.previousElementSibling;
      if (!row || !before) continue;
      const { left, width, top } = dot.getBoundingClientRect();
      glyph.selectNodeContents(dot);
      const drawn = glyph.getBoundingClientRect();
      if (Math.abs(drawn.left + drawn.width / 2 - left - width / 2) > 0.5) uneven.push(fact.textContent);
      const isCut =
        getComputedStyle(row).clipPath !== 'none' && left + width <= row.getBoundingClientRect().left + width + 1;
      if (isCut) continue;
      if (before.getBoundingClientRect().bottom <= top + 1) dangling.push(fact.textContent);
      else between += 1;
    }
    return { dangling, uneven, between };
  });

for (const isElder of [false, true]) {
  for (const width of [320, 390]) {
    for (const size of ['100%', '200%']) {
      test(`no number is separated from its unit, and no dot starts a line: ${isElder ? 'elder mode, ' : ''}${String(width)} px, text at ${size}`, async (tools) => {
        const { page, context, visit } = tools;
        await prefer(context, { isElder });
        await page.setViewportSize({ width, height: 844 });
        await visit('/home', { signedInAs: DRIVERS.lin.phone });
        await settled(page, 'home');
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
        assert.equal(await page.locator('[data-block="nearby"] a[href*="parkId"]').count(), 5);
        assert.deepEqual(await partedUnits(page), []);
        const { dangling, uneven, between } = await dotsOf(page);
        assert.deepEqual({ dangling, uneven }, { dangling: [], uneven: [] });
        assert.ok(size !== '100%' || between > 0, 'a dot between two facts');
        assert.deepEqual(await overflowsOf(page), []);
        if (width === 320) await tools.shot(`home-facts-${isElder ? 'elder' : 'usual'}-${size}`);
      });
    }
  }
}

for (const isElder of [false, true]) {
  test(`the query button stays above the keyboard${isElder ? ', in elder mode too' : ''}`, async ({
    page,
    context,
    visit,
  }) => {
    await prefer(context, { isElder });
    await visit('/home', { host: 'wechat' });
    await settled(page, 'home');
    await typePlate(page, '粤A11111');
    const [ask, keys] = await Promise.all([
      page.getByRole('button', { name: '查询', exact: true }).boundingBox(),
      page.getByRole('group', { name: '车牌键盘' }).boundingBox(),
    ]);
    assert.ok(ask !== null && keys !== null);
    assert.ok(ask.y + ask.height <= keys.y, `${String(ask.y + ask.height)} under ${String(keys.y)}`);
  });
}

test('elder mode: each cell of a plate is as large as a thumb, at 320 px too', async ({
  page,
  context,
  visit,
  shot,
}) => {
  await prefer(context, { isElder: true });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit('/home');
    await settled(page, 'home');
    const sizes = await page.getByRole('button', { name: /^车牌第/ }).evaluateAll((cells) =>
      cells.map((cell) => {
        const { width: wide, height: high } = cell.getBoundingClientRect();
        return Math.min(wide, high);
      }),
    );
    assert.equal(sizes.length, 8);
    assert.ok(Math.min(...sizes) >= 60, `at ${String(width)} px: ${sizes.join(', ')}`);
    await shot(`home-cells-elder-${String(width)}`);
  }
});

test('the banner is dimmed in the dark scheme only, before the program and with it', async (tools) => {
  const { page, context, visit, expectError } = tools;
  expectError(/ERR_FAILED/);
  const dimming = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).filter);
  const seen: Record<string, string[]> = {};
  for (const scheme of ['light', 'dark']) {
    await prefer(context, { scheme });
    await context.route('**/assets/main.*.js', (route) => route.abort());
    await visit('/home');
    await page.locator('[data-early="banner"] img').waitFor();
    const early = await dimming('[data-early="banner"] img');
    await context.unroute('**/assets/main.*.js');
    await visit('/home');
    await page.locator('[data-block="banner"] img').first().waitFor();
    seen[scheme] = [early, await dimming('[data-block="banner"] ul')];
  }
  assert.deepEqual(seen, { light: ['none', 'none'], dark: ['brightness(0.7)', 'brightness(0.7)'] });
});

test('a plate that owes nothing is named beside the cells', async ({ page, visit, shot, axe }) => {
  await visit('/home');
  await settled(page, 'home');
  await page.getByRole('button', { name: '车牌第1位' }).tap();
  for (const key of PLATES.visitorNone) await page.getByRole('button', { name: key, exact: true }).tap();
  await page.getByRole('button', { name: '查询' }).tap();
  await page.locator('[data-block="query"]').getByText('未查到 粤A·00000 的停车费').waitFor();
  await shot('home-nothing-found');
  await axe();
});
