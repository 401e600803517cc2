import { canReopenCashier } from '@/domain/payment/payPermission';
import { UNREADABLE_PAYMENTS_KEY } from '@/flows/payment/journal/journal';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { selectIsPaymentBusy } from '@/flows/payment/state/paymentSelectors';
import {
  billOpened,
  paymentCheckRequested,
  paymentContinued,
  paymentSettled,
  selectActivePaymentAttempts,
} from '@/flows/payment/state/paymentSlice';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import { selectIsRedirectingToSignIn, sessionStarted } from '@/flows/session/sessionSlice';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';

import { batch, decision, eachInItsWorld, otherPayable, pass, payable, withChannel, type World } from './paymentWorld';

const KEY = 'parking:U1,P1';

let world: World;
eachInItsWorld((made) => {
  world = made;
});

/** A driver who has pressed the pay button and sees the cashier. */
async function atCashier(w = world) {
  const tab = w.openTab();
  await pass(0);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  expect(w.sheets).toHaveLength(1);
  return tab;
}

describe('paying', () => {
  test('settles when the server confirms it and shows the result', async () => {
    const tab = await atCashier();
    expect(tab.attempt()?.step).toBe('handedToHost');
    world.backend.settle();
    world.sheets[0]!.say('reported-ok');
    await pass(500);
    expect(tab.attempt()).toMatchObject({
      step: 'settled',
      serverSaid: 'paid',
      payment: { leaveDeadlineTime: '2026-11-21 14:20:00' },
    });
    expect(tab.paths).toEqual([`/payResultPage?payId=pay0&key=${encodeURIComponent(KEY)}`]);
    expect(tab.actions.filter(paymentSettled.match)).toHaveLength(1);
    expect(tab.toasts).toEqual([]);
  });

  test('sends one order for ten taps', async () => {
    const tab = world.openTab();
    for (let taps = 0; taps < 10; taps += 1) {
      tab.say(toPaymentRequestedAction(decision()));
      await pass(30);
    }
    await pass(2_000);
    expect(world.posts).toBe(1);
    expect(world.sheets).toHaveLength(1);
    expect(tab.toasts).toEqual([]);
    expect(world.backend.asks).toEqual([]);
  });

  test('sends nothing when offline, leaves no open attempt, and pays at the next tap', async () => {
    const tab = world.openTab();
    world.isOnline = false;
    tab.say(toPaymentRequestedAction(decision()));
    await pass(2_000);
    expect(world.posts).toBe(0);
    expect(tab.toasts).toEqual([paymentTexts.noLine]);
    expect(world.storage.size).toBe(0);
    world.isOnline = true;
    tab.say(toPaymentRequestedAction(decision()));
    await pass(2_000);
    expect(world.posts).toBe(1);
  });

  test('sends no second order for a tap after the balance has paid', async () => {
    const tab = world.openTab();
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(1_000);
    expect(tab.attempt()?.step).toBe('settled');
    expect(world.sheets).toHaveLength(0);
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(1_000);
    expect(world.posts).toBe(1);
    expect(tab.toasts).toEqual(['这笔账单已经支付']);
    expect(selectIsPaymentBusy(payable)(tab.store.getState())).toBe(false);
  });

  test('pays again for an amount that has become due since', async () => {
    const tab = world.openTab();
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(1_000);
    world.backend.bills.set('U1', { parkFee: 200, paidFee: 600 });
    tab.say(toPaymentRequestedAction(decision({ choice: { channel: 6, couponIds: [], amountCents: 200 } })));
    await pass(1_000);
    expect(world.posts).toBe(2);
    expect(tab.attempt()).toMatchObject({
      step: 'settled',
      orderCents: 200,
      earlier: [{ payId: 'pay0', amountCents: 600 }],
    });
  });

  test('pays two bills side by side', async () => {
    const tab = await atCashier();
    tab.say(
      toPaymentRequestedAction(
        decision({ payable: otherPayable, choice: { channel: 3, couponIds: [], amountCents: 300 } }),
      ),
    );
    await pass(500);
    expect(world.sheets).toHaveLength(2);
  });

  test('creates no order for a batch while one of its bills may still be paid, and vice versa', async () => {
    const tab = await atCashier();
    const forBatch = decision({ payable: batch, choice: { channel: 3, couponIds: [], amountCents: 900 } });
    tab.say(toPaymentRequestedAction(forBatch));
    await pass(500);
    expect(world.posts).toBe(1);
    world.sheets[0]!.say('cancelled');
    await pass(1_000);
    tab.say(toPaymentRequestedAction(forBatch));
    await pass(1_000);
    expect(world.posts).toBe(1);
    world.backend.settle(0, 4);
    tab.say(toPaymentRequestedAction(forBatch));
    await pass(1_000);
    expect(world.posts).toBe(2);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    expect(world.posts).toBe(2);
    expect(selectIsPaymentBusy(payable)(tab.store.getState())).toBe(false);
  });
});

