import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Locator, Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { HARMLESS, HARMLESS_OF_LIBRARIES } from '../support/harmlessStyles';
import { test, type Tools } from './harness';
import { scrollToLast } from './longList';
import { asOldPhone, missingMembers, missingStyles } from './oldPhone';
import { cashierButton, moneyOf, payButton, resultWord, screen, tap, typePlate } from './steps';

const LIN = { host: 'browser', signedInAs: DRIVERS.lin.phone } as const;
/** Far fewer than the data lists: this browser does not have all of them either. */
const LEAST_TAKEN = 300;

const onOldPhone =
  (run: (tools: Tools) => Promise<void>) =>
  async (tools: Tools): Promise<void> => {
    await asOldPhone(tools.context, tools.origin);
    await run(tools);
  };

/** The page really lacks what it should. */
const expectOld = async (page: Page): Promise<void> => {
  const { taken, left } = await page.evaluate(() => ({
    taken: (window as unknown as { taken: number }).taken,
    left: [
      ...['hasOwn', 'groupBy'].filter((name) => name in Object),
      ...['at', 'findLast', 'toSorted'].filter((name) => name in []),
      ...['structuredClone', 'requestIdleCallback', 'cookieStore', 'BroadcastChannel'].filter((name) => name in window),
      ...['timeout', 'any'].filter((name) => name in AbortSignal),
      ...(navigator.locks === undefined ? [] : ['locks']), // oxlint-disable-line typescript/no-unnecessary-condition -- taken away
    ],
  }));
  assert.deepEqual(left, []);
  assert.ok(taken >= LEAST_TAKEN, `only ${String(taken)} taken away`);
};

const sizeOf = async (locator: Locator): Promise<{ width: number; height: number }> => {
  await locator.waitFor();
  const box = await locator.boundingBox();
  assert.ok(box !== null);
  return box;
};

test(
  'on a phone of 2020 a visitor queries a plate, opens its bill and pays it',
  onOldPhone(async ({ page, world, visit, shot }) => {
    await visit('/home', { host: 'browser' });
    await expectOld(page);
    await typePlate(page, '粤A11111');
    await page.getByRole('button', { name: '查询', exact: true }).tap();
    await screen(page, 'payPage').waitFor();
    await shot('oldPhone-bill');
    await tap(payButton(page));
    await tap(cashierButton(page, '支付'));
    await resultWord(page, '支付成功').waitFor();
    await shot('oldPhone-result');
    const stay = world.tables.stays.find(({ plateNo }) => plateNo === '粤A11111');
    const money = moneyOf(world, stay?.uniqueId);
    assert.equal(money.asked, 1);
    assert.equal(money.paid.length, 1);
  }),
);

test(
  'on a phone of 2020 a driver sees home with its bills and menu, and pays in two taps',
  onOldPhone(async ({ page, visit, shot }) => {
    await visit('/home', LIN);
    await page.waitForFunction(
      () =>
        document.querySelectorAll('[data-block]').length > 0 &&
        document.querySelector('[data-block][data-state="loading"]') === null,
    );
    assert.equal(await page.locator('[data-block][data-state="failed"]').count(), 0);
    await shot('oldPhone-home');
    await tap(page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s }));
    await tap(payButton(page));
    await tap(cashierButton(page, '支付'));
    await resultWord(page, '支付成功').waitFor();
  }),
);

test(
  'on a phone of 2020 a list of 999 arrears can be read to its end',
  onOldPhone(async ({ page, world, visit, shot }) => {
    world.useScenario('arrears999');
    await visit('/arrearsPage', LIN);
    const last = await scrollToLast(page, '待缴账单', 999);
    await shot('oldPhone-list');
    await tap(last.getByRole('link', { name: /详情/ }));
    await screen(page, 'payPage').waitFor();
  }),
);

test(
  'on a phone of 2020 the plan of the map has a size, and a place on it opens',
  onOldPhone(async ({ page, visit, shot }) => {
    await visit('/map?lng=114.0579&lat=22.5431', LIN);
    const plan = page.locator('[data-map]');
    const markers = plan.locator('[data-map-marker]');
    await markers.first().waitFor();
    const { width, height } = await sizeOf(plan.locator('svg').first());
    assert.ok(width >= 200 && Math.abs(width - height) <= 1, `${String(width)} by ${String(height)}`);
    await shot('oldPhone-map');
    await markers.first().tap();
    await page.getByRole('dialog').waitFor();
  }),
);

