import assert from 'node:assert/strict';

import type { BrowserContext, Page } from 'playwright-core';

import { expireAccessTokens } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { depth } from '../support/walks/thoroughness';
import { test, type Tools } from './harness';
import { screen, until } from './steps';

const TABS = 5;
const ROUNDS = depth(40, 100);
const ASK = 'GET auth/v2/api/driver/loginInfo';
const RENEW = 'POST auth/v2/api/refreshToken';

/** Five tabs of one browser, on a screen that makes one call about the driver. */
async function openTabs({ context, page, visit, origin }: Tools): Promise<readonly Page[]> {
  await visit('/userInfo', { signedInAs: DRIVERS.lin.phone });
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto(`${origin}/userInfo`);
    tabs.push(tab);
  }
  for (const tab of tabs) await screen(tab, 'userInfo').getByText('138****8000').waitFor();
  return tabs;
}

/**
 * Dispatches `online`: all tabs request their data again at the same moment. A tab that has not yet processed the response of
 * the previous round ignores the event, so it gets the event again.
 */
function createAsker(tabs: readonly Page[]) {
  const asked = new Set<Page>();
  for (const tab of tabs)
    tab.on('request', (request) => {
      if (request.url().includes('driver/loginInfo')) asked.add(tab);
    });
  return async () => {
    // The server may have responded before the test learned of the request. Such a request belongs to the previous round.
    await Promise.all(tabs.map((tab) => tab.evaluate(() => undefined)));
    asked.clear();
    while (asked.size < tabs.length) {
      const silent = tabs.filter((tab) => !asked.has(tab));
      await Promise.all(silent.map((tab) => tab.evaluate(() => void window.dispatchEvent(new Event('online')))));
      const tellAgainAt = Date.now() + 200;
      await until(() => asked.size === tabs.length || Date.now() > tellAgainAt, 'each tab asks');
    }
  };
}

interface Told {
  /** The most renewals in one round. */
  mostRenewals: number;
  renewals: number;
  /** How often a refresh token was presented that had already been used. */
  reuses: number;
}

async function playRounds(tools: Tools, tabs: readonly Page[]): Promise<Told> {
  const { world } = tools;
  const askAgain = createAsker(tabs);
  const told: Told = { mostRenewals: 0, renewals: 0, reuses: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    expireAccessTokens(world);
    world.log.clear();
    await askAgain();
    const answered = () => world.log.list().filter(({ call, code }) => call === ASK && code === '200').length;
    await until(() => answered() >= TABS, `all tabs are answered in round ${String(round)}`);
    const codes = world.log.list().flatMap(({ call, code }) => (call === RENEW ? [code] : []));
    const renewals = codes.filter((code) => code === '200').length;
    told.renewals += renewals;
    told.reuses += codes.length - renewals;
    told.mostRenewals = Math.max(told.mostRenewals, renewals);
  }
  return told;
}

/** The driver is signed out in no tab, and the browser keeps its session. */
async function expectSignedIn(context: BrowserContext, tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    assert.equal(new URL(tab.url()).pathname, '/userInfo');
    assert.equal(await tab.getByText('138****8000').count(), 1);
  }
  assert.equal((await context.cookies()).filter(({ name, value }) => /token/i.test(name) && value !== '').length, 2);
}

const say = (how: string, { renewals, mostRenewals, reuses }: Told) =>
  process.stdout.write(
    `      E4 ${how}: ${String(TABS)} tabs x ${String(ROUNDS)} rounds: 0 kicked, ${String(renewals)} renewals ` +
      `(at most ${String(mostRenewals)} a round), ${String(reuses)} used tokens presented\n`,
  );

test(
  'five tabs whose token keeps expiring: one renewal each time, even where a reused refresh token ends the session',
  async (tools) => {
    tools.world.settings.revokesFamilies = true;
    const tabs = await openTabs(tools);
    const told = await playRounds(tools, tabs);
    say('with Web Locks and cookieStore', told);
    await expectSignedIn(tools.context, tabs);
    assert.deepEqual(told, { mostRenewals: 1, renewals: ROUNDS, reuses: 0 });
  },
  { limitMs: 240_000 },
);

test(
  'the same in a browser without Web Locks and cookieStore: no tab is signed out',
  async (tools) => {
    await tools.context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      Reflect.deleteProperty(window, 'cookieStore');
    });
    const tabs = await openTabs(tools);
    assert.deepEqual(await tabs[0]?.evaluate(() => ['locks' in navigator, 'cookieStore' in window]), [false, false]);
    const told = await playRounds(tools, tabs);
    say('without them', told);
    await expectSignedIn(tools.context, tabs);
  },
  { limitMs: 240_000 },
);

test('signing out in one tab ends the session in all of them', async (tools) => {
  const [first, second] = await openTabs(tools);
  assert.ok(first !== undefined && second !== undefined);
  await first.getByRole('button', { name: '退出登录' }).tap();
  await first.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).tap();
  await second.getByText('138****8000').waitFor({ state: 'detached' });
  assert.ok(!(await second.locator('body').innerText()).includes(DRIVERS.lin.phone.slice(-4)));
});
