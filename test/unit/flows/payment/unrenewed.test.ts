import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { paymentOutcomeOfAttempt } from '@/domain/payment/outcome';
import { canClosePaymentOrder, canOpenPaymentOrder } from '@/domain/payment/payPermission';
import { canRepeatOrderRequest } from '@/domain/payment/repeatRequest';
import {
  paymentMethodChangeRequested,
  paymentOrderRepeatRequested,
  toPaymentRequestedAction,
} from '@/flows/payment/state/decisions';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';

import type { Fault } from './paymentBackend';
import { decision, eachInItsWorld, pass, type World } from './paymentWorld';

// A token that is refused while it cannot be renewed. The session is kept, and the code of such a call is `unrenewed`.

const KEY = 'parking:U1,P1';
const REFUSED: Fault = { code: '401', msg: '登录已过期' };

let world: World;
eachInItsWorld((made) => {
  world = made;
  world.backend.knowsRepeats = true;
});

const signedIn = () =>
  new Map([
    ['token', 'T'],
    ['refreshToken', 'R'],
  ]);
/** A signed-in driver's tab. Its renewal gets no answer, unless `renewal` says what happens before its answer. */
async function openTab(renewal?: () => void) {
  const tab = world.openTab(undefined, signedIn());
  if (renewal !== undefined)
    tab.ports.session.setTokenRenewer(() => {
      renewal();
      return Promise.resolve({ pair: { token: 'T2', refreshToken: 'R2' } });
    });
  await pass(0);
  return tab;
}
const nothing = () => undefined;
type Tab = Awaited<ReturnType<typeof openTab>>;
const dialogOf = (tab: Tab) => tab.store.getState().notices.dialog?.text ?? '';
const isFree = (tab: Tab) => canOpenPaymentOrder(tab.store.getState().payment.attempts, decision().payable);
const isSignedIn = (tab: Tab) => tab.ports.session.hasSession();

describe('the request for an order', () => {
  test('that was refused with 401 and not sent again has opened nothing: the form is free at once, and says so', async () => {
    const tab = await openTab();
    world.backend.faults.set('api/payCharges', REFUSED);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect([world.posts, world.sheets.length]).toEqual([0, 0]);
    expect(isAttemptInProgress(tab.attempt()!)).toBe(false);
    expect(isFree(tab)).toBe(true);
    expect(dialogOf(tab)).toContain('请稍后重试，或重新登录');
    expect(isSignedIn(tab)).toBe(true);
    world.backend.faults.clear();
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect([world.posts, world.sheets.length]).toEqual([1, 1]);
  });

  test('that got 401 from a proxy is never sent again, also where the token is renewed: the order may exist', async () => {
    for (const renewal of [undefined, () => void world.backend.faults.delete('api/payCharges')]) {
      const tab = await openTab(renewal);
      world.backend.faults.set('api/payCharges', 'proxy');
      world.backend.faults.set('byRequest', 'lost');
      tab.say(toPaymentRequestedAction(decision()));
      await pass(300);
      world.backend.faults.delete('api/payCharges');
      await pass(10_000);
      expect(world.posts).toBe(0);
      expect(paymentOutcomeOfAttempt(tab.attempt()!, Date.now())).toBe('ordering');
      expect(isFree(tab)).toBe(false);
      expect(isSignedIn(tab)).toBe(true);
      tab.kill();
      world.storage.clear();
    }
  });

  test('that was sent again after the renewal is decided by the second answer', async () => {
    const tab = await openTab(() => void world.backend.faults.set('api/payCharges', 'lostAnswer'));
    world.backend.faults.set('api/payCharges', REFUSED);
    world.backend.faults.set('byRequest', 'lost');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
    expect(paymentOutcomeOfAttempt(tab.attempt()!, Date.now())).toBe('ordering');
    expect(isFree(tab)).toBe(false);
  });
});

describe('the request to close an order', () => {
  const left = async (renewal?: () => void) => {
    const tab = await openTab(renewal);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    world.sheets[0]!.say('cancelled');
    await pass(2_500);
    tab.toasts.length = 0;
    return tab;
  };

  test.each([
    ['refused', REFUSED],
    ["met by a proxy's page", 'proxy'],
  ] as const)(
    '%s while the token is not renewed: the order stays as it is, and may be closed later',
    async (_, fault) => {
      const tab = await left();
      world.backend.faults.set('/close', fault);
      tab.say(paymentMethodChangeRequested({ key: KEY }));
      await pass(1_000);
      expect(world.backend.closes).toEqual([]);
      expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid', payId: 'pay0' });
      expect(canClosePaymentOrder(tab.attempt()!)).toBe(true);
      expect(isFree(tab)).toBe(false);
      expect(tab.toasts).toEqual([paymentTexts.closeFailed]);
      expect(isSignedIn(tab)).toBe(true);
      world.backend.faults.clear();
      tab.say(paymentMethodChangeRequested({ key: KEY }));
      await pass(1_000);
      expect(world.backend.closes).toEqual(['pay0']);
      expect(tab.attempt()).toMatchObject({ serverSaid: 'closed' });
    },
  );

  test('refused once is sent again with the renewed token, and closes the order', async () => {
    const tab = await left(() => world.backend.faults.clear());
    world.backend.faults.set('/close', REFUSED);
    tab.say(paymentMethodChangeRequested({ key: KEY }));
    await pass(1_000);
    expect(world.backend.closes).toEqual(['pay0']);
    expect(tab.attempt()).toMatchObject({ serverSaid: 'closed' });
  });
});

describe('a 401 to 重试', () => {
  test.each([
    ['in an envelope, the token not renewed', REFUSED, undefined],
    ['in an envelope, the token renewed and refused again', REFUSED, nothing],
    ['from a proxy, the token not renewed', 'proxy', undefined],
    ['from a proxy, the token renewed', 'proxy', nothing],
  ] as const)('%s changes nothing for the attempt', async (_, fault, renewal) => {
    world.settings = { knowsRequests: true };
    const tab = await openTab(renewal);
    world.backend.faults.set('api/payCharges', 'lostAnswer');
    world.backend.faults.set('byRequest', 'lost');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(120);
    expect(world.posts).toBe(1);
    await pass(6_000);
    expect(canRepeatOrderRequest(tab.attempt()!, readDeviceAndServerNow(tab.ports.clock), true)).toBe(true);
    const before = tab.attempt()!;
    world.backend.faults.set('api/payCharges', fault);
    tab.say(paymentOrderRepeatRequested({ key: KEY }));
    await pass(500);
    const after = tab.attempt()!;
    expect(after).toMatchObject({ step: before.step, serverSaid: 'nothing', refusal: '', payId: null });
    expect(after.requestId).toBe(before.requestId);
    expect(isFree(tab)).toBe(false);
    expect(world.sheets).toHaveLength(0);
    // It is the first request that has opened the order, and it is found.
    world.backend.faults.clear();
    tab.seeAgain();
    await pass(10_000);
    expect(tab.attempt()).toMatchObject({ payId: 'pay0' });
    expect(world.posts).toBe(1);
  });
});
