import { useEffect, useRef } from 'react';

import { type Quota, quotaOf } from '@/domain/offPeak/quota';
import { useListViolationsInfiniteQuery } from '@/services/special/violations';
import { useServerNow } from '@/services/transport/clock/useServerNow';

/**
 * The driver's breaches of this month; null while they are not known. Then the server alone decides what can be booked.
 *
 * @param brokenSoFar what an order says of its own breaches: when that changes, they are read again
 */
export function useQuota(brokenSoFar = 0): Quota | null {
  const now = useServerNow();
  const { currentData, refetch } = useListViolationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = useRef(brokenSoFar);
  useEffect(() => {
    if (known.current === brokenSoFar) return;
    known.current = brokenSoFar;
    void refetch();
  }, [brokenSoFar, refetch]);
  return currentData === undefined
    ? null
    : quotaOf(
        currentData.pages.flatMap(({ results }) => results),
        now,
      );
}
