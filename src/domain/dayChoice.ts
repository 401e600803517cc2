import { parseIsoDayStartMs, toShanghai } from './calendar';

/** The selectable days, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export type CalendarUnit = 'year' | 'month' | 'day';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

const clampDay = (day: string, { first, last }: DayRange): string => (day < first ? first : day > last ? last : day);

/** The day itself, or the nearest selectable one; the first one for text that is not a date. */
export const nearestSelectableDay = (day: string, range: DayRange): string =>
  parseIsoDayStartMs(day) === null ? range.first : clampDay(day, range);

/** `2026年3月10日 周二`; empty for text that is not a date. */
export function formatDayWithWeekday(day: string): string {
  const ms = parseIsoDayStartMs(day);
  if (ms === null) return '';
  const date = toShanghai(ms);
  return `${date.format('YYYY年M月D日')} ${WEEKDAYS[date.day()] ?? ''}`;
}

/** Length of the prefix of `YYYY-MM-DD` that names the year, the month or the day. */
const UNIT_LENGTHS: Readonly<Record<CalendarUnit, number>> = { year: 4, month: 7, day: 10 };

/**
 * Shifts a day by one year, month or day. The 31st becomes the last day of a shorter month. The day is unchanged where
 * the range has no further year, month or day.
 */
export function shiftDay(day: string, unit: CalendarUnit, step: 1 | -1, range: DayRange): string {
  const from = nearestSelectableDay(day, range);
  const to = clampDay(
    toShanghai(parseIsoDayStartMs(from) ?? 0)
      .add(step, unit)
      .format('YYYY-MM-DD'),
    range,
  );
  return to.slice(0, UNIT_LENGTHS[unit]) === from.slice(0, UNIT_LENGTHS[unit]) ? from : to;
}

interface DayOption {
  readonly value: string;
  readonly label: string;
}

const numbers = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
const padded = (value: number) => String(value).padStart(2, '0');

/**
 * Options for a date picker: the years, the months of the day's year and the days of its month that can be selected.
 */
export function toDayPickerColumns(day: string, range: DayRange): readonly [DayOption[], DayOption[], DayOption[]] {
  const shown = nearestSelectableDay(day, range);
  const [year = '', month = ''] = shown.split('-');
  const inMonth = toShanghai(parseIsoDayStartMs(shown) ?? 0).daysInMonth();
  const isWithin = (part: string) =>
    part >= range.first.slice(0, part.length) && part <= range.last.slice(0, part.length);
  return [
    numbers(Number(range.first.slice(0, 4)), Number(range.last.slice(0, 4))).map((each) => ({
      value: String(each),
      label: `${String(each)}年`,
    })),
    numbers(1, 12)
      .filter((each) => isWithin(`${year}-${padded(each)}`))
      .map((each) => ({ value: padded(each), label: `${String(each)}月` })),
    numbers(1, inMonth)
      .filter((each) => isWithin(`${year}-${month}-${padded(each)}`))
      .map((each) => ({ value: padded(each), label: `${String(each)}日` })),
  ];
}

/** The day that the three picker columns select. The 31st becomes the last day of a shorter month. */
export function parseDayPickerColumns([year = '', month = '', date = '']: readonly string[], range: DayRange): string {
  const monthMs = parseIsoDayStartMs(`${year}-${month}-01`);
  if (monthMs === null) return range.first;
  const monthStart = toShanghai(monthMs);
  return clampDay(monthStart.date(Math.min(Number(date) || 1, monthStart.daysInMonth())).format('YYYY-MM-DD'), range);
}

/** A range around today, from `before` years ago to `after` years ahead. */
export function dayRangeAroundNow(nowMs: number, before: number, after: number): DayRange {
  const at = (years: number) => toShanghai(nowMs).add(years, 'year').format('YYYY-MM-DD');
  return { first: at(-before), last: at(after) };
}
