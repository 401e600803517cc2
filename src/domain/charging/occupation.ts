import { MINUTE_MS } from '@/lib/timeUnits';

/** What keeping a gun after charging costs: cents per begun minute after the free minutes, at most `capFee`; 0: no cap. */
export interface OccupyPrice {
  readonly freeMinutes: number;
  readonly perMinuteFee: number;
  readonly capFee: number;
}

/** When the fee begins at the earliest, for a charge that ends after `minutes`. Null if one of them is not known. */
export function earliestFeeMs(nowMs: number, minutes: number, { freeMinutes }: OccupyPrice): number | null {
  const at = nowMs + (minutes + freeMinutes) * MINUTE_MS;
  return Number.isFinite(at) ? at : null;
}

/** The minutes from now until the fee reaches its cap; null without a cap, or once it is reached. */
export function minutesToCap(fee: number, { perMinuteFee, capFee }: Pick<OccupyPrice, 'perMinuteFee' | 'capFee'>) {
  if (!(capFee > 0) || !(perMinuteFee > 0) || !(fee < capFee)) return null;
  return Math.ceil((capFee - fee) / perMinuteFee);
}
