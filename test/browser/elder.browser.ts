import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import type { ScreenName } from '@/navigation/paths';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { allNames, FOR_VISITORS, goodVisit } from '../data/goodVisits';
import { sampled, tell } from '../support/walks/thoroughness';
import { test, type Tools } from './harness';
import { overflowsOf, settled } from './judgeLook';
import { textFaultsOf } from './judgeText';
import { serveOwnPage } from './ownPage';
import { openPlateQuery, payButton } from './steps';

/** The routes that `npm test` walks. `npm run test:full` walks all of them. */
const WALKED = 42;
const FIRST: readonly ScreenName[] = [
  // The screens that drivers see most.
  ...(['home', 'mine', 'payPage', 'payResultPage', 'arrearsPage', 'multiPayPage'] as const),
  // The screens whose sentences and tables have the most plates, dates and amounts.
  ...(['monthlyPassDetail', 'monthlyPassAddCar', 'packageCarSelect', 'wrongTimeSubscribeDetail'] as const),
  ...(['chargeStationDetail', 'chargingPage', 'chargeOccupation', 'spaceBooking', 'parkingRecordDetail'] as const),
];
/** The narrowest phone. What fits here fits on the others. */
const NARROWEST = { width: 320, height: 640 };

const prefer = ({ context }: Tools, isElder: boolean) =>
  context.addInitScript(
    (kept) => {
      localStorage.setItem('preferences.v1', kept);
    },
    JSON.stringify({ isElder, scheme: 'auto', hasConsented: true }),
  );
const at200 = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

async function faultsHere(page: Page, isElder: boolean): Promise<{ faults: string[]; facts: number }> {
  const usual = await textFaultsOf(page);
  await at200(page);
  const double = await textFaultsOf(page);
  const wide = await overflowsOf(page);
  return {
    faults: [
      ...(isElder ? usual.small : []),
      ...usual.broken,
      ...[...double.broken, ...wide].map((each) => `at 200 %: ${each}`),
    ],
    facts: double.facts,
  };
}

async function walk(tools: Tools, isElder: boolean): Promise<void> {
  const { page, visit, world, expectError } = tools;
  expectError(/ERR_FAILED.*goldplan/); // the receipt asks for WeChat's script
  await prefer(tools, isElder);
  await page.setViewportSize(NARROWEST);
  const problems: Record<string, readonly string[]> = {};
  let looked = 0;
  const routes = sampled(
    allNames,
    WALKED,
    (name) => `${name} ${String(isElder)}`,
    (name) => FIRST.includes(name),
  );
  for (const name of routes) {
    const at = goodVisit(name, 'driver').at(world);
    if (FOR_VISITORS.includes(name)) await tools.context.clearCookies();
    await visit(at, FOR_VISITORS.includes(name) ? {} : { signedInAs: DRIVERS.lin.phone });
    await settled(page, name);
    const { faults, facts } = await faultsHere(page, isElder);
    looked += facts;
    if (faults.length > 0) problems[name] = [...new Set(faults)];
  }
  assert.ok(looked > routes.length, 'there was something to read');
  tell(`    ${String(routes.length)} routes, ${String(looked)} amounts, plates, dates, clocks and marks`);
  assert.ok(Object.keys(problems).length === 0, JSON.stringify(problems, null, 1));
}

const limitMs = 300_000;
test(
  'elder mode at 320 px: text has 18 px, amounts and plates 22 px, and no fact breaks, at 200 % neither',
  (tools) => walk(tools, true),
  { limitMs },
);
test('at 320 px no amount, plate, date or clock breaks, at 200 % neither', (tools) => walk(tools, false), { limitMs });

/** A day of a year and its clock may be wider than a line together: then the line breaks between them, and nowhere else. */
const DATED = /^\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d in /;

