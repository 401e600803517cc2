import { skipToken } from '@reduxjs/toolkit/query';

import { SECOND_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { useGetOccupyOrderQuery } from '@/services/cps/idleFees';
import { isGunOccupied } from '@/widgets/idleFee/model/toIdleFeeNotice';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

const POLL_INTERVALS = { visibleMs: 15 * SECOND_MS };

/** One idle-fee order, polled while the gun is plugged in. */
export function useIdleFeeOrder(orderNo: string | undefined) {
  const query = useGetOccupyOrderQuery(orderNo === undefined ? skipToken : { occupyOrderNo: orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const order = query.currentData;
  usePolling(order !== undefined && isGunOccupied(order) ? query.refetch : null, POLL_INTERVALS);
  const load = toContentLoadState(query, {
    message: '占位费加载失败',
    waitingFor: '正在查询占位费…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  return { query, order, load };
}
