import type { ToldBy } from '@/services/transport/query/send';
import { reads, sharedCacheKey } from '@/services/transport/store/defineService';
import type { Infer } from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';
import { billCardFee, billCards, parkingBills } from './parkingBill';

/** Rule 3.7. */
export const ARREARS_PAGE_SIZE = 999;
/** The requestType of parkOrders/msp. */
export const PARKING_REQUEST = { parked: 1, arrears: 2, finished: 3, all: 4 } as const;
/** The stays that are over and unpaid, all of them. */
export const ARREARS_QUESTION = { requestType: PARKING_REQUEST.arrears, pageNo: 1, pageSize: ARREARS_PAGE_SIZE };

export interface ParkingBillsArgs extends ToldBy {
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
      ...reads(parkingBills),
      providesTags: ['Bill'],
    }),
    listBillCards: build.query<Infer<typeof billCards>, void>({
      query: () => ({ path: 'parkOrders/msp/boundVehicleParkingBills' }),
      ...reads(billCards),
      providesTags: ['Bill', 'Plate'],
    }),
    getBillCardFee: build.query<Infer<typeof billCardFee>, { plateId: string }>({
      query: (query) => ({ path: 'parkOrders/msp/boundVehicleParkingBill', query }),
      ...reads(billCardFee, { handles: 'all' }), // the card shows the failure itself
      providesTags: ['Bill'],
      keepUnusedDataFor: 60,
    }),
  }),
});
export const { useListParkingBillsQuery, useListBillCardsQuery, useGetBillCardFeeQuery } = homeBills;
