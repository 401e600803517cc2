import { createPaymentAttempt, type PastPayment, type PaymentAttempt } from '@/domain/payment/attempt';
import { resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { selectDevicePayments } from '@/flows/payment/state/paymentSelectors';
import { paymentCheckRequested, paymentContinued, paymentSettled } from '@/flows/payment/state/paymentSlice';
import { paymentResultFromAttempt } from '@/widgets/checkout/model/paymentResult';

import { bothClocks } from '../../../support/bothClocks';
import { decision, eachInItsWorld, pass, type World } from './paymentWorld';

const KEY = 'parking:U1,P1';

let world: World;
eachInItsWorld((made) => {
  world = made;
});
type Tab = ReturnType<World['openTab']>;

const cashierOf = () => world.sheets[world.sheets.length - 1]!;

/** The driver cancels at the cashier, and the server closes the order. Its number is that of the last order. */
async function closeOne(tab: Tab): Promise<void> {
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  cashierOf().say('cancelled');
  await pass(500);
  world.backend.settle(world.backend.orders.length - 1, 4);
  await pass(8_000);
  expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'closed' });
}

async function payOne(tab: Tab): Promise<void> {
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  world.backend.settle(world.backend.orders.length - 1);
  cashierOf().say('reported-ok');
  await pass(500);
  expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'paid' });
}

/** The cashier has taken money for a closed order, and it goes back. */
function returnLate(state: 5 | 6, text: string): void {
  Object.assign(world.backend.orders[0]!, { state, refund: { cents: 600, text } });
}

const twiceOf = (tab: Tab) => paymentResultFromAttempt(tab.attempt()!, Date.now()).duplicates;
const listOf = (tab: Tab) => selectDevicePayments(tab.store.getState());

test('money that was booked before the next decision did not pay for the same again', async () => {
  const tab = world.openTab();
  await pass(0);
  await closeOne(tab);
  Object.assign(world.backend.orders[0]!, { state: 2 });
  await pass(20_000);
  tab.seeAgain();
  await pass(500);
  expect(tab.attempt()).toMatchObject({ step: 'settled' });
  world.backend.bills.set('U1', { parkFee: 200, paidFee: 600 });
  tab.say(toPaymentRequestedAction(decision({ choice: { channel: 6, couponIds: [], amountCents: 200 } })));
  await pass(1_000);
  expect(tab.attempt()).toMatchObject({ step: 'settled', orderCents: 200 });
  expect(twiceOf(tab)).toEqual([]);
});

describe('a closed order that is paid later', () => {
  test('beside another payment is told as paid twice, and again when the refund advances', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    await payOne(tab);
    returnLate(5, '退款中，预计 3 日内到账');
    tab.toasts.length = 0;
    await pass(20_000);
    tab.seeAgain();
    await pass(500);
    expect(tab.toasts).toEqual(['粤B·12345 重复支付 6.00元，退款中，预计 3 日内到账']);
    expect(twiceOf(tab)).toMatchObject([{ payId: 'pay0', amountCents: 600, refundText: '退款中，预计 3 日内到账' }]);
    expect(listOf(tab).map(({ payId, isDuplicate }) => [payId, isDuplicate])).toEqual([
      ['pay1', undefined],
      ['pay0', true],
    ]);
    returnLate(6, '');
    tab.say(paymentCheckRequested({ key: KEY }));
    await pass(500);
    expect(twiceOf(tab)).toMatchObject([{ payId: 'pay0', isRefunded: true }]);
    expect(listOf(tab)[1]).toMatchObject({ payId: 'pay0', isDuplicate: true, isRefunded: true });
    expect(tab.toasts).toHaveLength(1);
  });

  test('beside another payment is told after a restart too', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    await payOne(tab);
    tab.kill();
    returnLate(5, '');
    await pass(20_000);
    const reopened = world.openTab('/mine');
    await pass(500);
    expect(reopened.toasts).toEqual(['粤B·12345 重复支付 6.00元，退款中']);
    expect(twiceOf(reopened)).toHaveLength(1);
  });

  test('alone has settled the attempt, and the driver is told', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    world.backend.settle(0);
    tab.toasts.length = 0;
    await pass(20_000);
    tab.seeAgain();
    await pass(500);
    expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'paid', payId: 'pay0' });
    expect(tab.toasts).toEqual(['粤B·12345 支付成功']);
    expect(tab.actions.filter(paymentSettled.match)).toHaveLength(1);
    expect(twiceOf(tab)).toEqual([]);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
  });

  test('after a second one was closed as well has paid the bill, and not twice', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    await closeOne(tab);
    world.backend.settle(0);
    tab.toasts.length = 0;
    await pass(20_000);
    tab.seeAgain();
    await pass(500);
    expect(tab.toasts).toEqual(['粤B·12345 支付成功']);
    expect(listOf(tab)).toMatchObject([{ payId: 'pay0', amountCents: 600, isDuplicate: false }]);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(2);
    expect(tab.toasts).toContain('这笔账单已经支付');
  });

  test('is not asked about for ever: after a day it is forgotten', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    tab.kill();
    await pass(24 * 3_600_000 + 1_000);
    world.backend.asks.length = 0;
    world.openTab();
    await pass(500);
    expect(world.backend.asks).toEqual([]);
  });
});

