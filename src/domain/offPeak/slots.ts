import { daysBetween } from '@/domain/calendarDay';
import { dayOf } from '@/domain/day';
import { parseDay } from '@/domain/pass/period';
import { isSoldOut } from '@/domain/places/leftWords';
import { formatClock, parseServerTime, SHANGHAI_SHIFT_MS } from '@/domain/time';
import { DAY_MS } from '@/lib/timeUnits';

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
  if (day === dayOf(nowMs)) return '今天';
  if (day === dayOf(nowMs + DAY_MS)) return '明天';
  const date = new Date(ms + SHANGHAI_SHIFT_MS);
  return `${WEEKDAYS[date.getUTCDay()] ?? ''} ${String(date.getUTCDate())}日`;
}
