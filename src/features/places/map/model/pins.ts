import { type ChargingStationSummary, getFreeSpaceCount, getSpaceAvailability } from '@/domain/places/nearbyPlaceTexts';
import { sumRemainingCounts } from '@/domain/places/remainingCountText';
import type { MapMarker } from '@/host/MapLibrary';
import type { NearbyChargingStation } from '@/services/cps/nearbyStations';
import type { NearbyPark } from '@/services/dealer/nearbyParks';

/** The number of pins that are distinguishable on a phone. The list has all places. */
const MAX_PINS = 20;
/** On a static plan: pins within this walking distance in metres, but at least `MIN_PINS` at any distance. */
const NEAR_M = 1_000;
const MIN_PINS = 3;

/** Whether a place can be shown on a map. */
export const hasCoordinates = ({ longitude, latitude }: { longitude: number; latitude: number }): boolean =>
  Number.isFinite(longitude) && Number.isFinite(latitude);

/** How many guns are free; NaN when unknown. */
export const countFreeGuns = ({
  quickChargingInfo,
  slowChargingInfo,
}: Pick<ChargingStationSummary, 'quickChargingInfo' | 'slowChargingInfo'>): number =>
  sumRemainingCounts(Math.max(0, quickChargingInfo.leftNum), Math.max(0, slowChargingInfo.leftNum));

const freeSpacesLabel = (free: number | null): string => (free === null ? '余位未知' : free > 0 ? `余${free}` : '已满');

/** A lot on the map. Its label shows how many places are free. */
export const toParkPin = (park: NearbyPark): MapMarker => ({
  id: park.parkId,
  lng: park.longitude,
  lat: park.latitude,
  label: freeSpacesLabel(getFreeSpaceCount(park)),
  name: park.parkName,
  level: getSpaceAvailability(park),
});

/** A charging station on the map. Its label shows how many guns are free. */
export function toStationPin(station: NearbyChargingStation): MapMarker {
  const free = countFreeGuns(station);
  return {
    id: station.stationId,
    lng: station.longitude,
    lat: station.latitude,
    label: Number.isNaN(free) ? '空闲未知' : free > 0 ? `空闲${free}` : '无空闲枪',
    name: station.stationName,
    level: Number.isNaN(free) ? 'unknown' : free > 0 ? 'free' : 'full',
  };
}

interface LocatedRow {
  readonly distance: number;
  readonly longitude: number;
  readonly latitude: number;
}

interface PinOptions {
  readonly selectedId: string | null;
  /** The plan is static and fits all its pins, so distant pins would push the near ones together. */
  readonly isStatic: boolean;
}

/** The nearest places as pins, and the chosen one at any distance. `rows` are nearest first. */
export function toNearestMapPins<Row extends LocatedRow>(
  rows: readonly Row[],
  toPin: (row: Row) => MapMarker,
  { selectedId, isStatic }: PinOptions,
): readonly MapMarker[] {
  const locatedRows = rows.filter(hasCoordinates);
  const nearPins = locatedRows
    .slice(0, MAX_PINS)
    .filter(({ distance }, index) => !isStatic || index < MIN_PINS || distance <= NEAR_M)
    .map(toPin);
  if (selectedId === null || nearPins.some(({ id }) => id === selectedId)) return nearPins;
  const chosen = locatedRows.map(toPin).find(({ id }) => id === selectedId);
  return chosen === undefined ? nearPins : [...nearPins, chosen];
}
