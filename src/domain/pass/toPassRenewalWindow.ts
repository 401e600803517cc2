import { addDays } from '@/domain/calendar';

/**
 * The days before the end from which a pass can be renewed, and the days after it until which: 0 not after its end,
 * negative never.
 */
export interface PassRenewalRule {
  readonly renewDaysBefore: number;
  readonly renewExpiredDays: number;
}

export type PassRenewalWindow = { readonly opensMs: number; readonly closesMs: number } | null;

/**
 * The period in which a pass can be renewed, both ends included; null: never. The server decides (checkRenewable); this
 * only predicts it.
 */
export const toPassRenewalWindow = (
  { renewDaysBefore, renewExpiredDays }: PassRenewalRule,
  endMs: number,
): PassRenewalWindow =>
  renewExpiredDays < 0
    ? null
    : { opensMs: addDays(endMs, -Math.max(0, renewDaysBefore)), closesMs: addDays(endMs, renewExpiredDays) };

export type PassRenewalStatus = 'never' | 'early' | 'open' | 'late';

export function getPassRenewalStatus(window: PassRenewalWindow, nowMs: number): PassRenewalStatus {
  if (window === null) return 'never';
  if (nowMs < window.opensMs) return 'early';
  return nowMs > window.closesMs ? 'late' : 'open';
}

/** The start of a renewed period: the end of the old one, or now if it has ended. */
export const renewedPassStartMs = (endMs: number, nowMs: number): number => Math.max(endMs, nowMs);
