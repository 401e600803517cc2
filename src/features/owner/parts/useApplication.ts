import { MINUTE_MS } from '@/lib/timeUnits';
import { APPLICATION_STATE, useGetOwnerApplicationQuery } from '@/services/driver/ownerApplications';
import { useAskEvery } from '@/services/transport/clock/useAskEvery';
import { loadOf } from '@/widgets/loading/loadOf';

const RHYTHM = { seenMs: MINUTE_MS };

/** One registration. It is read again at every opening, and while it is under review also meanwhile. */
export function useApplication(applyId: string | undefined) {
  const query = useGetOwnerApplicationQuery(
    { applyId: applyId ?? '' },
    { skip: applyId === undefined, refetchOnMountOrArgChange: true },
  );
  const isAwaited = query.currentData?.state === APPLICATION_STATE.underReview;
  useAskEvery(isAwaited ? query.refetch : null, RHYTHM);
  return {
    application: query.currentData,
    load: loadOf(query, {
      what: '登记加载失败',
      waitingFor: '正在查询登记…',
      isGoneWhenRefused: true,
      isNamed: applyId !== undefined,
    }),
  };
}
