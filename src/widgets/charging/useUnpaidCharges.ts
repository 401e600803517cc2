import { skipToken } from '@reduxjs/toolkit/query';

import { APPEAL_STATE, isUnanswered } from '@/domain/stay/appealState';
import { CHARGING_REQUEST, type ChargingOrder, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import { useGetChargingOrderQuery } from '@/services/cps/chargingSessions';

const FRESH = { refetchOnMountOrArgChange: true };
const NONE: readonly ChargingOrder[] = [];

/**
 * The charges that a driver has to pay before the server starts another one, the newest first. A bill under appeal is not owed until its answer; the list
 * does not tell that, so the newest one is read itself. `bills`: those of the list,
 * `disputedNo` among them. `isError`: it could not be read.
 */
export function useUnpaidCharges(isSkipped = false) {
  const list = useListChargingOrdersQuery(
    { requestType: CHARGING_REQUEST.unpaid, pageNo: 1 },
    { ...FRESH, skip: isSkipped },
  );
  const bills = list.currentData?.results ?? NONE;
  const first = bills[0]?.orderNo;
  const detail = useGetChargingOrderQuery(
    first === undefined ? skipToken : { orderNo: first, toldBy: 'caller' },
    FRESH,
  );
  const isJudged = first === undefined || detail.currentData !== undefined || detail.isError;
  const { appealState = APPEAL_STATE.unknown } = detail.currentData ?? {};
  const disputedNo = appealState !== APPEAL_STATE.unknown && isUnanswered(appealState) ? first : undefined;
  const judged = isJudged ? bills : NONE;
  return {
    bills: judged,
    disputedNo,
    owed: judged.filter(({ orderNo }) => orderNo !== disputedNo),
    refetch: list.refetch,
    isError: list.isError,
  };
}
