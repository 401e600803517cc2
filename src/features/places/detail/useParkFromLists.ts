import { useIsSignedIn } from '@/flows/session/useSession';
import { useListCollectedParksInfiniteQuery } from '@/services/dealer/collectedParks';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import {
  type PlaceDetailQueryResult,
  type PlaceFromLists,
  resolvePlaceFromLists,
  shouldFetchFavourites,
  toKnownFavourites,
} from '@/widgets/place/model/placeFromLists';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import type { MapViewState } from '../model/mapView';
import { useNearbyParks } from '../parts/useNearbyParks';

/**
 * A lot from the documented list calls: the list of the map, or the driver's favourites. Favourites are fetched only if
 * neither `detail` (the undocumented call for one lot) nor the list has the lot, or if `detail` failed.
 */
export function useParkFromLists(
  parkId: string,
  { view, around, detail }: { view: MapViewState; around: NearbyCenter; detail: PlaceDetailQueryResult },
): PlaceFromLists<NearbyPark> {
  const isSignedIn = useIsSignedIn();
  const { query: nearby, rows } = useNearbyParks(view.filter, view.centre ?? around.point);
  const isSamePark = (row: NearbyPark) => row.parkId === parkId;
  const listed = rows.find(isSamePark);
  const isFetched = isSignedIn && shouldFetchFavourites(detail, listed !== undefined, nearby.isFetching);
  const collected = useListCollectedParksInfiniteQuery(toDestinationParams(around.point), {
    skip: !isFetched || around.point === null,
  });
  const favourites = toKnownFavourites(collected, { isSignedIn, isFetched });
  return resolvePlaceFromLists(favourites, isSamePark, {
    listed,
    isLoading: nearby.isFetching,
    origin: around.point,
    centre: view.centre,
  });
}
