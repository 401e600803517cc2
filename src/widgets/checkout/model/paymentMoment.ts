import { parseServerTime } from '@/domain/time';
import type { Clock } from '@/services/transport/ports/ports';

/**
 * When a payment was made, by the server's clock; before that is known, when the driver decided. That one is kept by this device's clock, which may be
 * wrong, and an attendant looks a payment up by the server's.
 */
export function paymentMoment(
  { paidTime = '', decidedAtMs }: { readonly paidTime?: string; readonly decidedAtMs: number },
  clock: Pick<Clock, 'serverNow' | 'deviceNow'>,
): number {
  return parseServerTime(paidTime) ?? clock.serverNow() - (clock.deviceNow() - decidedAtMs);
}
