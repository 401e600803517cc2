import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';

import type { HostAdapter } from '@/host/HostAdapter';

import { createBackend } from '../../mocks/app';
import { issueOAuthCode, issueTicket } from '../../mocks/world/account/accounts';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { changeWorld } from '../../mocks/world/scenarios';
import { cashierHost, pays } from '../support/cashier';
import { makeApp } from '../support/makeApp';
import { address, word } from '../support/seen';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const CLAIMED = 'openid-of-a-stranger';
const READERS = 'openid-of-reader';
const PAY = 'charge/v2/api/payCharges';
const OAUTH = 'auth/v2/api/driver/oAuthLogin';
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const FROM_LINK = `${BILL}&reqJson=${encodeURIComponent(JSON.stringify({ openid: CLAIMED }))}`;

type Backend = ReturnType<typeof createBackend>;
type Authorize = HostAdapter['authorize'];

const code = (backend: Backend, openid: string) => ({
  ok: true as const,
  value: { code: issueOAuthCode(backend.world, openid) },
});

/** A host with a cashier that can prove who its user is, in the given way. */
function provingHost(backend: Backend, authorize: Authorize) {
  const asked = jest.fn(authorize);
  const host = cashierHost(pays(backend));
  Object.assign(host, { caps: { ...host.caps, silentSignIn: true }, authorize: asked });
  return { host, asked };
}

const payButton = () => screen.findByRole('button', { name: /^为 粤B·12345 微信支付 .*元$/ }, { timeout: 15_000 });

const openids = (app: Awaited<ReturnType<typeof makeApp>>) =>
  app.sent('POST', PAY).map(({ body }) => (body as { openid: string }).openid);

test.each([
  ['of an openid without an account', READERS],
  ['of another account', DRIVERS.huang.openid],
])('a visitor pays with the openid that the host proves, %s, and stays a visitor on the bill', async (_, openid) => {
  const backend = createBackend();
  const { host, asked } = provingHost(backend, () => Promise.resolve(code(backend, openid)));
  const app = await makeApp({ at: FROM_LINK, backend, host });
  await app.user.click(await payButton());
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([openid]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(app.ports.session.hasSession()).toBe(false);
  expect(app.ports.session.provedOpenid()).toBe(openid);
});

test("a native shell's ticket proves the openid that it names, and its tokens are dropped; one that the server refuses proves nothing", async () => {
  const backend = createBackend();
  const { openid } = DRIVERS.huang;
  const shell = (ticket: string) =>
    provingHost(backend, () => Promise.resolve({ ok: true, value: { ticket, openid } })).host;
  const app = await makeApp({ at: FROM_LINK, backend, host: shell(issueTicket(backend.world, openid)) });
  await app.user.click(await payButton());
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([openid]);
  expect(app.sent('POST', OAUTH)).toEqual([]);
  expect(app.ports.session.hasSession()).toBe(false);
  app.stop();
  cleanup();
  const again = createBackend();
  const refused = await makeApp({ at: FROM_LINK, backend: again, host: shell('spent') });
  await refused.user.click(await payButton());
  await waitFor(() => expect(openids(refused)).toEqual([CLAIMED]));
});

test('the session of a driver stays what it was', async () => {
  const backend = createBackend();
  const { host } = provingHost(backend, () => Promise.resolve(code(backend, DRIVERS.huang.openid)));
  const app = await makeApp({ at: FROM_LINK, backend, host, signedInAs: DRIVERS.lin.phone });
  const button = await payButton();
  const [token, epoch] = [app.cookies.get('token'), app.ports.session.epoch()];
  await app.user.click(button);
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([DRIVERS.huang.openid]);
  expect([app.cookies.get('token'), app.ports.session.epoch()]).toEqual([token, epoch]);
  expect(app.ports.session.provedOpenid()).toBe(DRIVERS.huang.openid);
});

test('an openid that is proved already is not proved again', async () => {
  const backend = createBackend();
  const { host, asked } = provingHost(backend, () => Promise.resolve(code(backend, READERS)));
  const at = `${BILL}&reqJson=${encodeURIComponent(
    JSON.stringify({ ticket: 'ticket-of-openid-wx-1', openid: DRIVERS.lin.openid }),
  )}`;
  const app = await makeApp({ at, backend, host });
  await app.user.click(await payButton());
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([DRIVERS.lin.openid]);
  expect(asked).not.toHaveBeenCalled();
});

test.each<[string, (backend: Backend) => Authorize]>([
  [
    'the host refuses',
    () => () => Promise.resolve({ ok: false, kind: 'denied', method: 'authorize', retryable: false }),
  ],
  ['the host throws', () => () => Promise.reject(new Error('no bridge'))],
  [
    'the openid has several accounts',
    (backend) => {
      changeWorld(backend.world, 'severalAccounts');
      return () => Promise.resolve(code(backend, DRIVERS.lin.openid));
    },
  ],
  [
    'the gateway refuses the code, and signs out',
    (backend) => {
      backend.world.faults.set(`POST ${OAUTH}`, { kind: 'code', code: '0xd12501001' });
      return () => Promise.resolve(code(backend, READERS));
    },
  ],
  [
    'the published gateway names no openid',
    (backend) => {
      changeWorld(backend.world, 'plain');
      return () => Promise.resolve(code(backend, DRIVERS.lin.openid));
    },
  ],
])('where %s, the claimed one is sent, and the driver is led nowhere', async (_, of) => {
  const backend = createBackend();
  const { host, asked } = provingHost(backend, of(backend));
  const app = await makeApp({ at: FROM_LINK, backend, host, signedInAs: DRIVERS.lin.phone });
  await app.user.click(await payButton());
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([CLAIMED]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(app.ports.session.hasSession()).toBe(true);
  expect(app.ports.session.provedOpenid()).toBe('');
});

test('where no host can prove, the claimed one is sent', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: FROM_LINK, backend, host: cashierHost(pays(backend)) });
  await app.user.click(await payButton());
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([CLAIMED]);
  expect(app.sent('POST', OAUTH)).toEqual([]);
});

