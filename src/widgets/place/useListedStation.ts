import { useIsSignedIn } from '@/flows/session/useSession';
import { type NearbyStation, useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { useListCollectedStationsInfiniteQuery } from '@/services/cps/stations';

import {
  type ListedPlace,
  needsFavourites,
  type PlaceDetailQuery,
  resolveListedPlace,
  toKnownFavourites,
} from './model/listedPlace';
import { NEARBY_STATIONS_MAP_SOURCE } from './model/stationSource';
import { type NearbyCenter, toDestinationParams } from './useNearbyCenter';

/**
 * A charging station from the published API: from the list around a place, or from the driver's favourites. `centre`:
 * the centre of the list, if it is not the driver's place. `detail`: the assumed query for one station. Favourites are
 * fetched only if neither `detail` nor the list has the station, or if `detail` has failed.
 */
export function useListedStation(
  stationId: string,
  { around, centre, detail }: { around: NearbyCenter; centre: NearbyCenter['point']; detail: PlaceDetailQuery },
): ListedPlace<NearbyStation> {
  const isSignedIn = useIsSignedIn();
  const point = centre ?? around.point;
  const isNamed = stationId !== '';
  const nearby = useListNearbyStationsQuery(
    { ...toDestinationParams(point), source: NEARBY_STATIONS_MAP_SOURCE },
    { skip: point === null || !isNamed },
  );
  const isSameStation = (row: NearbyStation) => row.stationId === stationId;
  const listed = nearby.currentData?.results.find(isSameStation);
  const isFetched = isSignedIn && isNamed && needsFavourites(detail, listed !== undefined, nearby.isFetching);
  const collected = useListCollectedStationsInfiniteQuery(toDestinationParams(around.point), {
    skip: !isFetched || around.point === null,
  });
  const pages = toKnownFavourites(collected, { isSignedIn, isFetched });
  return resolveListedPlace(pages, isSameStation, {
    listed,
    isLoading: nearby.isFetching,
    origin: around.point,
    centre,
  });
}
