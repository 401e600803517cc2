import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { selectDevicePayments, selectOwnAttemptForPayable } from '@/flows/payment/state/paymentSelectors';
import { billOpened } from '@/flows/payment/state/paymentSlice';

import { decision, eachInItsWorld, pass, payable, type World } from './paymentWorld';

let world: World;
eachInItsWorld((made) => {
  world = made;
});
type Tab = ReturnType<World['openTab']>;

/** 林 has pressed the pay button and sees the cashier. */
async function linAtCashier() {
  const tab = world.openTab();
  tab.signIn('lin');
  await pass(0);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  expect(world.sheets).toHaveLength(1);
  return tab;
}

const shownOf = (tab: Tab) => selectOwnAttemptForPayable(payable)(tab.store.getState());
const sealedIn = (tab: Tab) => tab.attempt('sealed:request1');
const listOf = (tab: Tab) => selectDevicePayments(tab.store.getState()).map(({ payId }) => payId);

async function change(tab: Tab, driverId: string): Promise<void> {
  tab.signOut();
  await pass(100);
  tab.signIn(driverId);
  await pass(500);
}

describe('another driver signs in during a payment', () => {
  test('which is found out, blocks, and is shown to the first driver only', async () => {
    const tab = await linAtCashier();
    await change(tab, 'chen');
    expect(shownOf(tab)).toBeNull();
    tab.show('/payPage?uniqueId=U1&parkId=P1');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    expect(world.posts).toBe(1);
    expect(world.sheets).toHaveLength(1);
    tab.toasts.length = 0;
    world.backend.settle();
    world.sheets[0]!.say('reported-ok');
    await pass(1_000);
    expect(sealedIn(tab)).toMatchObject({ step: 'settled', serverSaid: 'paid', payId: 'pay0' });
    expect([tab.toasts, tab.paths, listOf(tab), shownOf(tab)]).toEqual([[], [], [], null]);
    await change(tab, 'lin');
    expect(listOf(tab)).toEqual(['pay0']);
    tab.say(billOpened(payable));
    await pass(500);
    expect(shownOf(tab)).toMatchObject({ step: 'settled', payId: 'pay0' });
    expect(listOf(tab)).toEqual(['pay0']);
  });

  test('whose order stays open: the other driver can neither go on with it nor open a second one', async () => {
    const tab = await linAtCashier();
    world.sheets[0]!.say('cancelled');
    await pass(500);
    await change(tab, 'chen');
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
    expect(world.sheets).toHaveLength(1);
    await change(tab, 'lin');
    tab.say(billOpened(payable));
    await pass(1_000);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(1_000);
    expect(world.posts).toBe(1);
    expect(world.sheets).toHaveLength(2);
  });

  test('and pays the same bill after it was closed: late money is told to the one who paid it', async () => {
    const tab = await linAtCashier();
    world.sheets[0]!.say('cancelled');
    await pass(500);
    world.backend.settle(0, 4);
    await pass(8_000);
    await change(tab, 'chen');
    tab.say(toPaymentRequestedAction(decision({ choice: { channel: 6, couponIds: [], amountCents: 600 } })));
    await pass(1_000);
    expect(shownOf(tab)).toMatchObject({ step: 'settled', owner: 'chen' });
    tab.toasts.length = 0;
    Object.assign(world.backend.orders[0]!, { state: 5, refund: { cents: 600, text: '' } });
    await pass(20_000);
    tab.seeAgain();
    await pass(500);
    expect(tab.toasts).toEqual([]);
    expect(listOf(tab)).toEqual(['pay1']);
    await change(tab, 'lin');
    expect(shownOf(tab)).toBeNull();
    expect(selectDevicePayments(tab.store.getState())).toMatchObject([
      { payId: 'pay0', isDuplicate: true, payState: 5 },
    ]);
  });
});

test('the session ends at the cashier: the payment is found out when the driver is back', async () => {
  const tab = await linAtCashier();
  world.backend.settle();
  world.backend.faults.set('sync', { code: '0xd12501001', msg: '' });
  tab.signOut();
  world.sheets[0]!.say('reported-ok');
  await pass(500);
  expect(sealedIn(tab)?.step).toBe('unresolved');
  expect(shownOf(tab)).toBeNull();
  expect(listOf(tab)).toEqual([]);
  world.backend.faults.clear();
  tab.signIn('lin');
  await pass(500);
  tab.say(billOpened(payable));
  await pass(500);
  expect(shownOf(tab)).toMatchObject({ step: 'settled', serverSaid: 'paid' });
  expect(listOf(tab)).toEqual(['pay0']);
});

test('what a visitor has paid leaves the list at the next sign-in, for good, and stays on its bill', async () => {
  const tab = world.openTab();
  await pass(0);
  tab.say(toPaymentRequestedAction(decision({ choice: { channel: 6, couponIds: [], amountCents: 600 } })));
  await pass(1_000);
  expect(listOf(tab)).toEqual(['pay0']);
  tab.signIn('chen');
  await pass(500);
  expect(shownOf(tab)).toMatchObject({ step: 'settled' });
  expect(listOf(tab)).toEqual([]);
  tab.signOut();
  await pass(500);
  expect(listOf(tab)).toEqual([]);
});
