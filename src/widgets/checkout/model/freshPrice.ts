import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** For so long an amount is offered as it was computed: as long as an order of the payment system waits for its cashier. */
export const PRICE_LIFE_MS = 3 * MINUTE_MS;

/** Whether the amount must be asked for again before it is paid. One that does not say when it was computed must. */
export function isStale(feeTime: string, nowMs: number): boolean {
  const computedAtMs = parseServerTime(feeTime);
  return computedAtMs === null || nowMs - computedAtMs >= PRICE_LIFE_MS;
}
