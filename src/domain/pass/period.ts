import { addDays, fromShanghai, parseIsoDayStartMs, toShanghai } from '@/domain/calendar';
import { startOfDay } from '@/domain/calendarDay';

import { PASS_CYCLE_TYPE, PASS_START_RULE, type PassCycleType, type PassStartRule } from './passCodes';

/** The period in which a pass is valid, epoch milliseconds. The end is exclusive. */
export interface PassPeriod {
  readonly startMs: number;
  readonly endMs: number;
}

/** How far ahead a chosen first day may be. */
export const MAX_PASS_START_DAYS_AHEAD = 30;

const MONTHS: Partial<Record<PassCycleType, number>> = {
  [PASS_CYCLE_TYPE.month]: 1,
  [PASS_CYCLE_TYPE.quarter]: 3,
  [PASS_CYCLE_TYPE.halfYear]: 6,
  [PASS_CYCLE_TYPE.year]: 12,
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
export function calculatePassCyclesEnd(cycleType: PassCycleType, startMs: number, cycles: number): number | null {
  if (cycleType === PASS_CYCLE_TYPE.day) return addDays(startMs, cycles);
  const months = MONTHS[cycleType];
  return months === undefined ? null : addMonths(startMs, months * cycles);
}

/**
 * The start of a pass that is bought now. Null while the day is not selected or not allowed, and if the rule is
 * unknown.
 */
export function calculatePassStart(startRule: PassStartRule, nowMs: number, chosenDay = ''): number | null {
  const today = startOfDay(nowMs);
  switch (startRule) {
    case PASS_START_RULE.atOnce:
      return nowMs;
    case PASS_START_RULE.nextDay:
      return addDays(today, 1);
    case PASS_START_RULE.nextMonth:
      return fromShanghai(toShanghai(nowMs).startOf('month').add(1, 'month'));
    case PASS_START_RULE.chosenDay: {
      const chosen = parseIsoDayStartMs(chosenDay);
      if (chosen === null || chosen < today || chosen > addDays(today, MAX_PASS_START_DAYS_AHEAD)) return null;
      return Math.max(chosen, nowMs);
    }
    case PASS_START_RULE.unknown:
      return null;
  }
}

/** The complete period of a pass that is bought now; null if it is unknown until the server sends it. */
export function calculatePassPeriod(
  rule: { readonly cycleType: PassCycleType; readonly startRule: PassStartRule },
  nowMs: number,
  { cycles, startDay = '' }: { readonly cycles: number; readonly startDay?: string },
): PassPeriod | null {
  const startMs = calculatePassStart(rule.startRule, nowMs, startDay);
  const endMs = startMs === null ? null : calculatePassCyclesEnd(rule.cycleType, startMs, cycles);
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

/** How two consecutive periods meet. */
export type PassPeriodTransition =
  { readonly kind: 'joined' } | { readonly kind: 'gap' | 'overlap'; readonly fromMs: number; readonly toMs: number };

export function toPassPeriodTransition(oldEndMs: number, newStartMs: number): PassPeriodTransition {
  if (newStartMs === oldEndMs) return { kind: 'joined' };
  return newStartMs > oldEndMs
    ? { kind: 'gap', fromMs: oldEndMs, toMs: newStartMs }
    : { kind: 'overlap', fromMs: newStartMs, toMs: oldEndMs };
}

/** The intersection of two periods; null if they do not overlap. */
export function intersectPassPeriods(one: PassPeriod, other: PassPeriod): PassPeriod | null {
  const startMs = Math.max(one.startMs, other.startMs);
  const endMs = Math.min(one.endMs, other.endMs);
  return startMs < endMs ? { startMs, endMs } : null;
}
