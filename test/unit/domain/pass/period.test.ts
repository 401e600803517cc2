import fc from 'fast-check';

import { parseIsoDayStartMs } from '@/domain/calendar';
import { startOfDay } from '@/domain/calendarDay';
import { PASS_CYCLE_TYPE, PASS_START_RULE } from '@/domain/pass/passCodes';
import { isPassRenewalReminderDue, passDaysLeft } from '@/domain/pass/passDaysLeft';
import { formatPassEnd, formatPassStart } from '@/domain/pass/passTimes';
import {
  addMonths,
  calculatePassCyclesEnd,
  calculatePassPeriod,
  calculatePassStart,
  intersectPassPeriods,
  toPassPeriodTransition,
} from '@/domain/pass/period';
import { getPassRenewalStatus, renewedPassStartMs, toPassRenewalWindow } from '@/domain/pass/toPassRenewalWindow';
import { parseServerTime } from '@/domain/time';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { endOfCycles as endInWorld } from '../../../../mocks/world/passes/passes';
import type { PassRuleRow } from '../../../../mocks/world/passes/passTables';

const at = (text: string): number => parseServerTime(`${text}:00`) ?? Number.NaN;
/** 100 years of minutes, in Shanghai. */
const moment = fc
  .integer({ min: at('2000-01-01 00:00') / MINUTE_MS, max: at('2099-12-31 23:59') / MINUTE_MS })
  .map((minute) => minute * MINUTE_MS);
const timed = fc.constantFrom(
  PASS_CYCLE_TYPE.month,
  PASS_CYCLE_TYPE.quarter,
  PASS_CYCLE_TYPE.halfYear,
  PASS_CYCLE_TYPE.year,
  PASS_CYCLE_TYPE.day,
);
const cycles = fc.integer({ min: 1, max: 24 });

