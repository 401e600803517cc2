import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { publicityApi } from './publicityApi';

/** A banner picture. It is a link only if it has an advertUrl (Rule 8.1). */
export const advertSchema = wire.entity({ picUrl: wire.text(), advertUrl: wire.text(), bgColor: wire.text() });
export type Advert = wire.Infer<typeof advertSchema>;
export const advertsSchema = wire.results(advertSchema);

export const { useListAdvertsQuery } = publicityApi.injectEndpoints({
  endpoints: (build) => ({
    /** `cityName` is the fixed city of the configuration, not the city of the driver's location (Rule 8.1). */
    listAdverts: build.query<wire.Infer<typeof advertsSchema>, { cityName: string }>({
      query: (body) => ({ path: 'advertisings', method: 'POST', body }),
      ...createEndpointResponseOptions(advertsSchema, { suppressErrors: 'all' }), // the banner falls back to our own picture
      providesTags: ['Advert'],
    }),
  }),
});
