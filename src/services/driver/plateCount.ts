import { responseOptions } from '@/services/base/defineService/defineService';
import { count, entity, type Infer } from '@/services/schema/wire';

import { driverApi } from './driverApi';

export const boundPlateCountSchema = entity({ count: count() });

export const { useGetPlateCountQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getPlateCount: build.query<Infer<typeof boundPlateCountSchema>, void>({
      query: () => ({ path: 'plateCount' }),
      ...responseOptions(boundPlateCountSchema, { suppressErrors: 'all' }), // only decides whether adding a vehicle is suggested
      providesTags: ['PlateCount'],
    }),
  }),
});
