/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { signInCalls } from '@/services/auth/signIn';
import { homeBillCalls } from '@/services/charge/homeBillCalls';
import { paymentCalls } from '@/services/charge/payments';
import { signInTicketCalls } from '@/services/driver/ticket';

import { fakeLocks } from '../../../support/fakePorts';
import { after, envelope, makeServices } from '../../../support/makeServices';

type RefreshAnswer = 'renews' | 'denied' | 'kicked' | 'offline' | 'never' | keyof typeof HICCUPS;

/** What a renewal meets without being denied: a busy or missing service, a gateway, a proxy, a portal. */
const HICCUPS = {
  http: () => new Response('bad gateway', { status: 502 }),
  'http 503': () => new Response('{"code":"503"}', { status: 503 }),
  'http 401 of a proxy': () => new Response('<html>sign in to the proxy</html>', { status: 401 }),
  'http 401 with another code': () => new Response('{"code":"500","msg":"x"}', { status: 401 }),
  html: () => new Response('<html>portal</html>'),
  '404': () => envelope('404'),
  '408': () => envelope('408'),
  '429': () => envelope('429'),
  '500': () => envelope('500'),
  '503': () => envelope('503'),
  '0xffff': () => envelope('0xffff'),
  '0xd12501022': () => envelope('0xd12501022'),
  'http 404': () => new Response('{"code":"404"}', { status: 404 }),
  'http 429': () => new Response('{"code":"429"}', { status: 429 }),
} as const;

/** A backend where each renewal ends the previous access token and a refresh token works once. */
function strictBackend() {
  const state = {
    access: 'a0',
    refresh: 'r0',
    renewals: 0,
    sends: new Map<string, number>(),
    refreshAnswer: 'renews' as RefreshAnswer,
    refreshMs: 50,
  };
  const latency = (url: string) => Number(/plateId=(\d+)/.exec(url)?.[1] ?? '0');
  const fetch = (input: string, init: RequestInit = {}): Promise<Response> => {
    const token = (init.headers as Record<string, string>)['Authorization'];
    if (input.includes('refreshToken')) {
      const { refreshToken } = JSON.parse(init.body as string) as { refreshToken: string };
      state.renewals += 1;
      if (state.refreshAnswer === 'never') return after(1e9, () => envelope(200), init.signal);
      if (state.refreshAnswer === 'offline')
        return after(state.refreshMs, () => envelope(200)).then(() => Promise.reject(new TypeError('network')));
      return after(
        state.refreshMs,
        () => {
          const hiccup = (HICCUPS as Record<string, (() => Response) | undefined>)[state.refreshAnswer];
          if (hiccup !== undefined) return hiccup();
          if (state.refreshAnswer === 'kicked') return envelope('0xD12501021', null, 'kicked');
          if (state.refreshAnswer === 'denied' || refreshToken !== state.refresh) return envelope('401');
          state.access = `a${String(state.renewals)}`;
          state.refresh = `r${String(state.renewals)}`;
          return envelope('200', { token: state.access, refreshToken: state.refresh });
        },
        init.signal,
      );
    }
    state.sends.set(input, (state.sends.get(input) ?? 0) + 1);
    const isGood = token === state.access; // checked on arrival, answered later: staggered 401s
    return after(
      latency(input),
      () => (isGood ? envelope('200', { isBagCar: 0, parkFee: 600, parkFeeSucc: 1 }) : envelope('401')),
      init.signal,
    );
  };
  return { state, fetch };
}

const signedIn = (token = 'old', refreshToken = 'r0') =>
  new Map([
    ['token', token],
    ['refreshToken', refreshToken],
  ]);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function nextDriverSignsIn({ session, store, vault }: ReturnType<typeof makeServices>): Promise<void> {
  session.clear();
  const handle = vault.put({ phone: '13800138000', password: 'x' });
  await store.dispatch(signInCalls.endpoints.login.initiate({ handle })).unwrap();
}

const ask = ({ store }: ReturnType<typeof makeServices>, plateId: number | string) =>
  store.dispatch(homeBillCalls.endpoints.getBillCardFee.initiate({ plateId: String(plateId) })).unwrap();

async function settleAll(calls: readonly Promise<unknown>[]) {
  const settled = Promise.allSettled(calls);
  await jest.advanceTimersByTimeAsync(60_000);
  return settled;
}

