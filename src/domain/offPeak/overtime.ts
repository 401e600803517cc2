import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

const MINUTES_PER_HOUR = 60;

/** The price of an hour after the end, and the cap for one use, in cents. NaN if unknown. */
export interface OffPeakOvertimePrice {
  readonly hourCents: number;
  readonly capCents: number;
}

/** The fee for overtime: each started hour, up to the cap. NaN if the price is unknown. */
export function offPeakOvertimeCents(minutes: number, { hourCents, capCents }: OffPeakOvertimePrice): number {
  const cents = Math.ceil(minutes / MINUTES_PER_HOUR) * hourCents;
  return Number.isNaN(capCents) ? cents : Math.min(cents, capCents);
}

/** Minutes until the fee grows by another hour; null at the cap, or if the price is unknown. */
export function minutesToNextOffPeakOvertimeFee(minutes: number, price: OffPeakOvertimePrice): number | null {
  const cents = offPeakOvertimeCents(minutes, price);
  const left = MINUTES_PER_HOUR - (minutes % MINUTES_PER_HOUR || MINUTES_PER_HOUR);
  const next = offPeakOvertimeCents(minutes + left + 1, price);
  return Number.isNaN(cents) || next <= cents ? null : left;
}

/** A use of off-peak hours, as the server sends it. An empty time is unknown, or has not happened yet. */
export interface OffPeakUse {
  readonly enterTime: string;
  readonly exitTime: string;
  readonly hoursEndTime: string;
  readonly overtimeMinutes: number;
}

export const isOffPeakCarInside = ({ enterTime, exitTime }: Pick<OffPeakUse, 'enterTime' | 'exitTime'>): boolean =>
  enterTime !== '' && exitTime === '';

/**
 * The state of a car relative to its hours. `inTime`: until when it may stay. `late`: the hours have ended and the
 * server counts no overtime yet, because a few minutes are free. `over`: overtime counts, only as reported by the
 * server.
 */
export type OffPeakOvertimeStatus =
  | { readonly is: 'none' }
  | { readonly is: 'inTime'; readonly untilMs: number }
  | { readonly is: 'late'; readonly sinceMs: number }
  | { readonly is: 'over'; readonly minutes: number; readonly isInside: boolean };

export function toOffPeakOvertimeStatus(use: OffPeakUse, nowMs: number): OffPeakOvertimeStatus {
  if (use.overtimeMinutes > 0) return { is: 'over', minutes: use.overtimeMinutes, isInside: isOffPeakCarInside(use) };
  const untilMs = parseServerTime(use.hoursEndTime);
  if (!isOffPeakCarInside(use) || untilMs === null) return { is: 'none' };
  return nowMs < untilMs ? { is: 'inTime', untilMs } : { is: 'late', sinceMs: untilMs };
}

/** Home shows a car that has to leave within this time. */
const SOON_MS = 60 * MINUTE_MS;

/** Whether the driver must be notified: the hours end soon, or have ended. */
export const isOffPeakOvertimeUrgent = (meter: OffPeakOvertimeStatus, nowMs: number): boolean =>
  meter.is === 'late' ||
  (meter.is === 'over' && meter.isInside) ||
  (meter.is === 'inTime' && meter.untilMs - nowMs <= SOON_MS);
