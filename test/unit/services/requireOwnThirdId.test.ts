/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createAppRuntime } from '@/app/store';
import { bookingCalls } from '@/services/booking/bookings';
import { bookingUserCalls } from '@/services/booking/user';

import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { changeWorld } from '../../../mocks/world/scenarios';
import { mockClient } from '../../contracts/mockClient';
import { fakePorts } from '../../support/fakePorts';

const { lin, chen } = DRIVERS;
const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

interface Opened {
  openid: string;
  driver: { readonly phone: string } | null;
  /** Whether the device knows the id of the signed-in driver. */
  hasMark?: boolean;
}

/** An app whose gateway takes a thirdId for the driver it belongs to, whoever is signed in. */
function open({ openid, driver, hasMark = true }: Opened) {
  const backend = createBackend();
  changeWorld(backend.world, 'thirdIdAlone');
  const cookies = new Map<string, string>();
  const signIn = (phone: string) => {
    const { token, refreshToken, driverId } = signInAs(backend.world, phone);
    cookies.set('token', token).set('refreshToken', refreshToken);
    if (hasMark) cookies.set('sessionOf', driverId);
  };
  if (driver !== null) signIn(driver.phone);
  const local = new Map(openid === '' ? [] : [['openid', openid]]);
  const sent: string[] = [];
  let beforeAnswer: (path: string) => void = () => undefined;
  const answer = fetchPort(backend.app);
  const outside = fakePorts({
    cookies,
    local,
    fetch: async (input, init) => {
      const path = input.replace(/^\/api\//, '').split('?')[0] ?? '';
      sent.push(path);
      const response = await answer(input, init);
      beforeAnswer(path);
      return response;
    },
  });
  window.history.replaceState(null, '', '/notice1');
  const app = createAppRuntime({ outside, page: window });
  running.push(app.stop);
  return {
    ...backend,
    local,
    signIn,
    onAnswer: (work: (path: string) => void) => {
      beforeAnswer = work;
    },
    listBookings: () => app.store.dispatch(bookingCalls.endpoints.listBookings.initiate({}, { forceRefetch: true })),
    askCenter: () =>
      app.store.dispatch(bookingUserCalls.endpoints.getUserCenter.initiate(undefined, { forceRefetch: true })),
    /** The calls sent so far that are known by thirdId alone. */
    known: () => sent.filter((path) => path.startsWith('api/v1/')),
    asked: () => sent.filter((path) => path.endsWith('getDriverIdByThirdId')).length,
  };
}

test("the scenario: a gateway that trusts thirdId alone shows a driver's bookings to everybody who sends their openid", async () => {
  const client = mockClient();
  changeWorld(client.world, 'thirdIdAlone');
  const { token } = signInAs(client.world, chen.phone);
  const list = async (thirdId: string) => {
    const body = { thirdId, lastId: 0, pageSize: 15 };
    const { data } = await client.call('POST', 'api/v1/getBookOrderList', { token, body });
    return (data as { list: unknown[] }).list.length;
  };
  expect(await list(lin.openid)).toBe(15);
  expect(await list('')).toBe(0);
});

test.each([
  ['another driver is signed in', chen, true],
  ['another driver is signed in, whose id the device does not know', chen, false],
] as const)(
  'with the openid of one driver, while %s, no call that is known by thirdId is sent',
  async (_, driver, hasMark) => {
    const app = open({ openid: lin.openid, driver, hasMark });
    const { error } = await app.listBookings();
    expect(error).toMatchObject({ kind: 'refused', code: 'foreignThirdId', handled: true });
    expect(error?.message).toContain('另一个账号');
    expect(app.known()).toEqual([]);
  },
);

test('an openid that belongs to no account is nobody’s: no call that is known by thirdId is sent', async () => {
  const app = open({ openid: 'openid-of-a-link', driver: lin });
  expect((await app.listBookings()).error).toMatchObject({ kind: 'refused', code: 'unboundThirdId', handled: true });
  expect(app.known()).toEqual([]);
});

test('a visitor with an openid is told to sign in, and no such call is sent', async () => {
  const app = open({ openid: lin.openid, driver: null });
  expect((await app.listBookings()).error).toMatchObject({ kind: 'refused', code: '401' });
  expect(app.known()).toEqual([]);
});

test.each([true, false])(
  'with their own openid a driver has their bookings; it is asked once (id known: %p)',
  async (hasMark) => {
    const app = open({ openid: lin.openid, driver: lin, hasMark });
    expect((await app.listBookings()).data?.pages[0]?.list).toHaveLength(15);
    await app.listBookings();
    expect(app.known()).toHaveLength(2);
    expect(app.asked()).toBe(1);
  },
);

test('without an openid no such call is sent, whatever the token says', async () => {
  const app = open({ openid: '', driver: chen });
  expect((await app.listBookings()).error).toMatchObject({ kind: 'refused', code: 'noThirdId', handled: true });
  expect(app.known()).toEqual([]);
  expect(app.asked()).toBe(0);
});

test('another driver signs in: what was known of the former one counts no more', async () => {
  const app = open({ openid: lin.openid, driver: lin });
  await app.listBookings();
  app.signIn(chen.phone);
  expect((await app.listBookings()).error).toMatchObject({ code: 'foreignThirdId' });
  expect(app.known()).toHaveLength(1);
});

test('another driver signs in, or another openid comes, while it is being asked: nothing is sent', async () => {
  const told = {
    driver: { service: 'booking', kind: 'refused', code: 'foreignThirdId', handled: true },
    openid: { service: 'booking', kind: 'offline', code: 'offline', handled: false },
  };
  for (const change of ['driver', 'openid'] as const) {
    const app = open({ openid: lin.openid, driver: lin });
    app.onAnswer((path) => {
      if (!path.endsWith('getDriverIdByThirdId')) return;
      if (change === 'driver') app.signIn(chen.phone);
      else app.local.set('openid', chen.openid);
    });
    expect((await app.listBookings()).error).toMatchObject(told[change]);
    expect([change, app.known()]).toEqual([change, []]);
  }
});

test('whose openid it is cannot be asked: the failure is told as it is, and nothing is sent', async () => {
  const app = open({ openid: lin.openid, driver: lin });
  app.world.faults.set('GET driver/v2/api/getDriverIdByThirdId', { kind: 'http500' });
  expect((await app.listBookings()).error).toMatchObject({ service: 'booking', kind: 'http', handled: false });
  expect(app.known()).toEqual([]);
});

test.each([
  ['0xd06510036', false],
  ['0xffff', true],
])('%s before a call is sent is told as if the call itself had failed', async (code, handled) => {
  const app = open({ openid: lin.openid, driver: lin });
  const [lookUp, itself] = ['GET driver/v2/api/getDriverIdByThirdId', 'POST api/v1/getUserCenterData'];
  app.world.faults.set(lookUp, { kind: 'code', code });
  expect((await app.askCenter()).error).toMatchObject({ code, handled, isQuiet: true });
  expect(app.known()).toEqual([]);
  app.world.faults.clear(lookUp);
  app.world.faults.set(itself, { kind: 'code', code });
  expect((await app.askCenter()).error).toMatchObject({ code, handled, isQuiet: true });
});
