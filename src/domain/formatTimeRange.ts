import { formatClock, formatMoment } from '@/domain/time';

/**
 * Epoch milliseconds as `今天 07:49 至 13:19`. If both times are on the same day, the day is given once. An unknown time
 * (null) is omitted.
 */
export function formatTimeRange(fromMs: number | null, toMs: number | null, nowMs: number): string {
  const known = [fromMs, toMs].filter((ms) => ms !== null);
  const [from = '', to = ''] = known.map((ms) => formatMoment(ms, nowMs));
  if (toMs === null || to === '') return from;
  const clock = formatClock(toMs);
  const isSameDay = from.slice(0, -clock.length) === to.slice(0, -clock.length);
  return `${from} 至 ${isSameDay ? clock : to}`;
}
