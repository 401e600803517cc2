import { metresFrom } from '@/ui/map/planGeometry';

/** The query about one place, as far as it decides whether lists are needed. */
export interface PlaceDetail {
  readonly currentData?: unknown;
  readonly isError: boolean;
}

/** A place as lists have it. */
export interface Listed<Row> {
  /** Undefined if no list has it. */
  readonly row: Row | undefined;
  /** Whether it is one of the driver's favourites; undefined if that is not known. */
  readonly isCollected: 0 | 1 | undefined;
  /** A list that may have it is on its way. */
  readonly isLoading: boolean;
}

/** The driver's favourites, in pages. */
export interface CollectedPages<Row> {
  readonly currentData?: { readonly pages: readonly { readonly results: readonly Row[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
}

/** Whether the driver's favourites may have what the call about one place, or the list around it, has not. */
export const needsFavourites = (
  { currentData, isError }: PlaceDetail,
  isListed: boolean,
  isListing: boolean,
): boolean => isError || (currentData === undefined && !isListed && !isListing);

/** The favourites as far as they are known: a visitor has none, and a driver's are not known where they are not fetched. */
export function favouritesOf<Row>(
  collected: CollectedPages<Row>,
  { isSignedIn, isFetched }: { readonly isSignedIn: boolean; readonly isFetched: boolean },
): CollectedPages<Row> {
  if (isFetched) return collected;
  const known = isSignedIn ? {} : { currentData: { pages: [] } };
  return { ...known, hasNextPage: isSignedIn, isFetching: false };
}

interface Point {
  readonly lng: number;
  readonly lat: number;
}

interface Placed {
  readonly distance: number;
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * A row of a list, with its distance from `here` in metres. A list measures from its own centre. Where that is another place, the distance is
 * computed from the row's coordinates, and NaN without them.
 */
export function measuredFrom<Row extends Placed>(row: Row, here: Point | null, centre: Point | null): Row {
  if (centre === null || here === null) return row;
  const { east, north } = metresFrom(here, { lng: row.longitude, lat: row.latitude });
  return { ...row, distance: Math.hypot(east, north) };
}

interface NearbyList<Row> {
  readonly listed: Row | undefined;
  readonly isLoading: boolean;
  readonly here: Point | null;
  readonly centre: Point | null;
}

/** Joins what the list around a place and the favourites have of one place. Favourites are measured from the driver. */
export function listedOf<Row extends Placed>(
  pages: CollectedPages<Row>,
  isHere: (row: Row) => boolean,
  { listed, isLoading, here, centre }: NearbyList<Row>,
): Listed<Row> {
  const favourite = pages.currentData?.pages.flatMap(({ results }) => results).find(isHere);
  const isWhole = pages.currentData !== undefined && !pages.hasNextPage;
  return {
    row: listed === undefined ? favourite : measuredFrom(listed, here, centre),
    isCollected: favourite === undefined ? (isWhole ? 0 : undefined) : 1,
    isLoading: isLoading || pages.isFetching,
  };
}