test.each([
  ['2026-01-31 10:00', 1, '2026-02-28 10:00'],
  ['2028-01-31 10:00', 1, '2028-02-29 10:00'],
  ['2100-01-31 10:00', 1, '2100-02-28 10:00'],
  ['2026-01-31 10:00', 2, '2026-03-31 10:00'],
  ['2028-02-29 00:00', 12, '2029-02-28 00:00'],
  ['2026-12-31 23:59', 2, '2027-02-28 23:59'],
  ['2026-11-23 00:00', 1, '2026-12-23 00:00'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toBe(at(to));
});

test('each kind of cycle has its length; stored uses, stored value and an unknown cycle have none', () => {
  const from = at('2026-11-23 08:30');
  const ends = (type: (typeof PASS_CYCLE_TYPE)[keyof typeof PASS_CYCLE_TYPE], count: number) => {
    const end = calculatePassCyclesEnd(type, from, count);
    return end === null ? null : formatPassStart(end);
  };
  expect(ends(PASS_CYCLE_TYPE.month, 1)).toBe('2026年12月23日 08:30');
  expect(ends(PASS_CYCLE_TYPE.quarter, 1)).toBe('2027年2月23日 08:30');
  expect(ends(PASS_CYCLE_TYPE.halfYear, 1)).toBe('2027年5月23日 08:30');
  expect(ends(PASS_CYCLE_TYPE.year, 2)).toBe('2028年11月23日 08:30');
  expect(ends(PASS_CYCLE_TYPE.day, 30)).toBe('2026年12月23日 08:30');
  expect(
    [PASS_CYCLE_TYPE.storedUses, PASS_CYCLE_TYPE.storedValue, PASS_CYCLE_TYPE.unknown].map((type) => ends(type, 1)),
  ).toEqual([null, null, null]);
});

test('over 100 years: more cycles end later, a cycle ends on the same day or the last of its month, the clock stays', () => {
  fc.assert(
    fc.property(moment, timed, cycles, (from, type, count) => {
      const end = calculatePassCyclesEnd(type, from, count) ?? Number.NaN;
      expect(end).toBeLessThan(calculatePassCyclesEnd(type, from, count + 1) ?? Number.NaN);
      expect(end - startOfDay(end)).toBe(from - startOfDay(from));
      if (type === PASS_CYCLE_TYPE.day) return;
      const [day, endDay] = [from, end].map((ms) => Number(/(\d+)日/.exec(formatPassStart(ms))?.[1]));
      const isLastDay = /月1日/.test(formatPassStart(end + DAY_MS));
      expect(endDay === day || (Number(endDay) < Number(day) && isLastDay)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('over 100 years the pretend world, which counts for itself, ends each cycle at the same moment', () => {
  fc.assert(
    fc.property(moment, timed, cycles, (from, cycleType, count) => {
      expect(calculatePassCyclesEnd(cycleType, from, count)).toBe(
        endInWorld({ cycleType } as PassRuleRow, from, count),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('a pass begins at once, the next day, on the first of the next month, or on the chosen day', () => {
  const now = at('2026-12-31 22:15');
  expect(calculatePassStart(PASS_START_RULE.atOnce, now)).toBe(now);
  expect(calculatePassStart(PASS_START_RULE.nextDay, now)).toBe(at('2027-01-01 00:00'));
  expect(calculatePassStart(PASS_START_RULE.nextMonth, now)).toBe(at('2027-01-01 00:00'));
  expect(calculatePassStart(PASS_START_RULE.nextMonth, at('2026-01-31 00:00'))).toBe(at('2026-02-01 00:00'));
  expect(calculatePassStart(PASS_START_RULE.chosenDay, now, '2027-01-15')).toBe(at('2027-01-15 00:00'));
  // Today has begun.
  expect(calculatePassStart(PASS_START_RULE.chosenDay, now, '2026-12-31')).toBe(now);
  expect(calculatePassStart(PASS_START_RULE.unknown, now)).toBeNull();
});

test.each(['', '2026-12-30', '2027-01-31', '2026-02-30', '<b>', '2027-1-5', '9999-99-99'])(
  'the day %p cannot be chosen on 31 December',
  (day) => {
    expect(calculatePassStart(PASS_START_RULE.chosenDay, at('2026-12-31 22:15'), day)).toBeNull();
  },
);

test('over 100 years: no pass begins in the past, or more than a month ahead', () => {
  const rule = fc.constantFrom(PASS_START_RULE.atOnce, PASS_START_RULE.nextDay, PASS_START_RULE.nextMonth);
  fc.assert(
    fc.property(moment, rule, timed, cycles, (now, startRule, cycleType, count) => {
      const period = calculatePassPeriod({ startRule, cycleType }, now, { cycles: count });
      expect(period?.startMs).toBeGreaterThanOrEqual(now);
      expect(period?.startMs).toBeLessThanOrEqual(now + 31 * DAY_MS);
      expect(period?.endMs).toBeGreaterThan(period?.startMs ?? Number.NaN);
    }),
    { numRuns: 2_000 },
  );
});

test('a day of the calendar is read, any other text is not', () => {
  expect(parseIsoDayStartMs('2028-02-29')).toBe(at('2028-02-29 00:00'));
  for (const day of ['2026-02-29', '2026-2-9', 'heute', '', '2026-02-01T00:00:00'])
    expect(parseIsoDayStartMs(day)).toBeNull();
});

test('a renewal window opens before the end, closes after it, and may never be open', () => {
  const end = at('2026-12-01 00:00');
  const time = (before: number, after: number, now: string) =>
    getPassRenewalStatus(toPassRenewalWindow({ renewDaysBefore: before, renewExpiredDays: after }, end), at(now));
  expect(time(30, 7, '2026-10-31 23:59')).toBe('early');
  expect(time(30, 7, '2026-11-01 00:00')).toBe('open');
  expect(time(30, 7, '2026-12-08 00:00')).toBe('open');
  expect(time(30, 7, '2026-12-08 00:01')).toBe('late');
  expect(time(30, 0, '2026-12-01 00:01')).toBe('late');
  expect(time(30, -1, '2026-11-15 00:00')).toBe('never');
  expect(renewedPassStartMs(end, at('2026-11-15 00:00'))).toBe(end);
  expect(renewedPassStartMs(end, at('2026-12-05 09:00'))).toBe(at('2026-12-05 09:00'));
});

test('a reminder is due from seven days before the end until seven days after it', () => {
  const end = at('2026-12-08 00:00');
  expect(
    ['2026-11-30 23:59', '2026-12-01 00:00', '2026-12-15 00:00', '2026-12-15 00:01'].map((now) =>
      isPassRenewalReminderDue(end, at(now)),
    ),
  ).toEqual([false, true, true, false]);
  expect(passDaysLeft(end, at('2026-12-07 23:59'))).toBe(1);
  expect(passDaysLeft(end, end)).toBe(0);
});

test('over 100 years: a renewed period either follows the old one or leaves a gap, and shares no time with it', () => {
  fc.assert(
    fc.property(moment, timed, fc.integer({ min: -60, max: 60 }), (end, type, days) => {
      const now = end + days * DAY_MS;
      const startMs = renewedPassStartMs(end, now);
      expect(toPassPeriodTransition(end, startMs).kind).toBe(days > 0 ? 'gap' : 'joined');
      const renewed = { startMs, endMs: calculatePassCyclesEnd(type, startMs, 1) ?? Number.NaN };
      expect(intersectPassPeriods({ startMs: end - DAY_MS, endMs: end }, renewed)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test('two periods share what lies in both', () => {
  const june = { startMs: at('2026-06-01 00:00'), endMs: at('2026-07-01 00:00') };
  const later = { startMs: at('2026-06-20 00:00'), endMs: at('2026-07-20 00:00') };
  expect(intersectPassPeriods(june, later)).toEqual({ startMs: later.startMs, endMs: june.endMs });
  expect(toPassPeriodTransition(june.endMs, later.startMs)).toEqual({
    kind: 'overlap',
    fromMs: later.startMs,
    toMs: june.endMs,
  });
});

test('an end at midnight is written as the end of the day before', () => {
  expect(formatPassEnd(at('2027-01-01 00:00'))).toBe('2026年12月31日 24:00');
  expect(formatPassEnd(at('2026-12-31 23:59'))).toBe('2026年12月31日 23:59');
  expect(formatPassStart(at('2027-01-01 00:00'))).toBe('2027年1月1日 00:00');
  expect([formatPassStart(Number.NaN), formatPassEnd(Number.NaN)]).toEqual(['--', '--']);
});
