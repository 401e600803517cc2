import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { nearbyParksSchema, type ParkSearchCenter } from './nearbyParks';
import { parkApi } from './parkApi';

export const favouriteParkCalls = parkApi.injectEndpoints({
  endpoints: (build) => ({
    /** The lots that this driver has saved as favourites, with their current free spaces, the most recent first. */
    listCollectedParks: build.infiniteQuery<wire.Infer<typeof nearbyParksSchema>, ParkSearchCenter, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'collectParks', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...createEndpointResponseOptions(nearbyParksSchema),
      providesTags: ['CollectedPark'],
    }),
    /** Collecting a lot twice has no further effect. */
    collectPark: build.mutation<unknown, { parkId: string }>({
      query: (body) => ({ path: 'collectParks', method: 'POST', body }),
      ...createEndpointResponseOptions(wire.ignoredData()),
      invalidatesTags: ['CollectedPark'],
    }),
    uncollectPark: build.mutation<unknown, { parkId: string }>({
      query: ({ parkId }) => ({
        path: `collectParks/${encodePathSegment(parkId)}`,
        method: 'DELETE',
        query: { parkIds: parkId },
      }),
      ...createEndpointResponseOptions(wire.ignoredData()),
      invalidatesTags: ['CollectedPark'],
    }),
  }),
});
export const { useListCollectedParksInfiniteQuery, useCollectParkMutation, useUncollectParkMutation } =
  favouriteParkCalls;
