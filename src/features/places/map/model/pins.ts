import { leftTogether } from '@/domain/places/leftWords';
import { freeSpacesOf, roomLevelOf, type StationSummary } from '@/domain/places/nearbyFacts';
import type { MapMarker } from '@/host/MapLibrary';
import type { NearbyStation } from '@/services/cps/nearbyStations';
import type { NearbyPark } from '@/services/dealer/nearbyParks';

/** The number of pins that can be told apart on a phone. The list has all places. */
const PIN_COUNT = 20;
/** For a fixed view: pins within this walking distance, m, and at least the next number of pins at any distance. */
const NEAR_M = 1_000;
const LEAST = 3;

/** Whether a place can be shown on a map. */
export const isPlaced = ({ longitude, latitude }: { longitude: number; latitude: number }): boolean =>
  Number.isFinite(longitude) && Number.isFinite(latitude);

/** How many guns are free; NaN when unknown. */
export const freeGunsOf = ({
  quickChargingInfo,
  slowChargingInfo,
}: Pick<StationSummary, 'quickChargingInfo' | 'slowChargingInfo'>): number =>
  leftTogether(Math.max(0, quickChargingInfo.leftNum), Math.max(0, slowChargingInfo.leftNum));

const room = (free: number | null): string => (free === null ? '余位未知' : free > 0 ? `余${free}` : '已满');

/** A lot on the map. Its label shows how many places are free. */
export const parkPin = (park: NearbyPark): MapMarker => ({
  id: park.parkId,
  lng: park.longitude,
  lat: park.latitude,
  label: room(freeSpacesOf(park)),
  name: park.parkName,
  level: roomLevelOf(park),
});

/** A charging station on the map. Its label shows how many guns are free. */
export function stationPin(station: NearbyStation): MapMarker {
  const free = freeGunsOf(station);
  return {
    id: station.stationId,
    lng: station.longitude,
    lat: station.latitude,
    label: Number.isNaN(free) ? '空闲未知' : free > 0 ? `空闲${free}` : '无空闲枪',
    name: station.stationName,
    level: Number.isNaN(free) ? 'unknown' : free > 0 ? 'free' : 'full',
  };
}

interface Placed {
  readonly distance: number;
  readonly longitude: number;
  readonly latitude: number;
}

interface Shown {
  readonly selectedId: string | null;
  /** The view cannot be moved and shows all its pins. Pins far away would then push the near ones together. */
  readonly isStill: boolean;
}

/** The nearest places as pins, and the chosen one at any distance. `rows` are nearest first. */
export function pinsOf<Row extends Placed>(
  rows: readonly Row[],
  pinOf: (row: Row) => MapMarker,
  { selectedId, isStill }: Shown,
): readonly MapMarker[] {
  const placed = rows.filter(isPlaced);
  const near = placed
    .slice(0, PIN_COUNT)
    .filter(({ distance }, index) => !isStill || index < LEAST || distance <= NEAR_M)
    .map(pinOf);
  if (selectedId === null || near.some(({ id }) => id === selectedId)) return near;
  const chosen = placed.map(pinOf).find(({ id }) => id === selectedId);
  return chosen === undefined ? near : [...near, chosen];
}
