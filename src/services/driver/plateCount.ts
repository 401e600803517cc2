import { respondsWith } from '@/services/transport/store/defineService';
import { count, entity, type Infer } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

export const plateCount = entity({ count: count() });

export const { useGetPlateCountQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getPlateCount: build.query<Infer<typeof plateCount>, void>({
      query: () => ({ path: 'plateCount' }),
      ...respondsWith(plateCount, { suppressErrors: 'all' }), // only decides whether adding a vehicle is suggested
      providesTags: ['PlateCount'],
    }),
  }),
});