describe('an order without an answer', () => {
  test.each(['lost', 'lostAnswer', 'hangs', 'gateway', 'proxy'] as const)(
    'is never sent again by itself (%s)',
    async (fault) => {
      const tab = world.openTab();
      world.backend.faults.set('payCharges', fault);
      tab.say(toPaymentRequestedAction(decision()));
      await pass(200_000);
      for (let taps = 0; taps < 5; taps += 1) {
        tab.say(toPaymentRequestedAction(decision()));
        await pass(20_000);
      }
      expect(world.posts).toBeLessThanOrEqual(1);
      expect(tab.attempt()?.step).not.toBe('settled');
      expect(tab.attempt()?.step).not.toBe('abandoned');
    },
  );

  test('is found by its request; the driver decides whether to continue', async () => {
    const tab = world.openTab();
    world.backend.faults.set('api/payCharges', 'lostAnswer');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(120);
    world.backend.faults.clear();
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid', payId: 'pay0' });
    expect(world.sheets).toHaveLength(0);
    tab.say(paymentContinued({ key: KEY }));
    await pass(500);
    expect(world.sheets).toHaveLength(1);
    expect(world.posts).toBe(1);
  });

  test('that the server has never seen allows a new one, once it can no longer arrive', async () => {
    const tab = world.openTab();
    world.backend.faults.set('payCharges', 'lost');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(200);
    world.backend.faults.clear();
    await pass(20_000);
    expect(tab.attempt()?.step).toBe('confirming');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(0);
    await pass(20_000);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'neverSeen' });
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
  });

  test('is sent where the browser says offline and the server answers a small read', async () => {
    const tab = world.openTab();
    world.saysOffline = true;
    tab.say(toPaymentRequestedAction(decision()));
    await pass(2_000);
    expect(world.posts).toBe(1);
    expect(tab.toasts).toEqual([]);
  });

  test.each([
    ['40 s ahead', 40_000],
    ['25 h ahead', 25 * 3_600_000],
    ['an hour back', -3_600_000],
  ])('blocks a second one although the clock of the phone is set %s meanwhile, also after a reload', async (_, ms) => {
    const tab = world.openTab();
    world.backend.faults.set('payCharges', 'lost');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(2_000);
    world.aheadMs = ms;
    world.backend.faults.clear();
    await pass(6_000);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(3_000);
    tab.kill();
    const next = world.openTab();
    await pass(2_000);
    next.say(toPaymentRequestedAction(decision()));
    await pass(2_000);
    expect(world.posts).toBe(0);
    expect(Object.values(world.journal())).toHaveLength(1);
    await pass(30_000);
    expect(Object.values(world.journal())).toMatchObject([{ serverSaid: 'neverSeen' }]);
  });

  test('blocks a second one while the page has no server time', async () => {
    const tab = world.openTab();
    world.backend.faults.set('payCharges', 'lost');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(200);
    world.backend.faults.clear();
    world.knowsTime = false;
    await pass(59_000);
    expect(tab.attempt()).toMatchObject({ serverSaid: 'nothing' });
    world.knowsTime = true;
    tab.seeAgain();
    await pass(50_000);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'neverSeen' });
  });

  test.each([
    ['unpaid', 600, 'abandoned'],
    ['paid', 0, 'settled'],
  ] as const)('is settled by the bill where requests cannot be looked up (%s)', async (_, parkFee, step) => {
    const tab = world.openTab();
    world.backend.knowsRequests = false;
    world.backend.faults.set('payCharges', 'lost');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(200);
    world.backend.faults.clear();
    world.backend.bills.set('U1', { parkFee, paidFee: 600 - parkFee });
    await pass(45_000);
    expect(tab.attempt()?.step).toBe(step);
  });

  test('is refused because the amount changed: nothing is open and the new amount is known', async () => {
    const tab = world.openTab();
    world.backend.bills.set('U1', { parkFee: 800, paidFee: 0 });
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({
      step: 'abandoned',
      serverSaid: 'refused',
      changedCents: 800,
      refusal: '金额已变化',
    });
    expect(tab.paths).toEqual([]);
    expect(world.sheets).toHaveLength(0);
    tab.say(toPaymentRequestedAction(decision({ choice: { channel: 3, couponIds: [], amountCents: 800 } })));
    await pass(1_000);
    expect(world.sheets).toHaveLength(1);
  });

  test('is refused until the driver signs in: the button is disabled until the sign-in page opens', async () => {
    const tab = world.openTab();
    world.backend.faults.set('api/payCharges', { code: '0xd12501001', msg: '' });
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'opening', refusal: '' });
    expect(selectIsRedirectingToSignIn(tab.store.getState())).toBe(true);
    expect(selectIsPaymentBusy(payable)(tab.store.getState())).toBe(true);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    tab.show('/login');
    await pass(100);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'refused' });
    expect(selectIsPaymentBusy(payable)(tab.store.getState())).toBe(false);
    world.backend.faults.clear();
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
  });

  test('does not count as refused when the server failed with an error', async () => {
    const tab = world.openTab();
    world.backend.faults.set('api/payCharges', { code: '500', msg: 'internal error' });
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    expect(tab.attempt()?.step).toBe('confirming');
  });
});

