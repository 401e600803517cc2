import { createPaymentAttempt } from '@/domain/payment/attempt';
import { mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import { readPaymentJournal, writePaymentAttemptToJournal } from '@/flows/payment/journal/journal';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import { createKeyValueStore } from '@/platform/ports/browserPorts';

import { bothClocks } from '../../../support/bothClocks';
import { memoryStorage } from '../../../support/fakePorts';
import { lastRelease } from '../../../support/lastRelease';
import { eachInItsWorld, pass, withChannel, type World } from './paymentWorld';

// A channel beyond PAY_CHANNEL: its number, name and way come from the server.

const KEY = 'parking:U1,P1';
const DIGITAL_YUAN = 9;

let world: World;
eachInItsWorld((made) => {
  world = made;
  world.kind = 'browser';
  world.backend.payParams = { payUrl: 'https://cashier.example/pay' };
});

async function atCashier() {
  const tab = world.openTab();
  tab.say(toPaymentRequestedAction(withChannel(DIGITAL_YUAN)));
  await pass(500);
  expect(world.sheets).toMatchObject([{ order: { type: 'redirect', url: 'https://cashier.example/pay' } }]);
  return tab;
}
const store = () => createKeyValueStore(() => memoryStorage(world.storage));
const openHere = () => Object.values(readPaymentJournal(store(), bothClocks(Date.now()))).filter(mayAttemptStillBePaid);

test('goes to the cashier that the server names, and the outcome is the word of the server', async () => {
  const tab = await atCashier();
  expect(world.backend.bodies[0]).toMatchObject({ payChannel: DIGITAL_YUAN });
  world.backend.settle();
  world.sheets[0]!.say('left-page');
  await pass(8_000);
  expect(tab.attempt()).toMatchObject({ step: 'settled', choice: { channel: DIGITAL_YUAN } });
});

test('killed at its cashier: the bill blocks here, in the release before it, and here again, and no cashier opens', async () => {
  const tab = await atCashier();
  tab.kill();
  expect(openHere()).toMatchObject([{ key: KEY, step: 'handedToHost', choice: { channel: DIGITAL_YUAN } }]);

  const there = Object.values(lastRelease.readJournal(store(), Date.now()));
  expect(there).toMatchObject([{ key: KEY, choice: { channel: 6 } }]);
  for (const attempt of there) {
    expect(lastRelease.rules['mayStillBePaid']?.(attempt)).toBe(true);
    expect(lastRelease.rules['canContinue']?.(attempt)).toBe(false);
    expect(lastRelease.rules['canContinue']?.({ ...attempt, step: 'unresolved', serverSaid: 'unpaid' })).toBe(false);
    lastRelease.writeJournal(store(), { ...attempt, askedCount: attempt.askedCount + 1 }, Date.now());
  }
  expect(openHere()).toMatchObject([{ key: KEY }]);

  const later = world.openTab();
  await pass(2_000);
  later.say(toPaymentRequestedAction(withChannel(3)));
  await pass(5_000);
  expect(world.posts).toBe(1);
  expect(world.sheets).toHaveLength(1);
  expect(later.attempt()).toMatchObject({ payId: 'pay0', serverSaid: 'unpaid' });
});

test('what this release has written comes back with its true channel', () => {
  const local = store();
  const attempt = createPaymentAttempt(withChannel(DIGITAL_YUAN), 'request1', bothClocks(Date.now()));
  writePaymentAttemptToJournal(local, attempt, bothClocks(Date.now()));
  expect(local.get(PAYMENT_JOURNAL_KEY)).toContain('"channel":6');
  expect(readPaymentJournal(local, bothClocks(Date.now()))[KEY]?.choice).toEqual(attempt.choice);
});

describe('an answer that no cashier takes', () => {
  beforeEach(() => {
    world.backend.payParams = { walletToken: 'w1' };
  });

  async function opened() {
    const tab = world.openTab();
    tab.say(toPaymentRequestedAction(withChannel(DIGITAL_YUAN)));
    await pass(6_000);
    expect(world.sheets).toHaveLength(0);
    expect(world.reports).toHaveLength(1);
    world.reports.length = 0;
    return tab;
  }

  test('the order is closed, once, and the driver pays in another way', async () => {
    const tab = await opened();
    expect(world.backend.closes).toEqual(['pay0']);
    expect(tab.attempt()).toMatchObject({ step: 'abandoned', serverSaid: 'closed' });
    expect(tab.toasts).toEqual([paymentTexts.unreadable]);
    expect(tab.paths).toEqual([]);
    tab.say(toPaymentRequestedAction(withChannel(6)));
    await pass(1_000);
    expect(tab.attempt()).toMatchObject({ step: 'settled', choice: { channel: 6 } });
  });

  test.each(['lost', 'lostAnswer', 'gateway', { code: '404', msg: '' }] as const)(
    'closing it ends in %j: it counts as open until the server says closed, and is not closed again',
    async (fault) => {
      world.backend.faults.set('/close', fault);
      const tab = await opened();
      const isClosed = fault === 'lostAnswer';
      expect(mayAttemptStillBePaid(tab.attempt()!)).toBe(!isClosed);
      tab.say(toPaymentRequestedAction(withChannel(6)));
      await pass(3_000);
      expect(world.posts).toBe(isClosed ? 2 : 1);
      expect(world.backend.closes).toHaveLength(isClosed ? 1 : 0);
    },
  );

  test('paid all the same meanwhile: the result says paid', async () => {
    world.backend.faults.set('/close', 'slow');
    const tab = world.openTab();
    tab.say(toPaymentRequestedAction(withChannel(DIGITAL_YUAN)));
    await pass(500);
    world.backend.settle();
    await pass(6_000);
    expect(tab.attempt()).toMatchObject({ step: 'settled' });
    world.reports.length = 0;
  });
});
