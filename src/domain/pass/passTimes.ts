import { startOfDay } from '@/domain/calendarDay';
import { formatIsoDay } from '@/domain/day';
import { formatClock, NO_TIME } from '@/domain/time';

/** Epoch milliseconds as `2026年3月1日`, always with the year, because passes last long. */
export function formatDay(ms: number): string {
  const [year, month, day] = formatIsoDay(ms).split('-').map(Number);
  return day === undefined ? NO_TIME : `${String(year)}年${String(month)}月${String(day)}日`;
}

/** When a pass begins: `2026年3月1日 00:00`. */
export const formatStart = (ms: number): string =>
  Number.isFinite(ms) ? `${formatDay(ms)} ${formatClock(ms)}` : NO_TIME;

/**
 * When a pass ends: `2026年3月31日 10:20`. Midnight is shown as the end of the day before, `2026年3月31日 24:00`, because the
 * next day is not covered.
 */
export function formatEnd(ms: number): string {
  if (!Number.isFinite(ms)) return NO_TIME;
  return startOfDay(ms) === ms ? `${formatDay(ms - 1)} 24:00` : formatStart(ms);
}
