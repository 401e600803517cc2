import { createPaymentAttempt, type PaymentAttempt } from '@/domain/payment/attempt';
import { type ParkingBatchPayable, payableKey } from '@/domain/payment/payable';
import { findBatchPaymentRefusalReason } from '@/features/parking/bills/model/findBatchPaymentRefusalReason';
import { MINUTE_MS } from '@/lib/timeUnits';

import { bothClocks } from '../../../support/bothClocks';

const batchOf = (from: number, to: number): ParkingBatchPayable => ({
  kind: 'parkingBatch',
  items: Array.from({ length: to - from }, (_, index) => ({
    uniqueId: `u${from + index}`,
    parkId: 'p1',
    amountCents: 100,
  })),
});
const refused = (payable: ParkingBatchPayable, atMs = 0, more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  ...createPaymentAttempt(
    {
      payable,
      choice: { channel: 3, couponIds: [], amountCents: 100 },
      facts: { plateText: '粤B·12345', parkName: '' },
    },
    'r',
    bothClocks(atMs),
  ),
  step: 'abandoned',
  serverSaid: 'refused',
  refusal: '金额已变化',
  ...more,
});
const kept = (...attempts: PaymentAttempt[]) =>
  Object.fromEntries(attempts.map((attempt) => [payableKey(attempt.payable), attempt]));

describe('the refusal of a payment for many bills', () => {
  const many = refused(batchOf(0, 11));

  test('is shown while one of them is still unpaid, whatever else is chosen', () => {
    expect(findBatchPaymentRefusalReason(kept(many), batchOf(0, 11), 1)).toBe('金额已变化');
    expect(findBatchPaymentRefusalReason(kept(many), batchOf(10, 12), 1)).toBe('金额已变化');
    expect(findBatchPaymentRefusalReason(kept(many), batchOf(11, 12), 1)).toBe('');
  });

  test('is not shown for few bills, another result, an older attempt, or after a while', () => {
    expect(findBatchPaymentRefusalReason(kept(refused(batchOf(0, 10))), batchOf(0, 10), 1)).toBe('');
    expect(
      findBatchPaymentRefusalReason(kept(refused(batchOf(0, 11), 0, { serverSaid: 'closed' })), batchOf(0, 11), 1),
    ).toBe('');
    const later = refused(batchOf(0, 5), 1, { step: 'settled', serverSaid: 'paid' });
    expect(findBatchPaymentRefusalReason(kept(many, later), batchOf(0, 11), 2)).toBe('');
    expect(findBatchPaymentRefusalReason(kept(many), batchOf(0, 11), 3 * MINUTE_MS)).toBe('');
  });
});
