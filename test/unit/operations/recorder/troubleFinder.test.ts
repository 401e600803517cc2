import { createPaymentAttempt } from '@/domain/payment/attempt';
import { attemptAdvanced, paymentReducer } from '@/flows/payment/state/paymentSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { createRecordingTroubleDetector } from '@/operations/recorder/createRecordingTroubleDetector';
import { incrementRecordingSendCount, isWithinRecordingSendQuota } from '@/operations/recorder/sending/sendQuota';
import { createKeyValueStore } from '@/platform/ports/browserPorts';

import { bothClocks } from '../../../support/bothClocks';
import { memoryStorage } from '../../../support/fakePorts';

const payment = () => ({ payment: paymentReducer(undefined, { type: 'none' }) });
function setUp(state = payment()) {
  const found: string[] = [];
  const finder = createRecordingTroubleDetector(state, (reason) => found.push(reason));
  const answered = (how: 'fulfilled' | 'rejected', kind = 'timeout', key = 'getDue(1)') => {
    finder.onAction({
      type: `chargeApi/executeQuery/${how}`,
      meta: { arg: { queryCacheKey: key }, requestId: 'r' },
      payload: { service: 'charge', kind, code: kind, message: '', ns: 'ns', handled: false },
    });
  };
  return { found, finder, answered };
}

describe('a screen that failed twice', () => {
  test('is found at the second failure of the same call', () => {
    const { found, answered } = setUp();
    answered('rejected');
    answered('rejected', 'timeout', 'listParks(1)');
    expect(found).toEqual([]);
    answered('rejected', 'http');
    expect(found).toEqual(['screen']);
  });

  test('is none when it has worked between, when another screen was opened, without a line, or when the server refuses', () => {
    const { found, finder, answered } = setUp();
    answered('rejected');
    answered('fulfilled');
    answered('rejected');
    finder.onAction(
      routeChanged({
        location: { pathname: '/mine', search: '', hash: '', key: 'k', state: null },
        action: 'PUSH',
        depth: 1,
      }),
    );
    answered('rejected');
    for (const kind of ['offline', 'offline', 'refused', 'refused']) answered('rejected', kind);
    expect(found).toEqual([]);
  });
});

test('five presses without effect within two seconds are found; the same five in a longer time are not', () => {
  const slow = setUp();
  for (const atMs of [0, 600, 1_200, 1_800, 2_400, 3_000]) slow.finder.onDeadPress(atMs);
  expect(slow.found).toEqual([]);
  const quick = setUp();
  for (const atMs of [0, 400, 800, 1_200, 1_600]) quick.finder.onDeadPress(atMs);
  expect(quick.found).toEqual(['presses']);
});

test('a payment whose end becomes unknown is found once; one that was unknown before is not', () => {
  const attempt = createPaymentAttempt(
    {
      payable: { kind: 'parking', uniqueId: 'stay-0001', parkId: 'park-1' },
      choice: { channel: 3, couponIds: [], amountCents: 600 },
      facts: { plateText: '粤B·12345', parkName: '市民中心' },
    },
    'request-1',
    bothClocks(0),
  );
  const unresolved = paymentReducer(undefined, attemptAdvanced({ ...attempt, step: 'unresolved' }));
  const { found, finder } = setUp();
  finder.onState({ payment: unresolved });
  finder.onState({ payment: { ...unresolved, attempts: { ...unresolved.attempts } } });
  expect(found).toEqual(['payment']);
  const later = setUp({ payment: unresolved });
  later.finder.onState({ payment: { ...unresolved, attempts: { ...unresolved.attempts } } });
  expect(later.found).toEqual([]);
});

test('three recordings a day, five minutes apart, counted by the day in China', () => {
  const local = createKeyValueStore(() => memoryStorage());
  const kept = new Map<string, string>();
  const store = createKeyValueStore(() => memoryStorage(kept));
  expect(isWithinRecordingSendQuota(local, 0)).toBe(true);
  let ms = Date.parse('2026-03-10T10:00:00+08:00');
  for (let sent = 0; sent < 3; sent += 1) {
    expect(isWithinRecordingSendQuota(store, ms)).toBe(true);
    incrementRecordingSendCount(store, ms);
    expect(isWithinRecordingSendQuota(store, ms + 4 * 60_000)).toBe(false);
    ms += 60 * 60_000;
  }
  expect(isWithinRecordingSendQuota(store, ms)).toBe(false);
  expect(isWithinRecordingSendQuota(store, Date.parse('2026-03-10T23:59:00+08:00'))).toBe(false);
  expect(isWithinRecordingSendQuota(store, Date.parse('2026-03-11T00:01:00+08:00'))).toBe(true);
});
