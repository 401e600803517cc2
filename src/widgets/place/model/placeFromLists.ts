import { toMetreOffset } from '@/ui/map/planGeometry';

/** The part of the query for one place that decides whether lists have to be fetched. */
export interface PlaceDetailQueryResult {
  readonly currentData?: unknown;
  readonly isError: boolean;
}

/** A place as found in lists. */
export interface PlaceFromLists<Row> {
  /** Undefined if no list contains it. */
  readonly row: Row | undefined;
  /** Whether it is one of the driver's favourites; undefined if that is not known. */
  readonly isCollected: 0 | 1 | undefined;
  /** A list that may contain it is being fetched. */
  readonly isLoading: boolean;
}

/** The driver's favourites, in pages. */
export interface FavouritePages<Row> {
  readonly currentData?: { readonly pages: readonly { readonly results: readonly Row[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
}

/** Whether the favourites have to be fetched, because neither the query for the place nor the nearby list has it. */
export const shouldFetchFavourites = (
  { currentData, isError }: PlaceDetailQueryResult,
  isListed: boolean,
  isListing: boolean,
): boolean => isError || (currentData === undefined && !isListed && !isListing);

/** The known favourites: none for a visitor, unknown for a driver whose favourites are not fetched. */
export function toKnownFavourites<Row>(
  collected: FavouritePages<Row>,
  { isSignedIn, isFetched }: { readonly isSignedIn: boolean; readonly isFetched: boolean },
): FavouritePages<Row> {
  if (isFetched) return collected;
  const known = isSignedIn ? {} : { currentData: { pages: [] } };
  return { ...known, hasNextPage: isSignedIn, isFetching: false };
}

interface Point {
  readonly lng: number;
  readonly lat: number;
}

interface LocatedRow {
  readonly distance: number;
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * A row of a list with its distance from `origin` in metres. The server measures from the centre of the list. If that
 * is another place, the distance is computed from the row's coordinates; it is NaN without coordinates.
 */
export function withDistanceFrom<Row extends LocatedRow>(row: Row, origin: Point | null, centre: Point | null): Row {
  if (centre === null || origin === null) return row;
  const { east, north } = toMetreOffset(origin, { lng: row.longitude, lat: row.latitude });
  return { ...row, distance: Math.hypot(east, north) };
}

interface NearbyListResult<Row> {
  readonly listed: Row | undefined;
  readonly isLoading: boolean;
  readonly origin: Point | null;
  readonly centre: Point | null;
}

/** Merges one place from the nearby list and the favourites. The distance of favourites is from the driver. */
export function resolvePlaceFromLists<Row extends LocatedRow>(
  pages: FavouritePages<Row>,
  isSamePlace: (row: Row) => boolean,
  { listed, isLoading, origin, centre }: NearbyListResult<Row>,
): PlaceFromLists<Row> {
  const favourite = pages.currentData?.pages.flatMap(({ results }) => results).find(isSamePlace);
  const isComplete = pages.currentData !== undefined && !pages.hasNextPage;
  return {
    row: listed === undefined ? favourite : withDistanceFrom(listed, origin, centre),
    isCollected: favourite === undefined ? (isComplete ? 0 : undefined) : 1,
    isLoading: isLoading || pages.isFetching,
  };
}
