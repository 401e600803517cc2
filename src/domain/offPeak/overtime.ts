import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

const MINUTES_PER_HOUR = 60;

/** What an hour after the end costs, and the most that one use costs, cents. NaN where it is not known. */
export interface OvertimePrice {
  readonly hourCents: number;
  readonly capCents: number;
}

/** What so much overtime costs: each hour that has begun, up to the cap. NaN where the price is not known. */
export function overtimeCents(minutes: number, { hourCents, capCents }: OvertimePrice): number {
  const cents = Math.ceil(minutes / MINUTES_PER_HOUR) * hourCents;
  return Number.isNaN(capCents) ? cents : Math.min(cents, capCents);
}

/** In how many minutes the fee grows by another hour; null at the cap, and where nobody knows. */
export function minutesToNextHour(minutes: number, price: OvertimePrice): number | null {
  const cents = overtimeCents(minutes, price);
  const left = MINUTES_PER_HOUR - (minutes % MINUTES_PER_HOUR || MINUTES_PER_HOUR);
  const next = overtimeCents(minutes + left + 1, price);
  return Number.isNaN(cents) || next <= cents ? null : left;
}

/** A use of off-peak hours, as the server sends it. Empty times are not known, or have not come. */
export interface Use {
  readonly enterTime: string;
  readonly exitTime: string;
  readonly hoursEndTime: string;
  readonly overtimeMinutes: number;
}

export const isInside = ({ enterTime, exitTime }: Pick<Use, 'enterTime' | 'exitTime'>): boolean =>
  enterTime !== '' && exitTime === '';

/**
 * Where a car stands with its hours. `inTime`: until when it may stay. `late`: the hours are over and the server counts no overtime yet: a few minutes are
 * free. `over`: overtime counts, by the server's word alone.
 */
export type Meter =
  | { readonly is: 'none' }
  | { readonly is: 'inTime'; readonly untilMs: number }
  | { readonly is: 'late'; readonly sinceMs: number }
  | { readonly is: 'over'; readonly minutes: number; readonly isInside: boolean };

export function meterOf(use: Use, nowMs: number): Meter {
  if (use.overtimeMinutes > 0) return { is: 'over', minutes: use.overtimeMinutes, isInside: isInside(use) };
  const untilMs = parseServerTime(use.hoursEndTime);
  if (!isInside(use) || untilMs === null) return { is: 'none' };
  return nowMs < untilMs ? { is: 'inTime', untilMs } : { is: 'late', sinceMs: untilMs };
}

/** Home tells of a car that has to leave within this time. */
const SOON_MS = 60 * MINUTE_MS;

/** Whether a driver has to be told: the hours are nearly over, or they are. */
export const isUrgent = (meter: Meter, nowMs: number): boolean =>
  meter.is === 'late' ||
  (meter.is === 'over' && meter.isInside) ||
  (meter.is === 'inTime' && meter.untilMs - nowMs <= SOON_MS);
