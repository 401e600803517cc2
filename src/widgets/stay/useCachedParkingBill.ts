import { skipToken } from '@reduxjs/toolkit/query';

import { parkingBillCalls, type ParkingBillKey } from '@/services/charge/bills';

/** The cached bill, fetched by another component. This hook sends no request. */
export const useCachedParkingBill = (bill: ParkingBillKey | null) =>
  parkingBillCalls.endpoints.getParkingBill.useQueryState(bill ?? skipToken).currentData;
