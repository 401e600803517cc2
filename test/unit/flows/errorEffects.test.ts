/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAppRuntime } from '@/app/store';
import { dialogAnswered } from '@/flows/notices/noticesSlice';
import type { NavigationTrigger } from '@/navigation/history/routeSlice';
import { homeBillCalls } from '@/services/charge/homeBillCalls';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { plateBillLookupCalls } from '@/services/charge/plateLookup';

import { fakeHost, fakeLocks, fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';

/** One row of Rule 5.1, as that rule states it. */
interface Row {
  /** The situation before the call: whether there are tokens, and what else local storage holds. */
  isVisitor?: boolean;
  local?: Record<string, string>;
  toast?: { text: string; forMs: number };
  dialog?: { text: string; buttons: Record<string, string> };
  /** Where the app then leads by itself, and after what time. */
  leads?: { to: string; afterMs: number };
  /** What is cleared afterwards. */
  clears?: readonly string[];
}

const HERE = '/payPage?uniqueId=u1&parkId=p1';
const CLOSES = 'the window closes';
const said = (code: string) => `服务器对${code}说的话`;
const login = (key: string, to: string) => `/login?${key}=${encodeURIComponent(to)}`;

const TABLE: Record<string, Row> = {
  '0xd12501001': {
    local: { reqJson: '{}', platInfo: 'x', lat: '22.5' },
    toast: { text: '请先登录', forMs: 3_000 },
    clears: ['token', 'refreshToken', 'reqJson', 'platInfo'],
    leads: { to: login('redirect', HERE), afterMs: 3_000 },
  },
  '401': {
    local: { reqJson: '{}', lat: '22.5' },
    toast: { text: '请先登录', forMs: 3_000 },
    clears: ['token', 'refreshToken'],
    leads: { to: login('enCodeUrl', HERE), afterMs: 3_000 },
  },
  '0x10d7500008': { dialog: { text: said('0x10d7500008'), buttons: { 确定: CLOSES } } },
  '0xd12501021': {
    dialog: { text: '该账号已在其他手机登录，请重新登录或尝试修改密码。', buttons: { 知道了: HERE } },
    clears: ['token', 'refreshToken'],
    leads: { to: login('redirect', '/mine'), afterMs: 3_000 },
  },
  '0xd12501022': { leads: { to: `/bindPhone?redirect=${encodeURIComponent(HERE)}`, afterMs: 0 } },
  '0xd06510036': {
    dialog: {
      text: said('0xd06510036'),
      buttons: { 取消: HERE, 问题反馈: '/customerService/questionConsultation?type=5' },
    },
  },
  '0xd06510037': {
    dialog: {
      text: said('0xd06510037'),
      buttons: {
        立即补缴: '/multiPayPage?arrearsOnly=1',
        误绑他人车辆: '/customerService/questionConsultation?type=5',
        取消: HERE,
      },
    },
  },
  '0x1306510012': { toast: { text: said('0x1306510012'), forMs: 5_000 } },
  '0x1310501001': { dialog: { text: said('0x1310501001'), buttons: { 取消: HERE, 确定: '/home' } } },
};
/** The plate and the number of the failed call go with a driver to help. */
const ERROR_ID = /(&plateNo=[^&]+)?&errorId=\w{32}$/;
const CODES = Object.keys(TABLE);
/** Cases that Rule 5.1 states as a condition of another row, or for every code that it does not name. */
const MORE: readonly (readonly [string, string, Row])[] = [
  ['401', 'without a token', { isVisitor: true, toast: TABLE['401']!.toast!, leads: TABLE['401']!.leads! }],
  ['0x10d7500008', 'with sourceType 5', { local: { sourceType: '5' }, leads: { to: '/scanPayPage', afterMs: 0 } }],
  ['0xffff', 'not named', { toast: { text: said('0xffff'), forMs: 3_000 } }],
  ['404', 'of a service, not of a gateway', { toast: { text: said('404'), forMs: 3_000 } }],
];

const running: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  jest.useRealTimers();
});
const settle = (ms = 100) => jest.advanceTimersByTimeAsync(ms);

