import type { PaymentAttempts } from '@/domain/payment/attempt';
import { isOfMany } from '@/domain/payment/manyBills';
import { overlaps, type Payable } from '@/domain/payment/payable';
import { PRICE_LIFE_MS } from '@/widgets/checkout/model/freshPrice';

/**
 * Why the server has just refused to take money for many bills, some of which are still to be paid; empty when it has not, or
 * when it was told elsewhere. The bills may have changed since, so that the attempt is not found by what is chosen now.
 *
 * @param nowMs device time
 */
export function refusalOfMany(attempts: PaymentAttempts, payable: Payable, nowMs: number): string {
  const [latest] = Object.values(attempts)
    .filter((attempt) => overlaps(attempt.payable, payable))
    .sort((one, other) => other.createdAtMs - one.createdAtMs);
  if (latest?.step !== 'abandoned' || latest.serverSaid !== 'refused' || !isOfMany(latest.payable)) return '';
  return nowMs - latest.changedAtMs < PRICE_LIFE_MS ? latest.refusal : '';
}
