import { offersCharging, offersParking } from '@/domain/offers';
import { pathTo, type QueryParamsByScreenName } from '@/navigation/paths';

export type PlaceKind = 'park' | 'station';
export type ParkFilter = NonNullable<QueryParamsByScreenName['map']['parkType']> | 'all';

/** GCJ-02 degrees. */
interface Point {
  lng: number;
  lat: number;
}

/** The state of the map, parsed from its query. */
export interface MapViewState {
  readonly kind: PlaceKind;
  /** Both kinds are offered, so the driver can choose. */
  readonly hasChoice: boolean;
  readonly filter: ParkFilter;
  /** The chosen location to search around; null: the driver's own. */
  readonly centre: Point | null;
  /** The lot or station whose sheet is open. */
  readonly openId: string | null;
}

type Query = Partial<QueryParamsByScreenName['map']>;

/** `isFromHome` 2 means charging (Rule 2.10), and so does the detail of a station. */
const requestsStation = ({ stationId, isDetailCharge, isFromHome }: Query): boolean =>
  stationId !== undefined || isDetailCharge === '1' || isFromHome === '2';

/** Parses the map's query. A kind that the operator does not offer is never shown, whatever the address requests. */
export function parseMapQuery(query: Query, flags: Parameters<typeof offersParking>[0]): MapViewState {
  const hasChoice = offersParking(flags) && offersCharging(flags);
  const kind = hasChoice ? (requestsStation(query) ? 'station' : 'park') : offersCharging(flags) ? 'station' : 'park';
  const { lng, lat, parkId, stationId, parkType } = query;
  return {
    kind,
    hasChoice,
    filter: parkType ?? 'all',
    centre: lng === undefined || lat === undefined ? null : { lng, lat },
    openId: (kind === 'park' ? parkId : stationId) ?? null,
  };
}

const pickCentre = ({ lng, lat }: Query): Query => ({ lng, lat });

/**
 * The path of the same map with a lot or station open. Without isDetail… it was opened from the map, and closing it
 * goes back.
 */
export const pathToMapWithPlaceOpen = (query: Query, kind: PlaceKind, id: string): string =>
  kind === 'park'
    ? pathTo('map', { ...pickCentre(query), parkType: query.parkType, parkId: id })
    : pathTo('map', { ...pickCentre(query), isFromHome: '2', stationId: id });

/** The path of the same map with no sheet open. */
export const pathToMapWithSheetClosed = (query: Query, kind: PlaceKind): string =>
  pathTo('map', {
    ...pickCentre(query),
    ...(kind === 'park' ? { parkType: query.parkType } : { isFromHome: '2' as const }),
  });

/** Whether another screen opened the sheet, and not the map. */
export const isMapSheetOpenedElsewhere = ({ isDetailPark, isDetailCharge }: Query): boolean =>
  isDetailPark === '1' || isDetailCharge === '1';

/** The path of the same location with lots or with charging stations. */
export const pathToMapOfPlaceKind = (query: Query, kind: PlaceKind): string =>
  pathTo('map', { ...pickCentre(query), isFromHome: kind === 'park' ? '1' : '2' });

/** The path of the same location with lots of one kind only. */
export const pathToMapWithFilter = (query: Query, filter: ParkFilter): string =>
  pathTo('map', { ...pickCentre(query), parkType: filter === 'all' ? undefined : filter });

/** The path of the map around another location, or (null) around the driver. */
export const pathToMapWithCenter = (query: Query, kind: PlaceKind, centre: Point | null): string =>
  pathToMapWithSheetClosed({ parkType: query.parkType, lng: centre?.lng, lat: centre?.lat }, kind);
