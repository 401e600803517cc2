import { skipToken } from '@reduxjs/toolkit/query';

import { isInside } from '@/domain/offPeak/overtime';
import { MINUTE_MS } from '@/lib/timeUnits';
import {
  OFF_PEAK_KIND,
  OFF_PEAK_STATE,
  type OffPeakOrder,
  useGetPackageOrderQuery,
  useGetSlotOrderQuery,
} from '@/services/special/offPeak';
import { usePolling } from '@/services/transport/clock/usePolling';
import { toLoadState } from '@/widgets/loading/toLoadState';

type Kind = typeof OFF_PEAK_KIND.package | typeof OFF_PEAK_KIND.slot;
const FRESH = { refetchOnMountOrArgChange: true } as const;
/** Overtime is counted in minutes. */
const RHYTHM = { seenMs: MINUTE_MS };

/** Whether time alone changes it: its hold runs out, or overtime is counted. */
const isMoving = (order: OffPeakOrder): boolean => order.state === OFF_PEAK_STATE.unpaid || isInside(order);

/** One off-peak order, asked about again while it is held and while its car is in. */
export function useOffPeakOrder(kind: Kind, orderNo: string | undefined) {
  const args = (of: Kind) => (orderNo === undefined || of !== kind ? skipToken : { orderNo });
  const packageQuery = useGetPackageOrderQuery(args(OFF_PEAK_KIND.package), FRESH);
  const slotQuery = useGetSlotOrderQuery(args(OFF_PEAK_KIND.slot), FRESH);
  const query = kind === OFF_PEAK_KIND.package ? packageQuery : slotQuery;
  const order = query.currentData;
  usePolling(order !== undefined && isMoving(order) ? query.refetch : null, RHYTHM);
  const load = toLoadState(query, {
    what: kind === OFF_PEAK_KIND.package ? '错时套餐加载失败' : '错时预约加载失败',
    waitingFor: '正在查询订单…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  const readAgain = async (): Promise<OffPeakOrder | undefined> => {
    const { data, isError } = await query.refetch();
    return isError ? undefined : data;
  };
  return { order, load, readAgain, isFetching: query.isFetching, hasFailed: query.isError };
}
