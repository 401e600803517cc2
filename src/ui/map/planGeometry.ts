import type { MapPoint } from '@/host/maps/MapLibrary';

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

/** The smallest radius in metres that holds every point; the largest one when none does. */
export function planRadius(center: MapPoint, points: readonly MapPoint[]): number {
  const farthest = Math.max(0, ...points.map((point) => Math.hypot(...Object.values(metresFrom(center, point)))));
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