test.each<[string, (backend: Backend) => Authorize]>([
  ['the host', () => () => new Promise(() => undefined)],
  [
    'the gateway',
    (backend) => {
      backend.world.faults.set(`POST ${OAUTH}`, { kind: 'never' });
      return () => Promise.resolve(code(backend, READERS));
    },
  ],
])('nobody waits longer than 5 s for %s', async (_, of) => {
  const backend = createBackend();
  const { host, asked } = provingHost(backend, of(backend));
  const app = await makeApp({ at: FROM_LINK, backend, host });
  const button = await payButton();
  const began = performance.now();
  await app.user.click(button);
  await waitFor(() => expect(openids(app)).toEqual([CLAIMED]), { timeout: 15_000 });
  expect(performance.now() - began).toBeGreaterThan(4_900);
  const { signal } = asked.mock.calls[0]?.[0] ?? {};
  // What comes later does not leave the page.
  expect(signal?.aborted).toBe(true);
  expect(await word('支付成功')).toBeVisible();
});

test('where the host leaves the page, the order waits for a new press after the return, and nothing is tried twice', async () => {
  const backend = createBackend();
  const kept = { local: new Map<string, string>(), tab: new Map<string, string>(), cookies: new Map<string, string>() };
  const { host, asked } = provingHost(backend, () => Promise.resolve({ ok: true, value: { leaving: true } }));
  const before = await makeApp({ at: FROM_LINK, backend, host, ...kept });
  await before.user.click(await payButton());
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ scope: 'base', returnPath: '/loginloading' });
  kept.tab.set('oAuthState', 's1');
  before.stop();
  expect(before.sent('POST', PAY)).toEqual([]);

  const given = issueOAuthCode(backend.world, DRIVERS.huang.openid);
  const app = await makeApp({ at: `/loginloading?code=${given}&state=s1`, backend, host, ...kept });
  await app.onScreen('payPage');
  expect(address()).toBe(BILL);
  const button = await payButton();
  await waitFor(() => expect(app.ports.session.provedOpenid()).toBe(DRIVERS.huang.openid));
  expect(app.sent('POST', PAY)).toEqual([]);
  expect(app.ports.session.hasSession()).toBe(false);
  await app.user.click(button);
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([DRIVERS.huang.openid]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a code', 'state=s1'],
  ['with the state of somebody else', 'code=stolen&state=s2'],
])('a return %s proves nothing, and is back on the bill', async (_, query) => {
  const backend = createBackend();
  const tab = new Map([
    ['oAuthProof', JSON.stringify({ path: BILL, mark: '' })],
    ['oAuthState', 's1'],
    ['openidProofTried', '1'],
  ]);
  const { host, asked } = provingHost(backend, () => Promise.resolve(code(backend, READERS)));
  const local = new Map([['openid', CLAIMED]]);
  const app = await makeApp({ at: `/loginloading?${query}`, backend, host, tab, local });
  await app.onScreen('payPage');
  await app.user.click(await payButton());
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([CLAIMED]);
  expect(app.sent('POST', OAUTH)).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test('where the tab keeps nothing the page is not left: the way back would not be known', async () => {
  const backend = createBackend();
  const { host, asked } = provingHost(backend, () => Promise.resolve({ ok: true, value: { leaving: true } }));
  const app = await makeApp({ at: FROM_LINK, backend, host });
  const button = await payButton();
  jest.spyOn(app.ports.tab, 'set').mockReturnValue(false);
  await app.user.click(button);
  expect(await word('支付成功')).toBeVisible();
  expect(openids(app)).toEqual([CLAIMED]);
  expect(asked).not.toHaveBeenCalled();
});

test('a proof that comes when another driver has signed in meanwhile is not theirs', async () => {
  const backend = createBackend();
  let answer: (value: ReturnType<typeof code>) => void = () => undefined;
  const { host } = provingHost(backend, () => new Promise((resolve) => (answer = resolve)));
  const app = await makeApp({ at: FROM_LINK, backend, host });
  await app.user.click(await payButton());
  await waitFor(() => expect(app.store.getState().authorization.step).toBe('proving'));
  const { session } = app.ports;
  act(() => {
    const { driverId, ...pair } = signInAs(backend.world, DRIVERS.huang.phone);
    session.adoptTokens(pair, session.epoch(), driverId);
    answer(code(backend, READERS));
  });
  await waitFor(() => expect(app.store.getState().authorization.step).toBe('idle'));
  expect(session.owner()).toBe(DRIVERS.huang.driverId);
  expect(session.provedOpenid()).toBe('');
  expect(app.sent('POST', OAUTH)).toEqual([]);
});

test.each([
  ['a driver has signed in', '', DRIVERS.lin.phone],
  ['the driver has signed out', DRIVERS.lin.driverId, undefined],
  ['another driver has signed in', DRIVERS.huang.driverId, DRIVERS.lin.phone],
])('a proof that comes back after %s is nobody’s', async (_, mark, phone) => {
  const backend = createBackend();
  const tab = new Map([
    ['oAuthProof', JSON.stringify({ path: BILL, mark })],
    ['oAuthState', 's1'],
    ['openidProofTried', '1'],
  ]);
  const local = new Map([['openid', CLAIMED]]);
  const cookies = new Map<string, string>();
  if (phone !== undefined) {
    const { driverId, token, refreshToken } = signInAs(backend.world, phone);
    for (const [name, value] of Object.entries({ token, refreshToken, sessionOf: driverId })) cookies.set(name, value);
  }
  const { host } = provingHost(backend, () => Promise.resolve(code(backend, READERS)));
  const given = issueOAuthCode(backend.world, READERS);
  const app = await makeApp({ at: `/loginloading?code=${given}&state=s1`, backend, host, tab, local, cookies });
  await app.onScreen('payPage');
  await payButton();
  await waitFor(() => expect(app.store.getState().authorization.step).toBe('idle'));
  expect(app.ports.session.provedOpenid()).toBe('');
  expect(app.sent('POST', OAUTH)).toEqual([]);
  expect(tab.get('oAuthState')).toBeUndefined();
});
