import { skipToken } from '@reduxjs/toolkit/query';

import { type OutcomeName, toldAfter } from '@/domain/payment/outcome';
import { SECOND_MS } from '@/lib/timeUnits';
import { useGetParkingBillQuery } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useLeaveStage } from '@/widgets/stay/useLeaveStage';
import { useSeenBill } from '@/widgets/stay/useSeenBill';

import type { PaymentResult } from '../model/result';

/** How often a bill is read again after the time to leave. A fee grows by the quarter of an hour at the fastest. */
const READ_AGAIN_MS = 30 * SECOND_MS;

export interface StayNow {
  readonly told: OutcomeName;
  /** What the bill says now, in cents; null while it is not known. */
  readonly dueCents: number | null;
  readonly isReading: boolean;
  readonly readBill: () => void;
}

/** What becomes of a paid result as time passes: after the time to leave the bill is read, so that no driver is warned of a fee after the car has left. */
export function useStayAfterPaying({
  outcome,
  leaveByMs,
  bill,
}: Pick<PaymentResult, 'outcome' | 'leaveByMs' | 'bill'>): StayNow {
  const stage = useLeaveStage(outcome === 'paid' ? leaveByMs : null);
  // The barrier screen reads the same bill while the driver waits.
  const seen = useSeenBill(bill);
  const hasLeft = (seen?.exitTime ?? '') !== '';
  const isRead = stage === 'over' && bill !== null;
  const { isFetching, isError, refetch } = useGetParkingBillQuery(isRead ? { ...bill, toldBy: 'caller' } : skipToken, {
    refetchOnMountOrArgChange: true,
    pollingInterval: hasLeft ? 0 : READ_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  const dueCents = isRead && seen !== undefined ? dueOf(seen, isError) : null;
  return {
    told: toldAfter(outcome, stage, { isAsking: isFetching && seen === undefined, hasLeft, dueCents }),
    dueCents,
    isReading: isFetching,
    readBill: () => {
      if (isRead) void refetch();
    },
  };
}

/** A fee that was named stays due while it cannot be read again; that nothing is due does not. */
function dueOf({ parkFee, parkFeeSucc }: ParkingBill, isError: boolean): number | null {
  if (parkFeeSucc === 0 || !Number.isSafeInteger(parkFee)) return null;
  return parkFee === 0 && isError ? null : parkFee;
}
