import type { StoredServerPayment } from '@/domain/payment/attempt';
import { freeStayTexts } from '@/features/home/cards/model/freeStayTexts';
import { toBillCardState, toParkingBillKeyOfCard } from '@/features/home/cards/model/toBillCardState';
import { toExitDeadlineNotice } from '@/features/home/cards/model/toExitDeadlineNotice';

const startTime = '2026-03-10 10:00:00';
const stay = { carType: 1, parkStartTime: startTime, freeMinutes: 30 };
const fee = (changed: object = {}) =>
  ({
    carType: 1,
    freeMinutes: 30,
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
    ['inside the free duration', fee(), false, { kind: 'free', startTime, stay }],
    ['in a period-pass area', fee({ isBagCar: 1 }), false, { kind: 'pass', startTime }],
    ['an amount due', fee({ parkFee: 1 }), false, { kind: 'due', startTime, cents: 1, leaveByMs: null }],
    [
      'an amount due in spite of a pass',
      fee({ parkFee: 600, isBagCar: 1 }),
      false,
      { kind: 'due', startTime, cents: 600, leaveByMs: null },
    ],
    ['zero from a fee query that failed is not free', fee({ parkFeeSucc: 0 }), false, { kind: 'failed' }],
    [
      'a pass is not believed when the fee query failed',
      fee({ parkFeeSucc: 0, isBagCar: 1 }),
      false,
      { kind: 'failed' },
    ],
    ['an unknown amount', fee({ parkFee: Number.NaN }), false, { kind: 'failed' }],
    [
      'a known fee stays when asking again failed',
      fee({ parkFee: 600 }),
      true,
      { kind: 'due', startTime, cents: 600, leaveByMs: null },
    ],
  ])('%s', (_name, loaded, hasFailed, expected) => {
    expect(toBillCardState(loaded, hasFailed)).toEqual(expected);
  });

  test('the loaded part names the bill when the card does not', () => {
    expect(toParkingBillKeyOfCard({ uniqueId: '', parkId: '' }, fee())).toEqual({ uniqueId: 'u1', parkId: 'p1' });
    expect(toParkingBillKeyOfCard({ uniqueId: 'u0', parkId: 'p0' }, undefined)).toEqual({
      uniqueId: 'u0',
      parkId: 'p0',
    });
    expect(toParkingBillKeyOfCard({ uniqueId: 'u0', parkId: 'p0' }, fee())).toEqual({ uniqueId: 'u1', parkId: 'p1' });
    expect(toParkingBillKeyOfCard({ uniqueId: '', parkId: 'p0' }, undefined)).toBeNull();
  });
});

test('a bill that this device has paid is not called free', () => {
  const fee = {
    carType: 1,
    freeMinutes: 30,
    isBagCar: 0,
    parkFee: 0,
    parkStartTime: '2026-03-10 10:00:00',
    parkFeeSucc: 1,
    uniqueId: 'u',
    parkId: 'p',
  } as const;
  const settled = (leaveDeadlineTime: string) => ({
    step: 'settled' as const,
    payment: { leaveDeadlineTime } as StoredServerPayment,
  });
  expect(toBillCardState(fee, false, settled('2026-03-10 12:15:00'))).toEqual({
    kind: 'paid',
    startTime: '2026-03-10 10:00:00',
    leaveByMs: Date.parse('2026-03-10T12:15:00+08:00'),
  });
  expect(toBillCardState({ ...fee, parkFee: 300 }, false, settled(''))).toMatchObject({ kind: 'due', cents: 300 });
});

test.each(['confirming', 'unresolved'] as const)('a payment that is %s is not offered once more', (step) => {
  const open = { step, payment: null };
  expect(toBillCardState(fee({ parkFee: 600 }), false, open)).toEqual({ kind: 'confirming', startTime });
  expect(toBillCardState(fee(), false, open)).toEqual({ kind: 'free', startTime, stay });
});

describe('the card of a paid car whose time to leave passes', () => {
  const leaveByMs = Date.parse('2026-03-10T12:15:00+08:00');
  const paid = { kind: 'paid', startTime, leaveByMs } as const;
  const due = { kind: 'due', startTime, cents: 300, leaveByMs } as const;

  test('says so in words and tone', () => {
    expect(toExitDeadlineNotice(paid, 'inTime')).toBeNull();
    expect(toExitDeadlineNotice(paid, 'soon')).toMatchObject({ tone: 'soon', label: '请尽快离场' });
    expect(toExitDeadlineNotice(paid, 'over')).toMatchObject({
      tone: 'owed',
      label: '已超过离场时间',
      note: '可能产生新费用',
    });
  });

  test('a fee is a new one only when the time is over, because a payment may be booked late', () => {
    expect(toExitDeadlineNotice(due, 'inTime')).toBeNull();
    expect(toExitDeadlineNotice(due, 'soon')).toBeNull();
    expect(toExitDeadlineNotice(due, 'over')).toMatchObject({ note: '已超过离场时间，产生了新费用' });
    expect(toExitDeadlineNotice({ ...due, leaveByMs: null }, null)).toBeNull();
  });
});

describe('the card of a car without a fee', () => {
  const at = (time: string) => Date.parse(`2026-03-10T${time}+08:00`);

  test('is free, and until when, while the free minutes last', () => {
    expect(freeStayTexts(stay, at('10:29:59'))).toEqual({ word: '免费', note: '10:30 前离场不用缴费' });
    expect(freeStayTexts({ ...stay, carType: 3 }, at('18:00:00'))).toMatchObject({ word: '免费' });
  });

  test('is not called free for a reason that nobody knows', () => {
    expect(freeStayTexts(stay, at('10:30:01'))).toEqual({ word: '无需缴费', note: '' });
    expect(freeStayTexts({ ...stay, freeMinutes: Number.NaN }, at('10:01:00'))).toEqual({ word: '无需缴费', note: '' });
  });
});
