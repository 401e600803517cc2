import type { ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import {
  cacheKeyOptionsWithoutErrorOwner,
  createEndpointResponseOptions,
} from '@/services/base/defineService/defineService';
import type * as wire from '@/services/schema/wire';

import { homeBillCardFeeSchema, homeBillCardsSchema, parkingBillsSchema } from './parkingBill';
import { parkingChargeApi } from './parkingChargeApi';

/** Rule 3.7. */
export const ARREARS_PAGE_SIZE = 999;
/** The requestType of parkOrders/msp. */
export const PARKING_BILL_LIST_FILTER = { parked: 1, arrears: 2, finished: 3, all: 4 } as const;
/** All stays that have ended and are unpaid. */
export const ARREARS_QUERY_ARGS = {
  requestType: PARKING_BILL_LIST_FILTER.arrears,
  pageNo: 1,
  pageSize: ARREARS_PAGE_SIZE,
};

export interface ParkingBillsArgs extends ErrorDisplayOwner {
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

export const homeBillCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    listParkingBills: build.query<wire.Infer<typeof parkingBillsSchema>, ParkingBillsArgs>({
      ...cacheKeyOptionsWithoutErrorOwner,
      query: ({ toldBy, ...query }) => ({ path: 'parkOrders/msp', query, toldBy }),
      ...createEndpointResponseOptions(parkingBillsSchema),
      providesTags: ['Bill'],
    }),
    listBillCards: build.query<wire.Infer<typeof homeBillCardsSchema>, void>({
      query: () => ({ path: 'parkOrders/msp/boundVehicleParkingBills' }),
      ...createEndpointResponseOptions(homeBillCardsSchema),
      providesTags: ['Bill', 'Plate'],
    }),
    getBillCardFee: build.query<wire.Infer<typeof homeBillCardFeeSchema>, { plateId: string }>({
      query: (query) => ({ path: 'parkOrders/msp/boundVehicleParkingBill', query }),
      ...createEndpointResponseOptions(homeBillCardFeeSchema, { suppressErrors: 'all' }), // the card shows the failure itself
      providesTags: ['Bill'],
      keepUnusedDataFor: 60,
    }),
  }),
});
export const { useListParkingBillsQuery, useListBillCardsQuery, useGetBillCardFeeQuery } = homeBillCalls;
