import fc from 'fast-check';

import { toParkingBillDueState } from '@/domain/payment/amountDue';
import { billKeysOf, doPayablesShareBill, type Payable, payableKey } from '@/domain/payment/payable';
import { toPayStateMeaning } from '@/domain/payment/payState';
import { nextPaymentPollDelayMs, PAYMENT_POLL_TIMES_MS } from '@/domain/payment/pollSchedule';
import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';

const bill = fc.record({ uniqueId: fc.string({ minLength: 1 }), parkId: fc.string({ minLength: 1 }) });
const batchOf = (bills: readonly { uniqueId: string; parkId: string }[]): Payable => ({
  kind: 'parkingBatch',
  items: bills.map((one) => ({ ...one, amountCents: 1 })),
});

describe('the key of a payable', () => {
  test('is the same for the same bills in any order, whatever they cost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(bill, { selector: (one) => JSON.stringify(one), minLength: 1 }), (bills) => {
        const dearer = batchOf([...bills].reverse());
        expect(payableKey(dearer)).toBe(payableKey(batchOf(bills)));
      }),
    );
  });

  test('differs for different bills, whatever their ids hold', () => {
    fc.assert(
      fc.property(bill, bill, (one, other) => {
        fc.pre(one.uniqueId !== other.uniqueId || one.parkId !== other.parkId);
        expect(payableKey({ kind: 'parking', ...one })).not.toBe(payableKey({ kind: 'parking', ...other }));
        expect(payableKey(batchOf([one]))).not.toBe(payableKey({ kind: 'parking', ...one }));
      }),
    );
  });

  test('can be part of an address, for a thousand bills too', () => {
    fc.assert(
      fc.property(fc.array(bill, { minLength: 1, maxLength: 60 }), (bills) => {
        const key = payableKey(batchOf(bills));
        fc.pre(key.length <= 512);
        expect(readScreenQueryParams('payResultPage', `?key=${encodeURIComponent(key)}`)).toEqual({ key });
      }),
    );
    const many = Array.from({ length: 999 }, (_, index) => ({ uniqueId: `U${index}`, parkId: 'P' }));
    expect(payableKey(batchOf(many)).length).toBeLessThan(200);
    expect(payableKey(batchOf(many))).not.toBe(payableKey(batchOf(many.slice(1))));
  });

  test('finds out whether two payables share a bill', () => {
    const one: Payable = { kind: 'parking', uniqueId: 'U1', parkId: 'P' };
    const two: Payable = { kind: 'parking', uniqueId: 'U1', parkId: 'Q' };
    const batch = batchOf([
      { uniqueId: 'U1', parkId: 'P' },
      { uniqueId: 'U2', parkId: 'P' },
    ]);
    expect([
      doPayablesShareBill(one, batch),
      doPayablesShareBill(batch, one),
      doPayablesShareBill(two, batch),
      doPayablesShareBill(one, two),
    ]).toEqual([true, true, false, false]);
    expect(billKeysOf(batch)).toHaveLength(2);
  });
});

describe('polling', () => {
  test('happens at 0, 1, 2, 3, 5 and 8 s, then every 8 s up to a minute', () => {
    const asked = [];
    let at = 0;
    for (let wait = nextPaymentPollDelayMs(0, true); wait !== null; wait = nextPaymentPollDelayMs(at, false)) {
      at += wait;
      asked.push(at / 1_000);
    }
    expect(asked).toEqual([0, 1, 2, 3, 5, 8, 16, 24, 32, 40, 48, 56, 60]);
    expect(PAYMENT_POLL_TIMES_MS).toHaveLength(13);
  });

  test('skips times that a slow response has passed, and ends on time', () => {
    expect(nextPaymentPollDelayMs(9_950, false)).toBe(6_050);
    expect(nextPaymentPollDelayMs(59_950, false)).toBeNull();
    expect(nextPaymentPollDelayMs(75_000, false)).toBeNull();
  });
});

describe("the server's answer", () => {
  test.each([
    [0, 'unpaid'],
    [1, 'asking'],
    [2, 'paid'],
    [3, 'failed'],
    [4, 'closed'],
    [5, 'refunded'],
    [6, 'refunded'],
    [7, 'partly'],
    [-1, 'asking'],
    [8, 'asking'],
    [Number.NaN, 'asking'],
  ])('payState %d means %s', (payState, meaning) => {
    expect(toPayStateMeaning(payState)).toBe(meaning);
  });

  test.each([
    [{ orderState: 2, canPay: 1, parkFee: 600 }, 'unpaid'],
    [{ orderState: 5, canPay: 1, parkFee: 600 }, 'unpaid'],
    [{ orderState: 2, canPay: 0, parkFee: 600 }, 'undecided'],
    [{ orderState: 2, canPay: 1, parkFee: Number.NaN }, 'undecided'],
    [{ orderState: 3, canPay: 0, parkFee: 0 }, 'paid'],
    [{ orderState: 4, canPay: 0, parkFee: 0 }, 'paid'],
    [{ orderState: 1, canPay: 1, parkFee: 0 }, 'undecided'],
    [{ orderState: 0, canPay: 0, parkFee: 0 }, 'undecided'],
    [{ orderState: 7, canPay: 1, parkFee: 600 }, 'undecided'],
  ] as const)('a bill %j is %s', (one, meaning) => {
    expect(toParkingBillDueState(one)).toBe(meaning);
  });
});
