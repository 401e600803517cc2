import { createPaymentAttempt, type PaymentAttempt } from '@/domain/payment/attempt';
import { resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { selectDevicePayments } from '@/flows/payment/state/paymentSelectors';
import { paymentCheckRequested, selectPaymentOfBill } from '@/flows/payment/state/paymentSlice';

import { bothClocks } from '../../../support/bothClocks';
import { decision, eachInItsWorld, pass, withChannel, type World } from './paymentWorld';

const KEY = 'parking:U1,P1';
const BILL = { uniqueId: 'U1', parkId: 'P1' };

let world: World;
eachInItsWorld((made) => {
  world = made;
});

async function paid() {
  const tab = world.openTab();
  await pass(0);
  tab.say(toPaymentRequestedAction(withChannel(6)));
  await pass(500);
  expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'paid' });
  world.backend.asks.length = 0;
  return tab;
}
const lookAgain = async (tab: Awaited<ReturnType<typeof paid>>) => {
  tab.say(paymentCheckRequested({ key: KEY }));
  await pass(500);
};

describe('a payment that was settled', () => {
  test('is shown as refunded once the server has said so, in every tab and after a reload', async () => {
    const tab = await paid();
    await pass(60_000);
    world.backend.settle(0, 6);
    await lookAgain(tab);
    expect(world.backend.asks).toEqual(['pay0']);
    expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'refunded', payment: { paidCents: 600 } });
    expect(selectDevicePayments(tab.store.getState())).toMatchObject([{ payId: 'pay0', isRefunded: true }]);
    expect(selectPaymentOfBill(BILL)(tab.store.getState())).toBeNull();
    const other = world.openTab();
    await pass(500);
    expect(other.attempt()).toMatchObject({ serverSaid: 'refunded' });
    other.kill();
  });

  test.each([0, 1, 3, 4, 99])('stays paid when the server answers %i', async (state) => {
    const tab = await paid();
    await pass(60_000);
    world.backend.settle(0, state);
    await lookAgain(tab);
    expect(world.backend.asks).toEqual(['pay0']);
    expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'paid' });
  });

  test('stays paid when the answer is lost', async () => {
    const tab = await paid();
    await pass(60_000);
    world.backend.settle(0, 6);
    world.backend.faults.set('sync', 'lost');
    await lookAgain(tab);
    expect(tab.attempt()).toMatchObject({ step: 'settled', serverSaid: 'paid' });
  });

  test("is not queried while the server's last answer is fresh", async () => {
    const tab = await paid();
    await lookAgain(tab);
    expect(world.backend.asks).toEqual([]);
  });
});

test('keeps "refunded" over "paid", whichever tab writes last', () => {
  const paidOne: PaymentAttempt = {
    ...createPaymentAttempt(decision(), 'r', bothClocks(1)),
    step: 'settled',
    serverSaid: 'paid',
  };
  const refunded: PaymentAttempt = { ...paidOne, serverSaid: 'refunded' };
  expect(resolveAttemptConflict(paidOne, refunded)).toBe(refunded);
  expect(resolveAttemptConflict(refunded, paidOne)).toBe(refunded);
});
