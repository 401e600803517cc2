import type { PaymentFacts } from '@/domain/payment/attempt';
import { billCardState, billOf } from '@/features/home/bills/model/billCardState';

const startTime = '2026-03-10 10:00:00';
const fee = (changed: object = {}) =>
  ({
    isBagCar: 0,
    parkFee: 0,
    parkStartTime: startTime,
    parkFeeSucc: 1,
    uniqueId: 'u1',
    parkId: 'p1',
    ...changed,
  }) as never;

describe('the states of a bill card (Rule 8.6)', () => {
  test.each([
    ['loading', undefined, false, { kind: 'loading' }],
    ['a call that failed', undefined, true, { kind: 'failed' }],
    ['no parking info', fee({ parkStartTime: '', uniqueId: '', parkId: '' }), false, { kind: 'none' }],
    ['inside the free duration', fee(), false, { kind: 'free', startTime }],
    ['in a period-pass area', fee({ isBagCar: 1 }), false, { kind: 'pass', startTime }],
    ['an amount due', fee({ parkFee: 1 }), false, { kind: 'due', startTime, cents: 1 }],
    [
      'an amount due in spite of a pass',
      fee({ parkFee: 600, isBagCar: 1 }),
      false,
      { kind: 'due', startTime, cents: 600 },
    ],
    ['zero from a fee query that failed is not free', fee({ parkFeeSucc: 0 }), false, { kind: 'failed' }],
    [
      'a pass is not believed when the fee query failed',
      fee({ parkFeeSucc: 0, isBagCar: 1 }),
      false,
      { kind: 'failed' },
    ],
    ['an unknown amount', fee({ parkFee: Number.NaN }), false, { kind: 'failed' }],
    ['a known fee stays when asking again failed', fee({ parkFee: 600 }), true, { kind: 'due', startTime, cents: 600 }],
  ])('%s', (_name, loaded, hasFailed, expected) => {
    expect(billCardState(loaded, hasFailed)).toEqual(expected);
  });

  test('the loaded part names the bill when the card does not', () => {
    expect(billOf({ uniqueId: '', parkId: '' }, fee())).toEqual({ uniqueId: 'u1', parkId: 'p1' });
    expect(billOf({ uniqueId: 'u0', parkId: 'p0' }, undefined)).toEqual({ uniqueId: 'u0', parkId: 'p0' });
    expect(billOf({ uniqueId: 'u0', parkId: 'p0' }, fee())).toEqual({ uniqueId: 'u1', parkId: 'p1' });
    expect(billOf({ uniqueId: '', parkId: 'p0' }, undefined)).toBeNull();
  });
});

test('a bill that this device has paid is not called free', () => {
  const fee = {
    isBagCar: 0,
    parkFee: 0,
    parkStartTime: '2026-03-10 10:00:00',
    parkFeeSucc: 1,
    uniqueId: 'u',
    parkId: 'p',
  } as const;
  const settled = (leaveDeadlineTime: string) => ({
    step: 'settled' as const,
    payment: { leaveDeadlineTime } as PaymentFacts,
  });
  expect(billCardState(fee, false, settled('2026-03-10 12:15:00'))).toEqual({
    kind: 'paid',
    startTime: '2026-03-10 10:00:00',
    leaveByTime: '2026-03-10 12:15:00',
  });
  expect(billCardState({ ...fee, parkFee: 300 }, false, settled(''))).toMatchObject({ kind: 'due', cents: 300 });
});

test.each(['confirming', 'unresolved'] as const)('a payment that is %s is not offered once more', (step) => {
  const open = { step, payment: null };
  expect(billCardState(fee({ parkFee: 600 }), false, open)).toEqual({ kind: 'confirming', startTime });
  expect(billCardState(fee(), false, open)).toEqual({ kind: 'free', startTime });
});
