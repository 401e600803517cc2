import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { entity, flag, type Infer, text } from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';
import { type DestinationPoint, nearbyParkFields } from './nearbyParks';

/** All details of a lot. `distance` is measured from the caller's location. */
export const park = entity({ ...nearbyParkFields, phone: text(), isCollected: flag() });
export type Park = Infer<typeof park>;

export const { useGetParkQuery } = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    getPark: build.query<Park, { parkId: string } & DestinationPoint>({
      query: ({ parkId, ...query }) => ({ path: `parks/${encodeSegment(parkId)}`, query }),
      ...respondsWith(park, { suppressErrors: 'all' }), // the sheet shows the failure itself
      providesTags: ['Park', 'CollectedPark'],
    }),
  }),
});
