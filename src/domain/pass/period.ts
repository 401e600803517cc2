import { addDays, fromShanghai, parseDay, toShanghai } from '@/domain/calendar';
import { startOfDay } from '@/domain/calendarDay';

import { CYCLE_TYPE, type CycleType, START_RULE, type StartRule } from './passCodes';

/** The period in which a pass is valid, epoch milliseconds. The end is exclusive. */
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

/**
 * The same day and time of day `months` months later. If that month is shorter, its last day: 31 January + 1 month = 28
 * or 29 February.
 */
export const addMonths = (ms: number, months: number): number => fromShanghai(toShanghai(ms).add(months, 'month'));

/**
 * The end of this many cycles. They are counted from the start in one step: two months from 31 January end on 31 March,
 * though one ends on 28 February. Null if the cycle has no duration or is unknown.
 */
export function calculateCyclesEnd(cycleType: CycleType, startMs: number, cycles: number): number | null {
  if (cycleType === CYCLE_TYPE.day) return addDays(startMs, cycles);
  const months = MONTHS[cycleType];
  return months === undefined ? null : addMonths(startMs, months * cycles);
}

/**
 * The start of a pass that is bought now. Null while the day is not selected or not allowed, and if the rule is
 * unknown.
 */
export function calculatePassStart(startRule: StartRule, nowMs: number, chosenDay = ''): number | null {
  const today = startOfDay(nowMs);
  switch (startRule) {
    case START_RULE.atOnce:
      return nowMs;
    case START_RULE.nextDay:
      return addDays(today, 1);
    case START_RULE.nextMonth:
      return fromShanghai(toShanghai(nowMs).startOf('month').add(1, 'month'));
    case START_RULE.chosenDay: {
      const chosen = parseDay(chosenDay);
      if (chosen === null || chosen < today || chosen > addDays(today, LATEST_START_DAYS)) return null;
      return Math.max(chosen, nowMs);
    }
    case START_RULE.unknown:
      return null;
  }
}

/** The complete period of a pass that is bought now; null if it is unknown until the server sends it. */
export function calculatePassPeriod(
  rule: { readonly cycleType: CycleType; readonly startRule: StartRule },
  nowMs: number,
  { cycles, startDay = '' }: { readonly cycles: number; readonly startDay?: string },
): Period | null {
  const startMs = calculatePassStart(rule.startRule, nowMs, startDay);
  const endMs = startMs === null ? null : calculateCyclesEnd(rule.cycleType, startMs, cycles);
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

/** How two consecutive periods meet. */
export type PeriodTransition =
  { readonly kind: 'joined' } | { readonly kind: 'gap' | 'overlap'; readonly fromMs: number; readonly toMs: number };

export function toPeriodTransition(oldEndMs: number, newStartMs: number): PeriodTransition {
  if (newStartMs === oldEndMs) return { kind: 'joined' };
  return newStartMs > oldEndMs
    ? { kind: 'gap', fromMs: oldEndMs, toMs: newStartMs }
    : { kind: 'overlap', fromMs: newStartMs, toMs: oldEndMs };
}

/** The intersection of two periods; null if they do not overlap. */
export function intersectPeriods(one: Period, other: Period): Period | null {
  const startMs = Math.max(one.startMs, other.startMs);
  const endMs = Math.min(one.endMs, other.endMs);
  return startMs < endMs ? { startMs, endMs } : null;
}
