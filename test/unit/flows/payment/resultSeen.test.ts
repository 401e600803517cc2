import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { paymentContinued } from '@/flows/payment/state/paymentSlice';

import { decision, eachInItsWorld, pass, type World } from './paymentWorld';

/** The app opens a result by itself once for a decision, and never again after the driver has left it. */

const KEY = 'parking:U1,P1';
const FORM = '/payPage?uniqueId=U1&parkId=P1';

let world: World;
eachInItsWorld((one) => {
  world = one;
});

type Tab = ReturnType<World['openTab']>;

const results = ({ paths }: Tab) => paths.filter((path) => path.startsWith('/payResultPage'));
const placeOf = ({ store }: Tab) => store.getState().route.location.pathname;

/** The cashier has said "paid", and the result says that it is being confirmed. */
async function onResult() {
  const tab = world.openTab();
  await pass(0);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  world.sheets[0]!.say('reported-ok');
  await pass(1_500);
  expect(placeOf(tab)).toBe('/payResultPage');
  expect(tab.attempt()?.step).toBe('confirming');
  return tab;
}

test('a driver who has left the result is told where they are, and no page jumps', async () => {
  const tab = await onResult();
  const before = tab.paths.length;
  tab.show('/home');
  world.backend.settle();
  await pass(10_000);
  expect(tab.attempt()?.step).toBe('settled');
  expect(tab.paths).toHaveLength(before);
  expect(placeOf(tab)).toBe('/home');
  expect(tab.toasts).toEqual(['粤B·12345 支付成功']);
});

test('the same while nobody knows the result for a minute', async () => {
  const tab = await onResult();
  const before = tab.paths.length;
  tab.show('/home');
  await pass(70_000);
  expect(tab.attempt()?.step).not.toBe('settled');
  expect(tab.paths).toHaveLength(before);
});

test('a result in view still follows what is learnt', async () => {
  const tab = await onResult();
  world.backend.settle();
  await pass(10_000);
  expect(placeOf(tab)).toBe('/payResultPage');
  expect(tab.toasts).toEqual([]);
});

test('a reload of home does not forget that the driver has left it', async () => {
  const tab = await onResult();
  tab.show('/home');
  await pass(100);
  tab.kill();
  const again = world.openTab('/home');
  await pass(3_000);
  expect(again.store.getState().payment.seen).toEqual(['request1']);
  expect(world.storage.get('resultsSeen.v1')).toBe('["request1"]');
  world.backend.settle();
  await pass(10_000);
  expect(again.paths).toEqual([]);
  expect(again.toasts).toEqual(['粤B·12345 支付成功']);
});

test('a page that died at the cashier shows the result once when home is opened', async () => {
  const tab = world.openTab();
  await pass(0);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  tab.kill();
  const again = world.openTab('/home');
  await pass(3_000);
  expect(results(again)).toHaveLength(1);
  again.show('/home');
  await pass(100);
  again.kill();
  const third = world.openTab('/home');
  world.backend.settle();
  await pass(10_000);
  expect(third.paths).toEqual([]);
});

test('a driver who decides again is shown the result again', async () => {
  const tab = await onResult();
  tab.show(FORM);
  await pass(70_000);
  const before = results(tab).length;
  tab.say(paymentContinued({ key: KEY }));
  await pass(500);
  world.sheets[1]?.say('reported-ok');
  world.backend.settle();
  await pass(3_000);
  expect(results(tab).length).toBeGreaterThan(before);
  expect(placeOf(tab)).toBe('/payResultPage');
});

test("another driver's result on the screen is not seen", async () => {
  const tab = world.openTab();
  tab.signIn('lin');
  await pass(0);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  tab.signIn('chen');
  tab.show(`/payResultPage?key=${encodeURIComponent(KEY)}`);
  await pass(100);
  expect(tab.store.getState().payment.seen).toEqual([]);
});

describe('a cashier outside the page', () => {
  async function toCashier() {
    world.kind = 'browser';
    world.backend.payParams = { payUrl: 'https://cashier.example/pay' };
    const tab = world.openTab();
    await pass(0);
    tab.say(toPaymentRequestedAction(decision()));
    await pass(500);
    expect(world.sheets).toHaveLength(1);
    expect(results(tab)).toHaveLength(1);
    const [path = ''] = results(tab);
    tab.kill();
    return path;
  }

  test('brought back to the result: it is shown, and home after it stays home', async () => {
    const path = await toCashier();
    const tab = world.openTab(path);
    await pass(3_000);
    expect(placeOf(tab)).toBe('/payResultPage');
    tab.show('/home');
    const before = tab.paths.length;
    world.backend.settle();
    await pass(10_000);
    expect(tab.paths).toHaveLength(before);
    expect(placeOf(tab)).toBe('/home');
  });

  test('cancelled, and home is opened: home stays', async () => {
    await toCashier();
    const tab = world.openTab('/home');
    await pass(70_000);
    expect(tab.paths).toEqual([]);
  });

  test('back on the form: the result is shown once', async () => {
    await toCashier();
    const tab = world.openTab(FORM);
    await pass(3_000);
    expect(results(tab)).toHaveLength(1);
    tab.show(FORM);
    await pass(100);
    tab.kill();
    const again = world.openTab(FORM);
    await pass(3_000);
    expect(again.paths).toEqual([]);
  });
});
