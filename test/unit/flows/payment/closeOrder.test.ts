import { canClosePaymentOrder } from '@/domain/payment/payPermission';
import { paymentMethodChangeRequested, toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import type { HostPaymentReport } from '@/host/HostAdapter';

import { decision, eachInItsWorld, pass, withChannel, type World } from './paymentWorld';

const KEY = 'parking:U1,P1';

let world: World;
eachInItsWorld((made) => {
  world = made;
});

/** The driver has come back from the cashier, and the server says unpaid. */
async function left(report: HostPaymentReport = 'cancelled') {
  const tab = world.openTab();
  await pass(0);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  world.sheets[0]!.say(report);
  await pass(2_500);
  tab.toasts.length = 0;
  return tab;
}

test('a driver who wants another way to pay has the order closed, and pays in that way', async () => {
  const tab = await left();
  for (let taps = 0; taps < 5; taps += 1) tab.say(paymentMethodChangeRequested({ key: KEY }));
  await pass(1_000);
  expect(world.backend.closes).toEqual(['pay0']);
  expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'closed' });
  tab.say(toPaymentRequestedAction(withChannel(6)));
  await pass(1_000);
  expect(world.posts).toBe(2);
  expect(tab.attempt()).toMatchObject({ step: 'settled', choice: { channel: 6 }, closed: [{ payId: 'pay0' }] });
});

test('an order that was paid meanwhile is not closed, and its result is shown', async () => {
  const tab = await left();
  world.backend.settle();
  tab.say(paymentMethodChangeRequested({ key: KEY }));
  await pass(1_000);
  expect(world.backend.closes).toEqual([]);
  expect(tab.attempt()?.step).toBe('settled');
  expect(tab.paths.at(-1)).toContain('/payResultPage');
});

test('an order whose money is on its way is asked about instead', async () => {
  const tab = await left();
  world.backend.orders[0]!.state = 1;
  tab.say(paymentMethodChangeRequested({ key: KEY }));
  await pass(1_000);
  expect(tab.attempt()).toMatchObject({ step: 'confirming', serverSaid: 'asking' });
});

test('while the host says that it was paid, nothing is closed', async () => {
  for (const hostSaid of ['reported-ok', 'processing'] as const) {
    const tab = await left(hostSaid);
    expect(canClosePaymentOrder(tab.attempt()!)).toBe(false);
    tab.say(paymentMethodChangeRequested({ key: KEY }));
    await pass(1_000);
    expect(world.backend.closes).toEqual([]);
    tab.kill();
    world.storage.clear();
    world.sheets.length = 0;
    world.backend.orders.length = 0;
  }
});

test('a lost answer frees nothing: the server is asked, and the close is not sent again', async () => {
  const tab = await left();
  world.backend.faults.set('/close', 'lost');
  tab.say(paymentMethodChangeRequested({ key: KEY }));
  await pass(1_000);
  expect(tab.attempt()).toMatchObject({ serverSaid: 'unpaid', closing: 'asked' });
  expect(tab.toasts).toEqual([paymentTexts.notClosedYet]);
  tab.say(paymentMethodChangeRequested({ key: KEY }));
  tab.say(toPaymentRequestedAction(withChannel(6)));
  await pass(1_000);
  expect(world.posts).toBe(1);
  expect(world.backend.closes).toEqual([]);
});

test('an answer that is lost after the server has closed the order is found by asking', async () => {
  const tab = await left();
  world.backend.faults.set('/close', 'lostAnswer');
  tab.say(paymentMethodChangeRequested({ key: KEY }));
  await pass(1_000);
  expect(world.backend.closes).toEqual(['pay0']);
  expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'closed' });
});

test('a gateway that cannot close leaves it as it was', async () => {
  world.backend.knowsClose = false;
  const tab = await left();
  tab.say(paymentMethodChangeRequested({ key: KEY }));
  await pass(1_000);
  expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid', closing: 'cannot' });
  expect(tab.toasts).toEqual([paymentTexts.cannotClose]);
});

describe('a server error while it is closed', () => {
  test.each([
    ['in an envelope, code 500', { code: '500', msg: 'error' }],
    ['in an envelope, code 503', { code: '503', msg: 'busy' }],
    ['without an envelope', 'gateway'],
  ] as const)('%s: the driver may ask again, and then pays in another way', async (_how, fault) => {
    const tab = await left();
    world.backend.faults.set('/close', fault);
    tab.say(paymentMethodChangeRequested({ key: KEY }));
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'unpaid' });
    expect(canClosePaymentOrder(tab.attempt()!)).toBe(true);
    expect(tab.toasts).toEqual([paymentTexts.closeFailed]);
    world.backend.faults.clear();
    tab.say(paymentMethodChangeRequested({ key: KEY }));
    await pass(1_000);
    expect(world.backend.closes).toEqual(['pay0']);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'closed' });
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'settled', choice: { channel: 6 } });
  });
});
