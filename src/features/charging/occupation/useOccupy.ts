import { skipToken } from '@reduxjs/toolkit/query';

import { SECOND_MS } from '@/lib/timeUnits';
import { useGetOccupyOrderQuery } from '@/services/cps/occupation';
import { usePolling } from '@/services/transport/clock/usePolling';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { isKept } from '@/widgets/occupation/model/keptWords';

const RHYTHM = { seenMs: 15 * SECOND_MS };

/** One occupation, asked about again while the plug is in. */
export function useOccupy(orderNo: string | undefined) {
  const query = useGetOccupyOrderQuery(orderNo === undefined ? skipToken : { occupyOrderNo: orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const order = query.currentData;
  usePolling(order !== undefined && isKept(order) ? query.refetch : null, RHYTHM);
  const load = toLoadState(query, {
    what: '占位费加载失败',
    waitingFor: '正在查询占位费…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  return { query, order, load };
}
