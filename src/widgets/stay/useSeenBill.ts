import { skipToken } from '@reduxjs/toolkit/query';

import { billCalls, type BillKey } from '@/services/charge/bills';

/** The bill as it is in the cache, fetched by another component; this hook sends no call. */
export const useSeenBill = (bill: BillKey | null) =>
  billCalls.endpoints.getParkingBill.useQueryState(bill ?? skipToken).currentData;
