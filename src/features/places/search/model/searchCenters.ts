import { formatDistance } from '@/domain/distance';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import type { City } from '@/services/dealer/parkSearch';

import { sortByDistance } from '../../model/sortByDistance';
import type { RecentSearchPlace } from './recentSearches';
import { filterCitiesByPrefix } from './searchFilters';

export interface SearchCenter extends RecentSearchPlace {
  /** The displayed distance; empty for a city. */
  readonly distance: string;
}

const hasCoordinates = ({ lng, lat }: SearchCenter): boolean => Number.isFinite(lng) && Number.isFinite(lat);

/** Locations to search around: matching cities first, then nearby lots. A lot without coordinates is left out. */
export const toSearchCenters = (
  keyword: string,
  cities: readonly City[],
  parks: readonly NearbyPark[],
): SearchCenter[] =>
  [
    ...filterCitiesByPrefix(cities, keyword).map(({ cityName, parkNum, longitude, latitude }) => ({
      name: cityName,
      address: `${parkNum}个停车场`,
      lng: longitude,
      lat: latitude,
      distance: '',
    })),
    ...sortByDistance(parks).map(({ parkName, parkAddr, longitude, latitude, distance }) => ({
      name: parkName,
      address: parkAddr,
      lng: longitude,
      lat: latitude,
      distance: formatDistance(distance),
    })),
  ].filter(hasCoordinates);
