import { formatClock, formatMoment } from './time';

/** Epoch ms as `今天 07:49 至 13:19`: the day is said once where both are on it. What is not known (null) is left out. */
export function formatSpan(fromMs: number | null, toMs: number | null, nowMs: number): string {
  const known = [fromMs, toMs].filter((ms) => ms !== null);
  const [from = '', to = ''] = known.map((ms) => formatMoment(ms, nowMs));
  if (toMs === null || to === '') return from;
  const clock = formatClock(toMs);
  const isSameDay = from.slice(0, -clock.length) === to.slice(0, -clock.length);
  return `${from} 至 ${isSameDay ? clock : to}`;
}
