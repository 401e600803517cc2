import { reads } from '@/services/transport/store/defineService';
import { inPages, pageQuery } from '@/services/transport/wire/pages';
import { count, decimal, entity, id, type Infer, requiredText, results, text } from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';
import { type Destination, nearbyParks } from './nearbyParks';

/** A city with lots, and its centre in GCJ-02 degrees. */
export const city = entity({
  cityCode: id(),
  cityName: requiredText(),
  /** The upper-case letter for sorting. */
  initial: text(),
  parkNum: count(),
  longitude: decimal(),
  latitude: decimal(),
});
export type City = Infer<typeof city>;
export const cities = results(city);

type Parks = Infer<typeof nearbyParks>;

/** The lots whose name or address contains `parkName`, nearest first. */
export interface SearchParksArgs extends Destination {
  parkName: string;
}

export interface ParksByNameArgs extends SearchParksArgs {
  /** Only lots of this city; empty: all cities. */
  cityCode: string;
}

export const parkSearchCalls = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    listNearbyPassParks: build.query<Parks, Destination>({
      query: (body) => ({ path: 'nearbyBagParks', method: 'POST', body }),
      ...reads(nearbyParks, { handles: 'all' }), // the list shows the failure itself
      providesTags: ['Park'],
    }),
    listNearbyOffPeakParks: build.query<Parks, Destination>({
      query: (body) => ({ path: 'nearbyDiffTimeParks', method: 'POST', body }),
      ...reads(nearbyParks, { handles: 'all' }),
      providesTags: ['Park'],
    }),
    listNearbyBookableParks: build.query<Parks, Destination>({
      query: (body) => ({ path: 'nearByCanBookParks', method: 'POST', body }),
      ...reads(nearbyParks, { handles: 'all' }),
      providesTags: ['Park'],
    }),
    /** Around a place: suggestions for a map or a search box. */
    searchNearbyParks: build.query<Parks, SearchParksArgs>({
      query: (body) => ({ path: 'nearbySearchByName', method: 'POST', body }),
      ...reads(nearbyParks, { handles: 'unlisted' }),
      providesTags: ['Park'],
    }),
    /** In a whole city, page by page. */
    listParksByName: build.infiniteQuery<Parks, ParksByNameArgs, number>({
      ...inPages,
      query: ({ queryArg, pageParam }) => ({ path: 'parksByName', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...reads(nearbyParks, { handles: 'unlisted' }),
      providesTags: ['Park'],
    }),
    listCities: build.query<Infer<typeof cities>, void>({
      query: () => ({ path: 'citys' }),
      ...reads(cities),
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
