import { useIsSignedIn } from '@/flows/session/useSession';
import { type NearbyChargingStation, useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { useListCollectedStationsInfiniteQuery } from '@/services/cps/stations';

import {
  type PlaceDetailQueryResult,
  type PlaceFromLists,
  resolvePlaceFromLists,
  shouldFetchFavourites,
  toKnownFavourites,
} from './model/placeFromLists';
import { MAP_NEARBY_STATIONS_SOURCE_PARAM } from './model/stationSource';
import { type NearbyCenter, toDestinationParams } from './useNearbyCenter';

/**
 * A charging station from the published API: from the list around a place, or from the driver's favourites. `centre`:
 * the centre of the list, if it is not the driver's place. `detail`: the assumed query for one station. Favourites are
 * fetched only if neither `detail` nor the list has the station, or if `detail` has failed.
 */
export function useStationFromLists(
  stationId: string,
  { around, centre, detail }: { around: NearbyCenter; centre: NearbyCenter['point']; detail: PlaceDetailQueryResult },
): PlaceFromLists<NearbyChargingStation> {
  const isSignedIn = useIsSignedIn();
  const point = centre ?? around.point;
  const isNamed = stationId !== '';
  const nearby = useListNearbyStationsQuery(
    { ...toDestinationParams(point), source: MAP_NEARBY_STATIONS_SOURCE_PARAM },
    { skip: point === null || !isNamed },
  );
  const isSameStation = (row: NearbyChargingStation) => row.stationId === stationId;
  const listed = nearby.currentData?.results.find(isSameStation);
  const isFetched = isSignedIn && isNamed && shouldFetchFavourites(detail, listed !== undefined, nearby.isFetching);
  const collected = useListCollectedStationsInfiniteQuery(toDestinationParams(around.point), {
    skip: !isFetched || around.point === null,
  });
  const pages = toKnownFavourites(collected, { isSignedIn, isFetched });
  return resolvePlaceFromLists(pages, isSameStation, {
    listed,
    isLoading: nearby.isFetching,
    origin: around.point,
    centre,
  });
}
