import assert from 'node:assert/strict';

import { issueOAuthCode, issueTicket } from '../../mocks/world/account/accounts';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { test, type Tools } from './harness';
import { otherSite, serverBefore } from './servers';
import { screen, tap } from './steps';

const { openid } = DRIVERS.lin;
const OUTSIDE = 'https://rescue.example.com';
const isCall = (url: string | undefined) => url?.startsWith('/api/') === true;

/**
 * The app behind a server that records each request as it arrives, and a second site where outside pages end up. The app opens
 * encrypted addresses only, so the first step redirects to that site.
 */
async function twoSites({ context, origin }: Tools) {
  const [app, other] = [await serverBefore(context, origin), await otherSite(context)];
  await context.unroute('**/*').catch(() => undefined);
  await context.route(
    (url) => [app.origin, other.origin].includes(url.origin),
    (route) => route.continue(),
  );
  const asked: (string | undefined)[] = [];
  await context.route(`${OUTSIDE}/**`, async (route) => {
    asked.push((await route.request().allHeaders())['referer']);
    await route.fulfill({ status: 302, headers: { location: `${other.origin}/landed` } });
  });
  return { app, other, asked };
}

/** The document's own query must not leak these values, in any header of any call to any site. */
function expectNowhere(secrets: readonly string[], texts: readonly (string | undefined)[]): void {
  for (const secret of secrets)
    for (const form of [secret, encodeURIComponent(secret)])
      for (const text of texts) assert.ok(text?.includes(form) !== true, `${form} in ${text ?? ''}`);
}

for (const [name, allowedHosts] of [
  ['a host of the operator’s list', ['rescue.example.com']],
  ['a host that is named first', []],
] as const) {
  test(
    `from an address with a ticket: neither the calls nor ${name} receive the ticket`,
    async (tools) => {
      const { page, context, world } = tools;
      const { app, other, asked } = await twoSites(tools);
      const ticket = issueTicket(world, openid);
      const reqJson = JSON.stringify({ ticket, openid, clientType: '2' });
      await context.addInitScript((id) => {
        localStorage.setItem('openid', id);
      }, openid);
      await page.goto(`${app.origin}/home?reqJson=${encodeURIComponent(reqJson)}&host=browser`);
      await page.getByText('粤B·12345').first().waitFor();
      await page.getByRole('button', { name: '更多' }).tap();
      await page.getByRole('button', { name: '道路救援' }).tap();
      if (allowedHosts.length === 0) await tap(page.getByRole('button', { name: '继续前往' }));
      await page.getByRole('heading', { name: 'other' }).waitFor();
      const calls = app.got.filter(({ url }) => isCall(url));
      assert.ok(calls.some(({ url }) => url?.includes('getTokenByTicket') === true));
      expectNowhere(
        [ticket],
        calls.map(({ headers }) => headers.referer),
      );
      const landed = other.got.find(({ url }) => url === '/landed');
      assert.ok(landed);
      for (const referer of [landed.headers.referer, ...asked])
        assert.ok(referer === undefined || referer === `${app.origin}/`, referer);
    },
    { server: { config: { allowedHosts } } },
  );
}

test('from an address with an authorization code: the calls do not carry it', async (tools) => {
  const { page, world, context } = tools;
  const { app } = await twoSites(tools);
  const code = issueOAuthCode(world, openid);
  const state = 'state-of-this-tab';
  await context.addInitScript((kept) => {
    sessionStorage.setItem('oAuthState', kept);
  }, state);
  await page.goto(`${app.origin}/loginloading?code=${code}&state=${state}`);
  await screen(page, 'mine').or(screen(page, 'loginLoading')).or(screen(page, 'home')).first().waitFor();
  await page.waitForLoadState('networkidle');
  const calls = app.got.filter(({ url }) => isCall(url));
  assert.ok(calls.length > 0);
  expectNowhere(
    [code, state],
    calls.map(({ headers }) => headers.referer),
  );
});
