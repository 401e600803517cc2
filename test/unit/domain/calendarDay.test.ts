import fc from 'fast-check';

import { daysBetween, startOfDay, timeOfDayMs } from '@/domain/calendarDay';
import { formatClock, parseServerTime } from '@/domain/time';
import { DAY_MS, SECOND_MS } from '@/lib/timeUnits';

import { startOfDay as startInWorld, wireDay } from '../../../mocks/world/core/calendar';

const at = (text: string): number => parseServerTime(text) ?? Number.NaN;
/** 100 years of seconds, in Shanghai. */
const moment = fc
  .integer({ min: at('2000-01-01 00:00:00') / SECOND_MS, max: at('2099-12-31 23:59:59') / SECOND_MS })
  .map((second) => second * SECOND_MS);

test('days are those of Shanghai, whatever the phone says', () => {
  expect(daysBetween(at('2026-03-10 23:59:59'), at('2026-03-11 00:00:00'))).toBe(1);
  expect(daysBetween(at('2026-03-10 00:00:00'), at('2026-03-10 23:59:59'))).toBe(0);
  expect(daysBetween(at('2026-03-11 08:00:00'), at('2026-03-10 19:00:00'))).toBe(-1);
  expect(formatClock(startOfDay(at('2026-03-10 07:30:00')))).toBe('00:00');
});

test('over 100 years a day begins where that of the pretend world does, which counts for itself', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 800 }), (ms, days) => {
      expect(startOfDay(ms)).toBe(startInWorld(wireDay(ms)));
      expect(startOfDay(ms) + timeOfDayMs(ms)).toBe(ms);
      expect(daysBetween(ms, ms + days * DAY_MS)).toBe(days);
    }),
    { numRuns: 1_000 },
  );
});
