import { skipToken } from '@reduxjs/toolkit/query';

import { billCalls, type BillKey } from '@/services/charge/bills';

/** The bill as the background last heard of it; nothing is asked. */
export const useSeenBill = (bill: BillKey | null) =>
  billCalls.endpoints.checkParkingBill.useQueryState(bill ?? skipToken).currentData;
