import { formatMoment, parseServerTime } from './time';

/** A server time relative to `nowMs`, formatted by `formatMoment`. Empty for a missing or unreadable time. */
export function formatServerMoment(time: string, nowMs: number): string {
  const ms = parseServerTime(time);
  return ms === null ? '' : formatMoment(ms, nowMs);
}
