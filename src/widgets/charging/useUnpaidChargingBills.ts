import { skipToken } from '@reduxjs/toolkit/query';

import { APPEAL_STATE, isAppealPending } from '@/domain/stay/appealState';
import {
  CHARGING_ORDER_LIST_FILTER,
  type ChargingOrder,
  useListChargingOrdersQuery,
} from '@/services/cps/chargingOrders';
import { useGetChargingOrderQuery } from '@/services/cps/chargingSessions';

const REFETCH_ALWAYS = { refetchOnMountOrArgChange: true };
const NONE: readonly ChargingOrder[] = [];

/**
 * The charging bills that a driver has to pay before the server starts another charge, newest first. A bill under
 * appeal is not owed until the appeal is answered. The list does not contain the appeal state, so the newest bill is
 * fetched on its own. `bills`: all bills of the list, including `disputedNo`. `isError`: the list could not be loaded.
 */
export function useUnpaidChargingBills(isSkipped = false) {
  const list = useListChargingOrdersQuery(
    { requestType: CHARGING_ORDER_LIST_FILTER.unpaid, pageNo: 1 },
    { ...REFETCH_ALWAYS, skip: isSkipped },
  );
  const bills = list.currentData?.results ?? NONE;
  const newestOrderNo = bills[0]?.orderNo;
  const detail = useGetChargingOrderQuery(
    newestOrderNo === undefined ? skipToken : { orderNo: newestOrderNo, toldBy: 'caller' },
    REFETCH_ALWAYS,
  );
  const isDisputeKnown = newestOrderNo === undefined || detail.currentData !== undefined || detail.isError;
  const { appealState = APPEAL_STATE.unknown } = detail.currentData ?? {};
  const disputedNo = appealState !== APPEAL_STATE.unknown && isAppealPending(appealState) ? newestOrderNo : undefined;
  const knownBills = isDisputeKnown ? bills : NONE;
  return {
    bills: knownBills,
    disputedNo,
    owed: knownBills.filter(({ orderNo }) => orderNo !== disputedNo),
    refetch: list.refetch,
    isError: list.isError,
  };
}
