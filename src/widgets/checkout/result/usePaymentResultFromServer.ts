import { isPaymentOutcomeDecided, type UrlPaymentClaim } from '@/domain/payment/outcome';
import { useGetPaymentQuery } from '@/services/charge/payments';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import { type PaymentResult, paymentResultFromServer } from '../model/paymentResult';

/** The polling interval while the outcome is unknown and the page is visible. */
const POLL_INTERVAL_MS = 8_000;

export interface ServerPaymentResultWithQuery {
  readonly result: PaymentResult | null;
  readonly query: LoadQueryResult<unknown>;
}

/** The server's data about a payment that this device has no record of. */
export function usePaymentResultFromServer(payId: string, claim: UrlPaymentClaim): ServerPaymentResultWithQuery {
  const paymentQuery = useGetPaymentQuery({ payId }, { refetchOnMountOrArgChange: true });
  const result =
    paymentQuery.currentData === undefined ? null : paymentResultFromServer(paymentQuery.currentData, claim);
  const isOpen = result !== null && !isPaymentOutcomeDecided(result.outcome);
  // The same query with polling. It shares the cache entry with the one above.
  useGetPaymentQuery({ payId }, { skip: !isOpen, pollingInterval: POLL_INTERVAL_MS, skipPollingIfUnfocused: true });
  return { result, query: paymentQuery };
}
