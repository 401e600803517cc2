import { MINUTE_MS } from '@/lib/timeUnits';

/**
 * The fee for occupying a gun after charging: cents per started minute after the free minutes, at most `capFee`; 0: no
 * cap.
 */
export interface IdleFeePrice {
  readonly freeMinutes: number;
  readonly perMinuteFee: number;
  readonly capFee: number;
}

/** The earliest start of the fee, for a charge that ends after `minutes`. Null if a value is unknown. */
export function earliestIdleFeeMs(nowMs: number, minutes: number, { freeMinutes }: IdleFeePrice): number | null {
  const at = nowMs + (minutes + freeMinutes) * MINUTE_MS;
  return Number.isFinite(at) ? at : null;
}

/** The minutes from now until the fee reaches its cap; null without a cap, or once it is reached. */
export function minutesToIdleFeeCap(
  fee: number,
  { perMinuteFee, capFee }: Pick<IdleFeePrice, 'perMinuteFee' | 'capFee'>,
) {
  if (!(capFee > 0) || !(perMinuteFee > 0) || !(fee < capFee)) return null;
  return Math.ceil((capFee - fee) / perMinuteFee);
}
