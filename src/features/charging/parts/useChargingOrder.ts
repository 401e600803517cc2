import { skipToken } from '@reduxjs/toolkit/query';

import { isActiveChargingPhase, shouldPollChargingOrderPhase, toChargingOrderPhase } from '@/domain/charging/phase';
import { SECOND_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { useGetChargingOrderQuery } from '@/services/cps/chargingSessions';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

const POLL_INTERVALS = { visibleMs: 2 * SECOND_MS, hiddenMs: 30 * SECOND_MS };
const SLOW_POLL_INTERVALS = { visibleMs: 15 * SECOND_MS, hiddenMs: 60 * SECOND_MS };

/**
 * One charging order, polled while its state can change. `isSlow`: while it runs, another query reports its progress.
 */
export function useChargingOrder(orderNo: string | undefined, isSlow = false) {
  const query = useGetChargingOrderQuery(orderNo === undefined ? skipToken : { orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const order = query.currentData;
  const phase = order === undefined ? null : toChargingOrderPhase(order);
  const isPolledElsewhere = isSlow && phase !== null && phase !== 'starting' && isActiveChargingPhase(phase);
  usePolling(
    phase !== null && shouldPollChargingOrderPhase(phase) ? query.refetch : null,
    isPolledElsewhere ? SLOW_POLL_INTERVALS : POLL_INTERVALS,
  );
  const load = toContentLoadState(query, {
    message: '充电订单加载失败',
    waitingFor: '正在查询充电订单…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  return { query, order, phase, load };
}
