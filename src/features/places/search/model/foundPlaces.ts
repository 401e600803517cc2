import { formatDistance } from '@/domain/distance';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import type { City } from '@/services/dealer/parkSearch';

import { nearestFirst } from '../../model/nearest';
import type { RecentPlace } from './recents';
import { citiesCalled } from './searchWords';

export interface FoundPlace extends RecentPlace {
  /** The displayed distance; empty for a city. */
  readonly distance: string;
}

const isPlaced = ({ lng, lat }: FoundPlace): boolean => Number.isFinite(lng) && Number.isFinite(lat);

/** Places to look around at: cities of that name first, then nearby lots. A lot without coordinates is left out. */
export const placesOf = (words: string, cities: readonly City[], parks: readonly NearbyPark[]): FoundPlace[] =>
  [
    ...citiesCalled(cities, words).map(({ cityName, parkNum, longitude, latitude }) => ({
      name: cityName,
      address: `${parkNum}个停车场`,
      lng: longitude,
      lat: latitude,
      distance: '',
    })),
    ...nearestFirst(parks).map(({ parkName, parkAddr, longitude, latitude, distance }) => ({
      name: parkName,
      address: parkAddr,
      lng: longitude,
      lat: latitude,
      distance: formatDistance(distance),
    })),
  ].filter(isPlaced);
