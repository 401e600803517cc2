import { startOfDay } from '@/domain/calendarDay';
import { formatIsoDay } from '@/domain/day';
import { formatClock, UNKNOWN_TIME_TEXT } from '@/domain/time';

/** Epoch milliseconds as `2026年3月1日`, always with the year, because passes last long. */
export function formatDayWithYear(ms: number): string {
  const [year, month, day] = formatIsoDay(ms).split('-').map(Number);
  return day === undefined ? UNKNOWN_TIME_TEXT : `${String(year)}年${String(month)}月${String(day)}日`;
}

/** When a pass begins: `2026年3月1日 00:00`. */
export const formatPassStart = (ms: number): string =>
  Number.isFinite(ms) ? `${formatDayWithYear(ms)} ${formatClock(ms)}` : UNKNOWN_TIME_TEXT;

/**
 * When a pass ends: `2026年3月31日 10:20`. Midnight is shown as the end of the day before, `2026年3月31日 24:00`, because the
 * next day is not covered.
 */
export function formatPassEnd(ms: number): string {
  if (!Number.isFinite(ms)) return UNKNOWN_TIME_TEXT;
  return startOfDay(ms) === ms ? `${formatDayWithYear(ms - 1)} 24:00` : formatPassStart(ms);
}
