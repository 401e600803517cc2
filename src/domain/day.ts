import { SHANGHAI_SHIFT_MS } from './time';

/** The day in Shanghai of epoch milliseconds, `YYYY-MM-DD`; empty for a time that is none. */
export function dayOf(ms: number): string {
  const shifted = new Date(ms + SHANGHAI_SHIFT_MS);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 10);
}
