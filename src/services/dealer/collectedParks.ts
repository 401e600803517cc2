import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
import { ignoredData, type Infer } from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';
import { type DestinationPoint, nearbyParks } from './nearbyParks';

export const collectedParkCalls = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The lots that this driver has saved as favourites, with their current free spaces, the most recent first. */
    listCollectedParks: build.infiniteQuery<Infer<typeof nearbyParks>, DestinationPoint, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'collectParks', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(nearbyParks),
      providesTags: ['CollectedPark'],
    }),
    /** Collecting a lot twice has no further effect. */
    collectPark: build.mutation<unknown, { parkId: string }>({
      query: (body) => ({ path: 'collectParks', method: 'POST', body }),
      ...respondsWith(ignoredData()),
      invalidatesTags: ['CollectedPark'],
    }),
    uncollectPark: build.mutation<unknown, { parkId: string }>({
      query: ({ parkId }) => ({
        path: `collectParks/${encodeSegment(parkId)}`,
        method: 'DELETE',
        query: { parkIds: parkId },
      }),
      ...respondsWith(ignoredData()),
      invalidatesTags: ['CollectedPark'],
    }),
  }),
});
export const { useListCollectedParksInfiniteQuery, useCollectParkMutation, useUncollectParkMutation } =
  collectedParkCalls;