describe("the host's answer", () => {
  test('ok proves nothing: the server is polled until it says paid, even late', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('reported-ok');
    await pass(6_000);
    expect(tab.attempt()?.step).toBe('confirming');
    expect(tab.paths).toHaveLength(1);
    world.backend.settle();
    await pass(8_000);
    expect(tab.attempt()?.step).toBe('settled');
  });

  test("ok for a minute without the server's answer is unresolved, not failed", async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('reported-ok');
    await pass(62_000);
    expect(tab.attempt()?.step).toBe('unresolved');
    expect(world.backend.asks).toHaveLength(13);
    expect(world.journal()[KEY]?.step).toBe('unresolved');
    world.backend.settle();
    tab.seeAgain();
    await pass(500);
    expect(tab.attempt()?.step).toBe('settled');
  });

  test.each(['cancelled', 'failed'] as const)(
    '%s and unpaid goes back to the page, with the same order',
    async (word) => {
      const tab = await atCashier();
      world.sheets[0]!.say(word);
      await pass(500);
      expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid' });
      expect(tab.paths).toEqual([]);
      expect(tab.toasts).toHaveLength(1);
      tab.say(toPaymentRequestedAction(decision()));
      await pass(500);
      expect(world.sheets).toHaveLength(2);
      expect(world.posts).toBe(1);
    },
  );

  test('cancelled but paid shows success', async () => {
    const tab = await atCashier();
    world.backend.settle();
    world.sheets[0]!.say('cancelled');
    await pass(500);
    expect(tab.attempt()?.step).toBe('settled');
    expect(tab.paths).toHaveLength(1);
  });

  test('cancelled, then paid: the page that is still open changes to success by itself', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('cancelled');
    await pass(500);
    expect(selectIsPaymentBusy(payable)(tab.store.getState())).toBe(false);
    tab.toasts.length = 0;
    await pass(10_000);
    expect(world.backend.asks.length).toBeGreaterThanOrEqual(6);
    world.backend.settle();
    await pass(8_000);
    expect(tab.attempt()?.step).toBe('settled');
    expect(tab.paths).toEqual([expect.stringContaining('/payResultPage')]);
    expect(tab.toasts).toEqual([]);
    expect(tab.actions.filter(paymentSettled.match)).toHaveLength(1);
  });

  test('cancelled: polling ends after a minute, and it closes and moves nothing', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('cancelled');
    await pass(120_000);
    expect(world.backend.asks.length).toBeLessThanOrEqual(14);
    expect(world.held.size).toBe(0);
    expect(tab.paths).toEqual([]);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid' });
  });

  test('cancelled, then closed by the server: the page to pay on stays, and a new order may follow', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('cancelled');
    await pass(500);
    world.backend.settle(0, 4);
    await pass(8_000);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'closed' });
    expect(tab.paths).toEqual([]);
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(1_000);
    expect(world.posts).toBe(2);
  });

  test('cancelled, then paid while another bill is in view: a message appears there, and that bill stays', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('cancelled');
    await pass(500);
    tab.show('/payPage?uniqueId=U2&parkId=P1');
    tab.toasts.length = 0;
    world.backend.settle();
    await pass(8_000);
    expect(tab.paths).toEqual([]);
    expect(tab.toasts).toEqual(['粤B·12345 支付成功']);
  });

  test('cancelled here, and another tab continues the same order', async () => {
    await atCashier();
    world.sheets[0]!.say('cancelled');
    await pass(3_500);
    const other = world.openTab();
    await pass(1_000);
    other.say(paymentContinued({ key: KEY }));
    await pass(1_000);
    expect(world.sheets).toHaveLength(2);
    expect(world.posts).toBe(1);
  });

  test.each(['return', 'bill opened', 'restart', 'tap'] as const)(
    'cancelled, then paid: detected at %s, announced once',
    async (how) => {
      let tab = await atCashier();
      world.sheets[0]!.say('cancelled');
      await pass(500);
      world.backend.settle();
      tab.toasts.length = 0;
      if (how === 'return') tab.seeAgain();
      if (how === 'bill opened') tab.say(billOpened(payable));
      if (how === 'tap') tab.say(toPaymentRequestedAction(decision()));
      if (how === 'restart') {
        tab.kill();
        tab = world.openTab();
      }
      await pass(1_000);
      expect(tab.attempt()?.step).toBe('settled');
      // A page that was loaded anew shows a toast where the driver is. In the other cases the app opens the result.
      const told = () => [tab.toasts, tab.paths].map(({ length }) => length);
      expect(told()).toEqual(how === 'restart' ? [1, 0] : [0, 1]);
      expect(world.posts).toBe(1);
      tab.seeAgain();
      await pass(1_000);
      expect(told()).toEqual(how === 'restart' ? [1, 0] : [0, 1]);
    },
  );

  test('another channel waits until the open order is closed', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('cancelled');
    await pass(500);
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(500);
    expect(world.posts).toBe(1);
    expect(tab.toasts).toContain('这笔账单已发起过支付，请继续原来的支付');
    world.backend.settle(0, 4);
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(1_000);
    expect(world.posts).toBe(2);
    expect(tab.attempt()?.step).toBe('settled');
  });

  test('is missing: when the driver returns, the server is queried', async () => {
    const tab = await atCashier();
    world.backend.settle();
    await pass(5_000);
    tab.seeAgain();
    await pass(500);
    expect(tab.attempt()?.step).toBe('settled');
  });

  test('is missing: after a minute the server is queried, and a late answer is still used', async () => {
    const tab = await atCashier();
    await pass(61_000);
    expect(tab.attempt()?.step).toBe('confirming');
    await pass(70_000);
    expect(tab.attempt()?.step).toBe('unresolved');
    world.sheets[0]!.say('cancelled');
    await pass(500);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid' });
  });

  test('is missing: the server is queried behind the cashier, and paid shows success', async () => {
    const tab = await atCashier();
    await pass(11_000);
    expect(world.backend.asks).toHaveLength(0);
    world.backend.settle();
    await pass(4_000);
    expect(tab.attempt()?.step).toBe('settled');
    expect(tab.paths).toEqual([expect.stringContaining('/payResultPage')]);
  });

  test.each([0, 1])('is missing: payState %i behind the cashier changes nothing', async (state) => {
    const tab = await atCashier();
    world.backend.orders[0]!.state = state;
    await pass(55_000);
    expect(world.backend.asks.length).toBeGreaterThanOrEqual(5);
    expect(tab.attempt()).toMatchObject({ step: 'handedToHost', hostSaid: null });
    expect(tab.paths).toEqual([]);
    world.backend.orders[0]!.state = 0;
    world.sheets[0]!.say('cancelled');
    await pass(500);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid' });
  });

  test.each(['return', 'question'] as const)(
    'is missing: after the %s of the driver the same order can be paid within 4 s',
    async (how) => {
      const tab = await atCashier();
      await pass(5_000);
      if (how === 'return') tab.seeAgain();
      else tab.say(paymentCheckRequested({ key: KEY }));
      await pass(4_000);
      expect(canReopenCashier(tab.attempt()!)).toBe(true);
      tab.say(paymentContinued({ key: KEY }));
      await pass(500);
      expect(world.sheets.map(({ order }) => order)).toEqual([world.sheets[0]!.order, world.sheets[0]!.order]);
      expect(world.posts).toBe(1);
    },
  );

  test('left-page waits three seconds, then the server is queried', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('left-page');
    await pass(2_900);
    expect(world.backend.asks).toHaveLength(0);
    await pass(300);
    expect(world.backend.asks.length).toBeGreaterThan(0);
    expect(tab.attempt()?.hostSaid).toBe('left-page');
  });

  test('payParams that are no order for this host never reach it', async () => {
    world.kind = 'alipay';
    const tab = world.openTab();
    tab.say(toPaymentRequestedAction(withChannel(2)));
    await pass(1_000);
    expect(world.sheets).toHaveLength(0);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', hostSaid: 'failed' });
    expect(world.reports).toHaveLength(1);
    world.reports.length = 0;
  });
});

