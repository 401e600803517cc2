import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

import type { Page, Request } from 'playwright-core';

import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';
import type { ScreenName } from '@/navigation/paths';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { hostileStrings } from '../corpus/hostileStrings';
import { allNames, goodVisit } from '../data/goodVisits';
import { changedBody } from '../support/walks/answersOnTheWay';
import { VISITORS_ONLY } from '../support/walks/builtVisits';
import { type Dose, poisoned, rotation } from '../support/walks/poison';
import { isWanted } from '../support/walks/shards';
import { isFull, tell } from '../support/walks/thoroughness';
import { test, type Tools } from './harness';
import { overflowsOf } from './judgeLook';
import { until } from './steps';

const { SHARDS } = createRequire(__filename)('../../config/walks') as { SHARDS: number };

/** Elements that our pages never contain, whatever the server sends. */
const PLANTED = [
  // The last address is WeChat's script, which only the receipt loads.
  'script:not([src^="/assets/"]):not(#config):not([data-files]):not([src^="https://wx.gtimg.com/pay_h5/goldplan/"])',
  'iframe',
  'object',
  'embed',
  'base',
  'form[action]',
  'meta[http-equiv="refresh"]',
  '[onerror], [onload], [onclick], [onmouseover], [onfocus], [ontoggle]',
  'a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i], a[href^="blob:" i]',
  'img[src^="data:image/svg" i], img[src^="javascript:" i], img[src^="http:" i]',
].join(', ');

interface Traces {
  ran: string[];
  violations: string[];
}

/** Watches for the effects of a hostile text, from before the first script of the page. */
async function watch({ page, origin }: Tools): Promise<string[]> {
  const left: string[] = [];
  await page.addInitScript(() => {
    const traces: Traces = { ran: [], violations: [] };
    Object.assign(window, { traces });
    for (const name of ['alert', 'confirm', 'prompt', 'open'] as const)
      Object.assign(window, { [name]: () => void traces.ran.push(name) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      traces.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    left.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== origin && frame.url() !== 'about:blank') left.push(`went to ${frame.url()}`);
  });
  page.on('popup', (popup) => left.push(`opened ${popup.url()}`));
  return left;
}

interface Walk {
  seed: number;
  dose: Dose;
  who: 'driver' | 'visitor';
  /** Every text ends with the same piece of HTML. So the rotation of the corpus cannot spare a field this test by chance. */
  isMarked: boolean;
  routes: readonly ScreenName[];
}

/**
 * More marks on one letter than a font can place. A font that places none draws each at its own width, and no line breaks inside of a letter. What such
 * a text does to a screen is seen with three of them too.
 */
const MARKS = /(\p{M}{3})\p{M}+/gu;
const MARK = `"'><img src=/x onerror=alert(1)>`;

/** Replaces every free text of every response with another text of the corpus. */
async function poison({ page, world, expectError }: Tools, { seed, dose, isMarked }: Walk): Promise<{ count: number }> {
  const told = { count: 0 };
  const turn = rotation(hostileStrings, seed);
  const next = () => {
    told.count += 1;
    return stripLoneSurrogates(turn()).replace(MARKS, '$1') + (isMarked ? MARK : '');
  };
  world.settings.settleAfterMs = 0;
  // The page requests a picture from a stranger's host, and the harness blocks every outside request.
  expectError(/Failed to load resource/);
  await page.route('**/api/**', async (route) => {
    // A connection that the server has just closed after its idle time.
    const response = await route.fetch({ maxRetries: 3 });
    const body: unknown = await response.json().catch(() => null);
    const changed = changedBody(route.request().method(), route.request().url(), body, (data, { endpoint }) =>
      poisoned(data, endpoint.answer.strict, dose, next),
    );
    await (changed === undefined ? route.fulfill({ response }) : route.fulfill({ response, json: changed }));
  });
  return told;
}

const judge = (page: Page): Promise<Traces & { planted: string[]; screen: string | null; words: number }> =>
  page.evaluate((planted) => {
    const screen = document.querySelector<HTMLElement>('[data-screen]');
    return {
      ...(window as unknown as { traces: Traces }).traces,
      planted: [...document.querySelectorAll(planted)].map((element) => element.outerHTML.slice(0, 120)),
      screen: screen?.getAttribute('data-screen') ?? null,
      words: (screen?.innerText ?? '').trim().length,
    };
  }, PLANTED);

/**
 * A screen counts as at rest when no call has been under way for this long. A response that causes another call does so within
 * one turn of the event loop.
 */
const QUIET_MS = 150;

/** Watches the requests of the page. Returns a function that waits until no call is under way and the responses have been drawn. */
function watchCalls(page: Page): (name: ScreenName) => Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = 0;
  const note = (change: () => unknown) => {
    change();
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    note(() => {
      // The calls of the previous page end with that page, and the browser does not report each of these ends.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
      underWay.add(request);
    });
  });
  const end = (request: Request) => {
    note(() => underWay.delete(request));
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (name) => {
    await page.locator(`[data-screen="${name}"]`).waitFor();
    await until(() => underWay.size === 0 && performance.now() - changedAt > QUIET_MS, `${name} is at rest`, 30_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
}

async function walk(tools: Tools, given: Walk): Promise<void> {
  const { page, visit, world } = tools;
  const { who, routes } = given;
  const left = await watch(tools);
  const told = await poison(tools, given);
  const rest = watchCalls(page);
  const found: Record<string, unknown> = {};
  const look = async (name: ScreenName) => {
    const { screen, words, ran, violations, planted } = await judge(page);
    const traces = [...ran, ...violations, ...planted, ...left.splice(0), ...(await overflowsOf(page))];
    if (screen !== name || words === 0 || traces.length > 0) found[name] = { screen, words, traces };
  };
  for (const name of routes) {
    const isDriver = who === 'driver' && !VISITORS_ONLY.includes(name);
    if (!isDriver) await tools.context.clearCookies();
    await visit(goodVisit(name, who).at(world), isDriver ? { signedInAs: DRIVERS.lin.phone } : {});
    await rest(name);
    await look(name);
  }
  assert.equal(JSON.stringify(found, null, 1), '{}');
  assert.ok(told.count > 4 * routes.length, `only ${String(told.count)} texts were poisoned`);
  tell(`    ${String(routes.length)} routes, ${String(told.count)} hostile texts`);
}

const limitMs = 180_000;

/** One test for each shard of the routes. config/scripts/browserTests.js runs the shards in separate processes. */
function testWalk(name: string, walkOf: Omit<Walk, 'routes'>, routes: readonly ScreenName[]): void {
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const mine = routes.filter(isWanted).filter((_, index) => index % SHARDS === shard);
    if (mine.length === 0) continue;
    const title = `${name}, ${String(shard + 1)} of ${String(SHARDS)}`;
    test(title, (tools) => walk(tools, { ...walkOf, routes: mine }), { limitMs });
  }
}

testWalk(
  'hostile texts in every answer do nothing on any route',
  { seed: 0, dose: 'texts', who: 'driver', isMarked: true },
  allNames,
);

testWalk(
  'nor do they where nothing is added to them',
  { seed: 1, dose: 'texts', who: 'driver', isMarked: false },
  allNames,
);

if (isFull) {
  for (let round = 1; round <= 12; round += 1) {
    const dose = round % 3 === 0 ? 'everything' : 'texts';
    const who = round % 4 === 0 ? 'visitor' : 'driver';
    const isMarked = round % 2 === 0;
    testWalk(`round ${String(round)}: ${dose}, ${who}`, { seed: round * 17, dose, who, isMarked }, allNames);
  }
}
