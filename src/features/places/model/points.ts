import { toMetreOffset } from '@/ui/map/planGeometry';

/** GCJ-02 degrees. */
export interface Gcj02Point {
  lng: number;
  lat: number;
}

/** Whether a stored value is a valid place, GCJ-02 degrees. */
export function isGcj02Point(value: unknown): value is Gcj02Point {
  const { lng, lat } = (value ?? {}) as Partial<Gcj02Point>;
  return typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
}

/** Beyond this distance in metres the nearby lots are different ones. */
const FAR_M = 300;

/** Whether two locations are too far apart to share the same nearby places. */
export function arePointsFarApart(a: Gcj02Point, b: Gcj02Point): boolean {
  const { east, north } = toMetreOffset(a, b);
  return Math.hypot(east, north) > FAR_M;
}

/** Rounds to five decimal digits, about a metre. An address needs no more precision. */
export const roundPointToMetre = ({ lng, lat }: Gcj02Point): Gcj02Point => ({
  lng: Number(lng.toFixed(5)),
  lat: Number(lat.toFixed(5)),
});