describe('one expiry, one renewal', () => {
  test.each([1, 2, 50])('%i calls at once', async (callers) => {
    const { state, fetch } = strictBackend();
    const services = makeServices({ fetch, cookies: signedIn() });
    const results = await settleAll(Array.from({ length: callers }, (_, index) => ask(services, `p${String(index)}`)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(callers);
    expect(state.renewals).toBe(1);
  });

  test.each([2, 50])('%i calls whose 401s arrive one after another, some after the renewal', async (callers) => {
    const { state, fetch } = strictBackend();
    const services = makeServices({ fetch, cookies: signedIn() });
    const results = await settleAll(Array.from({ length: callers }, (_, index) => ask(services, 1 + index * 20)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(callers);
    expect(state.renewals).toBe(1);
    expect(Math.max(...state.sends.values())).toBeLessThanOrEqual(2);
    expect(services.session.token()).toBe('a1');
  });

  test('a second 401 after the renewal is an error, not a loop', async () => {
    const { state, fetch } = strictBackend();
    const stubborn = (input: string, init?: RequestInit) =>
      input.includes('refreshToken')
        ? fetch(input, init)
        : Promise.resolve(envelope(401)).finally(() => state.sends.set(input, (state.sends.get(input) ?? 0) + 1));
    const services = makeServices({ fetch: stubborn, cookies: signedIn() });
    const [result] = await settleAll([ask(services, 1)]);
    expect(result).toMatchObject({ status: 'rejected', reason: { code: '401' } });
    const sent = [...state.sends.values()];
    expect(sent).toEqual([2]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect([...state.sends.values()]).toEqual(sent);
    expect(state.renewals).toBe(1);
  });
});

describe('E5: a server that always fails', () => {
  const answers: Record<string, () => Response> = {
    '401': () => envelope(401),
    '0xffff': () => envelope('0xffff'),
    http: () => new Response('bad gateway', { status: 502 }),
    html: () => new Response('<html>portal</html>'),
    offline: () => {
      throw new TypeError('network');
    },
  };
  test.each(Object.keys(answers))(
    '%s: at most two sends of a call, and none in the ten minutes after it',
    async (what) => {
      const sends = new Map<string, number>();
      const services = makeServices({
        fetch: async (input) => {
          sends.set(input, (sends.get(input) ?? 0) + 1);
          return Promise.resolve().then(answers[what]);
        },
        cookies: signedIn(),
      });
      await settleAll([1, 2, 3].map((plate) => ask(services, plate)));
      const most = Math.max(...sends.values());
      expect(most).toBeLessThanOrEqual(2);
      const before = [...sends];
      await jest.advanceTimersByTimeAsync(600_000);
      expect([...sends]).toEqual(before);
      expect(services.session.hasSession()).toBe(what !== '401');
      process.stdout.write(`      E5 ${what}: at most ${String(most)} sends of a call, 0 in the next 10 minutes\n`);
    },
  );
});

test('a lock that is never released delays a renewal by ten seconds and does not stop it', async () => {
  const { state, fetch } = strictBackend();
  const locks = fakeLocks(new Set(['renewal']));
  const services = makeServices({ fetch, cookies: signedIn(), locks });
  const call = ask(services, 1);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(state.renewals).toBe(0);
  const [result] = await settleAll([call]);
  expect(result?.status).toBe('fulfilled');
  expect(state.renewals).toBe(1);
});

describe('E3: a renewal that does not succeed', () => {
  test.each(['denied', 'kicked'] as const)('%s ends the session once and repeats nothing', async (answer) => {
    const { state, fetch } = strictBackend();
    state.refreshAnswer = answer;
    const services = makeServices({ fetch, cookies: signedIn() });
    const ends: boolean[] = [];
    services.session.subscribe((isSignedIn) => ends.push(isSignedIn));
    const results = await settleAll([1, 2, 3, 4, 5].map((plate) => ask(services, plate)));
    expect(results.map((result) => (result as PromiseRejectedResult).reason as { code: string })).toEqual(
      Array.from(
        { length: 5 },
        () => expect.objectContaining({ code: answer === 'kicked' ? '0xd12501021' : '401' }) as unknown,
      ),
    );
    expect(services.session.token()).toBeNull();
    expect(ends).toEqual([false]);
    expect([...state.sends.values()]).toEqual([1, 1, 1, 1, 1]);
  });

  test.each<RefreshAnswer>(['offline', ...(Object.keys(HICCUPS) as (keyof typeof HICCUPS)[])])(
    '%s keeps the session, and the next call tries again',
    async (answer) => {
      const { state, fetch } = strictBackend();
      state.refreshAnswer = answer;
      const services = makeServices({ fetch, cookies: signedIn() });
      const results = await settleAll([ask(services, 1), ask(services, 2)]);
      // Not sent again, so refused; the code is no row that signs out.
      const refused = { status: 'rejected', reason: { kind: 'refused', code: 'unrenewed', handled: false } };
      expect(results).toMatchObject([refused, refused]);
      expect([...state.sends.values()]).toEqual([1, 1]);
      expect(services.session.token()).toBe('old');
      state.refreshAnswer = 'renews';
      const [again] = await settleAll([ask(services, 3)]);
      expect(again?.status).toBe('fulfilled');
    },
  );

  test('a renewal that gets no response releases its waiting calls after 10 s and keeps the session', async () => {
    const { state, fetch } = strictBackend();
    state.refreshAnswer = 'never';
    const services = makeServices({ fetch, cookies: signedIn() });
    const call = ask(services, 1).catch((error: unknown) => error);
    let isSettled = false;
    void call.then(() => {
      isSettled = true;
    });
    await jest.advanceTimersByTimeAsync(9_900);
    expect(isSettled).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(isSettled).toBe(true);
    expect(services.session.token()).toBe('old');
  });
});

describe('HTTP 401 without an envelope', () => {
  const proxy = () => new Response('<html>', { status: 401 });
  const order = { requestId: 'q1' } as Parameters<typeof paymentCalls.endpoints.createPayment.initiate>[0];
  const pay = ({ store }: ReturnType<typeof makeServices>) =>
    store.dispatch(paymentCalls.endpoints.createPayment.initiate(order)).unwrap();

  test('starts one renewal and the replay', async () => {
    const { state, fetch } = strictBackend();
    const behindProxy = (input: string, init: RequestInit = {}) =>
      fetch(input, init).then(async (answer) => ((await answer.clone().text()).includes('401') ? proxy() : answer));
    const services = makeServices({ fetch: behindProxy, cookies: signedIn() });
    const results = await settleAll([ask(services, 1), ask(services, 2)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect([state.renewals, ...state.sends.values()]).toEqual([1, 2, 2]);
  });

  test.each([
    ['renews', { code: 'unrenewed' }],
    ['503', { code: 'unrenewed' }],
  ] as const)('ends no session by itself when the renewal says %s', async (refreshAnswer, reason) => {
    const { state, fetch } = strictBackend();
    state.refreshAnswer = refreshAnswer;
    const services = makeServices({
      fetch: (input, init) => (input.includes('refreshToken') ? fetch(input, init) : Promise.resolve(proxy())),
      cookies: signedIn(),
    });
    const results = await settleAll([ask(services, 1)]);
    expect(results).toMatchObject([{ status: 'rejected', reason: { kind: 'http', ...reason } }]);
    expect(services.session.hasSession()).toBe(true);
  });

  test('nor without a refresh token; in an envelope the session is over then', async () => {
    const services = makeServices({
      fetch: (input) => Promise.resolve(input.includes('plateId=1') ? proxy() : envelope(401)),
      cookies: new Map([['token', 'old']]),
    });
    expect(await settleAll([ask(services, 1), ask(services, 2)])).toMatchObject([
      { reason: { kind: 'http', code: 'unrenewed' } },
      { reason: { kind: 'refused', code: '401' } },
    ]);
    expect(services.session.hasSession()).toBe(true);
  });

  test.each([
    ['renews', 'http'],
    ['503', 'unrenewed'],
    ['denied', '401'],
  ] as const)(
    'a payCharges is not sent again after it, whatever the renewal says (%s)',
    async (refreshAnswer, code) => {
      const { state, fetch } = strictBackend();
      state.refreshAnswer = refreshAnswer;
      let sends = 0;
      const services = makeServices({
        fetch: (input, init) => {
          if (input.includes('refreshToken')) return fetch(input, init);
          sends += 1;
          return Promise.resolve(proxy());
        },
        cookies: signedIn(),
      });
      // `http` is no refusal: the payment is unresolved.
      expect(await settleAll([pay(services)])).toMatchObject([{ reason: { kind: 'http', code } }]);
      expect([sends, state.renewals]).toEqual([1, 1]);
    },
  );

  test('in an envelope a payCharges is sent again once; without an answer to that it is unresolved', async () => {
    const { fetch } = strictBackend();
    let sends = 0;
    const services = makeServices({
      fetch: (input, init) => {
        if (input.includes('refreshToken')) return fetch(input, init);
        sends += 1;
        return sends === 1 ? Promise.resolve(envelope(401)) : Promise.reject(new TypeError('network'));
      },
      cookies: signedIn(),
    });
    expect(await settleAll([pay(services)])).toMatchObject([{ reason: { kind: 'offline' } }]);
    expect(sends).toBe(2);
  });
});

describe('an ended session stays ended', () => {
  test('signing out during a slow renewal: the late response writes nothing', async () => {
    const { state, fetch } = strictBackend();
    state.refreshMs = 9_000;
    const services = makeServices({ fetch, cookies: signedIn() });
    const results = settleAll([ask(services, 1), ask(services, 2)]);
    await jest.advanceTimersByTimeAsync(1_000);
    services.session.clear();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(services.session.token()).toBeNull();
    expect([...state.sends.values()]).toEqual([1, 1]);
  });

  test('another driver signing in during a slow renewal keeps the new tokens', async () => {
    const { state, fetch } = strictBackend();
    state.refreshMs = 9_000;
    const services = makeServices({
      fetch: (input, init) =>
        input.includes('driver/login')
          ? Promise.resolve(envelope('200', { token: 'b', refreshToken: 'rb', driverId: '2' }))
          : fetch(input, init),
      cookies: signedIn(),
    });
    const pending = settleAll([ask(services, 1)]);
    await jest.advanceTimersByTimeAsync(1_000);
    await nextDriverSignsIn(services);
    await pending;
    expect(services.session.token()).toBe('b');
  });

  test.each([
    ['401', { kind: 'refused', code: 'unrenewed', handled: true }],
    ['0xd12501021', { kind: 'offline' }],
    ['0xd12501001', { kind: 'offline' }],
  ])('a late %s of the previous driver does not affect the next one', async (code, reason) => {
    const services = makeServices({
      fetch: (input, init) =>
        input.includes('driver/login')
          ? Promise.resolve(envelope('200', { token: 'b', refreshToken: 'rb', driverId: '2' }))
          : after(5_000, () => envelope(code), init?.signal),
      cookies: signedIn(),
    });
    const pending = settleAll([ask(services, 1)]);
    await jest.advanceTimersByTimeAsync(1_000);
    await nextDriverSignsIn(services);
    expect(await pending).toMatchObject([{ status: 'rejected', reason }]);
    expect(services.session.token()).toBe('b');
  });

  test('a late 401 after signing out demands no sign-in', async () => {
    const services = makeServices({
      fetch: (_, init) => after(5_000, () => envelope(401), init?.signal),
      cookies: signedIn(),
    });
    const pending = settleAll([ask(services, 1)]);
    await jest.advanceTimersByTimeAsync(1_000);
    services.session.clear();
    const reason = { kind: 'refused', code: 'unrenewed', handled: true };
    expect(await pending).toMatchObject([{ status: 'rejected', reason }]);
  });

  test("tokens of another tab are adopted when this tab's renewal is denied", async () => {
    const cookies = signedIn('old', 'r-used');
    const { state, fetch } = strictBackend();
    state.refreshAnswer = 'denied';
    state.access = 'fresh';
    const services = makeServices({ fetch, cookies });
    const pending = settleAll([ask(services, 1)]);
    await jest.advanceTimersByTimeAsync(10);
    cookies.set('token', 'fresh').set('refreshToken', 'r9'); // the other tab won
    const [result] = await pending;
    expect(result?.status).toBe('fulfilled');
    expect(services.session.token()).toBe('fresh');
  });
});

describe('secrets', () => {
  test('neither password nor tokens nor ticket enter an action or the store', async () => {
    const services = makeServices({
      fetch: () =>
        Promise.resolve(envelope('200', { token: 'SENTINEL-access', refreshToken: 'SENTINEL-refresh', driverId: '1' })),
    });
    const handle = services.vault.put({ phone: '13800138000', password: 'SENTINEL-password' });
    await services.store.dispatch(signInCalls.endpoints.login.initiate({ handle })).unwrap();
    const ticket = services.vault.put({ ticket: 'SENTINEL-ticket', openid: 'SENTINEL-openid' });
    await services.store.dispatch(signInTicketCalls.endpoints.exchangeTicket.initiate({ handle: ticket })).unwrap();
    expect(services.session.token()).toBe('SENTINEL-access');
    expect(JSON.stringify(services.actions)).not.toContain('SENTINEL');
    expect(JSON.stringify(services.store.getState())).not.toContain('SENTINEL');
    expect(services.vault.open(handle)).toBeUndefined();
  });
});

describe('a ticket that meets 401', () => {
  const TICKET = { token: 'of-ticket', refreshToken: 'r-of-ticket', driverId: 'driver-9' };

  /** A gateway that checks the token of every call, and takes the ticket as `asVisitor` and with a good token as `answer`. */
  function gateway(answer: () => Response, asVisitor = answer) {
    const { state, fetch } = strictBackend();
    const exchanges: (string | undefined)[] = [];
    const exchanging = (input: string, init: RequestInit = {}): Promise<Response> => {
      if (!input.includes('getTokenByTicket')) return fetch(input, init);
      const token = (init.headers as Record<string, string>)['Authorization'];
      exchanges.push(token);
      expect(input).toContain('ticket=TICKET');
      return Promise.resolve(token === undefined ? asVisitor() : token === state.access ? answer() : envelope('401'));
    };
    return { state, exchanges, fetch: exchanging };
  }

  async function exchange(services: ReturnType<typeof makeServices>) {
    const handle = services.vault.put({ ticket: 'TICKET', openid: 'openid-9' });
    const [result] = await settleAll([
      services.store.dispatch(signInTicketCalls.endpoints.exchangeTicket.initiate({ handle })).unwrap(),
    ]);
    expect(services.vault.open(handle)).toBeUndefined();
    return result;
  }

  test('with a token that has expired: it is renewed once, and the ticket goes again', async () => {
    const { state, exchanges, fetch } = gateway(() => envelope('200', TICKET));
    const services = makeServices({ fetch, cookies: signedIn() });
    expect(await exchange(services)).toMatchObject({ status: 'fulfilled', value: { driverId: 'driver-9' } });
    expect(state.renewals).toBe(1);
    expect(exchanges).toEqual(['old', 'a1']);
    expect(services.session.token()).toBe('a1');
  });

  test('after the renewal it is the ticket that is refused: the session stays', async () => {
    const { state, exchanges, fetch } = gateway(() => envelope('401', null, '票据已失效'));
    const services = makeServices({ fetch, cookies: signedIn() });
    const result = await exchange(services);
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'refused', handled: true } });
    expect(state.renewals).toBe(1);
    expect(exchanges).toEqual(['old', 'a1']);
    expect(services.session.token()).toBe('a1');
  });

  test('with a session that is over it goes as that of a visitor', async () => {
    const { state, exchanges, fetch } = gateway(
      () => envelope('401'),
      () => envelope('200', TICKET),
    );
    state.refreshAnswer = 'denied';
    const services = makeServices({ fetch, cookies: signedIn() });
    expect(await exchange(services)).toMatchObject({ status: 'fulfilled', value: { driverId: 'driver-9' } });
    expect(exchanges).toEqual(['old', undefined]);
  });

  test('and is refused then too: what ended the session is said', async () => {
    const { state, fetch } = gateway(() => envelope('401'));
    state.refreshAnswer = 'kicked';
    const services = makeServices({ fetch, cookies: signedIn() });
    expect(await exchange(services)).toMatchObject({ status: 'rejected', reason: { code: '0xd12501021' } });
    expect(services.session.hasSession()).toBe(false);
  });

  test('of a proxy it is nobody’s answer; where the renewal is not answered the session stays', async () => {
    const { state, fetch } = gateway(() => HICCUPS['http 401 of a proxy']());
    const services = makeServices({ fetch, cookies: signedIn('a0') });
    expect(await exchange(services)).toMatchObject({ status: 'rejected', reason: { code: 'http', handled: true } });
    state.refreshAnswer = '503';
    state.access = 'another';
    expect(await exchange(services)).toMatchObject({ status: 'rejected', reason: { code: 'unrenewed' } });
    expect(services.session.hasSession()).toBe(true);
  });

  test('of a visitor leads to signing in', async () => {
    const { state, exchanges, fetch } = gateway(() => envelope('401'));
    expect(await exchange(makeServices({ fetch }))).toMatchObject({ status: 'rejected', reason: { code: '401' } });
    expect([state.renewals, exchanges]).toEqual([0, [undefined]]);
  });
});
