import type { PaymentAttempts } from '@/domain/payment/attempt';
import { isOfMany } from '@/domain/payment/manyBills';
import { overlaps, type Payable } from '@/domain/payment/payable';
import { PRICE_LIFE_MS } from '@/widgets/checkout/model/agreedAmount';

/**
 * Why the server refused a recent payment for many bills that overlaps these; empty when it did not, or when the payment had few bills,
 * because then the reason is shown elsewhere. The bills may have changed since, so the attempt is matched by overlap and not by the current
 * choice.
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
