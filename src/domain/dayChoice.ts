import { inShanghai, parseDay } from './calendar';

/** The days that can be chosen, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export type DayUnit = 'year' | 'month' | 'day';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

const within = (day: string, { first, last }: DayRange): string => (day < first ? first : day > last ? last : day);

/** The day itself, or the nearest one that can be chosen; the first one for text that is no day. */
export const nearestDay = (day: string, range: DayRange): string =>
  parseDay(day) === null ? range.first : within(day, range);

/** `2026年3月10日 周二`; empty for text that is no day. */
export function dayWords(day: string): string {
  const ms = parseDay(day);
  if (ms === null) return '';
  const here = inShanghai(ms);
  return `${here.format('YYYY年M月D日')} ${WEEKDAYS[here.day()] ?? ''}`;
}

/** How much of `YYYY-MM-DD` names the year, the month or the day. */
const LENGTHS: Readonly<Record<DayUnit, number>> = { year: 4, month: 7, day: 10 };

/**
 * One year, month or day later or earlier. The 31st becomes the last day of a shorter month. It stays the same day where the range has no further year,
 * month or day.
 */
export function movedDay(day: string, unit: DayUnit, by: 1 | -1, range: DayRange): string {
  const from = nearestDay(day, range);
  const to = within(
    inShanghai(parseDay(from) ?? 0)
      .add(by, unit)
      .format('YYYY-MM-DD'),
    range,
  );
  return to.slice(0, LENGTHS[unit]) === from.slice(0, LENGTHS[unit]) ? from : to;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const numbers = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
const padded = (value: number) => String(value).padStart(2, '0');

/** Years, months of the day's year and days of its month, as far as they can be chosen. */
export function dayColumns(day: string, range: DayRange): readonly [Option[], Option[], Option[]] {
  const shown = nearestDay(day, range);
  const [year = '', month = ''] = shown.split('-');
  const inMonth = inShanghai(parseDay(shown) ?? 0).daysInMonth();
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

/** The day of three columns, of which one may have just been turned. The 31st becomes the last day of a shorter month. */
export function dayOfColumns([year = '', month = '', date = '']: readonly string[], range: DayRange): string {
  const monthMs = parseDay(`${year}-${month}-01`);
  if (monthMs === null) return range.first;
  const here = inShanghai(monthMs);
  return within(here.date(Math.min(Number(date) || 1, here.daysInMonth())).format('YYYY-MM-DD'), range);
}

/** A range around today, years before and after it. */
export function yearsAround(nowMs: number, before: number, after: number): DayRange {
  const at = (years: number) => inShanghai(nowMs).add(years, 'year').format('YYYY-MM-DD');
  return { first: at(-before), last: at(after) };
}
