import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import type * as wire from '@/services/schema/wire';

import { nearbyParksSchema, type ParkSearchCenter } from './nearbyParks';
import { parkApi } from './parkApi';

/** For one coupon or one period pass of the driver. */
export type CouponOrPassParksArgs = ParkSearchCenter &
  ({ couponId: string; bagOrderNo?: never } | { bagOrderNo: string; couponId?: never });

export const couponPassBalanceParkCalls = parkApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** The lots where a coupon or a pass is valid, nearest first. */
    listSuitableParks: build.infiniteQuery<wire.Infer<typeof nearbyParksSchema>, CouponOrPassParksArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'suitParks', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'unlisted' }), // the page shows why there are none
      providesTags: ['Park'],
    }),
    /** The lots that accept the balance, nearest first; of one wallet, by default the default one. */
    listBalanceParks: build.infiniteQuery<
      wire.Infer<typeof nearbyParksSchema>,
      ParkSearchCenter & { walletId?: string },
      number
    >({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'balanceParks', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'unlisted' }), // the page shows why there are none
      providesTags: ['Park'],
    }),
  }),
});
export const { useListSuitableParksInfiniteQuery, useListBalanceParksInfiniteQuery } = couponPassBalanceParkCalls;
