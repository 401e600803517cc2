import type { DeviceAndServerTime } from '@/domain/now';
import { isPaymentAttemptAnonymized } from '@/domain/payment/anonymizeAttempt';
import { anonymizeExpiredAttempts } from '@/domain/payment/anonymizedAttempts';
import { createPaymentAttempt, type PaymentAttempt } from '@/domain/payment/attempt';
import { dropExpiredAttempts, resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import {
  attemptAfterDueStateResponse,
  attemptAfterLostOrderResponse,
  attemptAfterOrderLookup,
  attemptAfterResume,
} from '@/domain/payment/attemptTransitions';
import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@/lib/timeUnits';

import { bothClocks } from '../../support/bothClocks';

const NOON = Date.parse('2026-11-21T04:00:00Z');
const decision = {
  payable: { kind: 'parking', uniqueId: 'A', parkId: 'P' },
  facts: { plateText: '粤B·12345', parkName: '市民中心' },
  choice: { channel: PAY_CHANNEL.wechat, couponIds: [], amountCents: 600 },
} as const;
const decided = (now: DeviceAndServerTime = bothClocks(NOON)) =>
  createPaymentAttempt(decision, 'r1', now, undefined, 'lin');
/** As the last release has left it: all it knows are times of the device. */
const older = (): PaymentAttempt => {
  const { createdServerMs: _, ...attempt } = decided();
  return { ...attempt, step: 'unresolved', lostAtMs: NOON + 10_000 };
};
const kept = (attempt: PaymentAttempt, now: DeviceAndServerTime): PaymentAttempt | undefined =>
  dropExpiredAttempts({ [attempt.key]: attempt }, now)[attempt.key];

describe('what blocks a bill', () => {
  test('ends after 24 hours of server time, whatever the clock of the device says', () => {
    const attempt = decided();
    expect(kept(attempt, { deviceMs: NOON + 25 * HOUR_MS, serverMs: NOON + HOUR_MS })).toBe(attempt);
    expect(kept(attempt, { deviceMs: NOON, serverMs: NOON + DAY_MS + 1 })).toBeUndefined();
  });

  test('does not end while the page has no server time', () => {
    expect(kept(decided(), { deviceMs: NOON + 25 * HOUR_MS, serverMs: null })).toBeDefined();
  });

  test('and was made by an older release ends 24 hours after this one has first read it, whoever writes it in between', () => {
    const read = kept(older(), bothClocks(NOON + 20 * HOUR_MS))!;
    expect(read.readServerMs).toBe(NOON + 20 * HOUR_MS);
    expect(kept(read, bothClocks(NOON + 43 * HOUR_MS))).toBe(read);
    expect(kept(read, bothClocks(NOON + 44 * HOUR_MS + 1))).toBeUndefined();
    const elsewhere = { ...read, readServerMs: NOON + 30 * HOUR_MS, step: 'confirming' } as const;
    expect(resolveAttemptConflict(read, elsewhere).readServerMs).toBe(read.readServerMs);
  });
});

describe('a request that the server has never seen', () => {
  const lost = (lostAt: DeviceAndServerTime = bothClocks(NOON + 10_000)) =>
    attemptAfterLostOrderResponse(decided(), lostAt);

  test('is given up 30 s of server time after its response was lost', () => {
    const at = NOON + 40_000;
    expect(attemptAfterOrderLookup(lost(), null, bothClocks(at - 1)).serverSaid).toBe('nothing');
    expect(attemptAfterOrderLookup(lost(), null, bothClocks(at)).serverSaid).toBe('neverSeen');
    expect(attemptAfterDueStateResponse(lost(), 'unpaid', bothClocks(at)).serverSaid).toBe('neverSeen');
  });

  test('is not given up sooner because the clock of the device has jumped by 40 s', () => {
    const asked = { deviceMs: NOON + 53_000, serverMs: NOON + 13_000 };
    expect(attemptAfterOrderLookup(lost(), null, asked).serverSaid).toBe('nothing');
    expect(attemptAfterDueStateResponse(lost(), 'unpaid', asked).serverSaid).toBe('nothing');
    expect(attemptAfterOrderLookup(attemptAfterResume(decided(), asked), null, asked).serverSaid).toBe('nothing');
  });

  test('is not given up while the page has no server time, and is counted from its first one', () => {
    const asleep = lost({ deviceMs: NOON + 10_000, serverMs: null });
    const asked = attemptAfterOrderLookup(asleep, null, { serverMs: null });
    expect(asked.serverSaid).toBe('nothing');
    const first = attemptAfterOrderLookup(asked, null, bothClocks(NOON + HOUR_MS));
    expect(first.serverSaid).toBe('nothing');
    expect(attemptAfterOrderLookup(first, null, bothClocks(NOON + HOUR_MS + 30 * SECOND_MS)).serverSaid).toBe(
      'neverSeen',
    );
  });

  test('of an older release is not given up by the stamps of that one', () => {
    const asked = bothClocks(NOON + 20 * HOUR_MS);
    const resumed = attemptAfterResume(older(), asked);
    const first = attemptAfterOrderLookup(resumed, null, asked);
    expect(first.serverSaid).toBe('nothing');
    expect(attemptAfterOrderLookup(first, null, bothClocks(NOON + 22 * HOUR_MS)).serverSaid).toBe('nothing');
  });
});

describe('what shows private data', () => {
  test('goes when the clock of the device says so, and what may still be paid blocks without it', () => {
    const open = decided();
    const paid: PaymentAttempt = { ...decided(), key: 'paid', step: 'settled', serverSaid: 'paid' };
    const now = NOON + 25 * HOUR_MS;
    const left = Object.values(anonymizeExpiredAttempts({ [open.key]: open, paid }, now));
    expect(left).toHaveLength(1);
    expect(isPaymentAttemptAnonymized(left[0]!)).toBe(true);
    expect(JSON.stringify(left)).not.toMatch(/粤B|市民中心|"A"/);
    expect(Object.values(anonymizeExpiredAttempts({ [open.key]: open, paid }, NOON + HOUR_MS))).toEqual([open, paid]);
  });
});
