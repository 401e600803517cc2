import { daysFrom, inShanghai, parseDay } from '@/domain/calendar';
import { daysBetween } from '@/domain/calendarDay';
import { isSoldOut } from '@/domain/places/leftWords';
import { formatClock, parseServerTime } from '@/domain/time';

/** A time at a lot that can be booked, as the server sends it. */
export interface BookableSlot {
  readonly bookDate: string;
  readonly slotStart: string;
  readonly slotEnd: string;
  readonly latestEntryTime: string;
  readonly leftNum: number;
}

/** Whether a slot can be booked. `over`: no car could come in time any more. `unreadable`: its times are not known, so that nobody knows what is sold. */
export type SlotState = 'open' | 'full' | 'over' | 'unreadable';

export function slotState(slot: BookableSlot, nowMs: number): SlotState {
  const startMs = parseServerTime(slot.slotStart);
  const endMs = parseServerTime(slot.slotEnd);
  if (startMs === null || endMs === null || endMs <= startMs) return 'unreadable';
  if (nowMs > (parseServerTime(slot.latestEntryTime) ?? endMs)) return 'over';
  return isSoldOut(slot.leftNum) ? 'full' : 'open';
}

/** The days of the slots, in order, each once. A slot of no known day is not offered. */
export const daysOfSlots = (slots: readonly BookableSlot[]): readonly string[] =>
  [...new Set(slots.map(({ bookDate }) => bookDate))].filter((day) => day !== '').sort();

/** From and to on the clock, an end on a later day said as such: `19:00–次日08:00`, `08:00–18:00`. */
export function slotHours(startMs: number, endMs: number): string {
  const days = daysBetween(startMs, endMs);
  const later = days === 0 ? '' : days === 1 ? '次日' : `第${String(days + 1)}天`;
  return `${formatClock(startMs)}–${later}${formatClock(endMs)}`;
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** A day `YYYY-MM-DD` of the next few as a driver calls it: `今天`, `明天`, `周四 26日`. Empty for text that is no day. */
export function dayLabel(day: string, nowMs: number): string {
  const ms = parseDay(day);
  if (ms === null) return '';
  const soon = daysFrom(nowMs, 2).indexOf(day);
  const here = inShanghai(ms);
  return ['今天', '明天'][soon] ?? `${WEEKDAYS[here.day()] ?? ''} ${String(here.date())}日`;
}
