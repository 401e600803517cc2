import { skipToken } from '@reduxjs/toolkit/query';

import { SECOND_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { useGetPassQuery } from '@/services/special/passes';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { shouldPollPass } from '../model/passText';

const POLLING = { visibleMs: 15 * SECOND_MS };

/** One pass, by its number or that of one of its orders. Polled while a review or a payment is pending. */
export function usePass(orderNo: string | undefined) {
  const query = useGetPassQuery(orderNo === undefined ? skipToken : { bagOrderNo: orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const pass = query.currentData;
  usePolling(pass !== undefined && shouldPollPass(pass) ? query.refetch : null, POLLING);
  const load = toContentLoadState(query, {
    message: '月卡加载失败',
    waitingFor: '正在查询月卡…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  return { pass, load, query };
}
