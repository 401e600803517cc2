import { MINUTE_MS } from '@/lib/timeUnits';

import { parseServerTime } from '../time';

/** Why nothing is due, as far as the card of a car can tell. */
export type FreeTime =
  /** The free minutes of the lot are not over. `untilMs`: epoch ms. */
  | { readonly is: 'freeTime'; readonly untilMs: number }
  /** The lot lets this car park free. */
  | { readonly is: 'freeCar' }
  | { readonly is: 'unknown' };

/** carType of a car that parks free, and of one that parks in its off-peak hours. */
const FREE_CAR = 3;
export const OFF_PEAK_CAR = 5;

/** What a bill, or the card of one, says about a stay without a fee. Money in cents, NaN for what the server did not send. */
export interface FreeStay {
  readonly carType: number;
  readonly parkStartTime: string;
  readonly freeMinutes: number;
}

/** Until when the stay is free, epoch ms; null if the lot does not say. */
function freeUntil({ parkStartTime, freeMinutes }: FreeStay): number | null {
  const startMs = parseServerTime(parkStartTime);
  return startMs !== null && freeMinutes > 0 ? startMs + freeMinutes * MINUTE_MS : null;
}

/** Why a stay costs nothing at this moment, from the little that a card has. */
export function freeReasonAt(stay: FreeStay, nowMs: number): FreeTime {
  if (stay.carType === FREE_CAR) return { is: 'freeCar' };
  // The lot's free minutes are not what its hours depend on.
  const untilMs = stay.carType === OFF_PEAK_CAR ? null : freeUntil(stay);
  return untilMs !== null && nowMs <= untilMs ? { is: 'freeTime', untilMs } : { is: 'unknown' };
}
