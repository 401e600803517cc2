import { skipToken } from '@reduxjs/toolkit/query';

import { billCalls, type BillKey } from '@/services/charge/bills';

/** The cached bill, fetched by another component. This hook sends no request. */
export const useCachedBill = (bill: BillKey | null) =>
  billCalls.endpoints.getParkingBill.useQueryState(bill ?? skipToken).currentData;