describe("the server's answer", () => {
  test.each([
    [3, 'abandoned', 'failed'],
    [4, 'abandoned', 'closed'],
    [5, 'settled', 'refunded'],
    [7, 'settled', 'partly'],
    [1, 'confirming', 'asking'],
    [99, 'confirming', 'asking'],
  ] as const)('payState %i makes it %s', async (state, step, serverSaid) => {
    const tab = await atCashier();
    world.backend.settle(0, state);
    world.sheets[0]!.say('reported-ok');
    await pass(500);
    expect(tab.attempt()).toMatchObject({ step, serverSaid });
  });

  test('that does not arrive changes nothing', async () => {
    const tab = await atCashier();
    world.backend.faults.set('sync', 'lost');
    world.sheets[0]!.say('cancelled');
    await pass(4_000);
    expect(tab.attempt()?.step).toBe('confirming');
    expect(tab.paths).toHaveLength(1);
    world.backend.faults.clear();
    tab.goOnline();
    await pass(200);
    expect(tab.attempt()?.step).toBe('abandoned');
  });

  test('denied after a sign-out is requested again after signing in', async () => {
    const tab = await atCashier();
    world.backend.settle();
    world.backend.faults.set('sync', { code: '401', msg: '' });
    world.sheets[0]!.say('reported-ok');
    await pass(500);
    expect(tab.attempt()?.step).toBe('unresolved');
    world.backend.faults.clear();
    tab.say(sessionStarted());
    await pass(500);
    expect(tab.attempt()?.step).toBe('settled');
  });

  test('is still requested when the session ends meanwhile', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('reported-ok');
    await pass(20);
    tab.store.dispatch(parkingChargeApi.util.resetApiState());
    await pass(1_000);
    expect(tab.attempt()?.step).toBe('confirming');
    world.backend.settle();
    await pass(2_000);
    expect(tab.attempt()?.step).toBe('settled');
  });

  test('is requested again when the driver presses the button', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('reported-ok');
    await pass(62_000);
    world.backend.settle();
    tab.say(paymentCheckRequested({ key: KEY }));
    await pass(300);
    expect(tab.attempt()?.step).toBe('settled');
  });
});

