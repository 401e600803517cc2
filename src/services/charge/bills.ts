import type { ToldBy } from '@/services/transport/query/send';
import { asOneQuestion, reads } from '@/services/transport/store/defineService';
import { couponFields } from '@/services/transport/wire/couponFields';
import { entity, flag, type Infer, results, text } from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';
import { parkingBill } from './parkingBill';

/** Both fields together identify a bill. */
export interface BillKey {
  uniqueId: string;
  parkId: string;
}

/** A coupon that is offered for a bill. `discountFee` is the actual saving on it. */
export const coupon = entity({
  ...couponFields,
  /** Empty if it can be used on this bill. */
  unusableReason: text(),
  isBest: flag(),
});
export type Coupon = Infer<typeof coupon>;
export const usableCoupons = results(coupon);

export const billCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Computed by the server at the time of the call. Never taken from the cache when money depends on it. */
    getParkingBill: build.query<Infer<typeof parkingBill>, BillKey & ToldBy>({
      ...asOneQuestion,
      query: ({ toldBy, ...body }) => ({ path: 'parkOrders/msp/detail', method: 'POST', body, toldBy }),
      ...reads(parkingBill, { handles: 'unlisted' }), // the page says why it has no bill
      providesTags: ['Bill'],
      keepUnusedDataFor: 0,
    }),
    listUsableCoupons: build.query<Infer<typeof usableCoupons>, BillKey>({
      query: (query) => ({ path: 'parkOrders/msp/usableCoupons', query: { ...query } }),
      ...reads(usableCoupons, { handles: 'all' }), // a bill can be paid without its coupons
      providesTags: ['UsableCoupon', 'Bill'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetParkingBillQuery, useListUsableCouponsQuery } = billCalls;
