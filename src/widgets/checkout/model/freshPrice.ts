import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** How long a computed amount is offered. It equals the time that an order of the payment system waits for its cashier. */
export const PRICE_LIFE_MS = 3 * MINUTE_MS;

/** Whether the amount must be refreshed before it is paid. An amount without a computation time always must. */
export function isStale(feeTime: string, nowMs: number): boolean {
  const computedAtMs = parseServerTime(feeTime);
  return computedAtMs === null || nowMs - computedAtMs >= PRICE_LIFE_MS;
}
