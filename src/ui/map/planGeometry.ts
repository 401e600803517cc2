import type { MapPoint } from '@/host/MapLibrary';

/** Metres of one degree of longitude at the equator, and of one degree of latitude over China. */
const METRES_PER_LNG = 111_320;
const METRES_PER_LAT = 110_540;

/** The possible radii of a plan. Half of each is also a round number. */
const RADII_M = [200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000, 100_000];

/** East and north of `center` in metres. Accurate to half a percent within the 100 km that a plan shows. */
export function toMetreOffset(center: MapPoint, { lng, lat }: MapPoint): { east: number; north: number } {
  const narrowing = Math.cos((center.lat * Math.PI) / 180);
  return { east: (lng - center.lng) * METRES_PER_LNG * narrowing, north: (lat - center.lat) * METRES_PER_LAT };
}

/** The radius without points: walking distance, so that the rings usually stay the same when points arrive. */
const EMPTY_RADIUS_M = 1_000;

/** The smallest radius in metres that contains every point; the largest one if none does. */
export function findSchematicMapRadiusM(center: MapPoint, points: readonly MapPoint[]): number {
  if (points.length === 0) return EMPTY_RADIUS_M;
  const farthest = Math.max(...points.map((point) => Math.hypot(...Object.values(toMetreOffset(center, point)))));
  return RADII_M.find((radius) => radius >= farthest) ?? RADII_M[RADII_M.length - 1] ?? 0;
}

/**
 * The position of a point on the plan, from -1 (west, top) to 1 (east, bottom). A point beyond the outer ring is placed
 * on it, in its direction.
 */
export function toSchematicMapPosition(center: MapPoint, point: MapPoint, radiusM: number): { x: number; y: number } {
  const { east, north } = toMetreOffset(center, point);
  const reach = Math.max(radiusM, Math.hypot(east, north));
  return { x: east / reach, y: -north / reach };
}

/** Clockwise from the top, in radians. Of two equal directions the first is used. */
const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

/**
 * The direction in which the rings are labelled with their distance: where the fewest points cover the labels.
 * Clockwise from the top, in radians.
 */
export function findFreestLabelDirection(center: MapPoint, points: readonly MapPoint[]): number {
  const pointAngles = points.map((point) => {
    const { east, north } = toMetreOffset(center, point);
    return Math.atan2(east, north);
  });
  const clearanceAt = (direction: number) =>
    Math.min(Math.PI, ...pointAngles.map((angle) => Math.acos(Math.cos(angle - direction))));
  return DIRECTIONS.reduce((best, direction) => (clearanceAt(direction) > clearanceAt(best) + 1e-9 ? direction : best));
}
