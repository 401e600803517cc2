import { respondsWith } from '@/services/transport/store/defineService';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
import { count, decimal, entity, id, type Infer, requiredText, results, text } from '@/services/transport/wire/wire';

import { dealerApi } from './dealerApi';
import { type DestinationPoint, nearbyParks } from './nearbyParks';

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
export interface SearchParksArgs extends DestinationPoint {
  parkName: string;
}

export interface ParksByNameArgs extends SearchParksArgs {
  /** Only lots of this city; empty: all cities. */
  cityCode: string;
}

export const parkSearchCalls = dealerApi.injectEndpoints({
  endpoints: (build) => ({
    listNearbyPassParks: build.query<Parks, DestinationPoint>({
      query: (body) => ({ path: 'nearbyBagParks', method: 'POST', body }),
      ...respondsWith(nearbyParks, { suppressErrors: 'all' }), // the list shows the failure itself
      providesTags: ['Park'],
    }),
    listNearbyOffPeakParks: build.query<Parks, DestinationPoint>({
      query: (body) => ({ path: 'nearbyDiffTimeParks', method: 'POST', body }),
      ...respondsWith(nearbyParks, { suppressErrors: 'all' }),
      providesTags: ['Park'],
    }),
    listNearbyBookableParks: build.query<Parks, DestinationPoint>({
      query: (body) => ({ path: 'nearByCanBookParks', method: 'POST', body }),
      ...respondsWith(nearbyParks, { suppressErrors: 'all' }),
      providesTags: ['Park'],
    }),
    /** Around a place: suggestions for a map or a search box. */
    searchNearbyParks: build.query<Parks, SearchParksArgs>({
      query: (body) => ({ path: 'nearbySearchByName', method: 'POST', body }),
      ...respondsWith(nearbyParks, { suppressErrors: 'unlisted' }),
      providesTags: ['Park'],
    }),
    /** In a city, page by page. */
    listParksByName: build.infiniteQuery<Parks, ParksByNameArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'parksByName', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(nearbyParks, { suppressErrors: 'unlisted' }),
      providesTags: ['Park'],
    }),
    listCities: build.query<Infer<typeof cities>, void>({
      query: () => ({ path: 'citys' }),
      ...respondsWith(cities),
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
