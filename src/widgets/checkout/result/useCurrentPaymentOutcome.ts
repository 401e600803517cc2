import { skipToken } from '@reduxjs/toolkit/query';

import { paymentOutcomeAtExitDeadline, type PaymentOutcomeName } from '@/domain/payment/outcome';
import { SECOND_MS } from '@/lib/timeUnits';
import { useGetParkingBillQuery } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useCachedParkingBill } from '@/widgets/stay/useCachedParkingBill';
import { useExitDeadlineStage } from '@/widgets/stay/useExitDeadlineStage';

import type { PaymentResult } from '../model/paymentResult';

/** How often a bill is fetched after the time to leave. Fees grow in steps of 15 minutes or more. */
const POLL_INTERVAL_MS = 30 * SECOND_MS;

export interface CurrentPaymentOutcome {
  readonly currentOutcome: PaymentOutcomeName;
  /** The amount due now, in cents; null while unknown. */
  readonly dueCents: number | null;
  readonly isFetchingBill: boolean;
  readonly refetchBill: () => void;
}

/**
 * The current outcome of a paid result, which changes with time. After the time to leave, the bill is polled, so that a
 * driver whose car has left is not warned of a new fee.
 */
export function useCurrentPaymentOutcome({
  outcome,
  leaveByMs,
  bill,
}: Pick<PaymentResult, 'outcome' | 'leaveByMs' | 'bill'>): CurrentPaymentOutcome {
  const stage = useExitDeadlineStage(outcome === 'paid' ? leaveByMs : null);
  // The barrier screen fetches the same bill while the driver waits.
  const cachedBill = useCachedParkingBill(bill);
  const hasLeft = (cachedBill?.exitTime ?? '') !== '';
  const isPolling = stage === 'over' && bill !== null;
  const { isFetching, isError, refetch } = useGetParkingBillQuery(
    isPolling ? { ...bill, toldBy: 'caller' } : skipToken,
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: hasLeft ? 0 : POLL_INTERVAL_MS,
      skipPollingIfUnfocused: true,
    },
  );
  const dueCents = isPolling && cachedBill !== undefined ? toDueCents(cachedBill, isError) : null;
  return {
    currentOutcome: paymentOutcomeAtExitDeadline(outcome, stage, {
      isLoading: isFetching && cachedBill === undefined,
      hasLeft,
      dueCents,
    }),
    dueCents,
    isFetchingBill: isFetching,
    refetchBill: () => {
      if (isPolling) void refetch();
    },
  };
}

/** The amount due in a bill. After a failed refetch an earlier fee still counts, but an earlier 0 is unknown again. */
function toDueCents({ parkFee, parkFeeSucc }: ParkingBill, isError: boolean): number | null {
  if (parkFeeSucc === 0 || !Number.isSafeInteger(parkFee)) return null;
  return parkFee === 0 && isError ? null : parkFee;
}
