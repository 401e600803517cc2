import { listDaysFrom, parseIsoDayStartMs, toShanghai } from '@/domain/calendar';
import { daysBetween } from '@/domain/calendarDay';
import { isSoldOut } from '@/domain/places/remainingCountText';
import { formatClock, parseServerTime } from '@/domain/time';

/** A time at a lot that can be booked, as the server sends it. */
export interface BookableOffPeakSlot {
  readonly bookDate: string;
  readonly slotStart: string;
  readonly slotEnd: string;
  readonly latestEntryTime: string;
  readonly leftNum: number;
}

/**
 * Whether a slot can be booked. `over`: it is too late to enter. `unreadable`: its times are unknown, so it is unclear
 * what is sold.
 */
export type OffPeakSlotState = 'open' | 'full' | 'over' | 'unreadable';

export function toOffPeakSlotState(slot: BookableOffPeakSlot, nowMs: number): OffPeakSlotState {
  const startMs = parseServerTime(slot.slotStart);
  const endMs = parseServerTime(slot.slotEnd);
  if (startMs === null || endMs === null || endMs <= startMs) return 'unreadable';
  if (nowMs > (parseServerTime(slot.latestEntryTime) ?? endMs)) return 'over';
  return isSoldOut(slot.leftNum) ? 'full' : 'open';
}

/** The days of the slots, sorted, without duplicates. Slots without a day are omitted. */
export const listOffPeakSlotDays = (slots: readonly BookableOffPeakSlot[]): readonly string[] =>
  [...new Set(slots.map(({ bookDate }) => bookDate))].filter((day) => day !== '').sort();

/** Start and end time; an end on a later day is marked: `19:00–次日08:00`, `08:00–18:00`. */
export function formatOffPeakSlotHours(startMs: number, endMs: number): string {
  const days = daysBetween(startMs, endMs);
  const later = days === 0 ? '' : days === 1 ? '次日' : `第${String(days + 1)}天`;
  return `${formatClock(startMs)}–${later}${formatClock(endMs)}`;
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** A day `YYYY-MM-DD` as a short label: `今天`, `明天`, `周四 26日`. Empty for text that is not a date. */
export function relativeDayLabel(day: string, nowMs: number): string {
  const ms = parseIsoDayStartMs(day);
  if (ms === null) return '';
  const daysAhead = listDaysFrom(nowMs, 2).indexOf(day);
  const date = toShanghai(ms);
  return ['今天', '明天'][daysAhead] ?? `${WEEKDAYS[date.day()] ?? ''} ${String(date.date())}日`;
}
