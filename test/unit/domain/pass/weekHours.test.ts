import fc from 'fast-check';

import { findCarsCoveredByPass } from '@/domain/pass/findCarsCoveredByPass';
import {
  findNextWeeklyHoursChange,
  formatWeeklyHours,
  getPassCoveredUntilMs,
  hasReadableWeeklyHours,
  isWithinWeeklyHours,
  toWeeklyHoursDayFractions,
} from '@/domain/pass/weeklyHours';
import { isSoldOut } from '@/domain/places/remainingCountText';
import { parseServerTime } from '@/domain/time';
import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { spansOf } from '../../../../mocks/world/core/calendar';

const at = (text: string): number => parseServerTime(`${text}:00`) ?? Number.NaN;
const range = (weekDays: number[], start: string, end: string) => ({ weekDays, start, end });
const NIGHTS = [range([1, 2, 3, 4, 5], '18:00', '08:30')];

test('hours over midnight hold until the next morning, also from Friday to Saturday', () => {
  // 23 November 2026 is a Monday.
  const holds = (day: string) => isWithinWeeklyHours(NIGHTS, at(day));
  expect(holds('2026-11-23 17:59')).toBe(false);
  expect(holds('2026-11-23 18:00')).toBe(true);
  expect(holds('2026-11-24 08:29')).toBe(true);
  expect(holds('2026-11-24 08:30')).toBe(false);
  expect(holds('2026-11-28 08:00')).toBe(true);
  expect(holds('2026-11-23 08:00')).toBe(false);
});

test('the hours of Sunday go on into Monday', () => {
  const sunday = [range([7], '20:00', '07:00')];
  expect(isWithinWeeklyHours(sunday, at('2026-11-23 06:59'))).toBe(true);
  expect(findNextWeeklyHoursChange(sunday, at('2026-11-22 21:00'))).toBe(at('2026-11-23 07:00'));
});

test('what is said is what holds', () => {
  expect(formatWeeklyHours(NIGHTS)).toEqual(['周一至周五 18:00至次日08:30']);
  expect(formatWeeklyHours([...NIGHTS, range([6, 7], '00:00', '24:00')])).toEqual([
    '周一至周五 18:00至次日08:30',
    '周六、周日 全天',
  ]);
  expect(formatWeeklyHours([range([1, 3, 5], '09:00', '18:00')])).toEqual(['周一、周三、周五 09:00至18:00']);
  expect(formatWeeklyHours([range([1], '00:00', '00:00'), range([2, 3, 4, 5, 6, 7], '00:00', '24:00')])).toEqual([
    '每天 全天',
  ]);
  expect(formatWeeklyHours([range([1, 2, 3, 4, 5, 6, 7], '18:00', '24:00')])).toEqual(['每天 18:00至24:00']);
});

test('hours that cannot be read are no hours', () => {
  const unread = [range([], '18:00', '08:30'), range([8, 0, -1], '18:00', '08:30'), range([1], '25:00', '<b>')];
  expect(hasReadableWeeklyHours(unread)).toBe(false);
  expect(formatWeeklyHours(unread)).toEqual([]);
  expect(findNextWeeklyHoursChange(unread, at('2026-11-23 10:00'))).toBeNull();
});

test('a car is covered until the pass ends, or its hours do', () => {
  const end = at('2026-11-24 03:00');
  expect(getPassCoveredUntilMs([], end, at('2026-11-23 12:00'))).toBe(end);
  expect(getPassCoveredUntilMs(NIGHTS, end, at('2026-11-23 19:00'))).toBe(end);
  expect(getPassCoveredUntilMs(NIGHTS, at('2026-12-24 03:00'), at('2026-11-23 19:00'))).toBe(at('2026-11-24 08:30'));
  expect(getPassCoveredUntilMs(NIGHTS, end, at('2026-11-23 12:00'))).toBeNull();
  expect(getPassCoveredUntilMs([], end, end)).toBeNull();
  // Hours without a hole end with the pass.
  expect(getPassCoveredUntilMs([range([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00')], end, at('2026-11-23 12:00'))).toBe(
    end,
  );
});

const clock = fc.integer({ min: 0, max: 1_439 }).map((minute) => {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
});
const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
const anyRanges = fc.array(fc.record({ weekDays: days, start: clock, end: clock }), { minLength: 1, maxLength: 4 });
const moment = fc
  .integer({ min: at('2000-01-01 00:00') / MINUTE_MS, max: at('2099-12-31 23:59') / MINUTE_MS })
  .map((minute) => minute * MINUTE_MS);

test('over 100 years the hours hold when those of the pretend world do, which counts for itself, and the strip shows the same', () => {
  fc.assert(
    fc.property(anyRanges, moment, (ranges, ms) => {
      const inWorld = spansOf(ranges, { from: ms, to: ms + 1 }).length > 0;
      expect(isWithinWeeklyHours(ranges, ms)).toBe(inWorld);
      const next = findNextWeeklyHoursChange(ranges, ms);
      if (next !== null) {
        expect(next).toBeGreaterThan(ms);
        expect(isWithinWeeklyHours(ranges, next)).toBe(!inWorld);
        expect(isWithinWeeklyHours(ranges, next - 1)).toBe(inWorld);
      }
      const strip = toWeeklyHoursDayFractions(ranges);
      const total = strip.flat().reduce((sum, { from, to }) => sum + (to - from), 0);
      expect(strip).toHaveLength(7);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(7.000_001);
      expect(formatWeeklyHours(ranges).length).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
});

test('of several cars the first ones inside are covered, up to the limit', () => {
  const car = (plate: string, hour: number) => ({ plate, enteredMs: at('2026-11-23 08:00') + hour * HOUR_MS });
  const inside = [car('B', 2), car('A', 1), car('C', 3)];
  expect(findCarsCoveredByPass(inside, 1).map(({ plate }) => plate)).toEqual(['A']);
  expect(findCarsCoveredByPass(inside, 2).map(({ plate }) => plate)).toEqual(['A', 'B']);
  expect(findCarsCoveredByPass(inside, 0)).toEqual([]);
});

test('-1 is unlimited and never sold out', () => {
  expect([-1, 0, 1].map(isSoldOut)).toEqual([false, true, false]);
});
