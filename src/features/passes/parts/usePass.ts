import { skipToken } from '@reduxjs/toolkit/query';

import { SECOND_MS } from '@/lib/timeUnits';
import { useGetPassQuery } from '@/services/special/passes';
import { usePolling } from '@/services/transport/clock/usePolling';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { isMoving } from '../model/passWords';

const RHYTHM = { seenMs: 15 * SECOND_MS };

/** One pass, by its number or that of one of its orders. It is asked about again while a review or a payment is under way. */
export function usePass(orderNo: string | undefined) {
  const query = useGetPassQuery(orderNo === undefined ? skipToken : { bagOrderNo: orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const pass = query.currentData;
  usePolling(pass !== undefined && isMoving(pass) ? query.refetch : null, RHYTHM);
  const load = toLoadState(query, {
    what: '月卡加载失败',
    waitingFor: '正在查询月卡…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  return { pass, load, query };
}
