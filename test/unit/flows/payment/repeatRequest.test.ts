import { paymentOutcomeOfAttempt } from '@/domain/payment/outcome';
import { payableKey } from '@/domain/payment/payable';
import { canOpenPaymentOrder } from '@/domain/payment/payPermission';
import { canRepeatOrderRequest } from '@/domain/payment/repeatRequest';
import { paymentOrderRepeatRequested, toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { paymentCheckRequested, paymentContinued } from '@/flows/payment/state/paymentSlice';
import { OPENID_PROOF_TRIED_KEY } from '@/flows/session/oAuthKeys';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';

import { batch, decision, eachInItsWorld, pass, withChannel, type World } from './paymentWorld';

const KEY = 'parking:U1,P1';
const AGAIN = paymentOrderRepeatRequested({ key: KEY });

let world: World;
eachInItsWorld((made) => {
  world = made;
  world.backend.knowsRepeats = true;
});
type Tab = ReturnType<World['openTab']>;

const mayRepeat = (tab: Tab) =>
  canRepeatOrderRequest(tab.attempt()!, readDeviceAndServerNow(tab.ports.clock), tab.ports.config.knowsRequests);

/** The request for the order has no answer. `lost`: it never arrived. */
async function lose(fault: 'lost' | 'lostAnswer' = 'lost', seconds = 5) {
  const tab = world.openTab();
  await pass(0);
  world.backend.faults.set('api/payCharges', fault);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(120);
  world.backend.faults.clear();
  if (fault === 'lostAnswer') world.backend.faults.set('byRequest', 'lost');
  await pass(seconds * 1_000);
  return tab;
}

describe('a request for an order without an answer', () => {
  test('may be sent again after 5 s, by a press: the order opens at the cashier', async () => {
    const tab = await lose('lost', 4);
    expect(mayRepeat(tab)).toBe(false);
    expect(paymentOutcomeOfAttempt(tab.attempt()!, Date.now())).toBe('ordering');
    await pass(1_500);
    expect(mayRepeat(tab)).toBe(true);
    expect(world.posts).toBe(0);
    tab.say(AGAIN);
    await pass(1_000);
    expect(world.posts).toBe(1);
    expect(world.sheets).toHaveLength(1);
    expect(tab.attempt()).toMatchObject({ step: 'handedToHost', payId: 'pay0' });
  });

  test('may be sent again 5 s of server time later, whatever the clock of the phone does meanwhile', async () => {
    for (const aheadMs of [3_600_000, -3_600_000]) {
      world.aheadMs = 0;
      const tab = await lose('lost', 4);
      world.aheadMs = aheadMs;
      expect(mayRepeat(tab)).toBe(false);
      await pass(1_500);
      expect(mayRepeat(tab)).toBe(true);
      tab.kill();
      world.storage.clear();
    }
  });

  test('without a server time the phone says when; one that was set back does not keep the driver waiting', async () => {
    world.knowsTime = false;
    const tab = await lose('lost', 4);
    expect(mayRepeat(tab)).toBe(false);
    world.aheadMs = -3_600_000;
    expect(mayRepeat(tab)).toBe(true);
  });

  test('ten presses send it once more', async () => {
    const tab = await lose();
    for (let presses = 0; presses < 10; presses += 1) tab.say(AGAIN);
    await pass(1_000);
    for (let presses = 0; presses < 10; presses += 1) tab.say(AGAIN);
    await pass(1_000);
    expect(world.posts).toBe(1);
    expect(world.sheets).toHaveLength(1);
  });

  test('is sent with the identical body, also after a reload and with another openid and collector', async () => {
    const first = world.openTab();
    await pass(0);
    world.backend.faults.set('api/payCharges', 'lostAnswer');
    first.ports.local.set('openid', 'openid-1');
    first.ports.tab.set(OPENID_PROOF_TRIED_KEY, '1'); // no host could prove it
    first.ports.local.set('collectorCode', 'C1');
    first.say(
      toPaymentRequestedAction(decision({ choice: { channel: 3, couponIds: ['c2', 'c1'], amountCents: 600 } })),
    );
    await pass(120);
    world.backend.orders.length = 0;
    first.kill();
    world.backend.faults.clear();
    const tab = world.openTab('/mine');
    await pass(6_000);
    tab.ports.local.set('openid', 'openid-2');
    tab.ports.local.set('collectorCode', 'C2');
    tab.say(AGAIN);
    await pass(1_000);
    expect(world.backend.texts).toHaveLength(2);
    expect(world.backend.texts[1]).toBe(world.backend.texts[0]);
    expect(world.backend.texts[0]).toContain('openid-1');
    // The driver is elsewhere, so no cashier opens by itself.
    expect(world.sheets).toHaveLength(0);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid', payId: 'pay0' });
  });

  test('for several bills carries no collector, but one of an older release is repeated with the collector that it had', async () => {
    const first = world.openTab();
    await pass(0);
    first.ports.local.set('collectorCode', 'C1');
    world.backend.faults.set('api/payCharges', 'lostAnswer');
    first.say(
      toPaymentRequestedAction(decision({ payable: batch, choice: { channel: 3, couponIds: [], amountCents: 900 } })),
    );
    await pass(120);
    first.kill();
    expect(world.backend.texts).toHaveLength(1);
    expect(world.backend.texts[0]).not.toContain('collectorCode');
    for (const [key, value] of world.storage)
      world.storage.set(key, value.replace('"returnUrl":', '"collectorCode":"C1","returnUrl":'));
    world.backend.orders.length = 0;
    world.backend.faults.clear();
    const tab = world.openTab('/mine');
    await pass(6_000);
    tab.say(paymentOrderRepeatRequested({ key: payableKey(batch) }));
    await pass(1_000);
    expect(world.backend.texts).toHaveLength(2);
    expect(world.backend.texts[1]).toContain('"collectorCode":"C1"');
  });

  test('is not offered where the body of an older entry is not known', async () => {
    const tab = await lose();
    const { sent: _, ...older } = tab.attempt()!;
    expect(mayRepeat(tab)).toBe(true);
    expect(canRepeatOrderRequest(older, readDeviceAndServerNow(tab.ports.clock), true)).toBe(false);
  });

  test('is not offered by a gateway that does not know requests, unless the operator has said that it does', async () => {
    world.backend.knowsRequests = false;
    const tab = await lose('lost', 10);
    expect(mayRepeat(tab)).toBe(false);
    tab.say(AGAIN);
    await pass(1_000);
    expect(world.posts).toBe(0);
    tab.kill();
    world.storage.clear();
    world.settings = { knowsRequests: true };
    const other = await lose('lost', 10);
    expect(mayRepeat(other)).toBe(true);
  });

  test('is not offered for the balance, which may have paid already', async () => {
    const tab = world.openTab();
    world.backend.faults.set('api/payCharges', 'lost');
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(120);
    world.backend.faults.clear();
    await pass(6_000);
    expect(mayRepeat(tab)).toBe(false);
    expect(paymentOutcomeOfAttempt(tab.attempt()!, Date.now())).toBe('checking');
  });

  test('is never sent again by anything but a press', async () => {
    const tab = await lose('lostAnswer');
    for (let rounds = 0; rounds < 5; rounds += 1) {
      tab.seeAgain();
      tab.goOnline();
      tab.say(toPaymentRequestedAction(decision()));
      tab.say(paymentCheckRequested({ key: KEY }));
      tab.say(paymentContinued({ key: KEY }));
      await pass(20_000);
    }
    expect(world.posts).toBe(1);
    expect(paymentOutcomeOfAttempt(tab.attempt()!, Date.now())).toBe('ordering');
  });
});

describe('the repeat', () => {
  test('that is refused leaves the attempt as it was, and "never seen" counts from the last send', async () => {
    const tab = await lose('lost', 25);
    world.backend.bills.set('U1', { parkFee: 800, paidFee: 0 });
    tab.say(AGAIN);
    await pass(500);
    expect(world.posts).toBe(1);
    expect(tab.attempt()).toMatchObject({ step: 'confirming', serverSaid: 'nothing' });
    await pass(25_000);
    expect(tab.attempt()?.step).toBe('confirming');
    await pass(16_000);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'neverSeen' });
  });

  test('that is refused because somebody else has signed in leaves the attempt as it was', async () => {
    const tab = await lose();
    world.backend.faults.set('api/payCharges', { code: '0xd12501001', msg: '' });
    tab.say(AGAIN);
    await pass(100);
    world.backend.faults.clear();
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'confirming', serverSaid: 'nothing' });
  });

  test('that is lost too is asked about; after 5 s more it may be pressed again', async () => {
    const tab = await lose();
    world.backend.faults.set('api/payCharges', 'lost');
    tab.say(AGAIN);
    await pass(120);
    world.backend.faults.delete('api/payCharges');
    await pass(2_000);
    expect(mayRepeat(tab)).toBe(false);
    await pass(4_000);
    expect(mayRepeat(tab)).toBe(true);
    expect(tab.attempt()?.step).toBe('confirming');
  });

  test('is pressed after a minute without any answer', async () => {
    world.settings = { knowsRequests: true };
    const tab = await lose('lostAnswer', 70);
    expect(tab.attempt()?.step).toBe('unresolved');
    expect(paymentOutcomeOfAttempt(tab.attempt()!, Date.now())).toBe('orderUnknown');
    tab.say(AGAIN);
    await pass(1_000);
    expect(world.posts).toBe(2);
    expect(world.sheets).toHaveLength(1);
    expect(world.backend.orders).toHaveLength(1);
  });

  test('in two tabs is sent once', async () => {
    const tab = await lose();
    const other = world.openTab();
    await pass(500);
    tab.say(AGAIN);
    other.say(AGAIN);
    await pass(2_000);
    expect(world.posts).toBe(1);
    expect(world.sheets).toHaveLength(1);
  });

  test('whose page is reloaded is found by its request, and "never seen" counts from it', async () => {
    const tab = await lose('lost', 25);
    world.backend.faults.set('api/payCharges', 'lost');
    tab.say(AGAIN);
    await pass(20);
    tab.kill();
    world.backend.faults.clear();
    const next = world.openTab();
    await pass(25_000);
    expect(next.attempt()?.step).toBe('confirming');
    world.backend.knowsRequests = true;
    await pass(40_000);
    expect(next.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'neverSeen' });
  });

  test('whose answer comes when the first order was found meanwhile opens the cashier once', async () => {
    world.settings = { knowsRequests: true };
    const tab = await lose('lostAnswer');
    tab.say(AGAIN);
    world.backend.faults.clear();
    await pass(1_000);
    expect(world.backend.orders).toHaveLength(1);
    expect(world.sheets).toHaveLength(1);
    expect(world.posts).toBe(2);
  });
});

