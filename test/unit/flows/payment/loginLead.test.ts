import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { selectIsPaymentBusy } from '@/flows/payment/state/paymentSelectors';
import {} from '@/flows/payment/state/paymentSlice';
import { selectIsRedirectingToSignIn } from '@/flows/session/sessionSlice';

import { decision, eachInItsWorld, otherPayable, pass, payable, type World } from './paymentWorld';

/** A payment that is refused because the session is over: the pay button and the way to login follow the one clock of the error table. */

let world: World;
eachInItsWorld((one) => {
  world = one;
});

const TICK_MS = 20;

/** Pays, and looks every 20 ms for 6 s: whether the button is inert, the lead under way, and the login here. */
async function watch(code: string, at: { leavesAtMs?: number; path?: string } = {}) {
  const tab = world.openTab(at.path);
  world.backend.faults.set('api/payCharges', { code, msg: '' });
  tab.say(toPaymentRequestedAction(decision()));
  const looks = [];
  for (let ms = 0; ms < 6_000; ms += TICK_MS) {
    if (ms === at.leavesAtMs) tab.show('/mine');
    await pass(TICK_MS);
    const state = tab.store.getState();
    const isInert = selectIsPaymentBusy(payable)(state);
    looks.push({
      isInert,
      isLed: selectIsRedirectingToSignIn(state),
      isAtLogin: state.route.location.pathname === '/login',
    });
  }
  const first = looks.findIndex(({ isLed }) => isLed);
  return {
    tab,
    looks,
    isInertBefore: looks.slice(0, first).every(({ isInert }) => isInert),
    after: looks.slice(first),
  };
}

test.each(['0xd12501021', '0xd12501001', '401'])(
  '%s: the pay button is disabled until the sign-in page opens, 3 s later',
  async (code) => {
    const { tab, isInertBefore, after } = await watch(code);
    expect(isInertBefore).toBe(true);
    for (const { isInert, isLed, isAtLogin } of after) expect([isInert, isAtLogin]).toEqual([isLed, !isLed]);
    const ledMs = after.filter(({ isLed }) => isLed).length * TICK_MS;
    expect(ledMs).toBeGreaterThan(3_000 - 2 * TICK_MS);
    expect(ledMs).toBeLessThan(3_000 + 2 * TICK_MS);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'refused' });
    expect(tab.paths).toHaveLength(1);
  },
);

test('a driver who leaves meanwhile is not redirected, and can pay again', async () => {
  const { tab, after } = await watch('0xd12501021', { leavesAtMs: 1_500 });
  for (const { isInert, isLed } of after) expect(isInert).toBe(isLed);
  const ledMs = after.filter(({ isLed }) => isLed).length * TICK_MS;
  expect(ledMs).toBeGreaterThan(1_000);
  expect(ledMs).toBeLessThan(1_500);
  expect(tab.paths).toEqual([]);
});

test('on the sign-in page itself the button is enabled again when the error has been handled', async () => {
  const { tab, looks } = await watch('0xd12501021', { path: '/login' });
  expect(looks.some(({ isLed }) => isLed)).toBe(false);
  const inertMs = looks.filter(({ isInert }) => isInert).length * TICK_MS;
  expect(inertMs).toBeLessThan(3_000 + 200);
  expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'refused' });
  expect(tab.paths).toEqual([]);
});

test('a payment that is refused during a redirect waits for that redirect', async () => {
  const tab = world.openTab();
  world.backend.faults.set('api/payCharges', { code: '0xd12501021', msg: '' });
  tab.say(toPaymentRequestedAction(decision()));
  await pass(2_000);
  tab.say(toPaymentRequestedAction(decision({ payable: otherPayable })));
  await pass(1_050);
  expect(selectIsPaymentBusy(otherPayable)(tab.store.getState())).toBe(true);
  await pass(100);
  const state = tab.store.getState();
  expect([
    selectIsRedirectingToSignIn(state),
    selectIsPaymentBusy(payable)(state),
    selectIsPaymentBusy(otherPayable)(state),
  ]).toEqual([false, false, false]);
  expect(tab.paths).toHaveLength(1);
});
