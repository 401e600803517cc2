import { useIsSignedIn } from '@/flows/session/useSession';
import { type NearbyStation, useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { useListCollectedStationsInfiniteQuery } from '@/services/cps/stations';

import { type CollectedPages, type Listed, listedOf, type PlaceDetail } from './model/listedPlace';
import { STATIONS_OF_MAP } from './model/stationSource';
import { type Around, destinationOf } from './useAround';

/**
 * A charging station by published calls alone, as the list around a place has it, or the driver's favourites. `centre`: the place that the list is around, if not
 * the driver's. Favourites are fetched only where neither `detail`, the assumed call about one charging station, nor the list has it, or `detail` has failed.
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
  const isMissing = listed === undefined && !nearby.isFetching;
  const wantsCollected = isSignedIn && isNamed && (detail.isError || (detail.currentData === undefined && isMissing));
  const collected = useListCollectedStationsInfiniteQuery(destinationOf(around.point), {
    skip: !wantsCollected || around.point === null,
  });
  const pages: CollectedPages<NearbyStation> = wantsCollected ? collected : isSignedIn ? NO_PAGES : NO_FAVOURITES;
  return listedOf(pages, isHere, { listed, isLoading: nearby.isFetching, here: around.point, centre });
}

const NO_PAGES: CollectedPages<NearbyStation> = { hasNextPage: true, isFetching: false };
/** A visitor has none. */
const NO_FAVOURITES: CollectedPages<NearbyStation> = {
  currentData: { pages: [] },
  hasNextPage: false,
  isFetching: false,
};
