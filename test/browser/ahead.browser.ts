import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { payButton, screen, tap, typePlate, until } from './steps';

/** What the payment of a bill needs: its screen, that of its result, the flow, the host's adapter and the plate keyboard with its styles. */
const NEEDED = [
  /^pay\.\w+\.js$/,
  /^pay-result\.\w+\.js$/,
  /^payment\.\w+\.js$/,
  /^host-\w+\.\w+\.js$/,
  /^plate-keyboard\.\w+\.js$/,
  /^plate-keyboard\.\w+\.css$/,
];

/** The files that arrived, by name. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    files.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
  });
  return files;
}
const countOf = (files: readonly string[]) =>
  NEEDED.map((pattern) => files.filter((file) => pattern.test(file)).length);

test('with a bill on home, all that its payment needs is there before it is needed: the line goes, and bill and keyboard open', async (tools) => {
  const { page, context, visit, expectError } = tools;
  expectError(/ERR_INTERNET_DISCONNECTED/);
  const files = watchFiles(page);
  await visit('/home', { signedInAs: DRIVERS.lin.phone });
  await until(() => countOf(files).every((count) => count > 0), 'everything is fetched');
  assert.deepEqual(countOf(files), [1, 1, 1, 1, 1, 1]);
  await context.setOffline(true);
  await typePlate(page, '粤A');
  await page.getByRole('button', { name: '完成' }).tap();
  await tap(page.getByRole('link', { name: '查看账单' }));
  await screen(page, 'payPage').waitFor();
  await context.setOffline(false);
  await payButton(page).waitFor({ timeout: 20_000 });
  assert.deepEqual(countOf(files), [1, 1, 1, 1, 1, 1]);
});

test('what is fetched ahead does not run before the driver touches the page', async ({ page, visit }) => {
  const files = watchFiles(page);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await visit('/home');
  await until(() => files.some((file) => /^mine\.\w+\.js$/.test(file)), 'the likely screens are fetched');
  await page.waitForTimeout(1_000);
  const scripts = await page.coverage.stopJSCoverage();
  const ahead = scripts.filter(({ url }) => /\/(mine|freshness)\.\w+\.js$/.test(url));
  assert.equal(ahead.length, 2);
  for (const { url, functions } of ahead) {
    const ran = functions.filter(({ functionName, ranges }) => functionName !== '' || ranges[0]?.startOffset !== 0);
    assert.deepEqual(
      ran.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
      [],
      url,
    );
  }
  await tap(page.getByRole('link', { name: '我的', exact: true }));
  await screen(page, 'mine').waitFor();
});

test('without a bill, the flow and the keyboard wait until they are needed', async ({ page, visit }) => {
  const files = watchFiles(page);
  await visit('/home');
  await until(() => countOf(files)[0] === 1, 'the likely screens are fetched');
  await page.waitForTimeout(1_000);
  assert.deepEqual(countOf(files), [1, 1, 0, 1, 0, 0]);
});

test('a driver who saves data loads nothing ahead', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const files = watchFiles(page);
  await visit('/home', { signedInAs: DRIVERS.lin.phone });
  await until(() => countOf(files)[3] === 1, 'the host is there');
  await page.waitForTimeout(2_000);
  assert.deepEqual(countOf(files), [0, 0, 0, 1, 0, 0]);
});
