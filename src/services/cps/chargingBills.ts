import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { type offeredCoupon, offeredCoupons } from '@/services/transport/wire/couponFields';
import { inPages, pageQuery } from '@/services/transport/wire/pages';
import type { Infer } from '@/services/transport/wire/wire';

import { chargingOrders } from './chargingOrders';
import { cpsApi } from './cpsApi';

export type ChargingCoupon = Infer<typeof offeredCoupon>;

export const chargingBillCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same list as `listChargingOrders`, in pages. `requestType`: a CHARGING_REQUEST. */
    listChargingBills: build.infiniteQuery<Infer<typeof chargingOrders>, { requestType: number }, number>({
      ...inPages,
      query: ({ queryArg, pageParam }) => ({
        path: 'chargingOrders/msp',
        query: { ...queryArg, ...pageQuery(pageParam) },
      }),
      ...reads(chargingOrders),
      providesTags: ['ChargingOrder'],
    }),
    // Assumed: not in the published contract.
    /** The coupons for a charging order whose bill is made. */
    listChargingCoupons: build.query<Infer<typeof offeredCoupons>, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `chargingOrders/${segment(orderNo)}/usableCoupons` }),
      ...reads(offeredCoupons, { handles: 'all' }), // a bill can be paid without its coupons
      providesTags: ['ChargingOrder'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useListChargingBillsInfiniteQuery, useListChargingCouponsQuery } = chargingBillCalls;
