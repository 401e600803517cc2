import { useGetPaymentQuery } from '@/services/charge/payments';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';

import { type Claim, isKnownOutcome, type PaymentResult, resultOfPayment } from '../model/outcome';

/** A result that is not known yet is asked for again so often, while the page is seen. */
const ASK_AGAIN_MS = 8_000;

export interface KnownResult {
  readonly result: PaymentResult | null;
  readonly query: LoadQuery<unknown>;
}

/** What the server says of a payment that this device does not remember. */
export function usePaymentResult(payId: string, claim: Claim): KnownResult {
  const known = useGetPaymentQuery({ payId }, { refetchOnMountOrArgChange: true });
  const result = known.currentData === undefined ? null : resultOfPayment(known.currentData, claim);
  const isOpen = result !== null && !isKnownOutcome(result.outcome);
  // The same question, asked on: it shares its answer with the one above.
  useGetPaymentQuery({ payId }, { skip: !isOpen, pollingInterval: ASK_AGAIN_MS, skipPollingIfUnfocused: true });
  return { result, query: known };
}
