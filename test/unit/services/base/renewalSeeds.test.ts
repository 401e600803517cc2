/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import fc from 'fast-check';

import type { TokenRenewer } from '@/platform/ports/session';
import type { CookieJar } from '@/platform/storage/storage';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import { createServiceBaseQuery } from '@/services/base/baseQuery/createServiceBaseQuery';
import type { ServiceError } from '@/services/base/baseQuery/serviceError';
import { createSessionManager } from '@/services/base/session/createSessionManager';
import type { TabCoordination } from '@/services/base/session/tabSession';

import { fakeCookies, fakeHost, fakeLocks, fakePorts } from '../../../support/fakePorts';
import { strictRenewals, wait } from '../../../support/strictRenewals';
import { depth, isFull, tell } from '../../../support/walks/thoroughness';

/** A call without a store around it, so that a test can run thousands. */
const query = createServiceBaseQuery('charge', 'charge/v2/api/');
type Backend = ReturnType<typeof strictRenewals>;

function openTab(backend: Backend, cookies: CookieJar, locks: TabCoordination['locks']) {
  const outside = fakePorts({ fetch: backend.fetch, locks });
  const session = createSessionManager(cookies, outside.local, outside);
  const ports = {
    ...outside,
    session,
    vault: createSecretMemoryStore(),
    host: { kind: 'browser' as const, load: () => Promise.resolve(fakeHost()) },
  };
  const send = (path: string, policy = {}) =>
    Promise.resolve(
      query(
        { path },
        { signal: new AbortController().signal, extra: ports } as unknown as Parameters<typeof query>[1],
        policy,
      ),
    ).then((answer) => answer as { data?: unknown; error?: ServiceError });
  const renewOnce: TokenRenewer = async (refreshToken) => {
    const response = await backend
      .fetch('refreshToken', { headers: {}, body: JSON.stringify({ refreshToken }) })
      .then((answer) => answer.json() as Promise<{ code: string; data: { token: string; refreshToken: string } }>);
    return response.code === '200' ? { pair: response.data } : { denied: { code: response.code, message: '' } };
  };
  session.setTokenRenewer(renewOnce);
  return { session, send };
}

const expired = () =>
  new Map([
    ['token', 'old'],
    ['refreshToken', 'r0'],
  ]);

/** Lets ten seconds of time pass, which is longer than any run takes. */
async function finish<T>(work: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(10_000);
  return work;
}

/** Latencies from a seed. The same seed gives the same run. */
const latencies = fc.infiniteStream(fc.integer({ min: 0, max: 300 }));
const from = (stream: Iterator<number>) => () => stream.next().value as number;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
jest.setTimeout(isFull ? 900_000 : 60_000);

describe('E1: one expiry, one renewal', () => {
  test.each([
    [1, depth(200, 1_000)],
    [2, depth(300, 1_000)],
    [50, depth(30, 1_000)],
  ])('%i calls, %i orders of their answers', async (callers, numRuns) => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(latencies, async (stream) => {
        const backend = strictRenewals(from(stream));
        const { send } = openTab(backend, fakeCookies(expired()), fakeLocks());
        const answers = await finish(
          Promise.all(Array.from({ length: callers }, (_, index) => send(`call${String(index)}`))),
        );
        expect(answers.every(({ error }) => error === undefined)).toBe(true);
        expect(backend.state.renewals + backend.state.reuses).toBe(1);
        most = Math.max(most, ...backend.state.sends.values());
      }),
      { numRuns },
    );
    expect(most).toBeLessThanOrEqual(2);
    tell(
      `${String(callers)} calls x ${String(numRuns)} seeds: 1 renewal each, all answered, at most ${String(most)} sends of a call`,
    );
  });
});

