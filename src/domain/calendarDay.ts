import { SHANGHAI_SHIFT_MS } from '@/domain/time';
import { DAY_MS } from '@/lib/timeUnits';

// Own, because bills and prices need it at once: a day in Shanghai has 24 hours. A test holds it equal to dayjs.

/** Milliseconds since midnight in Shanghai. */
export const timeOfDay = (ms: number): number => (ms + SHANGHAI_SHIFT_MS) % DAY_MS;

/** Midnight in Shanghai before this moment, epoch milliseconds. */
export const startOfDay = (ms: number): number => ms - timeOfDay(ms);

/** How many midnights in Shanghai lie between two moments: 0 on the same day, 1 on the next. */
export const daysBetween = (fromMs: number, toMs: number): number => (startOfDay(toMs) - startOfDay(fromMs)) / DAY_MS;
