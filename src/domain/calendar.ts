import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

import { SHANGHAI_SHIFT_MS } from './time';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * A moment on the calendar of Shanghai. It is UTC, moved by eight hours: with dayjs's own `utcOffset(8)` the changes of clocks of the phone's own zone make
 * some hours of a year wrong. Read its fields and add to it; `momentOf` leads back.
 */
export const inShanghai = (ms: number): Dayjs => dayjs.utc(ms + SHANGHAI_SHIFT_MS);

/** Epoch milliseconds of a moment on the calendar of Shanghai. */
export const momentOf = (here: Dayjs): number => here.valueOf() - SHANGHAI_SHIFT_MS;

/** Midnight in Shanghai with which the day `YYYY-MM-DD` begins, epoch milliseconds. Null for text that is no day of the calendar. */
export function parseDay(day: string): number | null {
  const here = dayjs.utc(day, 'YYYY-MM-DD', true);
  return here.isValid() ? momentOf(here) : null;
}

/** This many days in Shanghai as `YYYY-MM-DD`, the day of `ms` first. `step`: -1 for the days before it. */
export const daysFrom = (ms: number, count: number, step: 1 | -1 = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    inShanghai(ms)
      .add(index * step, 'day')
      .format('YYYY-MM-DD'),
  );

/** A moment some days later, at the same time of day. */
export const addDays = (ms: number, days: number): number => momentOf(inShanghai(ms).add(days, 'day'));

/** Epoch milliseconds as `2026-03-10T04:00:00.000Z`. */
export const isoOf = (ms: number): string => dayjs.utc(ms).toISOString();
