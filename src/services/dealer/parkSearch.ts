import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { nearbyParksSchema, type ParkSearchCenter } from './nearbyParks';
import { parkApi } from './parkApi';

/** A city with lots, and its centre in GCJ-02 degrees. */
export const citySchema = wire.entity({
  cityCode: wire.id(),
  cityName: wire.requiredText(),
  /** The upper-case letter for sorting. */
  initial: wire.text(),
  parkNum: wire.count(),
  longitude: wire.decimal(),
  latitude: wire.decimal(),
});
export type City = wire.Infer<typeof citySchema>;
export const citiesSchema = wire.results(citySchema);

type Parks = wire.Infer<typeof nearbyParksSchema>;

/** The lots whose name or address contains `parkName`, nearest first. */
export interface SearchParksArgs extends ParkSearchCenter {
  parkName: string;
}

export interface ParksByNameArgs extends SearchParksArgs {
  /** Only lots of this city; empty: all cities. */
  cityCode: string;
}

export const parkSearchCalls = parkApi.injectEndpoints({
  endpoints: (build) => ({
    listNearbyPassParks: build.query<Parks, ParkSearchCenter>({
      query: (body) => ({ path: 'nearbyBagParks', method: 'POST', body }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'all' }), // the list shows the failure itself
      providesTags: ['Park'],
    }),
    listNearbyOffPeakParks: build.query<Parks, ParkSearchCenter>({
      query: (body) => ({ path: 'nearbyDiffTimeParks', method: 'POST', body }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'all' }),
      providesTags: ['Park'],
    }),
    listNearbyBookableParks: build.query<Parks, ParkSearchCenter>({
      query: (body) => ({ path: 'nearByCanBookParks', method: 'POST', body }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'all' }),
      providesTags: ['Park'],
    }),
    /** Around a place: suggestions for a map or a search box. */
    searchNearbyParks: build.query<Parks, SearchParksArgs>({
      query: (body) => ({ path: 'nearbySearchByName', method: 'POST', body }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['Park'],
    }),
    /** In a city, page by page. */
    listParksByName: build.infiniteQuery<Parks, ParksByNameArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'parksByName', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...createEndpointResponseOptions(nearbyParksSchema, { suppressErrors: 'unlisted' }),
      providesTags: ['Park'],
    }),
    listCities: build.query<wire.Infer<typeof citiesSchema>, void>({
      query: () => ({ path: 'citys' }),
      ...createEndpointResponseOptions(citiesSchema),
    }),
  }),
});
export const {
  useListNearbyPassParksQuery,
  useListNearbyOffPeakParksQuery,
  useListNearbyBookableParksQuery,
  useSearchNearbyParksQuery,
  useListParksByNameInfiniteQuery,
  useListCitiesQuery,
} = parkSearchCalls;
