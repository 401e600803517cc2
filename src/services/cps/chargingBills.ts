import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { type offeredCoupon, offeredCoupons } from '@/services/transport/wire/couponFields';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
import type { Infer } from '@/services/transport/wire/wire';

import { chargingOrders } from './chargingOrders';
import { cpsApi } from './cpsApi';

export type ChargingCoupon = Infer<typeof offeredCoupon>;

export const chargingBillCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same list as `listChargingOrders`, in pages. `requestType`: a CHARGING_REQUEST. */
    listChargingBills: build.infiniteQuery<Infer<typeof chargingOrders>, { requestType: number }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'chargingOrders/msp',
        query: { ...queryArg, ...pageQuery(pageParam) },
      }),
      ...respondsWith(chargingOrders),
      providesTags: ['ChargingOrder'],
    }),
    // Assumed: not in the published contract.
    /** The coupons for a charging order that has been billed. */
    listChargingCoupons: build.query<Infer<typeof offeredCoupons>, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `chargingOrders/${encodeSegment(orderNo)}/usableCoupons` }),
      ...respondsWith(offeredCoupons, { suppressErrors: 'all' }), // a bill can be paid without its coupons
      providesTags: ['ChargingOrder'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useListChargingBillsInfiniteQuery, useListChargingCouponsQuery } = chargingBillCalls;
