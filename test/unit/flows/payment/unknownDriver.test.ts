import type { PaymentAttempt } from '@/domain/payment/attempt';
import { isUnknownDriver } from '@/domain/unknownDriver';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { driverIdentificationRequested, toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import {
  selectBlockingPaymentAttempt,
  selectDevicePayments,
  selectMayBeOwnAttempt,
  selectOwnAttemptForPayable,
} from '@/flows/payment/state/paymentSelectors';
import { billOpened } from '@/flows/payment/state/paymentSlice';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import { MINUTE_MS } from '@/lib/timeUnits';

import { decision, eachInItsWorld, pass, payable, type World } from './paymentWorld';

let world: World;
eachInItsWorld((made) => {
  world = made;
});
type Tab = ReturnType<World['openTab']>;

const INFO = 'driver/loginInfo';
const kept = () => world.storage.get(PAYMENT_JOURNAL_KEY) ?? '';
const shownOf = (tab: Tab) => selectOwnAttemptForPayable(payable)(tab.store.getState());
const blockerOf = (tab: Tab) => selectBlockingPaymentAttempt(payable)(tab.store.getState());
const listOf = (tab: Tab) => selectDevicePayments(tab.store.getState());
const isPerhapsOwn = (tab: Tab) => selectMayBeOwnAttempt(blockerOf(tab))(tab.store.getState());
const isOpenInJournal = () => kept().includes('U1');

/** A signed-in driver has an open order, and has left the cashier. */
async function withOrder(tab: Tab) {
  await pass(500);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  expect(world.sheets).toHaveLength(1);
  world.sheets[0]!.say('cancelled');
  await pass(2_500);
  tab.toasts.length = 0;
}

/** 林 is known, and has an open order. */
async function lin(cookies = new Map<string, string>()) {
  const tab = world.openTab(undefined, cookies);
  tab.signIn('lin');
  await withOrder(tab);
  return tab;
}

test('sign-ins that do not name their driver: the driver finds the own unpaid order, and goes on with it', async () => {
  const tab = world.openTab();
  tab.signInNameless('lin');
  tab.say(billOpened(payable));
  await withOrder(tab);
  tab.signOut();
  await pass(500);
  expect(isOpenInJournal()).toBe(false);
  tab.signInNameless('lin');
  tab.say(billOpened(payable));
  await pass(1_000);
  expect(shownOf(tab)).toMatchObject({ owner: 'lin', payId: 'pay0' });
  expect(listOf(tab)).toHaveLength(0);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(1_000);
  expect([world.posts, world.sheets.length]).toEqual([1, 2]);
});

test('while it is not known who is signed in, an order blocks and is not drawn; 重试 finds that it is theirs', async () => {
  const tab = await lin();
  world.backend.faults.set(INFO, 'lost');
  tab.signInNameless('lin');
  tab.say(billOpened(payable));
  await pass(15_000);
  expect([shownOf(tab), listOf(tab), isPerhapsOwn(tab)]).toEqual([null, [], true]);
  // It is not sealed yet, so nothing of it is lost.
  expect(isOpenInJournal()).toBe(true);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(15_000);
  expect([world.posts, world.sheets.length]).toEqual([1, 1]);
  tab.toasts.length = 0;
  tab.say(driverIdentificationRequested());
  await pass(1_000);
  expect(tab.toasts).toEqual([paymentTexts.notIdentified]);
  world.backend.faults.clear();
  tab.say(driverIdentificationRequested());
  await pass(1_000);
  expect(isPerhapsOwn(tab)).toBe(false);
  expect(shownOf(tab)).toMatchObject({ owner: 'lin', payId: 'pay0', payParams: { appId: 'wx1' } });
});

test.each([
  ['the driver comes back to the page', (tab: Tab) => tab.seeAgain()],
  ['a bill is opened', (tab: Tab) => tab.say(billOpened(payable))],
  ['the bill is to be paid', (tab: Tab) => tab.say(toPaymentRequestedAction(decision()))],
])('it is asked again when %s', async (_when, happens) => {
  const tab = await lin();
  world.backend.faults.set(INFO, 'lost');
  tab.signInNameless('lin');
  tab.say(billOpened(payable));
  await pass(11_000);
  expect(shownOf(tab)).toBeNull();
  world.backend.faults.clear();
  happens(tab);
  await pass(2_000);
  expect(shownOf(tab)).toMatchObject({ owner: 'lin', payId: 'pay0' });
  expect(world.posts).toBe(1);
});

test("it is another driver's: it is sealed with the print of its own, who finds it again", async () => {
  const tab = await lin();
  tab.signInNameless('chen');
  tab.say(billOpened(payable));
  await pass(1_000);
  expect(isOpenInJournal()).toBe(false);
  expect([shownOf(tab), listOf(tab), isPerhapsOwn(tab)]).toEqual([null, [], false]);
  expect(blockerOf(tab)).toMatchObject({ key: expect.stringMatching(/^sealed:/) as string });
  tab.signInNameless('lin');
  tab.say(billOpened(payable));
  await pass(1_000);
  expect(shownOf(tab)).toMatchObject({ owner: 'lin', payId: 'pay0' });
});

test('the session ends before it is known: everything is sealed', async () => {
  const tab = await lin();
  world.backend.faults.set(INFO, 'lost');
  tab.signInNameless('chen');
  await pass(1_000);
  expect(isOpenInJournal()).toBe(true);
  tab.signOut();
  await pass(500);
  expect([isOpenInJournal(), JSON.stringify(tab.store.getState().payment).includes('U1')]).toEqual([false, false]);
});

test('after 10 minutes it is sealed although it is not known, and opened again when it is', async () => {
  const cookies = new Map<string, string>();
  const first = await lin(cookies);
  world.backend.faults.set(INFO, 'lost');
  first.signInNameless('lin');
  await pass(6 * MINUTE_MS);
  first.kill();
  // A page that is opened anew does not begin to count anew.
  const tab = world.openTab(undefined, cookies);
  await pass(3 * MINUTE_MS);
  expect(isOpenInJournal()).toBe(true);
  await pass(2 * MINUTE_MS);
  expect(isOpenInJournal()).toBe(false);
  tab.say(billOpened(payable));
  await pass(1_000);
  expect([shownOf(tab), isPerhapsOwn(tab)]).toEqual([null, true]);
  world.backend.faults.clear();
  tab.say(driverIdentificationRequested());
  await pass(1_000);
  expect(shownOf(tab)).toMatchObject({ owner: 'lin', payId: 'pay0' });
});

test('the driver becomes known at the cashier: the payment goes on under their name', async () => {
  const tab = world.openTab();
  world.backend.faults.set(INFO, 'lost');
  tab.signInNameless('lin');
  await pass(500);
  tab.say(toPaymentRequestedAction(decision()));
  await pass(500);
  expect(isUnknownDriver(tab.attempt()?.owner ?? '')).toBe(true);
  world.backend.faults.clear();
  tab.say(billOpened(payable));
  await pass(500);
  expect(tab.attempt()).toMatchObject({ owner: 'lin', step: 'handedToHost' });
  world.backend.settle();
  world.sheets[0]!.say('reported-ok');
  await pass(1_000);
  expect(tab.attempt()).toMatchObject({ owner: 'lin', step: 'settled' });
  expect(tab.paths.at(-1)).toContain('/payResultPage');
  const own = Object.values(JSON.parse(kept()) as Record<string, PaymentAttempt>);
  expect(own.map(({ owner }) => owner)).toEqual(['lin']);
  expect(world.posts).toBe(1);
});

test('a session of an older release with a random mark is given its name', async () => {
  const cookies = new Map([
    ['token', 'T'],
    ['refreshToken', 'R'],
    ['sessionOf', 'aB3dE5fG'],
  ]);
  const first = world.openTab(undefined, cookies);
  await withOrder(first);
  expect(first.attempt()?.owner).toBe('aB3dE5fG');
  first.kill();
  world.backend.driverId = 'lin';
  const tab = world.openTab(undefined, cookies);
  await pass(1_000);
  expect(tab.attempt()?.owner).toBe('lin');
  tab.signOut();
  await pass(500);
  tab.signIn('lin');
  tab.say(billOpened(payable));
  await pass(1_000);
  expect(shownOf(tab)).toMatchObject({ owner: 'lin', payId: 'pay0' });
});

test('two tabs: the one that did not ask knows it too, and a copy of before does not bring the mark back', async () => {
  const cookies = new Map<string, string>();
  const one = world.openTab(undefined, cookies);
  world.backend.faults.set(INFO, 'lost');
  one.signInNameless('lin');
  await withOrder(one);
  const other = world.openTab(undefined, cookies);
  await pass(500);
  expect(isUnknownDriver(other.attempt()?.owner ?? '')).toBe(true);
  world.backend.faults.clear();
  one.say(billOpened(payable));
  await pass(500);
  expect(one.attempt()?.owner).toBe('lin');
  other.ports.session.checkCookies();
  other.seeAgain();
  await pass(1_000);
  expect(other.attempt()).toMatchObject({ owner: 'lin', payId: 'pay0' });
  expect(kept()).not.toContain('"?');
});
