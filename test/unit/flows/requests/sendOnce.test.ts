import { UNREADABLE_REQUESTS_KEY } from '@/flows/requests/requestJournal';
import { REQUEST_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';

import { RequestsWorld } from './requestsWorld';

let world: RequestsWorld;
const run = (work: () => Promise<void>) => () => {
  world = new RequestsWorld();
  return world.withTimers(work);
};
const MINUTES = 3 * 60_000;

describe('a request with a response', () => {
  test(
    'is done, and leaves no trace',
    run(async () => {
      const tab = world.decide('d1');
      await world.pass(1_000);
      expect(tab.result).toEqual({ is: 'done', id: 'made-r1', answer: { orderNo: 'made-r1' }, isEarlier: false });
      expect(world.stored).toEqual({});
    }),
  );

  test(
    'that is a refusal is refused, and the next decision is sent',
    run(async () => {
      world.fates = [{ is: 'refused' }];
      const tab = world.decide('d1');
      await world.pass(1_000);
      expect(tab.result).toMatchObject({ is: 'refused', error: { code: '0xabc' } });
      const next = world.decide('d2');
      await world.pass(1_000);
      expect(next.result).toMatchObject({ is: 'done', id: 'made-r2', isEarlier: false });
    }),
  );

  test(
    'is not sent without a connection',
    run(async () => {
      world.isOnline = false;
      const tab = world.decide('d1');
      await world.pass(1_000);
      expect(tab.result).toEqual({ is: 'notSent', because: 'noLine' });
      expect(world.sends).toEqual([]);
    }),
  );

  test(
    'is sent where the browser says offline and the server answers',
    run(async () => {
      world.saysOffline = true;
      const tab = world.decide('d1');
      await world.pass(1_000);
      expect(tab.result).toMatchObject({ is: 'done' });
      expect(world.sends).toHaveLength(1);
    }),
  );

  test(
    'is in the journal before it is sent, with nothing but ids',
    run(async () => {
      world.decide('d1');
      await world.pass(0);
      expect(JSON.parse(world.stored[REQUEST_JOURNAL_STORAGE_KEY] ?? '')).toEqual({
        r1: {
          version: 1,
          key: 'recharge:W1',
          owner: 'driver-1',
          requestId: 'r1',
          sentAtMs: 1_000_000,
          sentServerMs: 1_000_000,
        },
      });
      await world.pass(MINUTES);
    }),
  );
});

describe('a lost response', () => {
  test.each([['answerLost'], ['gateway']] as const)('%s: the server is asked, and it is done', (is) =>
    run(async () => {
      world.fates = [{ is }];
      const tab = world.decide('d1');
      await world.pass(15_000);
      expect(tab.result).toEqual({ is: 'done', id: 'made-r1', isEarlier: false });
      expect(world.sends).toHaveLength(1);
      expect(world.stored).toEqual({});
    })(),
  );

  test(
    'of a request that arrives late is found when it has arrived',
    run(async () => {
      world.fates = [{ is: 'late', ms: 29_500 }];
      const tab = world.decide('d1');
      await world.pass(29_000);
      expect(tab.result).toBeUndefined();
      await world.pass(5_000);
      expect(tab.result).toMatchObject({ is: 'done', id: 'made-r1' });
    }),
  );

  test(
    'of a request that was never received is said only when it can no longer arrive',
    run(async () => {
      world.fates = [{ is: 'lost' }];
      const tab = world.decide('d1');
      await world.pass(30_000);
      expect(tab.result).toBeUndefined();
      await world.pass(1_000);
      expect(tab.result).toEqual({ is: 'neverReceived' });
      expect(world.stored).toEqual({});
    }),
  );

  test(
    'that the server cannot be asked about is unconfirmed after a minute, and the next decision asks first',
    run(async () => {
      world.fates = [{ is: 'answerLost' }];
      world.lookUpFates = Array.from({ length: 20 }, () => ({ is: 'lost' }) as const);
      const tab = world.decide('d1');
      await world.pass(80_000);
      expect(tab.result).toEqual({ is: 'unconfirmed' });
      world.lookUpFates = [];
      const next = world.decide('d2');
      await world.pass(1_000);
      expect(next.result).toEqual({ is: 'done', id: 'made-r1', isEarlier: true });
      expect(world.sends).toHaveLength(1);
    }),
  );

  test(
    'of an earlier decision that was never received lets the new one be sent',
    run(async () => {
      world.fates = [{ is: 'lost' }];
      const first = world.decide('d1');
      await world.pass(500);
      first.kill();
      const next = world.decide('d2');
      await world.pass(59_000);
      expect(world.sends).toHaveLength(1);
      await world.pass(2_000);
      expect(next.result).toMatchObject({ is: 'done', id: 'made-r2', isEarlier: false });
    }),
  );
});

describe('a gateway that does not know the lookup', () => {
  test(
    'leaves it unconfirmed at once where there is no list',
    run(async () => {
      world.knowsLookUps = false;
      world.fates = [{ is: 'gateway' }];
      const tab = world.decide('d1');
      await world.pass(1_000);
      expect(tab.result).toEqual({ is: 'unconfirmed' });
      const next = world.decide('d2');
      await world.pass(MINUTES);
      expect(next.result).toEqual({ is: 'unconfirmed' });
      expect(world.sends).toHaveLength(1);
    }),
  );

  test(
    'lets the driver decide again where a second one does no harm',
    run(async () => {
      world.knowsLookUps = false;
      world.fates = [{ is: 'gateway' }];
      const tab = world.decide('d1', { mayRepeat: true });
      await world.pass(1_000);
      expect(tab.result).toEqual({ is: 'unconfirmed' });
      expect(world.sends).toHaveLength(1);
      const next = world.decide('d2', { mayRepeat: true });
      await world.pass(1_000);
      expect(next.result).toMatchObject({ is: 'done', isEarlier: false });
      expect(world.sends).toHaveLength(2);
    }),
  );

  test(
    'lets the list prove it, by the entry of this very request',
    run(async () => {
      world.knowsLookUps = false;
      world.fates = [{ is: 'gateway' }];
      const tab = world.decide('d1', { withList: true });
      await world.pass(1_000);
      expect(tab.result).toEqual({ is: 'done', id: 'made-r1', isEarlier: false });
    }),
  );

  test.each([
    ['has not arrived', { is: 'lost' } as const, true],
    ['cannot be told from another one', { is: 'gateway' } as const, false],
  ])('is unconfirmed after 30 s if the list shows an entry that %s', (_, fate, listNamesRequests) =>
    run(async () => {
      world.knowsLookUps = false;
      world.listNamesRequests = listNamesRequests;
      world.effects = [{ requestId: 'another', decision: 'd0', driver: 'driver-1', atMs: 0 }];
      world.fates = [fate];
      const tab = world.decide('d1', { withList: true });
      await world.pass(29_000);
      expect(tab.result).toBeUndefined();
      await world.pass(3_000);
      expect(tab.result).toEqual({ is: 'unconfirmed' });
    })(),
  );

  test(
    'and one that fails are not the same: a failing one is asked again',
    run(async () => {
      world.fates = [{ is: 'gateway' }];
      world.lookUpFates = [{ is: 'gateway' }];
      const tab = world.decide('d1');
      await world.pass(5_000);
      expect(tab.result).toMatchObject({ is: 'done', id: 'made-r1' });
    }),
  );
});

describe('tabs and drivers', () => {
  test(
    'two tabs, or a double tap: one request, the other one is told that it was not sent',
    run(async () => {
      const tabs = [world.decide('d1'), world.decide('d2')];
      await world.pass(1_000);
      expect(tabs.map(({ result }) => result?.is).sort()).toEqual(['done', 'notSent']);
      expect(world.sends).toHaveLength(1);
    }),
  );

  test(
    'requests about different objects do not wait for each other',
    run(async () => {
      const tabs = [world.decide('d1'), world.decide('d2', { key: 'recharge:W2' })];
      await world.pass(1_000);
      expect(tabs.map(({ result }) => result?.is)).toEqual(['done', 'done']);
    }),
  );

  test(
    'a result is not told to another driver, who is not blocked either',
    run(async () => {
      world.fates = [{ is: 'answerLost' }];
      const tab = world.decide('d1');
      await world.pass(500);
      world.signIn('driver-2');
      const other = world.decide('d2');
      await world.pass(1_000);
      expect(other.result).toMatchObject({ is: 'done', id: 'made-r2' });
      await world.pass(MINUTES);
      expect(tab.result).toEqual({ is: 'sessionOver' });
      expect(Object.keys(JSON.parse(world.stored[REQUEST_JOURNAL_STORAGE_KEY] ?? '{}') as object)).toEqual(['r1']);
    }),
  );

  test(
    'a decision that waits for the lock is not sent in the session of another driver',
    run(async () => {
      world.fates = [{ is: 'refused' }];
      world.decide('d1');
      await world.pass(137);
      const second = world.decide('d2');
      await world.pass(0);
      world.signIn('driver-2');
      await world.pass(1_000);
      expect(second.result).toEqual({ is: 'sessionOver' });
      expect(world.sends.map(({ decision }) => decision)).toEqual(['d1']);
    }),
  );

  test(
    'a response that arrives after the driver has gone waits in the journal for them',
    run(async () => {
      const tab = world.decide('d1');
      await world.pass(0);
      world.signIn('driver-2');
      await world.pass(1_000);
      expect(tab.result).toEqual({ is: 'sessionOver' });
      world.signIn('driver-1');
      const again = world.decide('d2');
      await world.pass(1_000);
      expect(again.result).toEqual({ is: 'done', id: 'made-r1', isEarlier: true });
    }),
  );

  test(
    'the driver who comes back is told what came of it',
    run(async () => {
      world.fates = [{ is: 'answerLost' }];
      world.decide('d1');
      await world.pass(500);
      world.signIn('driver-2');
      await world.pass(MINUTES);
      world.signIn('driver-1');
      const again = world.decide('d3');
      await world.pass(1_000);
      expect(again.result).toEqual({ is: 'done', id: 'made-r1', isEarlier: true });
    }),
  );

  test(
    'an answer during which the driver changed is not counted',
    run(async () => {
      world.fates = [{ is: 'answerLost' }];
      const tab = world.decide('d1');
      await world.pass(10_250);
      world.signIn('driver-2');
      world.signIn('driver-1');
      await world.pass(100);
      expect(tab.result).toBeUndefined();
      await world.pass(5_000);
      expect(tab.result).toMatchObject({ is: 'done', id: 'made-r1' });
    }),
  );
});

describe('the journal', () => {
  test(
    'sets unreadable entries aside, and keeps the others',
    run(async () => {
      const good = { version: 1, key: 'recharge:W2', owner: 'driver-1', requestId: 'g', sentAtMs: 999_000 };
      const bad = { ...good, version: 9, requestId: 'bad' };
      const text = JSON.stringify({ g: good, bad });
      world.store(REQUEST_JOURNAL_STORAGE_KEY, text);
      const tab = world.decide('d1');
      await world.pass(1_000);
      expect(tab.result).toMatchObject({ is: 'done' });
      expect(JSON.parse(world.stored[REQUEST_JOURNAL_STORAGE_KEY] ?? '')).toEqual({
        bad,
        g: { ...good, readServerMs: 1_000_000 },
      });
      expect(world.stored[UNREADABLE_REQUESTS_KEY]).toBe(text);
    }),
  );

  test.each([['not json'], ['[]'], ['null'], ['{"r":null}']])('%s blocks nothing', (text) =>
    run(async () => {
      world.store(REQUEST_JOURNAL_STORAGE_KEY, text);
      const tab = world.decide('d1');
      await world.pass(1_000);
      expect(tab.result).toMatchObject({ is: 'done' });
    })(),
  );
});

describe('the screens of one tab', () => {
  test(
    'a second press meanwhile changes nothing, and its screen is told nothing',
    run(async () => {
      const press = world.openScreens();
      const [first, second] = [press('d1'), press('d2')];
      await world.pass(1_000);
      expect([first.result?.is, second.result]).toEqual(['done', undefined]);
      const third = press('d3');
      await world.pass(1_000);
      expect(third.result).toMatchObject({ is: 'done', id: 'made-r2' });
    }),
  );

  test(
    'a tap right after the answer belongs to the decision that is done',
    run(async () => {
      const press = world.openScreens();
      const first = press('d1');
      await world.pass(250);
      expect(first.result?.is).toBe('done');
      const taps = [press('d2'), press('d3')];
      await world.pass(1_000);
      expect(taps.map(({ result }) => result)).toEqual([undefined, undefined]);
      expect(world.effects).toHaveLength(1);
    }),
  );

  test(
    'a driver who signs in meanwhile is not blocked by the request of the former one',
    run(async () => {
      const press = world.openScreens();
      world.fates = [{ is: 'answerLost' }];
      const former = press('d1');
      await world.pass(500);
      world.signIn('driver-2');
      const next = press('d2');
      await world.pass(1_000);
      expect(next.result).toMatchObject({ is: 'done', id: 'made-r2' });
      await world.pass(MINUTES);
      expect(former.result).toEqual({ is: 'sessionOver' });
    }),
  );
});

describe('a sign-in that does not say who has signed in', () => {
  /** The driver has sent a request whose response is lost, and has signed out. */
  async function leftBehind() {
    world.signInNameless('lin');
    world.name();
    world.fates = [{ is: 'answerLost' }];
    world.lookUpFates = Array.from({ length: 99 }, () => ({ is: 'gateway' as const }));
    const first = world.decide('d1');
    await world.pass(MINUTES);
    expect(first.result).toEqual({ is: 'unconfirmed' });
    world.signIn('');
    world.seal();
    world.lookUpFates = [];
    expect(Object.values(world.stored).join()).not.toContain('W1');
  }

  test(
    'the same driver is asked for first, and the earlier request is found: it is not sent again',
    run(async () => {
      await leftBehind();
      world.signInNameless('lin');
      const again = world.decide('d2');
      await world.pass(MINUTES);
      expect(again.result).toMatchObject({ is: 'done', isEarlier: true });
      expect(world.effects).toHaveLength(1);
    }),
  );

  test(
    'while the server does not say who it is, an unresolved request for the object is not sent again',
    run(async () => {
      await leftBehind();
      world.answersLoginInfo = false;
      world.signInNameless('lin');
      const again = world.decide('d2');
      await world.pass(MINUTES);
      expect(again.result).toEqual({ is: 'unconfirmed' });
      expect(world.sends).toHaveLength(1);
      // Another object does not wait.
      const other = world.decide('d3', { key: 'recharge:W2' });
      await world.pass(MINUTES);
      expect(other.result).toMatchObject({ is: 'done' });
    }),
  );

  test(
    'another driver is not blocked',
    run(async () => {
      await leftBehind();
      world.signInNameless('chen');
      const own = world.decide('d2');
      await world.pass(MINUTES);
      expect(own.result).toMatchObject({ is: 'done', isEarlier: false });
    }),
  );

  test(
    'the driver becomes known while the response is awaited: the request is still theirs',
    run(async () => {
      world.signInNameless('lin');
      const first = world.decide('d1');
      await world.pass(50);
      world.name();
      await world.pass(1_000);
      expect(first.result).toMatchObject({ is: 'done', isEarlier: false });
      expect(world.stored).toEqual({});
    }),
  );
});

describe('storage that refuses a request', () => {
  test(
    'does not make it forgotten when another tab writes',
    run(async () => {
      world.isFull = true;
      world.fates = [{ is: 'lost' }];
      world.knowsLookUps = false;
      world.listNamesRequests = false;
      const sameTab = world.sharedPorts();
      const first = world.decide('d1', { withList: true, ports: sameTab });
      await world.pass(MINUTES);
      expect(first.result).toEqual({ is: 'unconfirmed' });
      world.isFull = false;
      // Another tab writes a request of its own.
      world.fates = [{ is: 'lost' }];
      world.decide('other', { key: 'recharge:W2', withList: true });
      await world.pass(MINUTES);
      world.fates = [];
      const again = world.decide('d2', { withList: true, ports: sameTab });
      await world.pass(MINUTES);
      expect(again.result).toEqual({ is: 'unconfirmed' });
      expect(world.sends.map(({ decision }) => decision)).toEqual(['d1', 'other']);
    }),
  );
});
