import { type Claim, isKnownOutcome } from '@/domain/payment/outcome';
import { useGetPaymentQuery } from '@/services/charge/payments';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';

import { type PaymentResult, resultOfPayment } from '../model/result';

/** The polling interval for an outcome that is not known yet, while the page is visible. */
const ASK_AGAIN_MS = 8_000;

export interface KnownResult {
  readonly result: PaymentResult | null;
  readonly query: LoadQuery<unknown>;
}

/** The server's data about a payment that this device has no record of. */
export function usePaymentResult(payId: string, claim: Claim): KnownResult {
  const known = useGetPaymentQuery({ payId }, { refetchOnMountOrArgChange: true });
  const result = known.currentData === undefined ? null : resultOfPayment(known.currentData, claim);
  const isOpen = result !== null && !isKnownOutcome(result.outcome);
  // The same query with polling. It shares the cache entry with the one above.
  useGetPaymentQuery({ payId }, { skip: !isOpen, pollingInterval: ASK_AGAIN_MS, skipPollingIfUnfocused: true });
  return { result, query: known };
}
