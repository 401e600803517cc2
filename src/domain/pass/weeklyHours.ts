import { MINUTES_PER_DAY, parseMinuteOfDay } from '@/domain/parseMinuteOfDay';
import { padToTwoDigits, SHANGHAI_OFFSET_MS } from '@/domain/time';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { PASS_VALID_HOURS_TYPE } from './passCodes';

/**
 * Hours that repeat each week: weekdays 1 (Monday) to 7, times `HH:mm`. An end that is not after the start is on the
 * next morning.
 */
export interface WeeklyHours {
  readonly weekDays: readonly number[];
  readonly start: string;
  readonly end: string;
}

/** The hours of a pass: null for all day, every day; empty if unknown. */
export const getPassWeeklyHours = ({
  timeType,
  timeRanges,
}: {
  readonly timeType: number;
  readonly timeRanges: readonly WeeklyHours[];
}): readonly WeeklyHours[] | null => (timeType === PASS_VALID_HOURS_TYPE.allDay ? null : timeRanges);

/** Minutes of the week, from Monday 0:00. */
interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

const WEEK = 7 * MINUTES_PER_DAY;
/** The epoch was a Thursday. */
const MONDAY_SHIFT = 3 * DAY_MS;
const DAY_NAMES = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

interface ParsedRange {
  /** 0 (Monday) to 6. */
  readonly days: readonly number[];
  readonly from: number;
  /** More than a day's minutes if it ends on the next morning. */
  readonly to: number;
}

/** Parses a range. An unreadable range is omitted. */
function parseRange({ weekDays, start, end }: WeeklyHours): readonly ParsedRange[] {
  const from = parseMinuteOfDay(start);
  const to = parseMinuteOfDay(end);
  const days = DAY_NAMES.map((_, index) => index).filter((index) => weekDays.includes(index + 1));
  if (from === null || to === null || from === MINUTES_PER_DAY || days.length === 0) return [];
  return [{ days, from, to: to > from ? to : to + MINUTES_PER_DAY }];
}

/** The hours of the week, merged and sorted. A span over Sunday's midnight is split there. */
function toWeekSpans(ranges: readonly WeeklyHours[]): readonly MinuteSpan[] {
  const pieces = ranges
    .flatMap(parseRange)
    .flatMap(({ days, from, to }) =>
      days.map((day) => ({ from: day * MINUTES_PER_DAY + from, to: day * MINUTES_PER_DAY + to })),
    )
    .flatMap(({ from, to }) =>
      to <= WEEK
        ? [{ from, to }]
        : [
            { from, to: WEEK },
            { from: 0, to: to - WEEK },
          ],
    )
    .sort((a, b) => a.from - b.from);
  const joined: { from: number; to: number }[] = [];
  for (const piece of pieces) {
    const last = joined[joined.length - 1];
    if (last !== undefined && piece.from <= last.to) last.to = Math.max(last.to, piece.to);
    else joined.push({ ...piece });
  }
  return joined;
}

/** Minutes since Monday 0:00 in Shanghai, with their fraction. */
const minuteOfWeek = (ms: number): number =>
  ((((ms + SHANGHAI_OFFSET_MS + MONDAY_SHIFT) % (7 * DAY_MS)) + 7 * DAY_MS) % (7 * DAY_MS)) / MINUTE_MS;

/** Whether any of the hours can be read. */
export const hasReadableWeeklyHours = (ranges: readonly WeeklyHours[]): boolean => toWeekSpans(ranges).length > 0;

export function isWithinWeeklyHours(ranges: readonly WeeklyHours[], ms: number): boolean {
  const minute = minuteOfWeek(ms);
  return toWeekSpans(ranges).some(({ from, to }) => from <= minute && minute < to);
}

/** When the hours begin or end next. Null if they never do. */
export function findNextWeeklyHoursChange(ranges: readonly WeeklyHours[], ms: number): number | null {
  const joined = toWeekSpans(ranges);
  // If the last span continues with the first one, Sunday's midnight is no change.
  const isContinuous = joined.some(({ from }) => from === 0) && joined.some(({ to }) => to === WEEK);
  const changes = joined
    .flatMap(({ from, to }) => [from, to])
    .filter((at) => !isContinuous || (at !== 0 && at !== WEEK));
  if (changes.length === 0) return null;
  const minute = minuteOfWeek(ms);
  const ahead = changes.map((at) => (at > minute ? at - minute : at - minute + WEEK));
  return ms + Math.min(...ahead) * MINUTE_MS;
}

/**
 * Until when a pass covers a car that is inside now: its end, or the end of its hours if that is earlier. Null if it
 * does not cover it. `ranges` is empty for all day.
 */
export function getPassCoveredUntilMs(ranges: readonly WeeklyHours[], endMs: number, nowMs: number): number | null {
  if (nowMs >= endMs) return null;
  if (ranges.length === 0) return endMs;
  if (!isWithinWeeklyHours(ranges, nowMs)) return null;
  return Math.min(endMs, findNextWeeklyHoursChange(ranges, nowMs) ?? endMs);
}

/** For each weekday from Monday on, the parts of the day, 0 to 1, that the hours cover. */
export function toWeeklyHoursDayFractions(ranges: readonly WeeklyHours[]): readonly (readonly MinuteSpan[])[] {
  const joined = toWeekSpans(ranges);
  return DAY_NAMES.map((_, day) => {
    const [begin, end] = [day * MINUTES_PER_DAY, (day + 1) * MINUTES_PER_DAY];
    return joined
      .map(({ from, to }) => ({ from: Math.max(from, begin), to: Math.min(to, end) }))
      .filter(({ from, to }) => from < to)
      .map(({ from, to }) => ({ from: (from - begin) / MINUTES_PER_DAY, to: (to - begin) / MINUTES_PER_DAY }));
  });
}

/** `周一至周五`, `周六、周日`, `周一、周三`, `每天`. */
function daysText(days: readonly number[]): string {
  if (days.length === DAY_NAMES.length) return '每天';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run[run.length - 1] === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map((day) => DAY_NAMES[day] ?? '');
      return names.length < 3 ? names : [`${names[0] ?? ''}至${names[names.length - 1] ?? ''}`];
    })
    .join('、');
}

const clockText = (minute: number): string => {
  const inDay = minute > MINUTES_PER_DAY ? minute - MINUTES_PER_DAY : minute;
  return `${padToTwoDigits(Math.floor(inDay / 60))}:${padToTwoDigits(inDay % 60)}`;
};

function hoursText({ from, to }: Pick<ParsedRange, 'from' | 'to'>): string {
  if (to - from === MINUTES_PER_DAY) return from === 0 ? '全天' : `${clockText(from)}至次日${clockText(to)}`;
  return to > MINUTES_PER_DAY ? `${clockText(from)}至次日${clockText(to)}` : `${clockText(from)}至${clockText(to)}`;
}

/** The hours as texts, days with the same hours grouped: `周一至周五 18:00至次日08:30`. Empty if none can be read. */
export function formatWeeklyHours(ranges: readonly WeeklyHours[]): readonly string[] {
  const daysOf = new Map<string, Set<number>>();
  for (const range of ranges.flatMap(parseRange)) {
    const hours = hoursText(range);
    const days = daysOf.get(hours) ?? new Set<number>();
    range.days.forEach((day) => days.add(day));
    daysOf.set(hours, days);
  }
  return [...daysOf].map(([hours, days]) => `${daysText([...days].sort((a, b) => a - b))} ${hours}`);
}
