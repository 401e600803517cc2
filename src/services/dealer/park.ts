import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { parkFields, type ParkSearchCenter } from './nearbyParks';
import { parkApi } from './parkApi';

/** All details of a lot. `distance` is measured from the caller's location. */
export const parkSchema = wire.entity({ ...parkFields, phone: wire.text(), isCollected: wire.flag() });
export type Park = wire.Infer<typeof parkSchema>;

export const { useGetParkQuery } = parkApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    getPark: build.query<Park, { parkId: string } & ParkSearchCenter>({
      query: ({ parkId, ...query }) => ({ path: `parks/${encodePathSegment(parkId)}`, query }),
      ...createEndpointResponseOptions(parkSchema, { suppressErrors: 'all' }), // the sheet shows the failure itself
      providesTags: ['Park', 'CollectedPark'],
    }),
  }),
});
