import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator, Page } from 'playwright-core';

import type { ScreenName } from '@/navigation/paths';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { allNames, goodVisit } from '../data/goodVisits';
import { rowIn } from '../support/rowIn';
import { VISITORS_ONLY } from '../support/walks/builtVisits';
import { isWanted, walkedRoutes } from '../support/walks/shards';
import { sampled, tell } from '../support/walks/thoroughness';
import { test, type Tools } from './harness';
import { screen, until } from './steps';

/** What the browser and webpack say of a file that does not come. */
const MISSING = /ERR_FAILED|404|Loading (CSS )?chunk|ChunkLoadError|Failed to load/;
/**
 * The screens that `npm test` walks: more if many screens share the change (`walkedRoutes` visits many then). `npm run test:full` walks all of them.
 */
const WALKED = { few: 5, shared: 10 };
/** So many routes are visited only if many screens share the change. */
const MANY_ROUTES = 30;
const SHARDS = 2;
const QUIET_MS = 500;
/** After this time, amounts that are not there are counted as gone. */
const LATEST_MS = 5_000;

const dist = path.resolve(process.env['DIST'] ?? 'dist');
const { parts, screens } = JSON.parse(readFileSync(path.join(dist, 'screens.json'), 'utf8')) as {
  parts: Record<string, string[]>;
  screens: Record<string, string[]>;
};
const fileOf = (address: string) => /\/(assets\/[^/]+\.(?:js|css))$/.exec(new URL(address).pathname)?.[1];
/** No screen opens without these: the first load, which the document names, and the rows of the other routes. */
const always = readFileSync(path.join(dist, 'index.html'), 'utf8').match(/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
const isOfRoutes = (file: string) => file.startsWith('assets/routes.');
/** The files without which this screen does not open. */
function ownFilesOf(name: ScreenName): ReadonlySet<string> {
  const [, screenName = ''] = /(\w+Screen)\b/.exec(String(rowIn(name).screen)) ?? [];
  const module = Object.keys(screens).find((each) => each.endsWith(`/${screenName}`));
  assert.ok(module !== undefined, `${name} has no files in screens.json`);
  return new Set([...always, ...(screens[module] ?? [])]);
}
const lateOf = (name: ScreenName, files: Iterable<string>) =>
  [...files].filter((file) => !ownFilesOf(name).has(file) && !isOfRoutes(file)).sort();

/** The files that are requested from now on. */
function watchFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const file = fileOf(request.url());
    if (file !== undefined) files.add(file);
  });
  return files;
}

/** From now on this file does not come. Returns the number of times it was asked for, and what ends the fault. */
async function withhold({ context }: Tools, file: string) {
  let asked = 0;
  const isIt = (url: URL) => url.pathname === `/${file}`;
  await context.route(isIt, (route) => {
    asked += 1;
    return route.abort();
  });
  return { asked: () => asked, end: () => context.unroute(isIt) };
}

/** What the driver pays and owes. What their balance holds is no such amount, and is offered only where the host is known. */
const amountsOf = async (page: Page, name: string) =>
  (await screen(page, name).innerText()).replaceAll(/余额\D*[\d,.]+/g, '').match(/\d[\d,]*\.\d\d/g) ?? [];
