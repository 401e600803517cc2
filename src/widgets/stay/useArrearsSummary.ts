import { ARREARS_PAGE_SIZE, PARKING_BILL_LIST_FILTER, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';

import { type ArrearsSummary, summariseArrears } from './summariseArrears';

const ARREARS = {
  requestType: PARKING_BILL_LIST_FILTER.arrears,
  pageNo: 1,
  pageSize: ARREARS_PAGE_SIZE,
  toldBy: 'caller',
} as const;

/** What the driver owes for past stays; null if nothing, or while unknown. An error is not shown. */
export function useArrearsSummary(isSkipped: boolean): ArrearsSummary | null {
  const { currentData } = useListParkingBillsQuery(ARREARS, { skip: isSkipped });
  return currentData === undefined ? null : summariseArrears(currentData.results, currentData.unread);
}
