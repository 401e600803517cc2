import { SHANGHAI_OFFSET_MS } from '@/domain/time';
import { DAY_MS } from '@/lib/timeUnits';

// Implemented without dayjs, because bills and prices need it in the first load: a day in Shanghai always has 24 hours.
// A test compares it with dayjs.

/** Milliseconds since midnight in Shanghai. */
export const timeOfDayMs = (ms: number): number => (ms + SHANGHAI_OFFSET_MS) % DAY_MS;

/** Midnight in Shanghai before this moment, epoch milliseconds. */
export const startOfDay = (ms: number): number => ms - timeOfDayMs(ms);

/** How many midnights in Shanghai lie between two moments: 0 on the same day, 1 on the next. */
export const daysBetween = (fromMs: number, toMs: number): number => (startOfDay(toMs) - startOfDay(fromMs)) / DAY_MS;
