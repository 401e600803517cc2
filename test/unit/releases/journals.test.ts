import fc from 'fast-check';

import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import { mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import { findUnresolvedRequest } from '@/domain/requests/unresolvedRequest';
import {
  readPaymentJournal,
  UNREADABLE_PAYMENTS_KEY,
  writePaymentAttemptToJournal,
} from '@/flows/payment/journal/journal';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import {
  addRequestToJournal,
  readRequestJournal,
  removeRequestFromJournal,
  UNREADABLE_REQUESTS_KEY,
} from '@/flows/requests/requestJournal';
import { createKeyValueStore } from '@/platform/ports/browserPorts';
import { REQUEST_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';

import { bothClocks } from '../../support/bothClocks';
import { memoryStorage } from '../../support/fakePorts';
import { lastRelease, storedNames, storedState } from '../../support/lastRelease';
import { depth } from '../../support/walks/thoroughness';
import { runs } from '../domain/simulation/events';
import { Simulation } from '../domain/simulation/Simulation';
import { rulesOfBoth } from '../domain/simulation/twoReleases';

const DAY_MS = 86_400_000;
const RECHARGE = 'recharge:WALLET-7707';

const storeOf = (kept: Map<string, string> = new Map()) => createKeyValueStore(() => memoryStorage(kept));
const journalOf = (attempts: readonly PaymentAttempt[]) =>
  JSON.stringify(Object.fromEntries(attempts.map((attempt) => [attempt.key, attempt])));
const blocking = (attempts: PaymentAttempts, blocks: (attempt: PaymentAttempt) => unknown) =>
  Object.values(attempts)
    .filter((attempt) => blocks(attempt) === true)
    .map(({ key, requestId, payId }) => ({ key, requestId, payId }))
    .sort((one, other) => one.key.localeCompare(other.key));
const blocksHere = (attempts: PaymentAttempts) => blocking(attempts, mayAttemptStillBePaid);
const blocksThere = (attempts: PaymentAttempts) =>
  blocking(attempts, (attempt) => lastRelease.rules['mayStillBePaid']?.(attempt));

/** What the last release does not keep when it writes an attempt. */
const OURS = ['createdServerMs', 'readServerMs', 'lostServerMs', 'repeatedServerMs', 'isVisitorPast'] as const;
const withoutOurs = (attempts: PaymentAttempts) =>
  Object.values(attempts).map((attempt) =>
    Object.fromEntries(Object.entries(attempt).filter(([name]) => !(OURS as readonly string[]).includes(name))),
  );

/** Each of these attempts is written anew by that release, as at the next step of its payment. */
const rewriteHere = (local: ReturnType<typeof storeOf>, nowMs: number) => {
  for (const attempt of Object.values(readPaymentJournal(local, bothClocks(nowMs)))) {
    const copy = { ...attempt, askedCount: attempt.askedCount + 1 };
    writePaymentAttemptToJournal(local, copy, bothClocks(nowMs));
  }
};
const rewriteThere = (local: ReturnType<typeof storeOf>, nowMs: number) => {
  for (const attempt of Object.values(lastRelease.readJournal(local, nowMs)))
    lastRelease.writeJournal(local, { ...attempt, askedCount: attempt.askedCount + 1 }, nowMs);
};

describe('a journal of payments of the last release', () => {
  const withJournal = storedNames.filter((name) => storedState(name).local.has(PAYMENT_JOURNAL_KEY));

  test('is in the corpus in every state', () => {
    expect(withJournal.length).toBeGreaterThan(10);
    const all = withJournal.flatMap((name) =>
      Object.values(JSON.parse(storedState(name).local.get(PAYMENT_JOURNAL_KEY) ?? '{}') as PaymentAttempts),
    );
    const steps = new Set(all.map(({ step, serverSaid }) => `${step} ${serverSaid}`));
    expect([...steps]).toEqual(
      expect.arrayContaining([
        'confirming nothing',
        'handedToHost unpaid',
        'unresolved unpaid',
        'settled paid',
        'abandoned unpaid',
        'abandoned closed',
        'abandoned refused',
      ]),
    );
    expect(new Set(all.map(({ payable }) => payable.kind)).size).toBe(4);
  });

  test.each(withJournal)('is read whole, and blocks what it blocked there (%s)', (name) => {
    const { local: kept } = storedState(name);
    const local = storeOf(kept);
    const count = Object.keys(JSON.parse(kept.get(PAYMENT_JOURNAL_KEY) ?? '{}') as object).length;
    const there = lastRelease.readJournal(storeOf(new Map(kept)), Date.now());
    const here = readPaymentJournal(local, bothClocks(Date.now()));
    expect(Object.keys(here)).toHaveLength(count);
    expect(blocksHere(here)).toEqual(blocksThere(there));
    expect(withoutOurs(here)).toEqual(Object.values(there));
    expect(local.get(UNREADABLE_PAYMENTS_KEY)).toBeNull();
  });

  test.each(withJournal)('comes back to it as it was, after this one has written all of it (%s)', (name) => {
    const { local: kept } = storedState(name);
    const local = storeOf(kept);
    const before = lastRelease.readJournal(local, Date.now());
    rewriteHere(local, Date.now());
    const after = lastRelease.readJournal(local, Date.now());
    expect(blocksThere(after)).toEqual(blocksThere(before));
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    expect(local.get(UNREADABLE_PAYMENTS_KEY)).toBeNull();
  });
});

/** A device on which one release, or both in two tabs, have come to every state that they can come to. */
const writtenBy = (simulation: Simulation, events: readonly number[]): readonly PaymentAttempt[] => {
  for (const event of events) simulation.play(event);
  return simulation.written;
};

describe('what one release has written, the other reads, writes anew, and the first reads again', () => {
  test('a payment: nothing throws, nothing that blocks is lost', () => {
    let [count, withStamps] = [0, 0];
    fc.assert(
      fc.property(runs, ([setting, beginning, events]) => {
        const simulation = new Simulation(setting);
        for (const attempt of writtenBy(simulation, [...beginning, ...events])) {
          const nowMs = simulation.now.deviceMs;
          const local = storeOf(new Map([[PAYMENT_JOURNAL_KEY, journalOf([attempt])]]));
          const here = readPaymentJournal(local, bothClocks(nowMs));
          if (Object.keys(here).length === 0) continue; // a day has passed
          const isYoung = nowMs - attempt.createdAtMs <= DAY_MS;
          const there = lastRelease.readJournal(local, nowMs);
          // By its own clock a day may have passed.
          if (!isYoung && Object.keys(there).length === 0) continue;
          count += 1;
          if (attempt.createdServerMs !== undefined) withStamps += 1;
          expect(blocksThere(there)).toEqual(blocksHere(here));
          rewriteThere(local, nowMs);
          const again = readPaymentJournal(local, bothClocks(nowMs));
          expect(blocksHere(again)).toEqual(blocksHere(here));
          expect(local.get(UNREADABLE_PAYMENTS_KEY)).toBeNull();
        }
      }),
      { numRuns: depth(150, 2_000) },
    );
    expect(count).toBeGreaterThan(500);
    expect(withStamps).toBeGreaterThan(500);
  });

  test('and the other way round', () => {
    let count = 0;
    fc.assert(
      fc.property(runs, ([setting, beginning, events]) => {
        const simulation = new Simulation(
          setting,
          rulesOfBoth(() => true),
        );
        for (const attempt of writtenBy(
          simulation,
          [...beginning, ...events].filter((event) => event >> 14 === 0),
        )) {
          const nowMs = simulation.now.deviceMs;
          const local = storeOf(new Map([[PAYMENT_JOURNAL_KEY, journalOf([attempt])]]));
          const there = lastRelease.readJournal(local, nowMs);
          const here = readPaymentJournal(local, bothClocks(nowMs));
          if (Object.keys(there).length === 0) continue;
          count += 1;
          expect(blocksHere(here)).toEqual(blocksThere(there));
          rewriteHere(local, nowMs);
          expect(blocksThere(lastRelease.readJournal(local, nowMs))).toEqual(blocksThere(there));
          expect(local.get(UNREADABLE_PAYMENTS_KEY)).toBeNull();
        }
      }),
      { numRuns: depth(150, 2_000) },
    );
    expect(count).toBeGreaterThan(500);
  });

  test('a copy that the last release has written knows again when the driver decided, by the server', () => {
    const [stored] = Object.values(
      readPaymentJournal(storeOf(storedState('payment-lost').local), bothClocks(Date.now())),
    );
    const { readServerMs: _, ...there } = stored!;
    const ours = { ...there, createdServerMs: 5_000, lostServerMs: 6_000 };
    // Whoever writes last.
    expect(resolveAttemptConflict(there, ours)).toMatchObject({ createdServerMs: 5_000 });
    expect(resolveAttemptConflict(ours, { ...there, askedCount: 3 })).toMatchObject({
      createdServerMs: 5_000,
      askedCount: 3,
    });
    // Another decision has its own.
    expect(resolveAttemptConflict({ ...ours, requestId: 'other' }, there)).not.toMatchObject({
      requestId: there.requestId,
    });
  });
});

describe('requests without a known result', () => {
  const states = ['request-unresolved', 'payments-every-step', 'payments-every-step-sealed'];

  test.each(states)('of the last release block here, and after this one has written them, there again (%s)', (name) => {
    const { local: kept } = storedState(name);
    const local = storeOf(kept);
    const nowMs = Date.now();
    const there = lastRelease.readRequests(storeOf(new Map(kept)), nowMs);
    expect(there.length).toBeGreaterThan(0);
    const owner = 'driver-1';
    const keys = [RECHARGE, 'parkingAppeal.submit:stay-0004,park-3'];
    const openHere = () =>
      keys.map((key) => findUnresolvedRequest(readRequestJournal(local, bothClocks(nowMs)), { key, owner }));
    const openThere = () =>
      keys.map((key) => lastRelease.unresolvedOf(lastRelease.readRequests(local, nowMs), { key, owner }));
    const before = openThere().map((one) => one?.requestId);
    expect(before.filter((one) => one !== undefined)).toHaveLength(1);
    expect(openHere().map((one) => one?.requestId)).toEqual(before);
    const added = {
      version: 1,
      key: 'lock:L1',
      owner,
      requestId: 'ours',
      sentAtMs: nowMs,
      sentServerMs: nowMs,
    } as const;
    addRequestToJournal(local, added, bothClocks(nowMs));
    expect(openThere().map((one) => one?.requestId)).toEqual(before);
    expect(lastRelease.unresolvedOf(lastRelease.readRequests(local, nowMs), { key: 'lock:L1', owner })).toBeDefined();
    // That one drops what it knows the result of, and writes the rest without our stamps.
    lastRelease.addRequest(local, { ...added, key: 'lock:L2', requestId: 'theirs' }, nowMs);
    lastRelease.dropRequest(local, { ...added, requestId: 'theirs' }, nowMs);
    expect(
      findUnresolvedRequest(readRequestJournal(local, bothClocks(nowMs)), { key: 'lock:L1', owner }),
    ).toBeDefined();
    expect(openHere().map((one) => one?.requestId)).toEqual(before);
    // Sealed there, it is known here.
    lastRelease.sealRequests(local, '', nowMs);
    expect(local.get(REQUEST_JOURNAL_STORAGE_KEY)).not.toContain(owner);
    expect(
      findUnresolvedRequest(readRequestJournal(local, bothClocks(nowMs)), { key: 'lock:L1', owner }),
    ).toBeDefined();
    removeRequestFromJournal(local, added, bothClocks(nowMs));
    expect(lastRelease.unresolvedOf(lastRelease.readRequests(local, nowMs), { key: 'lock:L1', owner })).toBeUndefined();
    expect(local.get(UNREADABLE_REQUESTS_KEY)).toBeNull();
  });
});
