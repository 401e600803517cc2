import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { createKeyValueStore } from '@/platform/ports/browserPorts';
import { createTabLocks } from '@/platform/ports/createTabLocks';
import type { TabLocks } from '@/platform/storage/storage';

import { createBackend } from '../../../mocks/app';
import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { cashierHost, leaves, neverAnswers, payIdOf, pays } from '../../support/cashier';
import { fakeLocks, memoryStorage } from '../../support/fakePorts';
import { fromFormerLocks } from '../../support/formerPorts';
import { openLastProgram } from '../../support/lastProgram';
import { lastRelease } from '../../support/lastRelease';
import { makeApp } from '../../support/makeApp';
import { button, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);
const { lin } = DRIVERS;
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const PAY = 'charge/v2/api/payCharges';
const PAY_3 = '为 粤B·12345 微信支付 3.00元';
const CONTINUE_3 = '为 粤B·12345 继续支付 3.00元';
const KEY = 'parking:stay-0001,park-1';
const PAYABLE = { kind: 'parking', uniqueId: 'stay-0001', parkId: 'park-1' } as const;

type Backend = ReturnType<typeof createBackend>;
type Last = ReturnType<typeof openLastProgram>;

/** One browser: what it keeps is the same for all its tabs. */
function newPhone(backend: Backend) {
  const { driverId, token, refreshToken } = signInAs(backend.world, lin.phone);
  return {
    local: new Map<string, string>(),
    cookies: new Map(Object.entries({ sessionOf: driverId, token, refreshToken })),
  };
}
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const ordersIn = ({ world }: Backend) => world.tables.payments.filter(({ payId }) => payId.includes('-')).length;

/** As a press of the pay button there. */
const pressThere = ({ store }: Last) =>
  act(() => {
    store.dispatch({
      type: 'payment/paymentRequested',
      payload: {
        key: KEY,
        payable: PAYABLE,
        choice: { channel: 3, couponIds: ['coupon-2'], amountCents: 300 },
        facts: { plateText: '粤B·12345', parkName: '市民中心地下停车场' },
      },
    });
  });
const isResumed = (last: Last, count: number) => waitFor(() => expect(last.attempts()).toHaveLength(count), WAIT);

const running: { stop(): void }[] = [];
const openLast = (options: Parameters<typeof openLastProgram>[0]) => {
  const last = openLastProgram(options);
  // Its code of payments comes with the bill.
  act(() => void last.store.dispatch({ type: 'payment/billOpened', payload: PAYABLE }));
  running.push(last);
  return last;
};
afterEach(() => {
  for (const one of running.splice(0)) one.stop();
});

