import { useIsSignedIn } from '@/flows/session/useSession';
import { type NearbyStation, useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { useListCollectedStationsInfiniteQuery } from '@/services/cps/stations';

import { favouritesOf, type Listed, listedOf, needsFavourites, type PlaceDetail } from './model/listedPlace';
import { STATIONS_OF_MAP } from './model/stationSource';
import { type Around, destinationOf } from './useAround';

/**
 * A charging station by published calls alone, as the list around a place has it, or the driver's favourites. `centre`: the place that the list is
 * around, if not the driver's. Favourites are fetched only where neither `detail`, the assumed call about one charging station, nor the list has it, or
 * `detail` has failed.
 */
export function useListedStation(
  stationId: string,
  { around, centre, detail }: { around: Around; centre: Around['point']; detail: PlaceDetail },
): Listed<NearbyStation> {
  const isSignedIn = useIsSignedIn();
  const point = centre ?? around.point;
  const isNamed = stationId !== '';
  const nearby = useListNearbyStationsQuery(
    { ...destinationOf(point), source: STATIONS_OF_MAP },
    { skip: point === null || !isNamed },
  );
  const isHere = (row: NearbyStation) => row.stationId === stationId;
  const listed = nearby.currentData?.results.find(isHere);
  const isFetched = isSignedIn && isNamed && needsFavourites(detail, listed !== undefined, nearby.isFetching);
  const collected = useListCollectedStationsInfiniteQuery(destinationOf(around.point), {
    skip: !isFetched || around.point === null,
  });
  const pages = favouritesOf(collected, { isSignedIn, isFetched });
  return listedOf(pages, isHere, { listed, isLoading: nearby.isFetching, here: around.point, centre });
}
