import { reads } from '@/services/transport/store/defineService';
import { couponFields } from '@/services/transport/wire/couponFields';
import { entity, flag, type Infer, results, text } from '@/services/transport/wire/wire';

import { chargeApi } from './chargeApi';
import type { ParkingBillsArgs } from './homeBills';
import { parkingBill, parkingBills } from './parkingBill';

/** A bill is known by both. */
export interface BillKey {
  uniqueId: string;
  parkId: string;
}

/** A coupon as offered for a bill: `discountFee` is the real saving on it. */
export const coupon = entity({
  ...couponFields,
  /** Empty when it can be used on this bill. */
  unusableReason: text(),
  isBest: flag(),
});
export type Coupon = Infer<typeof coupon>;
export const usableCoupons = results(coupon);

export const billCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Computed by the server at this moment; never taken from a cache when money depends on it. */
    getParkingBill: build.query<Infer<typeof parkingBill>, BillKey>({
      query: (body) => ({ path: 'parkOrders/msp/detail', method: 'POST', body }),
      ...reads(parkingBill, { handles: 'unlisted' }), // the page says why it has no bill
      providesTags: ['Bill'],
      keepUnusedDataFor: 0,
    }),
    /** The same question asked in the background: whoever asks shows the answer itself, and a failure says nothing. */
    checkParkingBill: build.query<Infer<typeof parkingBill>, BillKey>({
      query: (body) => ({ path: 'parkOrders/msp/detail', method: 'POST', body }),
      ...reads(parkingBill, { handles: 'all' }),
      keepUnusedDataFor: 0,
    }),
    /** What a car owes besides the bill before the driver; the same call as `listParkingBills`. */
    listOtherBills: build.query<Infer<typeof parkingBills>, ParkingBillsArgs>({
      query: (query) => ({ path: 'parkOrders/msp', query: { ...query } }),
      ...reads(parkingBills, { handles: 'all' }), // the bill can be paid without them
      providesTags: ['Bill'],
    }),
    listUsableCoupons: build.query<Infer<typeof usableCoupons>, BillKey>({
      query: (query) => ({ path: 'parkOrders/msp/usableCoupons', query: { ...query } }),
      ...reads(usableCoupons, { handles: 'all' }), // a bill can be paid without its coupons
      providesTags: ['UsableCoupon', 'Bill'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetParkingBillQuery, useCheckParkingBillQuery, useListOtherBillsQuery, useListUsableCouponsQuery } =
  billCalls;
