/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { signInCalls } from '@/services/auth/signIn';

import { createBackend } from '../../../../mocks/app';
import { fetchPort } from '../../../../mocks/fetchPort';
import { expireAccessTokens, REFRESH_GRACE_SECONDS, signInAs } from '../../../../mocks/world/account/tokens';
import { DRIVERS } from '../../../../mocks/world/core/seeded';
import { changeWorld } from '../../../../mocks/world/scenarios';
import { fakeLocks } from '../../../support/fakePorts';
import { makeServices } from '../../../support/makeServices';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const ask = ({ store }: ReturnType<typeof makeServices>) =>
  store.dispatch(signInCalls.endpoints.getLoginInfo.initiate(undefined, { forceRefetch: true }));

/**
 * Two tabs of one browser after the token has expired. The server renews for the first, which never hears the answer: `frozen` keeps the lock,
 * `closed` or reloaded gives it back.
 */
async function twoTabs({ end, hasGrace }: { end: 'frozen' | 'closed'; hasGrace: boolean }) {
  const backend = createBackend();
  if (hasGrace) changeWorld(backend.world, 'refreshGrace');
  const { token, refreshToken, driverId } = signInAs(backend.world, DRIVERS.lin.phone);
  const cookies = new Map([
    ['token', token],
    ['refreshToken', refreshToken],
    ['sessionOf', driverId],
  ]);
  expireAccessTokens(backend.world);
  const answer = fetchPort(backend.app);
  const held = new Set<string>();
  const dead = makeServices({
    cookies,
    locks: fakeLocks(held),
    fetch: async (input, init) => {
      const response = await answer(input, init);
      return input.includes('refreshToken') ? new Promise<never>(() => undefined) : response;
    },
  });
  void ask(dead);
  await jest.advanceTimersByTimeAsync(10);
  expect(held.has('renewal')).toBe(true);
  dead.session.setTokenRenewer(() => new Promise(() => undefined));
  if (end === 'closed') held.clear();
  const alive = makeServices({ cookies, locks: fakeLocks(held), fetch: answer });
  const startedAt = Date.now();
  let waitedMs = 0;
  const call = ask(alive).then((result) => {
    waitedMs = Date.now() - startedAt;
    return result;
  });
  await jest.advanceTimersByTimeAsync(40_000);
  return { result: await call, waitedMs, alive, cookies, backend };
}

test.each(['closed', 'frozen'] as const)(
  'a tab that renews and is %s: the other tab tries with what it has, within the seconds of grace',
  async (end) => {
    const { result, waitedMs, alive } = await twoTabs({ end, hasGrace: true });
    expect(result.data?.phone).toBe(DRIVERS.lin.phone);
    expect(alive.session.hasSession()).toBe(true);
    expect(waitedMs).toBeLessThan(end === 'closed' ? 1_000 : 12_000);
    expect(waitedMs).toBeLessThan(REFRESH_GRACE_SECONDS * 1_000);
  },
);

test.each(['closed', 'frozen'] as const)(
  'without grace (%s) the wait is bounded too, and the driver signs in again',
  async (end) => {
    const { result, waitedMs, cookies } = await twoTabs({ end, hasGrace: false });
    expect(result.error).toMatchObject({ code: '401' });
    expect(waitedMs).toBeLessThan(14_000);
    expect(cookies.size).toBe(0);
  },
);

test('after the grace a used refresh token is refused', async () => {
  const { backend } = await twoTabs({ end: 'closed', hasGrace: true });
  const { world } = backend;
  const used = [...world.sessions.refresh].find(([, row]) => row.isUsed)?.[0] ?? '';
  const send = async () => {
    const headers = {
      'Content-Type': 'application/json',
      ClientType: '2',
      CustomPayload: Buffer.from(
        JSON.stringify({ ns: 'n'.repeat(32), ts: 0, driverDealerId: '', openid: '', buyid: '' }),
      ).toString('base64'),
    };
    const body = JSON.stringify({ refreshToken: used });
    const response = await backend.app.request('/api/auth/v2/api/refreshToken', { method: 'POST', headers, body });
    return ((await response.json()) as { code: string }).code;
  };
  expect(await send()).toBe('200');
  world.clock.advance(REFRESH_GRACE_SECONDS * 1_000 + 1);
  expect(await send()).toBe('401');
});