/** An app on /payPage whose bill calls fail with these codes in turn. The renewal after a 401 is refused. */
function setUp(
  codes: readonly string[],
  { isVisitor = false, local: given = {} }: Pick<Row, 'isVisitor' | 'local'> = {},
) {
  window.history.replaceState(null, '', HERE);
  const cookies = new Map<string, string>(isVisitor ? [] : Object.entries({ token: 'T', refreshToken: 'R' }));
  const local = new Map(Object.entries(given));
  const host = fakeHost();
  const close = jest.spyOn(host, 'close');
  const failed: { code: string; ns: string }[] = [];
  const outside = fakePorts({
    host,
    cookies,
    local,
    fetch: (input, init) => {
      if (input.includes('refreshToken')) return Promise.resolve(envelope('401', null, said('401')));
      const index = /[?&]pageSize=(\d)(?:&|$)|plateNo=%E7%B2%A4B1234(\d)/.exec(input)?.slice(1).find(Boolean);
      if (index === undefined) return Promise.resolve(envelope(200, {}));
      const code = codes[Number(index) % codes.length] ?? '';
      const { CustomPayload = '' } = init?.headers as Record<string, string>;
      const { ns } = JSON.parse(Buffer.from(CustomPayload, 'base64').toString()) as { ns: string };
      failed.push({ code, ns });
      // Codes are compared case-insensitively.
      return Promise.resolve(envelope(code.toUpperCase().replace('X', 'x'), null, said(code)));
    },
  });
  const app = createAppRuntime({ outside, page: window });
  running.push(app.stop);
  const { store } = app;
  const seen = { toasts: [] as string[], dialogs: [] as string[], ways: [] as string[] };
  const path = () => {
    const { pathname, search } = store.getState().route.location;
    return pathname + search;
  };
  let { key } = store.getState().route.location;
  store.subscribe(() => {
    const { notices, route } = store.getState();
    if (notices.toast !== null && seen.toasts.at(-1) !== notices.toast.id) seen.toasts.push(notices.toast.id);
    if (notices.dialog !== null && seen.dialogs.at(-1) !== notices.dialog.id) seen.dialogs.push(notices.dialog.id);
    if (route.location.key !== key) seen.ways.push(path());
    ({ key } = route.location);
  });
  const query = (index: number, toldBy?: 'caller') =>
    store.dispatch(
      homeBillCalls.endpoints.listParkingBills.initiate(
        { requestType: 1, pageNo: 9, pageSize: index, toldBy },
        { forceRefetch: true },
      ),
    );
  const mutation = (index: number) =>
    store.dispatch(
      plateBillLookupCalls.endpoints.findBillsByPlate.initiate({ plateNo: `粤B1234${String(index)}`, dealerId: '' }),
    );
  return {
    store,
    navigator: app.navigator,
    calls: { query, mutation },
    seen,
    path,
    failed,
    has: (name: string) => cookies.has(name) || local.has(name),
    /** Another tab has signed somebody else in. */
    signInOther: () => cookies.set('token', 'T2').set('refreshToken', 'R2').set('sessionOf', 'driver-2'),
    close,
    notices: () => store.getState().notices,
    isLedToLogin: () => store.getState().session.isLedToLogin,
    answer: async (label: string) => {
      const { dialog } = store.getState().notices;
      const button = dialog?.buttons.find((one) => one.label === label);
      store.dispatch(dialogAnswered({ id: dialog?.id ?? '', key: button?.key ?? 'no such button' }));
      await settle();
    },
  };
}
type Made = ReturnType<typeof setUp>;