describe('going on with an order, after late money has paid the bill', () => {
  test('from the form is refused', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    cashierOf().say('cancelled');
    await pass(500);
    world.backend.settle(0);
    await pass(20_000);
    tab.seeAgain();
    await pass(500);
    tab.say(paymentContinued({ key: KEY }));
    await pass(500);
    expect(world.sheets).toHaveLength(2);
    expect(tab.toasts).toContain('这笔账单已经支付');
  });

  test('from its result, while it is still being confirmed, is refused', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    tab.kill();
    world.backend.settle(0);
    await pass(20_000);
    const reopened = world.openTab();
    await pass(12_000);
    expect(reopened.attempt()).toMatchObject({ step: 'confirming', serverSaid: 'unpaid' });
    expect(reopened.attempt()?.earlier).toMatchObject([{ payId: 'pay0', isLate: true }]);
    reopened.say(paymentContinued({ key: KEY }));
    await pass(500);
    expect(world.sheets).toHaveLength(2);
    expect(reopened.toasts).toContain('这笔账单已经支付');
  });

  test('is possible when more is due', async () => {
    const tab = world.openTab();
    await pass(0);
    await closeOne(tab);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    cashierOf().say('cancelled');
    await pass(500);
    world.backend.settle(0);
    world.backend.bills.set('U1', { parkFee: 600, paidFee: 600 });
    await pass(20_000);
    tab.seeAgain();
    await pass(500);
    tab.say(paymentContinued({ key: KEY }));
    await pass(500);
    expect(world.sheets).toHaveLength(3);
    expect(world.posts).toBe(2);
  });
});

describe('two writers of one attempt', () => {
  const late: PastPayment = { payId: 'pay0', amountCents: 600, paidTime: '', atMs: 1, isLate: true, payState: 5 };
  const paying: PaymentAttempt = {
    ...createPaymentAttempt(decision(), 'r', bothClocks(1)),
    step: 'confirming',
    closed: [{ payId: 'pay0', amountCents: 600, atMs: 1 }],
  };
  const { closed: _, ...rest } = paying;
  const found: PaymentAttempt = { ...rest, earlier: [late] };
  const settled: PaymentAttempt = { ...paying, step: 'settled', serverSaid: 'paid' };

  test('keep late money that one of them has found, whoever writes last', () => {
    for (const kept of [
      resolveAttemptConflict(found, paying),
      resolveAttemptConflict(found, settled),
      resolveAttemptConflict(settled, found),
      resolveAttemptConflict(paying, found),
    ]) {
      expect(kept.earlier).toEqual([late]);
      expect(kept.closed).toBeUndefined();
    }
    expect(resolveAttemptConflict(found, settled).step).toBe('settled');
    expect(resolveAttemptConflict(settled, found).step).toBe('settled');
  });

  test('never take a refund back', () => {
    const back: PaymentAttempt = { ...found, earlier: [{ ...late, payState: 6, isRefunded: true }] };
    expect(resolveAttemptConflict(back, found).earlier).toEqual(back.earlier);
    expect(resolveAttemptConflict(found, back).earlier).toEqual(back.earlier);
    const facts = { payStateText: '', paidCents: 600, paidTime: '', failReason: '', leaveFreeMinutes: null };
    const more = { ...facts, leaveDeadlineTime: '', orders: [], canInvoice: false, canEvaluate: false };
    const refunding: PaymentAttempt = { ...settled, serverSaid: 'refunded', payment: { ...more, payState: 5 } };
    const refunded: PaymentAttempt = { ...settled, serverSaid: 'refunded', payment: { ...more, payState: 6 } };
    expect(resolveAttemptConflict(refunded, refunding)).toBe(refunded);
    expect(resolveAttemptConflict(refunding, refunded)).toBe(refunded);
  });
});
