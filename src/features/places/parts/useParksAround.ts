import { useMemo } from 'react';

import type { Place } from '@/flows/place/placeSlice';
import { type NearbyPark, useListNearbyParksQuery } from '@/services/dealer/nearbyParks';
import {
  useListNearbyBookableParksQuery,
  useListNearbyOffPeakParksQuery,
  useListNearbyPassParksQuery,
} from '@/services/dealer/parkSearch';
import { destinationOf } from '@/widgets/place/useAround';

import type { ParkFilter } from '../model/mapView';
import { nearestFirst } from '../model/nearest';

/** The lots around a place that offer what the driver filters by, nearest first. */
export function useParksAround(filter: ParkFilter, point: Place | null, isWanted = true) {
  const around = destinationOf(point);
  const skipUnless = (...filters: ParkFilter[]) => ({
    skip: !isWanted || point === null || !filters.includes(filter),
  });
  const every = useListNearbyParksQuery(around, skipUnless('all', 'chargeActive'));
  const passes = useListNearbyPassParksQuery(around, skipUnless('monthActive'));
  const bookings = useListNearbyBookableParksQuery(around, skipUnless('bookActive'));
  const offPeak = useListNearbyOffPeakParksQuery(around, skipUnless('diffTimeActive'));
  const query = {
    all: every,
    chargeActive: every,
    monthActive: passes,
    bookActive: bookings,
    diffTimeActive: offPeak,
  }[filter];
  const { currentData } = query;
  const rows = useMemo(
    () => nearestFirst((currentData?.results ?? NONE).filter((park) => isOffered(filter, park))),
    [currentData, filter],
  );
  return { query, rows };
}

const NONE: readonly NearbyPark[] = [];
/** The other filters have calls of their own. */
const isOffered = (filter: ParkFilter, { supportCharge }: NearbyPark) =>
  filter !== 'chargeActive' || supportCharge === 1;
