import type { ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import {
  cacheKeyOptionsWithoutErrorOwner,
  createEndpointResponseOptions,
} from '@/services/base/defineService/defineService';
import { type billCouponSchema, billCouponsSchema } from '@/services/schema/couponFields';
import type * as wire from '@/services/schema/wire';

import { parkingBillSchema } from './parkingBill';
import { parkingChargeApi } from './parkingChargeApi';

/** Both fields together identify a bill. */
export interface ParkingBillKey {
  uniqueId: string;
  parkId: string;
}

export type ParkingBillCoupon = wire.Infer<typeof billCouponSchema>;
/** The coupons of a parking bill. */
export const parkingBillCouponsSchema = billCouponsSchema;

export const parkingBillCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Computed by the server at the time of the call. Never read from the cache when money depends on it. */
    getParkingBill: build.query<wire.Infer<typeof parkingBillSchema>, ParkingBillKey & ErrorDisplayOwner>({
      ...cacheKeyOptionsWithoutErrorOwner,
      query: ({ toldBy, ...body }) => ({ path: 'parkOrders/msp/detail', method: 'POST', body, toldBy }),
      ...createEndpointResponseOptions(parkingBillSchema, { suppressErrors: 'unlisted' }), // the page shows why there is no bill
      providesTags: ['Bill'],
      keepUnusedDataFor: 0,
    }),
    listUsableCoupons: build.query<wire.Infer<typeof parkingBillCouponsSchema>, ParkingBillKey>({
      query: (query) => ({ path: 'parkOrders/msp/usableCoupons', query: { ...query } }),
      ...createEndpointResponseOptions(parkingBillCouponsSchema, { suppressErrors: 'all' }), // a bill can be paid without its coupons
      providesTags: ['UsableCoupon', 'Bill'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetParkingBillQuery, useListUsableCouponsQuery } = parkingBillCalls;
