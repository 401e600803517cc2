import { skipToken } from '@reduxjs/toolkit/query';

import { billCalls, type BillKey } from '@/services/charge/bills';

/** The bill as somebody on this screen last heard of it; nothing is asked. */
export const useSeenBill = (bill: BillKey | null) =>
  billCalls.endpoints.getParkingBill.useQueryState(bill ?? skipToken).currentData;