test(
  'on a phone of 2020 the scanner covers the screen, and its frame has a size',
  onOldPhone(async ({ page, visit, shot }) => {
    // A camera that is being asked for: the frame stands and waits.
    await page.addInitScript(() => {
      const mediaDevices = { getUserMedia: () => new Promise(() => undefined) };
      Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices });
    });
    await visit('/home', LIN);
    await page.getByRole('button', { name: '扫码充电' }).tap();
    const scanner = page.getByRole('dialog', { name: '扫一扫' });
    const { width, height } = await sizeOf(scanner);
    assert.ok(width >= 390 && height >= 840, `${String(width)} by ${String(height)}`);
    const frame = await sizeOf(scanner.locator('[data-live]'));
    assert.ok(frame.width >= 100 && Math.abs(frame.width - frame.height) <= 1, `${String(frame.height)} high`);
    await shot('oldPhone-scanner');
  }),
);

test(
  'on a phone of 2020 a form that is sent empty leads to its first wrong field',
  onOldPhone(async ({ page, visit, shot }) => {
    await visit('/login', { host: 'browser' });
    await page.getByRole('radio', { name: '密码登录' }).tap();
    await page.getByRole('button', { name: '登录', exact: true }).tap();
    await page.locator('form [aria-invalid="true"]').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await shot('oldPhone-form');
  }),
);

const assets = path.resolve(process.env['DIST'] ?? 'dist', 'assets');
const built = (ending: string) =>
  readdirSync(assets)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(path.join(assets, file), 'utf8') }));

interface Node {
  type: string;
  callee?: Node;
  object?: Node;
  property?: Node;
  name?: string;
  regex?: { pattern: string; flags: string };
}

/** Methods of arrays and strings by their name, those of constructors with it: `at`, `Object.hasOwn`. */
const METHODS = new Set(
  missingMembers.flatMap(([owner, member]) =>
    ['Array', 'String', 'TypedArray'].includes(owner) ? [member, `${owner}.${member}`] : [`${owner}.${member}`],
  ),
);

/** What a script calls that Chrome 87 or iOS 14 lacks, libraries included. */
function missingCalls(code: string): string[] {
  const require = createRequire(createRequire(__filename).resolve('webpack'));
  const { parse } = require('acorn') as { parse(code: string, options: object): Node };
  const missing: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach(walk);
      return;
    }
    const { type, callee, regex } = value as Node;
    const called = type === 'CallExpression' && callee?.type === 'MemberExpression' ? callee : undefined;
    const method = called?.property?.type === 'Identifier' ? (called.property.name ?? '') : '';
    const owner = called?.object?.type === 'Identifier' ? (called.object.name ?? '') : '';
    if (METHODS.has(method) || METHODS.has(`${owner}.${method}`)) missing.push(`${owner}.${method}`);
    if (regex !== undefined && (/\(\?<[=!]/.test(regex.pattern) || /[dv]/.test(regex.flags)))
      missing.push(regex.pattern);
    Object.values(value).forEach(walk);
  };
  walk(parse(code, { ecmaVersion: 2021, sourceType: 'script' }));
  return missing;
}

test('the build, with its libraries, calls nothing that Chrome 87 or iOS 14 lacks', () => {
  assert.deepEqual(missingCalls('a.at(-1); Object.hasOwn(a, b); /(?<=a)b/; c.hasOwn(d); (0, a.at)()'), [
    'a.at',
    'Object.hasOwn',
    '(?<=a)b',
  ]);
  const missing = built('.js').flatMap(({ file, text }) => missingCalls(text).map((call) => `${file}: ${call}`));
  assert.deepEqual(missing, []);
  return Promise.resolve();
});

test('the build, with its libraries, has no style that Chrome 87 or iOS 14 needs and does not know', () => {
  const missing = built('.css').flatMap(({ file, text }) =>
    missingStyles(text)
      .filter(({ what }) => (HARMLESS[what] ?? HARMLESS_OF_LIBRARIES[what]) === undefined)
      .map(({ what, where }) => `${file}: ${what} of ${where}`),
  );
  assert.deepEqual(missing, []);
  return Promise.resolve();
});
