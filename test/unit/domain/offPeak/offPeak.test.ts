import fc from 'fast-check';

import { offPeakFreeCancelUntilMs } from '@/domain/offPeak/cancellation';
import {
  isOffPeakOvertimeUrgent,
  minutesToNextOffPeakOvertimeFee,
  offPeakOvertimeCents,
  toOffPeakOvertimeStatus,
} from '@/domain/offPeak/overtime';
import { startOfNextMonth, toOffPeakViolationQuota } from '@/domain/offPeak/quota';
import {
  formatOffPeakSlotHours,
  listOffPeakSlotDays,
  relativeDayLabel,
  toOffPeakSlotState,
} from '@/domain/offPeak/slots';
import { formatMoment, parseServerTime } from '@/domain/time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

const at = (time: string): number => parseServerTime(time) ?? Number.NaN;
/** A hundred years of moments. */
const moment = fc.integer({ min: at('2020-01-01 00:00:00'), max: at('2119-12-31 23:59:59') });
const slot = {
  bookDate: '2026-03-10',
  slotStart: '2026-03-10 19:00:00',
  slotEnd: '2026-03-11 08:00:00',
  latestEntryTime: '2026-03-10 21:00:00',
  leftNum: 2,
};

test('a slot is open until the last moment at which a car may still come; full or of no known time it is not sold', () => {
  expect(toOffPeakSlotState(slot, at('2026-03-10 21:00:00'))).toBe('open');
  expect(toOffPeakSlotState(slot, at('2026-03-10 21:00:01'))).toBe('over');
  expect(toOffPeakSlotState({ ...slot, latestEntryTime: '' }, at('2026-03-11 08:00:00'))).toBe('open');
  expect(toOffPeakSlotState({ ...slot, leftNum: 0 }, 0)).toBe('full');
  expect(toOffPeakSlotState({ ...slot, leftNum: -1 }, 0)).toBe('open');
  expect(toOffPeakSlotState({ ...slot, slotEnd: '' }, 0)).toBe('unreadable');
  expect(toOffPeakSlotState({ ...slot, slotEnd: '2026-03-10 08:00:00' }, 0)).toBe('unreadable');
  expect(listOffPeakSlotDays([{ ...slot, bookDate: '2026-03-11' }, slot, slot, { ...slot, bookDate: '' }])).toEqual([
    '2026-03-10',
    '2026-03-11',
  ]);
});

test('a slot across midnight says on which day it ends, in every year', () => {
  expect(formatOffPeakSlotHours(at('2026-03-10 19:00:00'), at('2026-03-11 08:00:00'))).toBe('19:00–次日08:00');
  expect(formatOffPeakSlotHours(at('2026-12-31 08:00:00'), at('2026-12-31 18:30:00'))).toBe('08:00–18:30');
  expect(formatOffPeakSlotHours(at('2024-02-28 22:00:00'), at('2024-03-01 07:00:00'))).toBe('22:00–第3天07:00');
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 24 * 60 - 1 }), (startMs, minutes) => {
      const endMs = startMs + minutes * MINUTE_MS;
      const isSameDay = formatMoment(startMs, startMs).slice(0, -5) === formatMoment(endMs, startMs).slice(0, -5);
      expect(formatOffPeakSlotHours(startMs, endMs).includes('次日')).toBe(!isSameDay);
    }),
    { numRuns: 1_000 },
  );
});

test('the days ahead have their names', () => {
  const now = at('2026-03-30 23:59:59');
  const names = ['2026-03-30', '2026-03-31', '2026-04-01', '', '2026-02-30'].map((day) => relativeDayLabel(day, now));
  expect(names).toEqual(['今天', '明天', '周三 1日', '', '']);
});

test('overtime costs each hour that has begun, never falls, and never exceeds the cap', () => {
  const price = { hourCents: 600, capCents: 6_000 };
  expect([0, 1, 60, 61, 600, 601].map((minutes) => offPeakOvertimeCents(minutes, price))).toEqual([
    0, 600, 600, 1_200, 6_000, 6_000,
  ]);
  expect(offPeakOvertimeCents(61, { hourCents: 600, capCents: Number.NaN })).toBe(1_200);
  expect(offPeakOvertimeCents(61, { hourCents: Number.NaN, capCents: 6_000 })).toBeNaN();
  expect([1, 59, 60, 541, 600].map((minutes) => minutesToNextOffPeakOvertimeFee(minutes, price))).toEqual([
    59,
    1,
    0,
    null,
    null,
  ]);
  expect(minutesToNextOffPeakOvertimeFee(5, { hourCents: Number.NaN, capCents: 1 })).toBeNull();
  const prices = fc.record({ hourCents: fc.nat(10_000), capCents: fc.nat(50_000) });
  fc.assert(
    fc.property(prices, fc.nat(5_000), fc.nat(500), (any, minutes, more) => {
      const now = offPeakOvertimeCents(minutes, any);
      expect(now).toBeLessThanOrEqual(any.capCents);
      expect(offPeakOvertimeCents(minutes + more, any)).toBeGreaterThanOrEqual(now);
      const left = minutesToNextOffPeakOvertimeFee(minutes, any);
      if (left === null) return;
      expect(offPeakOvertimeCents(minutes + left, any)).toBe(now);
      expect(offPeakOvertimeCents(minutes + left + 1, any)).toBeGreaterThan(now);
    }),
    { numRuns: 1_000 },
  );
});

