import { parseServerTime } from '@/domain/time';
import type { Clock } from '@/platform/ports/ports';

/**
 * When a payment was made, by the server's clock. While that is unknown, the time at which the driver decided to pay.
 * It was recorded by the device's clock, which may be wrong, so it is converted: attendants search payments by server
 * time.
 */
export function paymentTimeMs(
  { paidTime = '', decidedAtMs }: { readonly paidTime?: string; readonly decidedAtMs: number },
  clock: Pick<Clock, 'serverNow' | 'deviceNow'>,
): number {
  return parseServerTime(paidTime) ?? clock.serverNow() - (clock.deviceNow() - decidedAtMs);
}
