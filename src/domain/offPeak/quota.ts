import { fromShanghai, toShanghai } from '@/domain/calendar';
import { parseServerTime } from '@/domain/time';

/** A breach of the rules, as the server sends it. */
export interface OffPeakViolationWithMonthCount {
  readonly time: string;
  /** Number of breaches in the month of `time`, up to then. */
  readonly monthCount: number;
  readonly monthLimit: number;
}

/**
 * The breaches of this month. `limit` 0: unknown. `bookableFromMs`: when booking is possible again; null while it is
 * possible.
 */
export interface OffPeakViolationQuota {
  readonly count: number;
  readonly limit: number;
  readonly bookableFromMs: number | null;
}

/** Midnight in Shanghai at the start of the next month. */
export const startOfNextMonth = (ms: number): number => fromShanghai(toShanghai(ms).startOf('month').add(1, 'month'));

/**
 * The quota for the month of `nowMs`, from the driver's breaches, latest first. Breaches with an unreadable time are
 * ignored.
 */
export function toOffPeakViolationQuota(
  breaches: readonly OffPeakViolationWithMonthCount[],
  nowMs: number,
): OffPeakViolationQuota {
  const next = startOfNextMonth(nowMs);
  const latest = breaches.find(({ time }) => startOfNextMonth(parseServerTime(time) ?? Number.NaN) === next);
  const limit = latest?.monthLimit ?? breaches[0]?.monthLimit ?? 0;
  const count = latest?.monthCount ?? 0;
  return { count, limit, bookableFromMs: limit > 0 && count >= limit ? next : null };
}
