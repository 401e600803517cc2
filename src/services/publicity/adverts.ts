import { responseOptions } from '@/services/base/defineService/defineService';
import { entity, type Infer, results, text } from '@/services/schema/wire';

import { publicityApi } from './publicityApi';

/** A banner picture. It is a link only if it has an advertUrl (Rule 8.1). */
export const advertSchema = entity({ picUrl: text(), advertUrl: text(), bgColor: text() });
export type Advert = Infer<typeof advertSchema>;
export const advertsSchema = results(advertSchema);

export const { useListAdvertsQuery } = publicityApi.injectEndpoints({
  endpoints: (build) => ({
    /** `cityName` is the fixed city of the configuration, not the city of the driver's location (Rule 8.1). */
    listAdverts: build.query<Infer<typeof advertsSchema>, { cityName: string }>({
      query: (body) => ({ path: 'advertisings', method: 'POST', body }),
      ...responseOptions(advertsSchema, { suppressErrors: 'all' }), // the banner falls back to our own picture
      providesTags: ['Advert'],
    }),
  }),
});
