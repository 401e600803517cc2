import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

import { SHANGHAI_OFFSET_MS } from './time';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * Epoch milliseconds as a date in Shanghai. It is a UTC date shifted by eight hours: dayjs's own `utcOffset(8)` gives
 * wrong hours around the clock changes of the device's time zone. Read its fields and add to it; `fromShanghai`
 * converts it back.
 */
export const toShanghai = (ms: number): Dayjs => dayjs.utc(ms + SHANGHAI_OFFSET_MS);

/** Epoch milliseconds of a date in Shanghai. */
export const fromShanghai = (shanghaiTime: Dayjs): number => shanghaiTime.valueOf() - SHANGHAI_OFFSET_MS;

/**
 * Midnight in Shanghai at the start of the day `YYYY-MM-DD`, epoch milliseconds. Null for text that is not a valid
 * date.
 */
export function parseIsoDayStartMs(day: string): number | null {
  const date = dayjs.utc(day, 'YYYY-MM-DD', true);
  return date.isValid() ? fromShanghai(date) : null;
}

/** `count` days in Shanghai as `YYYY-MM-DD`, starting with the day of `ms`. `step`: -1 for the days before it. */
export const listDaysFrom = (ms: number, count: number, step: 1 | -1 = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    toShanghai(ms)
      .add(index * step, 'day')
      .format('YYYY-MM-DD'),
  );

/** The moment `days` days later, at the same time of day. */
export const addDays = (ms: number, days: number): number => fromShanghai(toShanghai(ms).add(days, 'day'));

/** Epoch milliseconds as `2026-03-10T04:00:00.000Z`. */
export const toIsoString = (ms: number): string => dayjs.utc(ms).toISOString();
