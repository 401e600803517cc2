import type { ErrorHandler } from '@/services/transport/query/send';
import { respondsWith, sharedCacheKey } from '@/services/transport/store/defineService';
import type { Infer } from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';
import { billCardFee, billCards, parkingBills } from './parkingBill';

/** Rule 3.7. */
export const ARREARS_PAGE_SIZE = 999;
/** The requestType of parkOrders/msp. */
export const PARKING_REQUEST = { parked: 1, arrears: 2, finished: 3, all: 4 } as const;
/** All stays that have ended and are unpaid. */
export const ARREARS_QUERY_ARGS = { requestType: PARKING_REQUEST.arrears, pageNo: 1, pageSize: ARREARS_PAGE_SIZE };

export interface ParkingBillsArgs extends ErrorHandler {
  requestType: number;
  pageNo: number;
  pageSize: number;
  /** Stays that began in this month, `2026-03`. */
  month?: string;
  /** The plate of a visitor's query that found several bills. */
  plateNo?: string;
  plateColor?: number;
  arrearsOnly?: number;
}

export const homeBills = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    listParkingBills: build.query<Infer<typeof parkingBills>, ParkingBillsArgs>({
      ...sharedCacheKey,
      query: ({ toldBy, ...query }) => ({ path: 'parkOrders/msp', query, toldBy }),
      ...respondsWith(parkingBills),
      providesTags: ['Bill'],
    }),
    listBillCards: build.query<Infer<typeof billCards>, void>({
      query: () => ({ path: 'parkOrders/msp/boundVehicleParkingBills' }),
      ...respondsWith(billCards),
      providesTags: ['Bill', 'Plate'],
    }),
    getBillCardFee: build.query<Infer<typeof billCardFee>, { plateId: string }>({
      query: (query) => ({ path: 'parkOrders/msp/boundVehicleParkingBill', query }),
      ...respondsWith(billCardFee, { suppressErrors: 'all' }), // the card shows the failure itself
      providesTags: ['Bill'],
      keepUnusedDataFor: 60,
    }),
  }),
});
export const { useListParkingBillsQuery, useListBillCardsQuery, useGetBillCardFeeQuery } = homeBills;
