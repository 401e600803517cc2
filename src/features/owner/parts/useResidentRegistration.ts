import { MINUTE_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { RESIDENT_REGISTRATION_STATE, useGetOwnerApplicationQuery } from '@/services/driver/residentRegistrations';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

const POLL_INTERVALS = { visibleMs: MINUTE_MS };

/** One application. It is refetched on every visit, and polled while it is under review. */
export function useResidentRegistration(applyId: string | undefined) {
  const query = useGetOwnerApplicationQuery(
    { applyId: applyId ?? '' },
    { skip: applyId === undefined, refetchOnMountOrArgChange: true },
  );
  const isUnderReview = query.currentData?.state === RESIDENT_REGISTRATION_STATE.underReview;
  usePolling(isUnderReview ? query.refetch : null, POLL_INTERVALS);
  return {
    application: query.currentData,
    load: toContentLoadState(query, {
      message: '登记加载失败',
      waitingFor: '正在查询登记…',
      isGoneWhenRefused: true,
      isNamed: applyId !== undefined,
    }),
  };
}