/** Checks everything of a row except the buttons: what is shown and for how long, where the app leads and when, and what is cleared. */
async function expectRow(made: Made, { toast, dialog, clears = [], leads }: Row, local: Record<string, string> = {}) {
  const shown = made.notices();
  expect(shown.toast?.text).toBe(toast?.text);
  expect(shown.dialog?.text).toBe(dialog?.text);
  expect(made.seen.toasts).toHaveLength(toast === undefined ? 0 : 1);
  expect(made.seen.dialogs).toHaveLength(dialog === undefined ? 0 : 1);
  if (dialog !== undefined) {
    expect(shown.dialog?.title).toBe('提示');
    expect(shown.dialog?.buttons.map(({ label }) => label)).toEqual(Object.keys(dialog.buttons));
    expect(shown.dialog?.ns).toHaveLength(32);
  }
  for (const name of clears) expect([name, made.has(name)]).toEqual([name, false]);
  for (const name of Object.keys(local)) expect([name, made.has(name)]).toEqual([name, !clears.includes(name)]);
  const { to, afterMs } = leads ?? { to: HERE, afterMs: 0 };
  if (afterMs > 0) {
    expect(made.seen.ways).toEqual([]);
    await settle(afterMs - 200);
    expect(made.seen.ways).toEqual([]);
    await settle(200);
  }
  expect(made.seen.ways).toEqual(leads === undefined ? [] : [to]);
  if (toast !== undefined) {
    await settle(Math.max(0, toast.forMs - afterMs - 200));
    if (afterMs === 0) expect(made.notices().toast).not.toBeNull();
    await settle(300);
    expect(made.notices().toast).toBeNull();
  }
  // Nothing else follows.
  await settle(20_000);
  expect(made.seen.ways).toHaveLength(leads === undefined ? 0 : 1);
  expect([made.seen.toasts.length, made.seen.dialogs.length]).toEqual([toast ? 1 : 0, dialog ? 1 : 0]);
}

async function expectButtons(made: () => Promise<Made>, { dialog }: Row) {
  for (const [label, target] of Object.entries(dialog?.buttons ?? {})) {
    const one = await made();
    await one.answer(label);
    expect([label, target === CLOSES ? CLOSES : one.path().replace(ERROR_ID, '')]).toEqual([label, target]);
    expect(one.close).toHaveBeenCalledTimes(target === CLOSES ? 1 : 0);
    expect(one.notices().dialog).toBeNull();
  }
}

let cells = 0;
afterAll(() => {
  process.stdout.write(`      E6: ${String(cells)} cells of the error table\n`);
});

describe.each(['query', 'mutation'] as const)('as a %s', (kind) => {
  describe.each([1, 5])('with %i callers', (callers) => {
    const fail = (code: string, row: Row) => async () => {
      const made = setUp([code], row);
      await settle();
      const answers = Array.from({ length: callers }, (_, index) => made.calls[kind](index));
      const [first] = await Promise.all([...answers, settle()]);
      // The request is rejected, whatever the app shows.
      expect(first).toMatchObject({ error: { code } });
      return made;
    };
    test.each(CODES)('%s', async (code) => {
      const row = TABLE[code]!;
      const made = await fail(code, row)();
      if (row.dialog !== undefined) expect(made.failed.map(({ ns }) => ns)).toContain(made.notices().dialog?.ns);
      await expectRow(made, row, row.local);
      await expectButtons(fail(code, row), row);
      cells += 1;
    });
    test.each(MORE)('%s %s', async (code, _, row) => {
      await expectRow(await fail(code, row)(), row, row.local);
    });
  });
});

describe('two codes at once: the one that ends the session takes precedence; one dialog, one redirect', () => {
  const ends = (code: string) => TABLE[code]?.clears !== undefined;
  test.each(CODES.flatMap((first) => CODES.map((second) => [first, second] as const)))(
    '%s then %s',
    async (first, second) => {
      const made = setUp([first, second]);
      await settle();
      void made.calls.mutation(0);
      void made.calls.mutation(1);
      await settle();
      const both = [first, second];
      // The app reports a 401 only after its renewal was refused, which is after everything else.
      const ending = both.filter(ends).sort((a, b) => Number(a === '401') - Number(b === '401'))[0];
      if (ending !== undefined) {
        await expectRow(made, TABLE[ending]!);
      } else {
        const rows = both.map((code) => TABLE[code]!);
        const dialogs = rows.flatMap(({ dialog }) => (dialog === undefined ? [] : [dialog.text]));
        const toasts = rows.flatMap(({ toast }) => (toast === undefined ? [] : [toast.text]));
        const ways = new Set(rows.flatMap(({ leads }) => (leads === undefined ? [] : [leads.to])));
        await settle(2_000);
        expect(made.seen.dialogs).toHaveLength(dialogs.length === 0 ? 0 : 1);
        expect(made.notices().dialog?.text).toBe(dialogs[0]);
        expect(made.notices().toast?.text).toBe(toasts.at(-1));
        expect(made.seen.toasts).toHaveLength(new Set(toasts).size);
        expect(made.seen.ways).toEqual([...ways]);
      }
      cells += 1;
    },
  );
});

