import { useIsSignedIn } from '@/flows/session/useSession';
import { useListCollectedParksInfiniteQuery } from '@/services/dealer/collectedParks';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import {
  favouritesOf,
  type Listed,
  listedOf,
  needsFavourites,
  type PlaceDetail,
} from '@/widgets/place/model/listedPlace';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import type { MapViewState } from '../model/mapView';
import { useParksAround } from '../parts/useParksAround';

/**
 * A lot by published calls alone, as the list on the map has it, or the driver's favourites. Favourites are fetched only where neither `detail`, the assumed
 * call about one lot, nor the list has it, or `detail` has failed.
 */
export function useListedPark(
  parkId: string,
  { view, around, detail }: { view: MapViewState; around: Around; detail: PlaceDetail },
): Listed<NearbyPark> {
  const isSignedIn = useIsSignedIn();
  const { query: nearby, rows } = useParksAround(view.filter, view.centre ?? around.point);
  const isHere = (row: NearbyPark) => row.parkId === parkId;
  const listed = rows.find(isHere);
  const isFetched = isSignedIn && needsFavourites(detail, listed !== undefined, nearby.isFetching);
  const collected = useListCollectedParksInfiniteQuery(destinationOf(around.point), {
    skip: !isFetched || around.point === null,
  });
  const pages = favouritesOf(collected, { isSignedIn, isFetched });
  return listedOf(pages, isHere, { listed, isLoading: nearby.isFetching, here: around.point, centre: view.centre });
}
