import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { inPages, pageQuery } from '@/services/transport/wire/pages';
import { type Infer, nothing } from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';
import { type Destination, nearbyParks } from './nearbyParks';

export const collectedParkCalls = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The lots that this driver has collected, with their free spaces now, the most recent first. */
    listCollectedParks: build.infiniteQuery<Infer<typeof nearbyParks>, Destination, number>({
      ...inPages,
      query: ({ queryArg, pageParam }) => ({ path: 'collectParks', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...reads(nearbyParks),
      providesTags: ['CollectedPark'],
    }),
    /** Collecting a lot twice has no further effect. */
    collectPark: build.mutation<unknown, { parkId: string }>({
      query: (body) => ({ path: 'collectParks', method: 'POST', body }),
      ...reads(nothing()),
      invalidatesTags: ['CollectedPark'],
    }),
    uncollectPark: build.mutation<unknown, { parkId: string }>({
      query: ({ parkId }) => ({
        path: `collectParks/${segment(parkId)}`,
        method: 'DELETE',
        query: { parkIds: parkId },
      }),
      ...reads(nothing()),
      invalidatesTags: ['CollectedPark'],
    }),
  }),
});
export const { useListCollectedParksInfiniteQuery, useCollectParkMutation, useUncollectParkMutation } =
  collectedParkCalls;