// The world's stays begin some hours ago, so that the walks above see midnight between entry and exit at some hours of a day only.
test('the span of a fee never breaks within a date or a clock, also over midnight, at each width', async (tools) => {
  const { page, context, origin } = tools;
  const found: string[] = [];
  for (const isElder of [false, true]) {
    await prefer(tools, isElder);
    await page.goto(`${await serveOwnPage(context, origin, 'parts.tsx')}#prices`);
    await page.getByText('22:02').waitFor();
    await page.evaluate(
      (elder) => {
        document.documentElement.dataset['elder'] = elder;
      },
      isElder ? 'on' : 'off',
    );
    for (const scale of ['100%', '200%'])
      for (const width of [320, 340, 390]) {
        await page.setViewportSize({ width, height: 640 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, scale);
        const { broken } = await textFaultsOf(page);
        found.push(
          ...broken
            .filter((fault) => !DATED.test(fault))
            .map((fault) => `${String(width)} px, ${scale}, elder ${String(isElder)}: ${fault}`),
        );
      }
  }
  assert.deepEqual(found, []);
});

test('elder mode: keyboard, sheet and question are as large', async (tools) => {
  const { page, visit } = tools;
  await prefer(tools, true);
  await page.setViewportSize(NARROWEST);
  const found: string[] = [];
  const look = async (where: string) => {
    const { small, broken } = await textFaultsOf(page);
    found.push(...[...small, ...broken].map((each) => `${where}: ${each}`));
  };
  await visit('/home');
  await settled(page, 'home');
  await page.getByRole('button', { name: '车牌第1位' }).tap();
  await page.getByRole('button', { name: '京', exact: true }).waitFor();
  await look('the keyboard');
  await page.getByRole('button', { name: '京', exact: true }).tap();
  await page.getByRole('button', { name: 'A', exact: true }).waitFor();
  await look('its letters');
  await visit('/multiPayPage', { signedInAs: DRIVERS.lin.phone });
  await settled(page, 'multiPayPage');
  await page.getByRole('button', { name: /支付方式/ }).tap();
  await page.getByRole('dialog', { name: '支付方式' }).waitFor();
  await look('the sheet');
  await visit('/carManage');
  await settled(page, 'carManage');
  await page.getByRole('button', { name: /^解绑/ }).first().tap();
  await page.getByRole('alertdialog').waitFor();
  await look('the question');
  assert.deepEqual(found, []);
});

/** Heights of what the driver sees and presses, in px. */
const heightsOf = (page: Page) =>
  page.evaluate(() => {
    const of = (css: string) => document.querySelector(css)?.getBoundingClientRect().height ?? Number.NaN;
    return {
      back: of('button[aria-label="返回"] svg'),
      radio: of('input[type="radio"]'),
      arrow: of('a .adm-list-item-content-arrow'),
    };
  });

test('icons, circles and cells grow with the text: in elder mode and at 200 %', async (tools) => {
  const { page, visit } = tools;
  const bill = () =>
    visit('/payPage?uniqueId=stay-0001&parkId=park-1', { host: 'wechat', signedInAs: DRIVERS.lin.phone });
  await prefer(tools, false);
  await bill();
  await payButton(page).waitFor();
  const usual = await heightsOf(page);
  await at200(page);
  const double = await heightsOf(page);
  await prefer(tools, true);
  await bill();
  await payButton(page).waitFor();
  const elder = await heightsOf(page);
  for (const part of ['back', 'radio', 'arrow'] as const) {
    assert.ok(double[part] >= 1.5 * usual[part], `${part} at 200 %: ${String(usual[part])} → ${String(double[part])}`);
    assert.ok(elder[part] >= 1.25 * usual[part], `${part}, elder: ${String(usual[part])} → ${String(elder[part])}`);
  }
  const cell = () =>
    page
      .getByRole('button', { name: '车牌第1位' })
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  await prefer(tools, false);
  await visit('/home');
  await settled(page, 'home');
  await openPlateQuery(page);
  const before = await cell();
  await at200(page);
  assert.ok((await cell()) >= 1.5 * before, `the cell: ${String(before)} → ${String(await cell())}`);
  const tops = await page
    .getByRole('button', { name: /^车牌第/ })
    .evaluateAll((cells) => cells.map((one) => Math.round(one.getBoundingClientRect().top)));
  assert.deepEqual([tops.length, new Set(tops).size, new Set(tops.slice(0, 4)).size], [8, 2, 1], 'two rows of four');
});

test('elder mode: home has three main acts, no advertisement and no news; the rest is behind one row', async (tools) => {
  const { page, visit, shot } = tools;
  await prefer(tools, true);
  await visit('/home', { signedInAs: DRIVERS.lin.phone });
  await settled(page, 'home');
  const acts = page.locator('[data-block="acts"]');
  await acts.waitFor();
  const link = (name: RegExp) => acts.getByRole('link', { name });
  assert.equal(await link(/^缴费/).getAttribute('href'), '/parkingPayPage');
  assert.equal(await link(/^客服/).getAttribute('href'), '/customerService/index');
  assert.equal(await link(/^我的车辆/).getAttribute('href'), '/carManage');
  for (const block of ['banner', 'news', 'menu'])
    assert.equal(await page.locator(`[data-block="${block}"]`).count(), 0);
  await shot('home-elder-acts');
  await acts.getByRole('button', { name: '更多服务' }).tap();
  await page.locator('[data-block="menu"]').getByRole('link', { name: '优惠券' }).waitFor();
});
