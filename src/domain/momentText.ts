import { formatMoment, parseServerTime } from './time';

/** A time of the server relative to `nowMs`, as `formatMoment` words it. A time that is missing or unreadable gives ''. */
export function momentText(time: string, nowMs: number): string {
  const ms = parseServerTime(time);
  return ms === null ? '' : formatMoment(ms, nowMs);
}
