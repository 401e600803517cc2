import { metresFrom } from '@/ui/map/planGeometry';

/** GCJ-02 degrees. */
export interface Point {
  lng: number;
  lat: number;
}

/** Whether a kept value is a place on earth, GCJ-02 degrees. */
export function isPoint(value: unknown): value is Point {
  const { lng, lat } = (value ?? {}) as Partial<Point>;
  return typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
}

/** From here on other lots are near. */
const FAR_M = 300;

/** Whether what is near one place is not near the other. */
export function isFarFrom(a: Point, b: Point): boolean {
  const { east, north } = metresFrom(a, b);
  return Math.hypot(east, north) > FAR_M;
}

/** Five digits are a metre; an address needs no more. */
export const inMetres = ({ lng, lat }: Point): Point => ({ lng: Number(lng.toFixed(5)), lat: Number(lat.toFixed(5)) });
