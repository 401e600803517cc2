import { dialogAnswered } from '@/flows/notices/noticesSlice';
import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { selectOwnAttemptForPayable } from '@/flows/payment/state/paymentSelectors';
import { paymentCalls } from '@/services/charge/payments';

import { decision, eachInItsWorld, pass, payable, type World } from './paymentWorld';

/** A code of the catalogue forces the driver away while the response to `payCharges` takes 3 s. */

let world: World;
eachInItsWorld((one) => {
  world = one;
});

const KEY = 'parking:U1,P1';

async function forced(code: string, fault: 'slow' | 'hangs' = 'slow') {
  const tab = world.openTab();
  tab.signIn('lin');
  await pass(0);
  world.backend.faults.set('api/payCharges', fault);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(100);
  world.backend.faults.clear();
  world.backend.faults.set('sync/other', { code, msg: '' });
  void tab.store.dispatch(paymentCalls.endpoints.getPayment.initiate({ payId: 'other' }) as never);
  await pass(200);
  world.backend.faults.delete('sync/other');
  expect(tab.attempt()).toMatchObject({ step: 'opening', payId: null });
  return tab;
}

test('/bindPhone opens when the order is in the journal', async () => {
  const tab = await forced('0xd12501022');
  await pass(2_000);
  expect(tab.paths).toEqual([]);
  await pass(1_000);
  expect(tab.paths).toEqual([expect.stringMatching(/^\/bindPhone\?redirect=/)]);
  expect(world.journal()[KEY]).toMatchObject({ step: 'handedToHost', payId: 'pay0' });
});

test('the session ends when the order is in the journal, and its result is found after signing in again', async () => {
  const tab = await forced('0xd12501001');
  await pass(2_000);
  expect(tab.ports.session.hasSession()).toBe(true);
  await pass(1_000);
  expect(tab.ports.session.hasSession()).toBe(false);
  expect(world.sheets).toHaveLength(1);
  await pass(3_100);
  expect(tab.paths.at(-1)).toContain('/login');
  world.backend.settle();
  world.sheets[0]!.say('reported-ok');
  tab.signIn('lin');
  await pass(1_000);
  expect(selectOwnAttemptForPayable(payable)(tab.store.getState())).toMatchObject({ step: 'settled', payId: 'pay0' });
});

test('the window closes when the order is in the journal', async () => {
  const tab = await forced('0x10d7500008');
  const { dialog } = tab.store.getState().notices;
  tab.say(dialogAnswered({ id: dialog!.id, key: '0' }));
  await pass(2_000);
  expect(world.closed).toEqual([]);
  await pass(1_000);
  expect(world.closed).toMatchObject([{ [KEY]: { payId: 'pay0' } }]);
});

test('without an answer the page waits no longer than the call', async () => {
  const tab = await forced('0xd12501022', 'hangs');
  await pass(9_000);
  expect(tab.paths).toEqual([]);
  await pass(1_500);
  expect(tab.paths).toContainEqual(expect.stringMatching(/^\/bindPhone\?redirect=/));
});
