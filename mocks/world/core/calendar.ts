import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { wireTime } from './clock';

/** Converts epoch milliseconds to a day in Shanghai, `YYYY-MM-DD`. */
export const wireDay = (ms: number): string => wireTime(ms).slice(0, 10);

/** The start of this day in Shanghai, epoch ms; NaN for text that is no day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** The day of the week in Shanghai, 1 Monday to 7 Sunday. */
const weekDayOf = (ms: number): number => new Date(`${wireDay(ms)}T00:00:00Z`).getUTCDay() || 7;

/** Minutes after midnight for a time in the form `HH:mm`. */
export const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** The same day and time some months later. In a shorter month it is the last day. */
export function addMonths(ms: number, months: number): number {
  const [year = 0, month = 1, dayOfMonth = 1] = wireDay(ms).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay)));
  return startOfDay(target.toISOString().slice(0, 10)) + (ms - startOfDay(wireDay(ms)));
}

export interface Span {
  from: number;
  to: number;
}

/** Each occurrence of these weekly hours between two moments, epoch ms. */
export function spansOf(
  ranges: readonly { weekDays: readonly number[]; start: string; end: string }[],
  { from, to }: Span,
): Span[] {
  const spans: Span[] = [];
  for (let midnight = startOfDay(wireDay(from)) - DAY_MS; midnight < to; midnight += DAY_MS) {
    for (const { weekDays, start, end } of ranges) {
      if (!weekDays.includes(weekDayOf(midnight))) continue;
      const [opens, closes] = [minutesOf(start), minutesOf(end)];
      const span = {
        from: midnight + opens * MINUTE_MS,
        to: midnight + closes * MINUTE_MS + (closes <= opens ? DAY_MS : 0),
      };
      if (span.to > from && span.from < to) spans.push(span);
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}
