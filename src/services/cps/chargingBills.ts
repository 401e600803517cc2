import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { type billCouponSchema, billCouponsSchema } from '@/services/schema/couponFields';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import type * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';
import { chargingOrdersSchema } from './chargingOrders';

export type ChargingBillCoupon = wire.Infer<typeof billCouponSchema>;

export const chargingBillCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same list as `listChargingOrders`, in pages. `requestType`: a CHARGING_ORDER_LIST_FILTER. */
    listChargingBills: build.infiniteQuery<wire.Infer<typeof chargingOrdersSchema>, { requestType: number }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'chargingOrders/msp',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...createEndpointResponseOptions(chargingOrdersSchema),
      providesTags: ['ChargingOrder'],
    }),
    // Assumed: not in the published contract.
    /** The coupons for a charging order that has been billed. */
    listChargingCoupons: build.query<wire.Infer<typeof billCouponsSchema>, { orderNo: string }>({
      query: ({ orderNo }) => ({ path: `chargingOrders/${encodePathSegment(orderNo)}/usableCoupons` }),
      ...createEndpointResponseOptions(billCouponsSchema, { suppressErrors: 'all' }), // a bill can be paid without its coupons
      providesTags: ['ChargingOrder'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useListChargingBillsInfiniteQuery, useListChargingCouponsQuery } = chargingBillCalls;