test('a dialog that is open when the session ends is removed, and its answer has no effect', async () => {
  const made = setUp(['0xd06510037', '0xd12501001']);
  await settle();
  void made.calls.mutation(0);
  await settle(5_000);
  expect(made.notices().dialog).not.toBeNull();
  void made.calls.mutation(1);
  await settle();
  expect(made.notices()).toMatchObject({ dialog: null, toast: { text: '请先登录' } });
  await settle(5_000);
  expect(made.seen.ways).toEqual([login('redirect', HERE)]);
});

test('a driver who retries at once gets the message again', async () => {
  const made = setUp(['0xd06510036']);
  await settle();
  void made.calls.mutation(0);
  await settle();
  await made.answer('取消');
  void made.calls.mutation(0);
  await settle();
  expect(made.notices().dialog?.text).toBe(said('0xd06510036'));
});

test('with sourceType 5 on the scan page itself, the server says why there is no bill', async () => {
  const made = setUp(['0x10d7500008'], { local: { sourceType: '5' } });
  made.navigator.push('/scanPayPage?parkId=p1');
  await settle();
  void made.calls.mutation(0);
  await settle();
  expect(made.path()).toBe('/scanPayPage?parkId=p1');
  expect(made.notices().toast?.text).toBe(said('0x10d7500008'));
  expect(made.notices().dialog).toBeNull();
});

test('a driver who leaves within the 3 s is not taken back', async () => {
  const made = setUp(['0xd12501001', '0xd12501022']);
  await settle();
  expect(made.isLedToLogin()).toBe(false);
  void made.calls.mutation(0);
  await settle(1_000);
  expect(made.isLedToLogin()).toBe(true);
  window.history.pushState({ key: 'other' }, '', '/mine');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(made.isLedToLogin()).toBe(false);
  await settle(10_000);
  expect(made.seen.ways).toEqual(['/mine']);
});

