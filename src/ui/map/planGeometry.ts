import type { MapPoint } from '@/host/MapLibrary';

/** Metres of one degree of longitude at the equator, and of one degree of latitude over China. */
const METRES_PER_LNG = 111_320;
const METRES_PER_LAT = 110_540;

/** The radii that a plan may have: each can be halved and still be read at a glance. */
const RADII_M = [200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000, 100_000];

/** East and north of `center` in metres. True to half a percent within the 100 km that a plan shows. */
export function metresFrom(center: MapPoint, { lng, lat }: MapPoint): { east: number; north: number } {
  const narrowing = Math.cos((center.lat * Math.PI) / 180);
  return { east: (lng - center.lng) * METRES_PER_LNG * narrowing, north: (lat - center.lat) * METRES_PER_LAT };
}

/** Without points: what one could walk to, so that the rings mostly stay when they come. */
const EMPTY_RADIUS_M = 1_000;

/** The smallest radius in metres that holds every point; the largest one when none does. */
export function planRadius(center: MapPoint, points: readonly MapPoint[]): number {
  if (points.length === 0) return EMPTY_RADIUS_M;
  const farthest = Math.max(...points.map((point) => Math.hypot(...Object.values(metresFrom(center, point)))));
  return RADII_M.find((radius) => radius >= farthest) ?? RADII_M.at(-1) ?? 0;
}

/**
 * Where a point stands on the plan, -1 (west, top) to 1 (east, bottom). A point beyond the outer ring stands on it, in its
 * direction.
 */
export function placeOnPlan(center: MapPoint, point: MapPoint, radiusM: number): { x: number; y: number } {
  const { east, north } = metresFrom(center, point);
  const reach = Math.max(radiusM, Math.hypot(east, north));
  return { x: east / reach, y: -north / reach };
}

/** Clockwise from the top, in radians; the first of two equal ones is taken. */
const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

/** The direction in which the rings say how far they are: where the fewest points would hide it. Clockwise from the top, in radians. */
export function freeDirection(center: MapPoint, points: readonly MapPoint[]): number {
  const taken = points.map((point) => {
    const { east, north } = metresFrom(center, point);
    return Math.atan2(east, north);
  });
  const roomAt = (direction: number) =>
    Math.min(Math.PI, ...taken.map((angle) => Math.acos(Math.cos(angle - direction))));
  return DIRECTIONS.reduce((best, direction) => (roomAt(direction) > roomAt(best) + 1e-9 ? direction : best));
}
