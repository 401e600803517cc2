import { startOfDay, timeOfDay } from '@/domain/calendarDay';
import { SHANGHAI_SHIFT_MS } from '@/domain/time';
import { DAY_MS } from '@/lib/timeUnits';

import { CYCLE_TYPE, type CycleType, START_RULE, type StartRule } from './passCodes';

/** From when to when a pass holds, epoch milliseconds. The end is not part of it. */
export interface Period {
  readonly startMs: number;
  readonly endMs: number;
}

/** How far ahead a chosen first day may be. */
export const LATEST_START_DAYS = 30;

const MONTHS: Partial<Record<CycleType, number>> = {
  [CYCLE_TYPE.month]: 1,
  [CYCLE_TYPE.quarter]: 3,
  [CYCLE_TYPE.halfYear]: 6,
  [CYCLE_TYPE.year]: 12,
};

/** Midnight in Shanghai with which the day `YYYY-MM-DD` begins. Null for text that is no day of the calendar. */
export function parseDay(day: string): number | null {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === day;
  return isReal ? ms - SHANGHAI_SHIFT_MS : null;
}

/** The same day and time of day some months later. Where that month is shorter, it is its last day: 31 January + 1 month = 28 or 29 February. */
export function addMonths(ms: number, months: number): number {
  const from = new Date(ms + SHANGHAI_SHIFT_MS);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) + timeOfDay(ms) - SHANGHAI_SHIFT_MS;
}

/**
 * When this many cycles end. They are counted from the start in one step: two months from 31 January end on 31 March, though one ends on 28 February.
 * Null where the cycle has no duration, or one that is not known.
 */
export function endOfCycles(cycleType: CycleType, startMs: number, cycles: number): number | null {
  if (cycleType === CYCLE_TYPE.day) return startMs + cycles * DAY_MS;
  const months = MONTHS[cycleType];
  return months === undefined ? null : addMonths(startMs, months * cycles);
}

/** When a pass that is bought now begins. Null while the day is not chosen or not allowed, and where the rule is not known. */
export function startOf(startRule: StartRule, nowMs: number, chosenDay = ''): number | null {
  const today = startOfDay(nowMs);
  switch (startRule) {
    case START_RULE.atOnce:
      return nowMs;
    case START_RULE.nextDay:
      return today + DAY_MS;
    case START_RULE.nextMonth:
      return addMonths(today - (new Date(today + SHANGHAI_SHIFT_MS).getUTCDate() - 1) * DAY_MS, 1);
    case START_RULE.chosenDay: {
      const chosen = parseDay(chosenDay);
      if (chosen === null || chosen < today || chosen > today + LATEST_START_DAYS * DAY_MS) return null;
      return Math.max(chosen, nowMs);
    }
    case START_RULE.unknown:
      return null;
  }
}

/** The whole period of a pass that is bought now; null where it cannot be known before the server says it. */
export function periodOf(
  rule: { readonly cycleType: CycleType; readonly startRule: StartRule },
  nowMs: number,
  { cycles, startDay = '' }: { readonly cycles: number; readonly startDay?: string },
): Period | null {
  const startMs = startOf(rule.startRule, nowMs, startDay);
  const endMs = startMs === null ? null : endOfCycles(rule.cycleType, startMs, cycles);
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

/** How two periods that follow each other meet. */
export type Meeting =
  { readonly kind: 'joined' } | { readonly kind: 'gap' | 'overlap'; readonly fromMs: number; readonly toMs: number };

export function meetingOf(oldEndMs: number, newStartMs: number): Meeting {
  if (newStartMs === oldEndMs) return { kind: 'joined' };
  return newStartMs > oldEndMs
    ? { kind: 'gap', fromMs: oldEndMs, toMs: newStartMs }
    : { kind: 'overlap', fromMs: newStartMs, toMs: oldEndMs };
}

/** The time that two periods share; null if they share none. */
export function sharedTime(one: Period, other: Period): Period | null {
  const startMs = Math.max(one.startMs, other.startMs);
  const endMs = Math.min(one.endMs, other.endMs);
  return startMs < endMs ? { startMs, endMs } : null;
}

/** Days left, the running one included; 0 after the end. */
export const daysLeft = (endMs: number, nowMs: number): number => Math.max(0, Math.ceil((endMs - nowMs) / DAY_MS));