describe('a page that is closed', () => {
  test('while the order is being created: the order is found, not created again', async () => {
    const tab = world.openTab();
    tab.say(toPaymentRequestedAction(decision()));
    await pass(20);
    tab.kill();
    expect(world.journal()[KEY]?.step).toBe('opening');
    const reopened = world.openTab('/home');
    await pass(1_000);
    expect(reopened.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid', payId: 'pay0' });
    expect(world.posts).toBe(1);
  });

  test('while the cashier is open: no second cashier, the server is queried within a second', async () => {
    const tab = await atCashier();
    tab.kill();
    world.backend.settle();
    const reopened = world.openTab('/home');
    await pass(900);
    expect(reopened.attempt()?.step).toBe('settled');
    expect(world.sheets).toHaveLength(1);
    expect(reopened.paths).toEqual([expect.stringContaining('/payResultPage')]);
  });

  test('while the server is being queried', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('reported-ok');
    await pass(500);
    tab.kill();
    world.backend.settle();
    const reopened = world.openTab();
    await pass(900);
    expect(reopened.attempt()?.step).toBe('settled');
  });

  test('while it is unresolved', async () => {
    const tab = await atCashier();
    world.sheets[0]!.say('unknown');
    await pass(62_000);
    tab.kill();
    world.backend.settle();
    const reopened = world.openTab('/home');
    await pass(900);
    expect(reopened.attempt()?.step).toBe('settled');
    expect(reopened.toasts).toEqual(['粤B·12345 支付成功']);
  });

  test('before the order was sent: after a minute a new order is possible', async () => {
    const tab = world.openTab();
    world.backend.faults.set('payCharges', 'lost');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(10);
    tab.kill();
    world.backend.faults.clear();
    const reopened = world.openTab();
    await pass(10_000);
    expect(reopened.attempt()?.step).toBe('confirming');
    // For half a minute another tab may still wait for the response. For another half minute the order may still arrive.
    await pass(60_000);
    reopened.goOnline();
    await pass(1_000);
    expect(reopened.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'neverSeen' });
  });

  test('is forgotten a day later', async () => {
    const tab = await atCashier();
    tab.kill();
    await pass(24 * 3_600_000 + 1_000);
    const reopened = world.openTab();
    await pass(500);
    expect(reopened.attempt()).toBeUndefined();
    expect(selectActivePaymentAttempts(reopened.store.getState())).toEqual([]);
  });

  test('with a host that never answers: no response does not mean "unpaid"', async () => {
    const tab = await atCashier();
    tab.kill();
    world.backend.faults.set('sync', 'lost');
    const reopened = world.openTab();
    await pass(9_000);
    expect(canReopenCashier(reopened.attempt()!)).toBe(false);
  });

  test('with a host that never answers: after two answers "unpaid" the driver may return to the cashier, and polling goes on', async () => {
    const tab = await atCashier();
    tab.kill();
    const reopened = world.openTab();
    await pass(3_000);
    expect(reopened.attempt()?.step).toBe('confirming');
    expect(canReopenCashier(reopened.attempt()!)).toBe(true);
    const queried = world.backend.asks.length;
    await pass(6_000);
    expect(world.backend.asks.length).toBeGreaterThan(queried);
    reopened.say(paymentContinued({ key: KEY }));
    await pass(500);
    expect(world.sheets).toHaveLength(2);
    expect(world.posts).toBe(1);
  });
});

