import type { PaymentAttempts } from '@/domain/payment/attempt';
import { hasTooManyBillsToRefetch } from '@/domain/payment/hasTooManyBillsToRefetch';
import { doPayablesShareBill, type Payable } from '@/domain/payment/payable';
import { PRICE_VALIDITY_MS } from '@/widgets/checkout/model/agreedAmount';

/**
 * The server's reason for refusing a recent payment for many bills. Empty if it was not refused, or if it had few
 * bills: then the reason is shown elsewhere. The selection may have changed since, so the attempt is found by its
 * overlap with `payable`, not by equality.
 *
 * @param nowMs device time
 */
export function findBatchPaymentRefusalReason(attempts: PaymentAttempts, payable: Payable, nowMs: number): string {
  const [latest] = Object.values(attempts)
    .filter((attempt) => doPayablesShareBill(attempt.payable, payable))
    .sort((one, other) => other.createdAtMs - one.createdAtMs);
  if (latest?.step !== 'abandoned' || latest.serverSaid !== 'refused' || !hasTooManyBillsToRefetch(latest.payable))
    return '';
  return nowMs - latest.changedAtMs < PRICE_VALIDITY_MS ? latest.refusal : '';
}
