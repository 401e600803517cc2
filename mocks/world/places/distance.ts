const EARTH_RADIUS_M = 6_371_000;

interface Place {
  longitude: number;
  latitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance along the great circle in whole metres. */
export function metresBetween(a: Place, b: Place): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLng = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(h)));
}

/** The rows with their distance to a place, nearest first. */
export const byDistance = <T extends Place>(rows: readonly T[], place: Place): { row: T; distance: number }[] =>
  rows.map((row) => ({ row, distance: metresBetween(row, place) })).sort((a, b) => a.distance - b.distance);