describe('two tabs', () => {
  test('send one order for the same bill', async () => {
    const one = world.openTab();
    const two = world.openTab();
    one.say(toPaymentRequestedAction(decision()));
    two.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
    expect(two.toasts).toEqual(['这笔账单正在另一个页面支付']);
    expect(selectIsPaymentBusy(otherPayable)(two.store.getState())).toBe(false);
  });

  test('send one order for a bill and a batch that holds it', async () => {
    const one = world.openTab();
    const two = world.openTab();
    one.say(toPaymentRequestedAction(decision()));
    two.say(
      toPaymentRequestedAction(decision({ payable: batch, choice: { channel: 3, couponIds: [], amountCents: 900 } })),
    );
    await pass(2_000);
    expect(world.posts).toBe(1);
  });

  test("notice each other's payments after a return", async () => {
    const two = world.openTab();
    await pass(0);
    const one = await atCashier();
    world.backend.settle();
    world.sheets[0]!.say('reported-ok');
    await pass(500);
    expect(one.attempt()?.step).toBe('settled');
    two.seeAgain();
    await pass(100);
    expect(two.attempt()?.step).toBe('settled');
    two.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
  });

  test('a lock of a closed tab blocks no query', async () => {
    const tab = await atCashier();
    tab.kill();
    world.held.add(`payment:${KEY}`);
    world.backend.settle();
    const reopened = world.openTab();
    await pass(1_000);
    expect(reopened.attempt()?.step).toBe('settled');
  });
});

describe('the journal', () => {
  test('sets unreadable attempts aside and keeps the others', async () => {
    const tab = await atCashier();
    tab.kill();
    const kept = JSON.parse(world.storage.get(PAYMENT_JOURNAL_KEY)!) as Record<string, unknown>;
    const text = JSON.stringify({ ...kept, 'parking:X,Y': { version: 1, step: 'dancing' } });
    world.storage.set(PAYMENT_JOURNAL_KEY, text);
    const reopened = world.openTab();
    await pass(0);
    expect(Object.keys(reopened.store.getState().payment.attempts)).toEqual([KEY]);
    expect(world.storage.get(UNREADABLE_PAYMENTS_KEY)).toBe(text);
  });

  test.each(['{', '[1]', 'null', '7', '"x"'])('%s is no journal and breaks nothing', async (text) => {
    world.storage.set(PAYMENT_JOURNAL_KEY, text);
    await atCashier();
    expect(world.storage.get(UNREADABLE_PAYMENTS_KEY)).toBe(text);
  });

  test('that storage refuses is kept in memory, with one message', async () => {
    world.canStore = false;
    const tab = await atCashier();
    world.sheets[0]!.say('reported-ok');
    world.backend.settle();
    await pass(500);
    expect(tab.attempt()?.step).toBe('settled');
    expect(tab.toasts).toEqual(['手机无法保存支付记录，支付期间请不要关闭页面']);
  });
});
