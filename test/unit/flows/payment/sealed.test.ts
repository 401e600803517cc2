import type { PaymentAttempt } from '@/domain/payment/attempt';
import type { Payable } from '@/domain/payment/payable';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { paymentMethodChangeRequested, toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import {
  selectBlockingPaymentAttempt,
  selectDevicePayments,
  selectOwnAttemptForPayable,
} from '@/flows/payment/state/paymentSelectors';
import { billOpened, paymentContinued } from '@/flows/payment/state/paymentSlice';

import {
  batch,
  decision,
  eachInItsWorld,
  forPurchase,
  otherPayable,
  pass,
  payable,
  purchase,
  type World,
} from './paymentWorld';

let world: World;
eachInItsWorld((made) => {
  world = made;
});
type Tab = ReturnType<World['openTab']>;

const attemptsOf = (tab: Tab): readonly PaymentAttempt[] => Object.values(tab.store.getState().payment.attempts);
const kept = () => world.storage.get(PAYMENT_JOURNAL_KEY) ?? '';
const shownOf = (tab: Tab, of: Payable = payable) => selectOwnAttemptForPayable(of)(tab.store.getState());
const blockerOf = (tab: Tab, of: Payable = payable) => selectBlockingPaymentAttempt(of)(tab.store.getState());
const listOf = (tab: Tab) => selectDevicePayments(tab.store.getState());
/** What tells who drove where, in this world. */
const TELLS = [
  '粤B',
  '12345',
  '科技园',
  '"U1"',
  '"U2"',
  'U1,P1',
  'P1',
  '"lin"',
  'prepay_id',
  'wx201',
  'openid',
  'returnUrl',
];
const toldIn = (text: string) => TELLS.filter((word) => text.includes(word));

async function signedIn(driver = 'lin') {
  const tab = world.openTab();
  tab.signIn(driver);
  await pass(0);
  return tab;
}

/** 林 has an open order, has left the cashier, and has signed out. */
async function leftBehind(of: Payable = payable) {
  const tab = await signedIn();
  const amountCents = of.kind === 'parkingBatch' ? 900 : 600;
  tab.say(toPaymentRequestedAction(decision({ payable: of, choice: { channel: 3, couponIds: [], amountCents } })));
  await pass(500);
  expect(world.sheets).toHaveLength(1);
  world.sheets[0]!.say('cancelled');
  await pass(500);
  expect(toldIn(kept())).not.toEqual([]);
  tab.signOut();
  await pass(500);
  return tab;
}

test('at sign-out an open order is sealed, in memory and in storage, and goes on being found out', async () => {
  const tab = await leftBehind();
  expect(attemptsOf(tab)).toMatchObject([{ key: 'sealed:request1', payId: 'pay0', orderCents: 600, payParams: null }]);
  expect([toldIn(kept()), toldIn(JSON.stringify(tab.store.getState().payment))]).toEqual([[], []]);
  world.backend.settle();
  tab.seeAgain();
  await pass(1_000);
  expect(attemptsOf(tab)).toMatchObject([{ step: 'settled', serverSaid: 'paid' }]);
  expect([tab.toasts.filter((text) => text.includes('支付成功')), listOf(tab), toldIn(kept())]).toEqual([[], [], []]);
});

test('what was paid and is over does not outlive the session', async () => {
  const tab = await signedIn();
  tab.say(toPaymentRequestedAction(decision({ choice: { channel: 6, couponIds: [], amountCents: 600 } })));
  await pass(1_000);
  expect(shownOf(tab)).toMatchObject({ step: 'settled' });
  tab.signOut();
  await pass(500);
  expect([attemptsOf(tab), kept()]).toEqual([[], '']);
});

describe('a sealed order blocks a second one for the same bill', () => {
  const single: Payable = payable;
  test.each([
    ['a visitor', '', single, 600],
    ['another driver', 'chen', single, 600],
    ['a visitor, with another bill', '', batch, 900],
    ['another driver, with another bill', 'chen', batch, 900],
  ])('of %s', async (_who, driver, of, amountCents) => {
    const tab = await leftBehind();
    if (driver !== '') tab.signIn(driver);
    tab.say(billOpened(of));
    await pass(500);
    expect(blockerOf(tab, of)).toMatchObject({ key: 'sealed:request1' });
    expect(shownOf(tab, of)).toBeNull();
    tab.say(toPaymentRequestedAction(decision({ payable: of, choice: { channel: 3, couponIds: [], amountCents } })));
    await pass(1_000);
    expect([world.posts, world.sheets.length, listOf(tab)]).toEqual([1, 1, []]);
    expect(toldIn(kept())).toEqual([]);
  });

  test('also right after the start of a page, when nothing but the decision names the bill', async () => {
    (await leftBehind(batch)).kill();
    const tab = world.openTab();
    await pass(500);
    tab.say(
      toPaymentRequestedAction(
        decision({ payable: otherPayable, choice: { channel: 3, couponIds: [], amountCents: 300 } }),
      ),
    );
    await pass(1_000);
    expect([world.posts, world.sheets.length]).toEqual([1, 1]);
  });

  test('but not another bill', async () => {
    const tab = await leftBehind();
    tab.say(
      toPaymentRequestedAction(
        decision({ payable: otherPayable, choice: { channel: 3, couponIds: [], amountCents: 300 } }),
      ),
    );
    await pass(1_000);
    expect([world.posts, world.sheets.length]).toEqual([2, 2]);
  });

  test('of its lane, for the driver who comes back, and for nobody else', async () => {
    const lane = 'lin.W1';
    for (const orderNo of ['N1', 'N2'])
      world.backend.purchases.set(orderNo, { bizType: 9, orderState: 1, totalFee: 600, paidFee: 0 });
    const tab = await signedIn();
    tab.say(toPaymentRequestedAction(forPurchase(purchase(9, 'N1', lane))));
    await pass(500);
    world.sheets[0]!.say('cancelled');
    await pass(500);
    tab.signOut();
    await pass(500);
    expect(['N1', 'W1', '"lin', '月卡'].filter((word) => kept().includes(word))).toEqual([]);
    tab.signIn('chen');
    tab.say(billOpened(purchase(9, 'new:chen.W1', 'chen.W1')));
    await pass(100);
    expect(blockerOf(tab, purchase(9, 'N2', 'chen.W1'))).toBeNull();
    tab.signOut();
    await pass(100);
    tab.signIn('lin');
    tab.say(billOpened(purchase(9, 'new:lin.W1', lane)));
    await pass(100);
    expect(blockerOf(tab, purchase(9, 'N2', lane))).toMatchObject({ key: 'sealed:request1' });
    tab.say(toPaymentRequestedAction(forPurchase(purchase(9, 'N2', lane))));
    await pass(1_000);
    expect(world.posts).toBe(1);
  });
});

describe('the driver signs in again', () => {
  test('and finds what was paid meanwhile in the list and on the bill', async () => {
    const tab = await leftBehind();
    world.backend.settle();
    tab.seeAgain();
    await pass(1_000);
    tab.signIn('lin');
    await pass(500);
    expect(listOf(tab)).toMatchObject([{ payId: 'pay0', plateText: '', attempt: { step: 'settled' } }]);
    expect(kept()).not.toContain('"lin"');
    tab.say(billOpened(payable));
    await pass(500);
    expect(shownOf(tab)).toMatchObject({ key: 'parking:U1,P1', step: 'settled', owner: 'lin' });
    expect(Object.keys(world.journal())).toEqual(['parking:U1,P1']);
  });

  test('and goes on with what is unpaid, where the server knows requests', async () => {
    const tab = await leftBehind();
    tab.signIn('lin');
    tab.say(billOpened(payable));
    await pass(1_000);
    expect(shownOf(tab)).toMatchObject({ payId: 'pay0', serverSaid: 'unpaid' });
    expect(shownOf(tab)?.payParams).not.toBeNull();
    tab.say(paymentContinued({ key: 'parking:U1,P1' }));
    await pass(1_000);
    expect([world.posts, world.sheets.length]).toEqual([1, 2]);
  });

  test('and pays otherwise where it does not', async () => {
    world.backend.knowsRequests = false;
    const tab = await leftBehind();
    tab.signIn('lin');
    tab.say(billOpened(payable));
    await pass(1_000);
    expect(shownOf(tab)).toMatchObject({ payId: 'pay0', serverSaid: 'unpaid', payParams: null });
    tab.say(paymentMethodChangeRequested({ key: 'parking:U1,P1' }));
    await pass(1_000);
    expect([world.backend.closes, blockerOf(tab)]).toEqual([['pay0'], null]);
    tab.say(toPaymentRequestedAction(decision({ choice: { channel: 6, couponIds: [], amountCents: 600 } })));
    await pass(1_000);
    expect(shownOf(tab)).toMatchObject({ payId: 'pay1', step: 'settled' });
  });

  test('and opens a part of what was paid together: it stays sealed and blocks', async () => {
    const tab = await leftBehind(batch);
    tab.signIn('lin');
    tab.say(billOpened(payable));
    await pass(500);
    expect([shownOf(tab), blockerOf(tab)?.key]).toEqual([null, 'sealed:request1']);
    tab.say(billOpened(batch));
    await pass(500);
    expect(shownOf(tab, batch)).toMatchObject({ payId: 'pay0', owner: 'lin' });
    expect(blockerOf(tab)).toMatchObject({ payId: 'pay0' });
  });
});

describe('a request for an order is out when the session ends', () => {
  const pressed = async (fault: 'slow' | 'lostAnswer') => {
    const tab = await signedIn();
    world.backend.faults.set('payCharges', fault);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(20);
    return tab;
  };

  test.each(['slow', 'lostAnswer'] as const)(
    '(%s): it is written down, sealed and found out, and no cashier opens',
    async (fault) => {
      const tab = await pressed(fault);
      tab.signOut();
      expect(attemptsOf(tab)).toMatchObject([{ key: 'parking:U1,P1', step: 'opening' }]);
      await pass(100);
      expect(attemptsOf(tab)).toMatchObject([{ key: 'sealed:request1', payId: null }]);
      expect(toldIn(kept() + JSON.stringify(tab.store.getState().payment))).toEqual([]);
      world.backend.faults.clear();
      await pass(8_000);
      expect(attemptsOf(tab)).toMatchObject([{ key: 'sealed:request1', payId: 'pay0' }]);
      expect([world.sheets.length, toldIn(kept())]).toEqual([0, []]);
    },
  );

  test('and the page is dead by then: the next one seals it before anything else', async () => {
    const tab = await pressed('slow');
    tab.kill();
    expect(toldIn(kept())).not.toEqual([]);
    const next = world.openTab();
    await pass(0);
    expect(attemptsOf(next)).toMatchObject([{ key: 'sealed:request1' }]);
    expect(toldIn(kept() + JSON.stringify(next.store.getState().payment))).toEqual([]);
  });
});

test('a request that never arrived frees the bill for others too, also where the server knows no requests', async () => {
  world.backend.knowsRequests = false;
  const tab = await signedIn();
  world.backend.faults.set('payCharges', 'lost');
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  tab.signOut();
  await pass(500);
  world.backend.faults.clear();
  tab.say(billOpened(payable));
  await pass(500);
  expect(blockerOf(tab)).not.toBeNull();
  await pass(40_000);
  expect(blockerOf(tab)).toBeNull();
  tab.say(toPaymentRequestedAction(decision({ choice: { channel: 6, couponIds: [], amountCents: 600 } })));
  await pass(1_000);
  expect(shownOf(tab)).toMatchObject({ step: 'settled' });
});

describe('two tabs', () => {
  test('both seal, and the open form of a tab that was late does not come back', async () => {
    const late = await signedIn();
    late.say(toPaymentRequestedAction(decision()));
    await pass(500);
    const open = world.storage.get(PAYMENT_JOURNAL_KEY)!;
    late.signOut();
    await pass(500);
    // A tab that had not heard of the end has written what it knew.
    world.storage.set(PAYMENT_JOURNAL_KEY, JSON.stringify({ ...JSON.parse(kept()), ...JSON.parse(open) }));
    const other = world.openTab();
    await pass(500);
    expect(Object.keys(world.journal())).toEqual(['sealed:request1']);
    late.seeAgain();
    await pass(500);
    for (const tab of [late, other]) expect(attemptsOf(tab).map(({ key }) => key)).toEqual(['sealed:request1']);
    expect(toldIn(kept())).toEqual([]);
  });

  test('one opens the seal, and the other one follows', async () => {
    const tab = await leftBehind();
    const other = world.openTab();
    await pass(500);
    for (const one of [tab, other]) one.signIn('lin');
    await pass(500);
    tab.say(billOpened(payable));
    await pass(100);
    other.seeAgain();
    await pass(20_000);
    expect(Object.keys(world.journal())).toEqual(['parking:U1,P1']);
    expect(attemptsOf(other).map(({ key }) => key)).toEqual(['parking:U1,P1']);
    expect(shownOf(tab)?.payParams).not.toBeNull();
  });
});

test('an entry that was sealed by nobody, and one that cannot be one, are set aside', async () => {
  const tab = await leftBehind();
  const entries = JSON.parse(kept()) as Record<string, { payable: Record<string, unknown> }>;
  const [sealed] = Object.values(entries);
  tab.kill();
  const bad = [
    { prints: ['<img src=x>'] },
    { prints: [] },
    { sells: 1 },
    { sells: 'toString' },
    { salt: '__proto__' },
    { lane: 'W1' },
  ];
  for (const change of bad) {
    world.storage.set(
      PAYMENT_JOURNAL_KEY,
      JSON.stringify({ 'sealed:request1': { ...sealed, payable: { ...sealed!.payable, ...change } } }),
    );
    const next = world.openTab();
    await pass(100);
    expect(attemptsOf(next)).toEqual([]);
    expect(world.storage.get(PAYMENT_JOURNAL_KEY)).toBeUndefined();
    next.kill();
  }
});

test('what this release cannot read of the journal stays for its driver, and goes with the session', async () => {
  const unread = { version: 1, key: 'parking:U2,P1', owner: 'lin', requestId: 'later', step: 'splitting' };
  const entry = { ...unread, facts: { plateText: '粤B·12345' }, createdAtMs: Date.now(), createdServerMs: Date.now() };
  const tab = await signedIn();
  world.storage.set(PAYMENT_JOURNAL_KEY, JSON.stringify({ [entry.key]: entry }));
  tab.say(toPaymentRequestedAction(decision({ choice: { channel: 3, couponIds: [], amountCents: 600 } })));
  await pass(500);
  expect(world.sheets).toHaveLength(1);
  expect((JSON.parse(kept()) as Record<string, unknown>)[entry.key]).toEqual(entry);
  tab.signOut();
  await pass(500);
  expect(kept()).not.toContain('splitting');
  expect(toldIn([...world.storage.values()].join(''))).toEqual([]);
});
