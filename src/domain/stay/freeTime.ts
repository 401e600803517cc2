import { MINUTE_MS } from '@/lib/timeUnits';

import { parseServerTime } from '../time';

/** Why nothing is due, as far as the card of a car contains it. */
export type FreeStayReason =
  /** The free minutes of the lot have not elapsed. `untilMs`: epoch ms. */
  | { readonly is: 'freeTime'; readonly untilMs: number }
  /** The lot lets this car park free. */
  | { readonly is: 'freeCar' }
  | { readonly is: 'unknown' };

/** carType of a car that parks free, and of one that parks in its off-peak hours. */
const FREE_CAR = 3;
export const OFF_PEAK_CAR_TYPE = 5;

/**
 * The fields of a bill, or of its card, that explain a stay without a fee. Money in cents, NaN for what the server did
 * not send.
 */
export interface FreeStayFields {
  readonly carType: number;
  readonly parkStartTime: string;
  readonly freeMinutes: number;
}

/** Until when the stay is free, epoch ms; null if unknown. */
function freeUntilMs({ parkStartTime, freeMinutes }: FreeStayFields): number | null {
  const startMs = parseServerTime(parkStartTime);
  return startMs !== null && freeMinutes > 0 ? startMs + freeMinutes * MINUTE_MS : null;
}

/** Why a stay costs nothing at this moment, from the few fields of a card. */
export function getFreeStayReason(stay: FreeStayFields, nowMs: number): FreeStayReason {
  if (stay.carType === FREE_CAR) return { is: 'freeCar' };
  // Off-peak hours do not depend on the lot's free minutes.
  const untilMs = stay.carType === OFF_PEAK_CAR_TYPE ? null : freeUntilMs(stay);
  return untilMs !== null && nowMs <= untilMs ? { is: 'freeTime', untilMs } : { is: 'unknown' };
}
