import { respondsWith } from '@/services/transport/store/defineService';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
import type { Infer } from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';
import { type DestinationPoint, nearbyParks } from './nearbyParks';

/** For one coupon or one period pass of the driver. */
export type SuitableParksArgs = DestinationPoint &
  ({ couponId: string; bagOrderNo?: never } | { bagOrderNo: string; couponId?: never });

export const acceptingParkCalls = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** The lots where a coupon or a pass is valid, nearest first. */
    listSuitableParks: build.infiniteQuery<Infer<typeof nearbyParks>, SuitableParksArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'suitParks', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(nearbyParks, { suppressErrors: 'unlisted' }), // the page shows why there are none
      providesTags: ['Park'],
    }),
    /** The lots that accept the balance, nearest first; of one wallet, by default the default one. */
    listBalanceParks: build.infiniteQuery<Infer<typeof nearbyParks>, DestinationPoint & { walletId?: string }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'balanceParks', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(nearbyParks, { suppressErrors: 'unlisted' }), // the page shows why there are none
      providesTags: ['Park'],
    }),
  }),
});
export const { useListSuitableParksInfiniteQuery, useListBalanceParksInfiniteQuery } = acceptingParkCalls;
