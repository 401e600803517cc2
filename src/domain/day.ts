import { SHANGHAI_SHIFT_MS } from './time';

/** The day in Shanghai of epoch milliseconds, as `YYYY-MM-DD`; empty for an invalid time. */
export function dayOf(ms: number): string {
  const shifted = new Date(ms + SHANGHAI_SHIFT_MS);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 10);
}
