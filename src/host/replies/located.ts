import type { CoordinateSystem, GeoPoint, HostResult, Located, LocateRequest } from '@/host/Host';
import { MINUTE_MS } from '@/lib/timeUnits';

import { hostError, hostValue } from './hostError';
import { asNumber, asText } from './hostReply';

const DEFAULT_MAX_AGE_MS = MINUTE_MS;

export const DEFAULT_LOCATE_MS = 10_000;

interface SpokenPlace {
  latitude?: unknown;
  longitude?: unknown;
  accuracy?: unknown;
  city?: unknown;
}

/** Reads a location from a host's response; null if it is no point on Earth. */
export function readLocated(spoken: SpokenPlace, system: CoordinateSystem): Located | null {
  const lng = asNumber(spoken.longitude);
  const lat = asNumber(spoken.latitude);
  if (lng === null || lat === null || Math.abs(lng) > 180 || Math.abs(lat) > 90) return null;
  const city = asText(spoken.city);
  return {
    lng,
    lat,
    system,
    accuracyM: asNumber(spoken.accuracy),
    atMs: Date.now(),
    ...(city === '' ? {} : { city }),
  };
}

/** The same point in another system. The conversion is loaded only if the host uses a different system than requested. */
export async function inSystem<P extends GeoPoint>(point: P, want: CoordinateSystem): Promise<P> {
  if (point.system === want) return point;
  const { convertPoint } = await import(/* webpackChunkName: "coordinates" */ './coordinates');
  return { ...point, ...convertPoint(point, want) };
}

/** Adds to `locate` a cache for `maxAgeMs` and the conversion to the requested system. */
export function createLocate(
  locateNow: (request: LocateRequest) => Promise<HostResult<Located>>,
): (request?: LocateRequest) => Promise<HostResult<Located>> {
  let last: Located | null = null;
  return async (request = {}) => {
    const { maxAgeMs = DEFAULT_MAX_AGE_MS, want = 'gcj02' } = request;
    try {
      const ageMs = last === null ? Infinity : Date.now() - last.atMs;
      if (last !== null && ageMs >= 0 && ageMs < maxAgeMs) return hostValue(await inSystem(last, want));
      const result = await locateNow(request);
      if (!result.ok) return result;
      last = result.value;
      return hostValue(await inSystem(last, want));
    } catch {
      return hostError('locate', 'failed');
    }
  };
}
