import { addDays, inShanghai, momentOf, parseDay } from '@/domain/calendar';
import { startOfDay } from '@/domain/calendarDay';

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

/** The same day and time of day some months later. Where that month is shorter, it is its last day: 31 January + 1 month = 28 or 29 February. */
export const addMonths = (ms: number, months: number): number => momentOf(inShanghai(ms).add(months, 'month'));

/**
 * When this many cycles end. They are counted from the start in one step: two months from 31 January end on 31 March, though one ends on 28 February.
 * Null where the cycle has no duration, or one that is not known.
 */
export function endOfCycles(cycleType: CycleType, startMs: number, cycles: number): number | null {
  if (cycleType === CYCLE_TYPE.day) return addDays(startMs, cycles);
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
      return addDays(today, 1);
    case START_RULE.nextMonth:
      return momentOf(inShanghai(nowMs).startOf('month').add(1, 'month'));
    case START_RULE.chosenDay: {
      const chosen = parseDay(chosenDay);
      if (chosen === null || chosen < today || chosen > addDays(today, LATEST_START_DAYS)) return null;
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
