import { useEffect, useRef } from 'react';

import { type OffPeakViolationQuota, toOffPeakViolationQuota } from '@/domain/offPeak/quota';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useListViolationsInfiniteQuery } from '@/services/special/violations';

/**
 * The driver's violations of this month; null while unknown. Then the server alone decides what can be booked.
 *
 * @param orderViolationCount the violations counted by an order; when that changes, they are refetched
 */
export function useOffPeakViolationQuota(orderViolationCount = 0): OffPeakViolationQuota | null {
  const now = useServerNow();
  const { currentData, refetch } = useListViolationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const lastCount = useRef(orderViolationCount);
  useEffect(() => {
    if (lastCount.current === orderViolationCount) return;
    lastCount.current = orderViolationCount;
    void refetch();
  }, [orderViolationCount, refetch]);
  return currentData === undefined
    ? null
    : toOffPeakViolationQuota(
        currentData.pages.flatMap(({ results }) => results),
        now,
      );
}
