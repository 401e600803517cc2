import type { ErrorHandler } from '@/services/transport/query/send';
import { respondsWith, sharedCacheKey } from '@/services/transport/store/defineService';
import { type offeredCoupon, offeredCoupons } from '@/services/transport/wire/couponFields';
import type { Infer } from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';
import { parkingBill } from './parkingBill';

/** Both fields together identify a bill. */
export interface BillKey {
  uniqueId: string;
  parkId: string;
}

export type Coupon = Infer<typeof offeredCoupon>;
/** The coupons of a parking bill. */
export const usableCoupons = offeredCoupons;

export const billCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Computed by the server at the time of the call. Never read from the cache when money depends on it. */
    getParkingBill: build.query<Infer<typeof parkingBill>, BillKey & ErrorHandler>({
      ...sharedCacheKey,
      query: ({ toldBy, ...body }) => ({ path: 'parkOrders/msp/detail', method: 'POST', body, toldBy }),
      ...respondsWith(parkingBill, { suppressErrors: 'unlisted' }), // the page shows why there is no bill
      providesTags: ['Bill'],
      keepUnusedDataFor: 0,
    }),
    listUsableCoupons: build.query<Infer<typeof usableCoupons>, BillKey>({
      query: (query) => ({ path: 'parkOrders/msp/usableCoupons', query: { ...query } }),
      ...respondsWith(usableCoupons, { suppressErrors: 'all' }), // a bill can be paid without its coupons
      providesTags: ['UsableCoupon', 'Bill'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetParkingBillQuery, useListUsableCouponsQuery } = billCalls;
