import type { PaymentAttempt } from '@/domain/payment/attempt';
import { readPaymentJournal, writePaymentAttemptToJournal } from '@/flows/payment/journal/journal';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import {
  addRequestToJournal,
  anonymizeRequestJournal,
  readRequestJournal,
  removeRequestFromJournal,
} from '@/flows/requests/requestJournal';
import { createKeyValueStore } from '@/platform/ports/browserPorts';
import type { Ports } from '@/platform/ports/ports';
import { REQUEST_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';

import { memoryStorage } from '../../support/fakePorts';
import { storedNames, storedState } from '../../support/lastRelease';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const at = (deviceMs: number, serverMs: number | null = deviceMs) => ({ deviceMs, serverMs });

const storedAttempt = (() => {
  const name = storedNames.find((one) => storedState(one).local.has(PAYMENT_JOURNAL_KEY)) ?? '';
  const all = JSON.parse(storedState(name).local.get(PAYMENT_JOURNAL_KEY) ?? '{}') as Record<string, PaymentAttempt>;
  const [attempt] = Object.values(all);
  if (attempt === undefined) throw new Error('no attempt in the corpus');
  return { ...attempt, createdAtMs: NOW, createdServerMs: NOW };
})();

/** As a later release may write it: a step and a field that this one does not know. */
const later = (over: object = {}) => ({
  version: 1,
  key: 'parking:LATER,P9',
  owner: 'driver-1',
  requestId: 'later',
  step: 'splitting',
  parts: [{ cents: 300 }],
  createdAtMs: NOW,
  createdServerMs: NOW,
  ...over,
});

function deviceWith(key: string, entries: object) {
  const kept = new Map([[key, JSON.stringify(entries)]]);
  const local = createKeyValueStore(() => memoryStorage(kept));
  return { local, entries: () => JSON.parse(kept.get(key) ?? '{}') as Record<string, unknown> };
}

describe('an attempt that this release cannot read', () => {
  test('stays as it is when another one is written, and is not read', () => {
    const { local, entries } = deviceWith(PAYMENT_JOURNAL_KEY, { 'parking:LATER,P9': later() });
    writePaymentAttemptToJournal(local, storedAttempt, at(NOW));
    writePaymentAttemptToJournal(local, { ...storedAttempt, askedCount: 7 }, at(NOW + HOUR));
    expect(entries()['parking:LATER,P9']).toEqual(later());
    expect(Object.keys(readPaymentJournal(local, at(NOW + HOUR)))).toEqual([storedAttempt.key]);
  });

  test.each([
    ['a day of server time', later(), at(NOW + HOUR, NOW + 25 * HOUR), false],
    ['a day of the device alone', later(), at(NOW + 25 * HOUR, NOW + HOUR), true],
    ['a day while there is no server time', later(), at(NOW + 25 * HOUR, null), true],
    ['a day, without a stamp of server time', later({ createdServerMs: undefined }), at(NOW + 25 * HOUR), true],
    ['a week, without a stamp of server time', later({ createdServerMs: undefined }), at(NOW + 170 * HOUR), false],
    ['no time, without any', later({ createdServerMs: undefined, createdAtMs: undefined }), at(NOW), false],
  ])('after %s', (_, entry, now, isThere) => {
    const { local, entries } = deviceWith(PAYMENT_JOURNAL_KEY, { 'parking:LATER,P9': entry });
    writePaymentAttemptToJournal(local, storedAttempt, now);
    expect('parking:LATER,P9' in entries()).toBe(isThere);
  });
});

describe('a request that this release cannot read', () => {
  const request = { version: 1, key: 'recharge:W1', owner: 'driver-1', requestId: 'r1', sentAtMs: NOW } as const;
  const unread = { ...request, version: 2, requestId: 'r2', sentServerMs: NOW };

  test('stays as it is when others come and go', () => {
    const { local, entries } = deviceWith(REQUEST_JOURNAL_STORAGE_KEY, { r2: unread });
    addRequestToJournal(local, request, at(NOW));
    expect(entries()['r2']).toEqual(unread);
    removeRequestFromJournal(local, request, at(NOW));
    expect(entries()).toEqual({ r2: unread });
    expect(readRequestJournal(local, at(NOW))).toEqual([]);
  });

  test.each([
    ['its driver goes', '', false],
    ['its driver is here', 'driver-1', true],
  ])('where %s', (_, reader, isThere) => {
    const visitors = { ...unread, owner: '', requestId: 'r3' };
    const { local, entries } = deviceWith(REQUEST_JOURNAL_STORAGE_KEY, { r2: unread, r3: visitors });
    const session = {
      owner: () => reader,
      resolveOwner: (name: string) => name,
      isOwnerUnknown: () => false,
      needsIdentification: () => false,
    };
    const clock = { deviceNow: () => NOW, serverTime: () => NOW };
    anonymizeRequestJournal({ local, session, clock } as unknown as Ports);
    expect(entries()).toEqual(isThere ? { r2: unread, r3: visitors } : { r3: visitors });
  });
});
