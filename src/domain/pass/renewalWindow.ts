import { addDays } from '@/domain/calendar';

/** The days before the end from which a pass can be renewed, and the days after it until when: 0 not after its end, negative never at all. */
export interface RenewalRule {
  readonly renewDaysBefore: number;
  readonly renewExpiredDays: number;
}

export type RenewalWindow = { readonly opensMs: number; readonly closesMs: number } | null;

/** From when to when a pass can be renewed, both included; null: never. The server decides (checkRenewable), this only tells it ahead. */
export const renewalWindow = ({ renewDaysBefore, renewExpiredDays }: RenewalRule, endMs: number): RenewalWindow =>
  renewExpiredDays < 0
    ? null
    : { opensMs: addDays(endMs, -Math.max(0, renewDaysBefore)), closesMs: addDays(endMs, renewExpiredDays) };

export type RenewalTime = 'never' | 'early' | 'open' | 'late';

export function renewalTime(window: RenewalWindow, nowMs: number): RenewalTime {
  if (window === null) return 'never';
  if (nowMs < window.opensMs) return 'early';
  return nowMs > window.closesMs ? 'late' : 'open';
}

/** A renewed period follows the old one; after its end it begins now. */
export const renewedFrom = (endMs: number, nowMs: number): number => Math.max(endMs, nowMs);