describe('the release is rolled back', () => {
  test('while the answer of payCharges is lost: the order is found there, no second one is opened, and this release goes on with it', async () => {
    const backend = createBackend();
    const before = ordersIn(backend);
    const phone = newPhone(backend);
    backend.world.faults.set(`POST ${PAY}`, { kind: 'cutAfter', times: 1 });
    backend.world.faults.set(`GET ${PAY}/byRequest/{id}`, { kind: 'http500' });
    const app = await makeApp({ at: BILL, backend, host: cashierHost(neverAnswers), ...phone });
    await app.user.click(await button(PAY_3));
    expect(await word('网络不稳定，正在确认')).toBeVisible();
    app.stop();
    backend.world.faults.clear();

    const last = openLast({ at: BILL, backend, host: cashierHost(leaves), ...phone });
    await isResumed(last, 1);
    pressThere(last);
    await waitFor(() => expect(last.attempts()[0]).toMatchObject({ serverSaid: 'unpaid', owner: lin.driverId }), WAIT);
    await pass(1_000);
    expect(last.sent('POST', PAY)).toEqual([]);
    expect(ordersIn(backend)).toBe(before + 1);
    last.stop();

    const next = await makeApp({ at: BILL, backend, host: cashierHost(pays(backend)), ...phone });
    await next.user.click(await button(CONTINUE_3));
    expect(await word('支付成功')).toBeVisible();
    expect(next.sent('POST', PAY)).toEqual([]);
    expect(ordersIn(backend)).toBe(before + 1);
  });

  test('while the server cannot say whether it has the request: it blocks there too, and here again', async () => {
    const backend = createBackend();
    const phone = newPhone(backend);
    backend.world.faults.set(`POST ${PAY}`, { kind: 'http500' });
    backend.world.faults.set(`GET ${PAY}/byRequest/{id}`, { kind: 'http500' });
    const app = await makeApp({ at: BILL, backend, ...phone, host: cashierHost(pays(backend)) });
    await app.user.click(await button(PAY_3));
    expect(await word('网络不稳定，正在确认')).toBeVisible();
    app.stop();
    const last = openLast({ at: BILL, backend, ...phone, host: cashierHost(pays(backend)) });
    await isResumed(last, 1);
    pressThere(last);
    await pass(3_000);
    expect(last.sent('POST', PAY)).toEqual([]);
    last.stop();
    const next = await makeApp({ at: BILL, backend, ...phone, host: cashierHost(pays(backend)) });
    await next.onScreen('payPage');
    await pass(2_000);
    expect(screen.queryByRole('button', { name: PAY_3 })).toBeNull();
    expect(next.sent('POST', PAY)).toEqual([]);
  });

  test('after the driver has signed out at the cashier: what was sealed blocks there, and is opened for its driver', async () => {
    const backend = createBackend();
    const phone = newPhone(backend);
    const app = await makeApp({ at: BILL, backend, ...phone, host: cashierHost(leaves) });
    await app.user.click(await button(PAY_3));
    await button(CONTINUE_3);
    act(() => app.ports.session.clear());
    await waitFor(() => expect(phone.local.get('paymentJournal.v1')).toContain('sealed:'), WAIT);
    app.stop();
    const visitor = openLast({ at: BILL, backend, ...phone, host: cashierHost(pays(backend)) });
    await isResumed(visitor, 1);
    pressThere(visitor);
    await pass(2_000);
    expect(visitor.sent('POST', PAY)).toEqual([]);
    visitor.stop();
    const own = newPhone(backend);
    const last = openLast({ at: BILL, backend, local: phone.local, cookies: own.cookies, host: cashierHost(leaves) });
    await isResumed(last, 1);
    pressThere(last);
    await waitFor(() => expect(last.attempts()[0]).toMatchObject({ key: KEY, owner: lin.driverId }), WAIT);
    expect(last.sent('POST', PAY)).toEqual([]);
  });

  test('in a session whose driver is not known: it blocks there, and here the driver goes on with it', async () => {
    const backend = createBackend({ seed: 'namelessSignIn' });
    const { token, refreshToken } = signInAs(backend.world, lin.phone);
    const phone = {
      local: new Map(Object.entries({ token, refreshToken })),
      cookies: new Map<string, string>(),
    };
    backend.world.faults.set('GET auth/v2/api/driver/loginInfo', { kind: 'http500' });
    const app = await makeApp({ at: BILL, backend, ...phone, host: cashierHost(leaves) });
    await app.user.click(await button(PAY_3));
    await button(CONTINUE_3);
    expect(phone.cookies.get('sessionOf')).toMatch(/^\?/);
    app.stop();
    const last = openLast({ at: BILL, backend, ...phone, host: cashierHost(leaves) });
    await isResumed(last, 1);
    pressThere(last);
    await pass(2_000);
    expect(last.sent('POST', PAY)).toEqual([]);
    last.stop();
    backend.world.faults.clear();
    const next = await makeApp({ at: BILL, backend, ...phone, host: cashierHost(pays(backend)) });
    await next.user.click(await button(CONTINUE_3));
    expect(await word('支付成功')).toBeVisible();
    expect(next.sent('POST', PAY)).toEqual([]);
    expect(phone.cookies.get('sessionOf')).toBe(lin.driverId);
  });
});

/** Locks of two tabs of a browser with Web Locks, and of one without, where each release has leases of its own. */
const withLocks = (): readonly [TabLocks, TabLocks] => {
  const held = new Set<string>();
  return [fakeLocks(held), fakeLocks(held)];
};
const withLeases = (local: Map<string, string>): readonly [TabLocks, TabLocks] => {
  const bound = {
    navigator: {},
    localStorage: memoryStorage(local),
    setTimeout: window.setTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  } as unknown as Window;
  const store = () => createKeyValueStore(() => memoryStorage(local));
  return [
    createTabLocks(bound, store(), 'tab-of-this', () => Date.now()),
    fromFormerLocks(lastRelease.createLocks(bound, store(), 'tab-of-last')),
  ];
};

describe('two tabs run two releases', () => {
  test.each([
    ['with Web Locks, this one first', false, -5],
    ['with Web Locks, at once', false, 0],
    ['with Web Locks, the last one first', false, 5],
    ['with leases, this one first', true, -45],
    ['with leases, at once', true, 0],
    ['with leases, the last one first', true, 45],
  ])('and the bill is paid in both: one order (%s)', async (_how, hasLeases, lastFirstMs) => {
    const backend = createBackend();
    const before = ordersIn(backend);
    const phone = newPhone(backend);
    const [here, there] = hasLeases ? withLeases(phone.local) : withLocks();
    const app = await makeApp({ at: BILL, backend, ...phone, locks: here, host: cashierHost(neverAnswers) });
    const pay = await button(PAY_3);
    const last = openLast({ at: BILL, backend, ...phone, locks: there, host: cashierHost(neverAnswers) });
    await pass(300);
    if (lastFirstMs > 0) {
      pressThere(last);
      await pass(lastFirstMs);
    }
    fireEvent.click(pay);
    if (lastFirstMs < 0) await pass(-lastFirstMs);
    if (lastFirstMs <= 0) pressThere(last);
    await pass(2_500);
    expect([...app.sent('POST', PAY), ...last.sent('POST', PAY)]).toHaveLength(1);
    // Whoever begins first pays, unless both begin at once.
    if (lastFirstMs !== 0) expect(last.sent('POST', PAY)).toHaveLength(lastFirstMs > 0 ? 1 : 0);
    expect(ordersIn(backend)).toBe(before + 1);
    expect([...app.host.paid, ...last.host.paid].map(payIdOf)).toHaveLength(1);
  });
});
