import { skipToken } from '@reduxjs/toolkit/query';

import { isMoving, isRunning, phaseOf } from '@/domain/charging/phase';
import { SECOND_MS } from '@/lib/timeUnits';
import { useGetChargingOrderQuery } from '@/services/cps/chargingSessions';
import { usePolling } from '@/services/transport/clock/usePolling';
import { toLoadState } from '@/widgets/loading/toLoadState';

const RHYTHM = { seenMs: 2 * SECOND_MS, hiddenMs: 30 * SECOND_MS };
const SLOW_RHYTHM = { seenMs: 15 * SECOND_MS, hiddenMs: 60 * SECOND_MS };

/** One charging order, asked about again as long as the server is going to say something new. `isSlow`: while it runs, something else tells its progress. */
export function useOrder(orderNo: string | undefined, isSlow = false) {
  const query = useGetChargingOrderQuery(orderNo === undefined ? skipToken : { orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const order = query.currentData;
  const phase = order === undefined ? null : phaseOf(order);
  const isTold = isSlow && phase !== null && phase !== 'starting' && isRunning(phase);
  usePolling(phase !== null && isMoving(phase) ? query.refetch : null, isTold ? SLOW_RHYTHM : RHYTHM);
  const load = toLoadState(query, {
    what: '充电订单加载失败',
    waitingFor: '正在查询充电订单…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  return { query, order, phase, load };
}
