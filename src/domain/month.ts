import { toShanghai } from './calendar';
import { parseServerTime } from './time';

/** The month of a server time, as `2026-03`; empty for an invalid time. */
export const formatIsoMonth = (serverTime: string): string =>
  parseServerTime(serverTime) === null ? '' : serverTime.slice(0, 7);

/** `2026-03` as `2026年3月`; `时间不详` for anything else. */
export function formatMonth(month: string): string {
  const match = /^(\d{4})-(\d{2})$/.exec(month);
  return match === null ? '时间不详' : `${match[1] ?? ''}年${String(Number(match[2]))}月`;
}

/** The month of `nowMs` and the months before it, newest first, as `2026-03`. */
export function lastMonths(nowMs: number, count: number): readonly string[] {
  const first = toShanghai(nowMs).startOf('month');
  return Array.from({ length: count }, (_, back) => first.subtract(back, 'month').format('YYYY-MM'));
}
