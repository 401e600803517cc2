import { skipToken } from '@reduxjs/toolkit/query';

import { isOffPeakCarInside } from '@/domain/offPeak/overtime';
import { MINUTE_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import {
  OFF_PEAK_ORDER_KIND,
  OFF_PEAK_ORDER_STATE,
  type OffPeakOrder,
  useGetPackageOrderQuery,
  useGetSlotOrderQuery,
} from '@/services/special/offPeak';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

type Kind = typeof OFF_PEAK_ORDER_KIND.package | typeof OFF_PEAK_ORDER_KIND.slot;
const FETCH_OPTIONS = { refetchOnMountOrArgChange: true } as const;
/** Overtime is charged by the minute. */
const POLLING = { visibleMs: MINUTE_MS };

/** Whether the order changes with time alone: its reservation expires, or overtime runs. */
const shouldPollOrder = (order: OffPeakOrder): boolean =>
  order.state === OFF_PEAK_ORDER_STATE.unpaid || isOffPeakCarInside(order);

/** One off-peak order, polled while it is reserved and while its car is in the lot. */
export function useOffPeakOrder(kind: Kind, orderNo: string | undefined) {
  const args = (queryKind: Kind) => (orderNo === undefined || queryKind !== kind ? skipToken : { orderNo });
  const packageQuery = useGetPackageOrderQuery(args(OFF_PEAK_ORDER_KIND.package), FETCH_OPTIONS);
  const slotQuery = useGetSlotOrderQuery(args(OFF_PEAK_ORDER_KIND.slot), FETCH_OPTIONS);
  const query = kind === OFF_PEAK_ORDER_KIND.package ? packageQuery : slotQuery;
  const order = query.currentData;
  usePolling(order !== undefined && shouldPollOrder(order) ? query.refetch : null, POLLING);
  const load = toContentLoadState(query, {
    message: kind === OFF_PEAK_ORDER_KIND.package ? '错时套餐加载失败' : '错时预约加载失败',
    waitingFor: '正在查询订单…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  const refetchOrder = async (): Promise<OffPeakOrder | undefined> => {
    const { data, isError } = await query.refetch();
    return isError ? undefined : data;
  };
  return { order, load, refetchOrder, isFetching: query.isFetching, hasFailed: query.isError };
}
