import { useMemo } from 'react';

import type { Coordinates } from '@/flows/place/placeSlice';
import { type NearbyPark, useListNearbyParksQuery } from '@/services/dealer/nearbyParks';
import {
  useListNearbyBookableParksQuery,
  useListNearbyOffPeakParksQuery,
  useListNearbyPassParksQuery,
} from '@/services/dealer/parkSearch';
import { toDestinationParams } from '@/widgets/place/useNearbyCenter';

import type { ParkFilter } from '../model/mapView';
import { sortByDistance } from '../model/sortByDistance';

/** The lots around a location that match the filter, nearest first. */
export function useNearbyParks(filter: ParkFilter, point: Coordinates | null, isEnabled = true) {
  const around = toDestinationParams(point);
  const skipUnless = (...filters: ParkFilter[]) => ({
    skip: !isEnabled || point === null || !filters.includes(filter),
  });
  const allParks = useListNearbyParksQuery(around, skipUnless('all', 'chargeActive'));
  const passes = useListNearbyPassParksQuery(around, skipUnless('monthActive'));
  const bookings = useListNearbyBookableParksQuery(around, skipUnless('bookActive'));
  const offPeak = useListNearbyOffPeakParksQuery(around, skipUnless('diffTimeActive'));
  const query = {
    all: allParks,
    chargeActive: allParks,
    monthActive: passes,
    bookActive: bookings,
    diffTimeActive: offPeak,
  }[filter];
  const { currentData } = query;
  const rows = useMemo(
    () => sortByDistance((currentData?.results ?? NO_PARKS).filter((park) => isOffered(filter, park))),
    [currentData, filter],
  );
  return { query, rows };
}

const NO_PARKS: readonly NearbyPark[] = [];
/** The other filters have their own endpoints. */
const isOffered = (filter: ParkFilter, { supportCharge }: NearbyPark) =>
  filter !== 'chargeActive' || supportCharge === 1;
