import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

export const boundPlateCountSchema = wire.entity({ count: wire.count() });

export const { useGetPlateCountQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getPlateCount: build.query<wire.Infer<typeof boundPlateCountSchema>, void>({
      query: () => ({ path: 'plateCount' }),
      ...createEndpointResponseOptions(boundPlateCountSchema, { suppressErrors: 'all' }), // only decides whether adding a vehicle is suggested
      providesTags: ['PlateCount'],
    }),
  }),
});