describe('a server that does not recognise the repeat', () => {
  /** Two orders are open for one request. */
  async function twice() {
    world.settings = { knowsRequests: true };
    world.backend.knowsRepeats = false;
    const tab = await lose('lostAnswer');
    world.backend.faults.clear();
    tab.say(AGAIN);
    await pass(1_000);
    expect(world.backend.orders.map(({ payId }) => payId)).toEqual(['pay0', 'pay1']);
    return tab;
  }

  test('neither of its two orders goes to the cashier, and both are asked about', async () => {
    const tab = await twice();
    tab.say(paymentContinued({ key: KEY }));
    tab.say(toPaymentRequestedAction(decision()));
    await pass(10_000);
    expect(world.sheets).toHaveLength(0);
    expect(world.posts).toBe(2);
    world.backend.asks.length = 0;
    await pass(20_000);
    expect(new Set(world.backend.asks)).toEqual(new Set(['pay0', 'pay1']));
  });

  test.each([0, 1])('the order that is paid settles the attempt (%s)', async (paid) => {
    const tab = await twice();
    world.backend.settle(paid);
    await pass(10_000);
    expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'paid', payId: `pay${String(paid)}` });
  });

  test.each([[[0, 1]], [[1, 0]]])('the bill is free when both are closed (%j)', async (closing) => {
    const tab = await twice();
    for (const index of closing) {
      tab.say(toPaymentRequestedAction(decision()));
      await pass(1_000);
      expect(world.posts).toBe(2);
      world.backend.settle(index, 4);
      await pass(10_000);
    }
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'closed' });
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(3);
  });

  test('once the server has closed one, its driver may take the other to the cashier', async () => {
    const tab = await twice();
    world.backend.settle(1, 4);
    await pass(10_000);
    expect(world.sheets).toHaveLength(0);
    tab.say(paymentContinued({ key: KEY }));
    await pass(1_000);
    expect(world.sheets).toHaveLength(1);
    expect(world.posts).toBe(2);
    expect(tab.attempt()).toMatchObject({ step: 'handedToHost', payId: 'pay0', closed: [{ payId: 'pay1' }] });
  });

  test('both are paid: the driver is told that they have paid twice', async () => {
    const tab = await twice();
    world.backend.settle(0);
    await pass(10_000);
    tab.seeAgain();
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'settled', payId: 'pay0', closed: [{ payId: 'pay1', isOpen: true }] });
    world.backend.orders[1]!.state = 2;
    await pass(20_000);
    tab.seeAgain();
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ payId: 'pay0', earlier: [{ payId: 'pay1', isLate: true }] });
    expect(tab.toasts.join()).toContain('重复支付');
  });

  test('one is paid and refunded: no further order until the server has closed the other one', async () => {
    const tab = await twice();
    world.backend.settle(0);
    await pass(10_000);
    world.backend.orders[0]!.state = 6;
    world.backend.bills.set('U1', { parkFee: 600, paidFee: 0 });
    await pass(20_000);
    tab.seeAgain();
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'refunded', payId: 'pay0' });
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(2);
    expect(tab.toasts.join()).toContain('请勿重复支付');
    world.backend.settle(1, 4);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(3);
    expect(tab.attempt()).toMatchObject({ step: 'handedToHost', payId: 'pay2', closed: [{ payId: 'pay1' }] });
  });

  test('one is paid: on the return the driver is free again, when the server has closed the other one', async () => {
    const tab = await twice();
    world.backend.settle(0);
    await pass(10_000);
    world.backend.settle(1, 4);
    await pass(20_000);
    tab.seeAgain();
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'paid', payId: 'pay0' });
    expect(canOpenPaymentOrder({ [KEY]: tab.attempt()! }, decision().payable)).toBe(true);
  });
});
