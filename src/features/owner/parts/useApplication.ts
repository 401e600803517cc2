import { MINUTE_MS } from '@/lib/timeUnits';
import { APPLICATION_STATE, useGetOwnerApplicationQuery } from '@/services/driver/ownerApplications';
import { usePolling } from '@/services/transport/clock/usePolling';
import { toLoadState } from '@/widgets/loading/toLoadState';

const RHYTHM = { seenMs: MINUTE_MS };

/** One registration. It is read again at every opening, and while it is under review also meanwhile. */
export function useApplication(applyId: string | undefined) {
  const query = useGetOwnerApplicationQuery(
    { applyId: applyId ?? '' },
    { skip: applyId === undefined, refetchOnMountOrArgChange: true },
  );
  const isAwaited = query.currentData?.state === APPLICATION_STATE.underReview;
  usePolling(isAwaited ? query.refetch : null, RHYTHM);
  return {
    application: query.currentData,
    load: toLoadState(query, {
      what: '登记加载失败',
      waitingFor: '正在查询登记…',
      isGoneWhenRefused: true,
      isNamed: applyId !== undefined,
    }),
  };
}