describe('E2: the end of a session is final', () => {
  test.each(['logout or kick', 'another driver'] as const)(
    '%s at any moment of a renewal: nothing of the previous session is written or sent',
    async (what) => {
      const numRuns = depth(200, 500);
      await fc.assert(
        fc.asyncProperty(
          latencies,
          fc.integer({ min: 0, max: 1_000 }),
          fc.boolean(),
          async (stream, atMs, isOtherTab) => {
            const backend = strictRenewals(from(stream));
            const kept = expired();
            const locks = fakeLocks();
            const tab = openTab(backend, fakeCookies(kept), locks);
            const actor = isOtherTab ? openTab(backend, fakeCookies(kept), locks) : tab;
            const calls = Promise.all([tab.send('call1'), tab.send('call2'), tab.send('call3')]);
            await jest.advanceTimersByTimeAsync(atMs);
            const before = backend.state.tokens.length;
            const renewals = backend.state.renewals;
            if (what === 'another driver')
              actor.session.adoptTokens({ token: 'b', refreshToken: 'rb' }, actor.session.epoch());
            else actor.session.clear();
            await finish(calls);
            expect(kept.get('token') ?? null).toBe(what === 'another driver' ? 'b' : null);
            expect(backend.state.tokens.slice(before)).toEqual([]);
            expect(backend.state.renewals).toBe(renewals);
          },
        ),
        { numRuns },
      );
      tell(`${what}: ${String(numRuns)} moments, 0 token writes and 0 replays after it`);
    },
  );
});

/** Cookies that show what another tab has written only after a delay, like `document.cookie` in another process. */
function lateCookies(kept: Map<string, string>, latenessMs: () => number): CookieJar {
  const shown = new Map(kept);
  const real = fakeCookies(kept);
  let news = Promise.resolve();
  const follow = (name: string) => {
    const value = kept.get(name);
    news = news
      .then(() => wait(latenessMs()))
      .then(() => {
        if (value === undefined) shown.delete(name);
        else shown.set(name, value);
      });
  };
  const jar: CookieJar = {
    get: (name) => shown.get(name) ?? null,
    set(name, value, days) {
      shown.set(name, value);
      real.set(name, value, days);
      for (const other of others) other(name);
      return true;
    },
    remove(name) {
      shown.delete(name);
      real.remove(name);
      for (const other of others) other(name);
    },
  };
  const others = sharers.get(kept) ?? new Set();
  sharers.set(kept, others);
  others.add(follow);
  return jar;
}
const sharers = new Map<Map<string, string>, Set<(name: string) => void>>();

describe('E4: tabs do not sign each other out', () => {
  const TABS = 5;
  test.each([
    ['with a certain lock and cookies that are up to date', true],
    ['with leases that two tabs take at once, and cookies that lag', false],
  ])('%s', async (_, hasBoth) => {
    const numRuns = depth(40, 100);
    let reuses = 0;
    await fc.assert(
      fc.asyncProperty(latencies, async (stream) => {
        const next = from(stream);
        const backend = strictRenewals(next);
        const kept = expired();
        // The worst lease is no lease at all.
        const noLock: TabCoordination['locks'] = { tryAcquire: (_name, work) => work() };
        const locks = hasBoth ? fakeLocks() : noLock;
        const tabs = Array.from({ length: TABS }, () =>
          openTab(backend, hasBoth ? fakeCookies(kept) : lateCookies(kept, next), locks),
        );
        const answers = await finish(
          Promise.all(
            tabs.map(async ({ send }) => {
              await wait(next());
              return send('call');
            }),
          ),
        );
        sharers.clear();
        expect(answers.map(({ error }) => error?.code)).toEqual(Array.from({ length: TABS }, () => undefined));
        expect(tabs.every(({ session }) => session.token() === backend.state.access)).toBe(true);
        expect(backend.state.renewals).toBe(1);
        if (hasBoth) expect(backend.state.reuses).toBe(0);
        reuses += backend.state.reuses;
      }),
      { numRuns },
    );
    tell(
      `${String(TABS)} tabs x ${String(numRuns)} rounds: 0 kicked, 1 renewal a round, ${String(reuses)} used tokens presented`,
    );
  });
});