describe('what does not take a driver out of the way to the sign-in page', () => {
  const led = async (leave: (made: ReturnType<typeof setUp>) => void, code = '401') => {
    const made = setUp([code]);
    await settle();
    void made.calls.mutation(0);
    await settle(1_000);
    expect(made.isLedToLogin()).toBe(true);
    leave(made);
    await settle();
    expect(made.isLedToLogin()).toBe(true);
    await settle(2_100);
    expect(made.isLedToLogin()).toBe(false);
    return made.path();
  };
  const popTo = (path: string) => {
    window.history.pushState({ key: 'other' }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  test('a sheet above the screen', async () => {
    expect(await led(({ navigator }) => navigator.push(HERE))).toBe(login('enCodeUrl', HERE));
  });

  test('an address that is replaced, on the screen or by another', async () => {
    expect(await led(({ navigator }) => navigator.replace(`${HERE}&b=2`))).toBe(login('enCodeUrl', `${HERE}&b=2`));
    expect(await led(({ navigator }) => navigator.replace('/map'))).toBe(login('enCodeUrl', '/map'));
  });

  test('a screen that a flow opens', async () => {
    const byFlow = { isByFlow: true } satisfies NavigationTrigger as object;
    expect(await led(({ navigator }) => navigator.push('/map', null, byFlow))).toBe(login('enCodeUrl', '/map'));
  });

  test('a screen that needs a session; the way back leads there', async () => {
    expect(await led(() => popTo('/arrearsPage'))).toBe(login('enCodeUrl', '/arrearsPage'));
    expect(await led(({ navigator }) => navigator.push('/arrearsPage'), '0xd12501001')).toBe(
      login('redirect', '/arrearsPage'),
    );
  });

  test('coming back to where it began', async () => {
    expect(
      await led(() => {
        popTo('/arrearsPage');
        popTo(HERE);
      }),
    ).toBe(login('enCodeUrl', HERE));
  });
});

test('arriving at the sign-in page ends the redirect to it', async () => {
  const made = setUp(['401']);
  await settle();
  void made.calls.query(0);
  await settle(2_900);
  expect(made.isLedToLogin()).toBe(true);
  await settle(300);
  expect([made.path(), made.isLedToLogin()]).toEqual([login('enCodeUrl', HERE), false]);
});

test('a denied renewal ends nothing if another tab has renewed meanwhile', async () => {
  window.history.replaceState(null, '', HERE);
  const cookies = new Map(Object.entries({ token: 'T', refreshToken: 'R' }));
  const outside = fakePorts({
    host: fakeHost(),
    cookies,
    locks: { ...fakeLocks(), areExclusive: false },
    fetch: (input, init) => {
      if (input.includes('refreshToken')) {
        // The tokens of the other tab arrive after the refusal.
        setTimeout(() => cookies.set('token', 'T2').set('refreshToken', 'R2'), 300);
        return Promise.resolve(envelope('401', null, said('401')));
      }
      const { Authorization } = init?.headers as Record<string, string>;
      return Promise.resolve(envelope(Authorization?.endsWith('T2') === true ? '200' : '401', { results: [] }));
    },
  });
  const { store, stop } = createAppRuntime({ outside, page: window });
  running.push(stop);
  const asked = store.dispatch(
    homeBillCalls.endpoints.listParkingBills.initiate({ requestType: 1, pageNo: 9, pageSize: 1 }),
  );
  await settle(200);
  expect([cookies.get('token'), store.getState().session]).toMatchObject(['T', { isLedToLogin: false, generation: 0 }]);
  await settle(5_000);
  expect((await asked).error).toBeUndefined();
  expect(store.getState().notices.toast).toBeNull();
  expect(store.getState().session.status).toBe('signedIn');
  expect([...cookies.values()]).toEqual(['T2', 'R2']);
});

describe('a caller that shows the failure itself', () => {
  const entriesOf = ({ store }: ReturnType<typeof setUp>) => Object.keys(store.getState().chargeApi.queries);

  const ends = (code: string) => TABLE[code]?.clears !== undefined;

  test.each(CODES.filter((code) => !ends(code)))(
    '%s has a row, so it is performed all the same: once per session, and each time for a caller that does not tell it',
    async (code) => {
      const app = setUp([code]);
      const told = () => app.seen.toasts.length + app.seen.dialogs.length + app.seen.ways.length;
      await Promise.all([app.calls.query(1, 'caller'), settle(4_000)]);
      const once = told();
      expect(once).toBeGreaterThan(0);
      await Promise.all([app.calls.query(1, 'caller'), settle(4_000)]);
      expect(app.failed).toHaveLength(2);
      expect(told()).toBe(once);
    },
  );

  test.each(CODES.filter((code) => !ends(code)))(
    '%s is performed again for the next driver on this page',
    async (code) => {
      const app = setUp([code]);
      const told = () => app.seen.toasts.length + app.seen.dialogs.length + app.seen.ways.length;
      await Promise.all([app.calls.query(1, 'caller'), settle(4_000)]);
      const once = told();
      await app.answer('no such button');
      app.navigator.replace(HERE);
      app.signInOther();
      await settle(4_000);
      const before = told();
      await Promise.all([app.calls.query(1, 'caller'), settle(4_000)]);
      await Promise.all([app.calls.query(1, 'caller'), settle(4_000)]);
      expect([once, told() - before]).toEqual([1, 1]);
    },
  );

  test.each(['0xffff'])(
    '%s has no row: the app shows nothing, and other callers still have their cache entry',
    async (code) => {
      const app = setUp([code]);
      await Promise.all([app.calls.query(1, 'caller'), settle(4_000)]);
      expect(app.failed).toHaveLength(1);
      expect([app.seen.toasts, app.seen.dialogs, app.path()]).toEqual([[], [], HERE]);
      await Promise.all([app.calls.query(1), settle(4_000)]);
      expect(app.failed).toHaveLength(2);
      expect([...app.seen.toasts, ...app.seen.dialogs, ...app.seen.ways]).not.toEqual([]);
      expect(entriesOf(app)).toHaveLength(1);
    },
  );

  test.each(CODES.filter(ends))('%s ends the session anyway', async (code) => {
    const app = setUp([code]);
    await Promise.all([app.calls.query(1, 'caller'), settle(4_000)]);
    expect([app.has('token'), app.path()]).toEqual([false, TABLE[code]?.leads?.to]);
  });

  test('an automatic refetch shows its failure as the last caller requested', async () => {
    const app = setUp(['0xffff']);
    await Promise.all([app.calls.query(1), settle(3_000)]);
    await Promise.all([app.calls.query(1, 'caller'), settle(3_000)]);
    expect(app.seen.toasts).toHaveLength(1);
    app.store.dispatch(parkingChargeApi.util.invalidateTags(['Bill']));
    await settle(3_000);
    expect(app.failed).toHaveLength(3);
    expect(app.seen.toasts).toHaveLength(1);
  });

  test('two concurrent callers share one call, and its failure is shown as the first one requested', async () => {
    const app = setUp(['0xffff']);
    await Promise.all([app.calls.query(1, 'caller'), app.calls.query(1), settle(3_000)]);
    expect(app.failed).toHaveLength(1);
    expect(app.seen.toasts).toEqual([]);
  });
});

describe('a token that was refused and could not be renewed', () => {
  /** The gateway refuses every token, and its renewal is busy. */
  function busy(refused: () => Response) {
    window.history.replaceState(null, '', HERE);
    const cookies = new Map(Object.entries({ token: 'T', refreshToken: 'R' }));
    const outside = fakePorts({
      host: fakeHost(),
      cookies,
      fetch: (input, init) => {
        if (input.includes('refreshToken')) return Promise.resolve(envelope('503', null, 'busy'));
        const { Authorization } = init?.headers as Record<string, string>;
        return Promise.resolve(Authorization?.endsWith('T') === true ? refused() : envelope('200', {}));
      },
    });
    const { store, stop } = createAppRuntime({ outside, page: window });
    running.push(stop);
    const load = () =>
      store.dispatch(
        homeBillCalls.endpoints.listParkingBills.initiate(
          { requestType: 1, pageNo: 9, pageSize: 1 },
          { forceRefetch: true },
        ),
      );
    return { store, cookies, load };
  }

  test.each([
    ['in an envelope', () => envelope('401')],
    ['without one', () => new Response('<html>', { status: 401 })],
  ])('%s keeps the session, says 稍后重试 and offers a way to sign in', async (_, refused) => {
    const { store, cookies, load } = busy(refused);
    await settle();
    void load();
    await settle();
    const { dialog } = store.getState().notices;
    expect(dialog).toMatchObject({ text: '暂时无法确认登录状态，请稍后重试，或重新登录。' });
    expect(dialog?.buttons.map(({ label }) => label)).toEqual(['稍后重试', '重新登录']);
    store.dispatch(dialogAnswered({ id: dialog!.id, key: '0' }));
    await settle(10_000);
    expect(cookies.get('token')).toBe('T');
    expect(store.getState().route.location.pathname).toBe('/payPage');
    void load();
    await settle();
    store.dispatch(dialogAnswered({ id: store.getState().notices.dialog!.id, key: '1' }));
    await settle(10_000);
    expect([...cookies.keys()]).not.toContain('token');
    const { pathname, search } = store.getState().route.location;
    expect(pathname + search).toBe(login('redirect', HERE));
  });
});
