import { inShanghai, momentOf } from '@/domain/calendar';
import { parseServerTime } from '@/domain/time';

/** A breach of the rules, as the server sends it. */
export interface Breach {
  readonly time: string;
  /** How many there were in the month of `time`, up to then. */
  readonly monthCount: number;
  readonly monthLimit: number;
}

/** The breaches of this month. `limit` 0: not known. `againMs`: when booking works again; null while it works. */
export interface Quota {
  readonly count: number;
  readonly limit: number;
  readonly againMs: number | null;
}

/** Midnight in Shanghai with which the month after this moment begins. */
export const nextMonthOf = (ms: number): number => momentOf(inShanghai(ms).startOf('month').add(1, 'month'));

/** What the driver's breaches, latest first, mean for the month of `nowMs`. One whose time cannot be read says nothing. */
export function quotaOf(breaches: readonly Breach[], nowMs: number): Quota {
  const next = nextMonthOf(nowMs);
  const latest = breaches.find(({ time }) => nextMonthOf(parseServerTime(time) ?? Number.NaN) === next);
  const limit = latest?.monthLimit ?? breaches[0]?.monthLimit ?? 0;
  const count = latest?.monthCount ?? 0;
  return { count, limit, againMs: limit > 0 && count >= limit ? next : null };
}