test('only the server counts overtime; until then the meter says how long the car may stay, or that it should leave', () => {
  const inside = { enterTime: '2026-03-10 19:30:00', exitTime: '', hoursEndTime: slot.slotEnd, overtimeMinutes: 0 };
  const end = at(slot.slotEnd);
  expect(toOffPeakOvertimeStatus(inside, end - 1)).toEqual({ is: 'inTime', untilMs: end });
  expect(toOffPeakOvertimeStatus(inside, end)).toEqual({ is: 'late', sinceMs: end });
  expect(toOffPeakOvertimeStatus({ ...inside, overtimeMinutes: 16 }, end - HOUR_MS)).toEqual({
    is: 'over',
    minutes: 16,
    isInside: true,
  });
  expect(toOffPeakOvertimeStatus({ ...inside, exitTime: slot.slotEnd }, end)).toEqual({ is: 'none' });
  expect(toOffPeakOvertimeStatus({ ...inside, enterTime: '' }, end)).toEqual({ is: 'none' });
  expect(toOffPeakOvertimeStatus({ ...inside, hoursEndTime: '' }, end)).toEqual({ is: 'none' });
  const urgent = (nowMs: number, part = {}) =>
    isOffPeakOvertimeUrgent(toOffPeakOvertimeStatus({ ...inside, ...part }, nowMs), nowMs);
  expect([urgent(end - HOUR_MS - 1), urgent(end - HOUR_MS), urgent(end)]).toEqual([false, true, true]);
  expect([urgent(end, { overtimeMinutes: 20 }), urgent(end, { overtimeMinutes: 20, exitTime: slot.slotEnd })]).toEqual([
    true,
    false,
  ]);
});

const breach = (time: string, monthCount: number) => ({ time, monthCount, monthLimit: 3 });

test('at the limit booking works again on the first of the next month, and a new month begins at none', () => {
  const march = [breach('2026-03-20 08:15:00', 3), breach('2026-03-02 21:00:00', 2)];
  expect(toOffPeakViolationQuota(march, at('2026-03-31 23:59:59'))).toEqual({
    count: 3,
    limit: 3,
    bookableFromMs: at('2026-04-01 00:00:00'),
  });
  expect(toOffPeakViolationQuota(march, at('2026-04-01 00:00:00'))).toEqual({
    count: 0,
    limit: 3,
    bookableFromMs: null,
  });
  expect(toOffPeakViolationQuota([breach('2026-12-01 08:00:00', 3)], at('2026-12-31 12:00:00')).bookableFromMs).toBe(
    at('2027-01-01 00:00:00'),
  );
  expect(toOffPeakViolationQuota([], 0)).toEqual({ count: 0, limit: 0, bookableFromMs: null });
  expect(toOffPeakViolationQuota([breach('', 3)], at('2026-03-31 00:00:00'))).toEqual({
    count: 0,
    limit: 3,
    bookableFromMs: null,
  });
});

test('the next month begins at midnight in Shanghai, less than 32 days ahead, in a hundred years', () => {
  fc.assert(
    fc.property(moment, (ms) => {
      const next = startOfNextMonth(ms);
      expect(formatMoment(next, ms)).toMatch(/月1日 00:00$/);
      expect(next - ms).toBeGreaterThan(0);
      expect(next - ms).toBeLessThanOrEqual(31 * DAY_MS);
      expect(startOfNextMonth(next - 1)).toBe(next);
    }),
    { numRuns: 1_000 },
  );
});

test('cancelling is free until the limit, and not said to be where the server takes no cancellation', () => {
  const order = { canCancel: 1, cancelFreeTime: '2026-03-10 18:00:00', cancelFee: 0, cancelRefundFee: 1_500 };
  const limit = at(order.cancelFreeTime);
  expect(offPeakFreeCancelUntilMs(order, limit)).toBe(limit);
  expect(offPeakFreeCancelUntilMs(order, limit + 1)).toBeNull();
  expect(offPeakFreeCancelUntilMs({ ...order, canCancel: 0 }, limit)).toBeNull();
  expect(offPeakFreeCancelUntilMs({ ...order, cancelFreeTime: '' }, limit)).toBeNull();
});