const rest = async (page: Page, name: string) => {
  let changedAt = Date.now();
  const note = () => {
    changedAt = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await screen(page, name).waitFor({ timeout: 10_000 });
  note();
  await until(() => Date.now() - changedAt > QUIET_MS, `${name} is at rest`);
  page.off('request', note);
  page.off('requestfinished', note);
};
const pictureOf = (part: string) => path.join(__dirname, `out/late-${part.replaceAll(' ', '-')}.png`);
const lineIsBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

/** A running charge and a kept gun cost more from one opening to the next: there the amounts are counted. */
const GROWING: readonly ScreenName[] = ['chargingResults', 'chargeOccupation', 'occupyBillDetail'];
const areSame = (name: ScreenName, left: readonly string[] | string, amounts: readonly string[]): boolean =>
  String(left) === String(amounts) ||
  (GROWING.includes(name) && left.length === amounts.length && typeof left !== 'string');

/** The files of home's end. It shares some with other screens, and those may have no name of their own. */
const isOfHomeEnd = (file: string): boolean => parts['home-end']?.includes(file) === true;

/** Screens that are always walked. */
const FIRST: readonly ScreenName[] = ['home', 'payPage', 'mine'];

interface Story {
  part: string;
  name: ScreenName;
  before?: (tools: Tools) => unknown;
  /** What makes the part wanted. Without it the screen wants the part as soon as it is drawn. */
  want?: (page: Page) => Promise<unknown>;
  /** What the driver sees of the part. */
  seen: (page: Page) => Locator;
  /** What works without the part. */
  instead?: (page: Page) => Promise<unknown>;
  /** Tells the part's own file by its content from what is fetched while the page is idle. */
  own?: RegExp;
  /** What asks for the file again instead of the line that is back. */
  retry?: (page: Page) => Promise<unknown>;
}

const retryLine = (page: Page) => page.getByRole('alert').filter({ hasText: '加载失败' });
const pressRetry = (page: Page) => retryLine(page).getByRole('button', { name: '重试' }).tap();

const STORIES: readonly Story[] = [
  {
    part: 'the default banner',
    name: 'home',
    before: ({ world }) => world.faults.set('POST publicity/v2/api/advertisings', { kind: 'http404' }),
    seen: (page) => page.getByText('离场前缴费'),
    // The end of home shares a file with other screens, which is late as well.
    own: /离场前缴费/,
  },
  {
    part: 'the plate keyboard',
    name: 'home',
    want: async (page) => {
      await page.getByRole('button', { name: '查其他车牌' }).tap();
      await page.getByRole('button', { name: '车牌第1位' }).tap();
    },
    seen: (page) => page.getByRole('button', { name: '京', exact: true }),
    instead: async (page) => {
      const field = page.getByRole('textbox', { name: '输入或粘贴整个车牌' });
      await field.fill('粤A11111');
      assert.ok((await field.boundingBox())!.height >= 44);
      await field.blur();
      await page.getByRole('button', { name: '车牌第7位 1' }).waitFor();
      await page.getByRole('button', { name: '车牌第1位' }).tap();
      await field.waitFor();
    },
  },
  {
    part: 'a sheet',
    name: 'multiPayPage',
    want: (page) => page.getByRole('button', { name: /支付方式/ }).tap(),
    seen: (page) => page.getByRole('dialog', { name: '支付方式' }),
    instead: (page) => retryLine(page).waitFor(),
    retry: pressRetry,
  },
  {
    part: 'rich text',
    name: 'newsDetail',
    own: /dompurify/i,
    seen: (page) => screen(page, 'newsDetail').locator('p').first(),
    instead: (page) => retryLine(page).waitFor(),
    retry: pressRetry,
  },
  {
    part: 'diagnostics',
    name: 'mine',
    want: (page) => page.getByRole('button', { name: /诊断与录制/ }).tap(),
    seen: (page) => page.getByRole('dialog'),
    instead: (page) => retryLine(page).waitFor(),
  },
];

for (const { part, name, before, want, seen, instead, own = /./, retry } of STORIES)
  test(`${part} does not come: ${name} and its amounts stay, and it comes when it is asked for again`, async (tools) => {
    const { page: first, context, visit, world, origin, expectError } = tools;
    expectError(MISSING);
    await before?.(tools);
    const address = goodVisit(name, 'driver').at(world);
    const files = watchFiles(first);
    await visit(address, { signedInAs: DRIVERS.lin.phone });
    await rest(first, name);
    const amounts = await amountsOf(first, name);
    if (want !== undefined) files.clear();
    await want?.(first);
    await seen(first).waitFor();
    await first.close();
    // Without `want`, the screen has asked for other files too. Those with a name of their own are walked below.
    const late = lateOf(name, files)
      .filter((file) => want !== undefined || /^assets\/\d/.test(file))
      .filter((file) => own.test(readFileSync(path.join(dist, file), 'utf8')));
    assert.ok(late.length > 0, 'no file was late');
    for (const file of late) {
      const fault = await withhold(tools, file);
      const page = await context.newPage(); // with empty drafts
      await page.goto(origin + address);
      await rest(page, name);
      await want?.(page);
      await until(() => fault.asked() > 0, `${file} is asked for`);
      await page.waitForTimeout(QUIET_MS);
      assert.deepEqual(await amountsOf(page, name), amounts, file);
      if (file === late[0]) await page.screenshot({ path: pictureOf(part) });
      await instead?.(page);
      await page.waitForTimeout(QUIET_MS); // what was asked for once more has failed as well
      await fault.end();
      await (retry ?? lineIsBack)(page);
      await seen(page).waitFor({ timeout: 5_000 });
      await page.close();
    }
    tell(`    ${part}: ${late.join(', ')}`);
  });

/** Withholds in turn each file that a screen asks for beside its own. */
async function walk(tools: Tools, names: readonly ScreenName[]): Promise<void> {
  const { page, visit, world, expectError } = tools;
  expectError(MISSING);
  const files = watchFiles(page);
  const found: string[] = [];
  let withheld = 0;
  const open = async (name: ScreenName) => {
    await visit(goodVisit(name, 'driver').at(world), { signedInAs: DRIVERS.lin.phone });
    await rest(page, name);
    return amountsOf(page, name);
  };
  for (const name of names) {
    files.clear();
    const amounts = await open(name);
    for (const file of lateOf(name, files)) {
      withheld += 1;
      const fault = await withhold(tools, file);
      let left = await open(name).catch(String);
      const isCut = () =>
        // Prices nearby come with the end of home, the button's amount with the channels of the host. What the driver owes stands above and stays.
        (name === 'home' ? /controls|host-/.test(file) || isOfHomeEnd(file) : /home-end|host-/.test(file)) &&
        String(amounts).startsWith(`${String(left)},`);
      const isStaying = () => isCut() || areSame(name, left, amounts);
      // A busy machine may rest between two calls for longer than QUIET_MS.
      for (const endMs = Date.now() + LATEST_MS; !isStaying() && Date.now() < endMs;) {
        await page.waitForTimeout(QUIET_MS);
        left = await amountsOf(page, name).catch(String);
      }
      const isGone = await page.getByText('页面加载失败').isVisible();
      if (isGone || !isStaying()) found.push(`${name} without ${file}: ${String(left)} instead of ${String(amounts)}`);
      await fault.end();
    }
  }
  assert.deepEqual(found, []);
  assert.ok(withheld > 0, 'no file was late');
  tell(`    ${String(names.length)} screens, ${String(withheld)} times without a file`);
}

const openToDrivers = allNames.filter((name) => !VISITORS_ONLY.includes(name));
const isFew = walkedRoutes !== null && walkedRoutes.length < MANY_ROUTES;
const walked = sampled(
  openToDrivers.filter((name) => FIRST.includes(name) || isWanted(name)),
  isFew ? WALKED.few : WALKED.shared,
  String,
  (name) => FIRST.includes(name),
);
for (let shard = 0; shard < SHARDS; shard += 1)
  test(
    `each late file in turn does not come: the screen and its amounts stay, ${String(shard + 1)} of ${String(SHARDS)}`,
    (tools) =>
      walk(
        tools,
        walked.filter((_, index) => index % SHARDS === shard),
      ),
    { limitMs: 600_000 },
  );
