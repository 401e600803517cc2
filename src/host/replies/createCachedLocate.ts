import type { CoordinateSystem, DeviceLocation, GeoPoint, HostResult, LocateRequest } from '@/host/HostAdapter';
import { MINUTE_MS } from '@/lib/timeUnits';

import { createHostError, createHostSuccess } from './createHostError';
import { hostReplyValueAsNumber, hostReplyValueAsText } from './hostReply';

const DEFAULT_MAX_AGE_MS = MINUTE_MS;

export const DEFAULT_LOCATE_TIMEOUT_MS = 10_000;

interface RawLocation {
  latitude?: unknown;
  longitude?: unknown;
  accuracy?: unknown;
  city?: unknown;
}

/** Parses a location from a host's response; null if the coordinates are invalid. */
export function toDeviceLocation(raw: RawLocation, system: CoordinateSystem): DeviceLocation | null {
  const lng = hostReplyValueAsNumber(raw.longitude);
  const lat = hostReplyValueAsNumber(raw.latitude);
  if (lng === null || lat === null || Math.abs(lng) > 180 || Math.abs(lat) > 90) return null;
  const city = hostReplyValueAsText(raw.city);
  return {
    lng,
    lat,
    system,
    accuracyM: hostReplyValueAsNumber(raw.accuracy),
    atMs: Date.now(),
    ...(city === '' ? {} : { city }),
  };
}

/** Converts a point to another coordinate system. The conversion is loaded only if the systems differ. */
export async function toPointInCoordinateSystem<P extends GeoPoint>(
  point: P,
  targetSystem: CoordinateSystem,
): Promise<P> {
  if (point.system === targetSystem) return point;
  const { convertCoordinateSystem } = await import(/* webpackChunkName: "coordinates" */ './convertCoordinateSystem');
  return { ...point, ...convertCoordinateSystem(point, targetSystem) };
}

/** Adds to `locate` a cache for `maxAgeMs` and the conversion to the requested system. */
export function createCachedLocate(
  locateNow: (request: LocateRequest) => Promise<HostResult<DeviceLocation>>,
): (request?: LocateRequest) => Promise<HostResult<DeviceLocation>> {
  let lastLocation: DeviceLocation | null = null;
  return async (request = {}) => {
    const { maxAgeMs = DEFAULT_MAX_AGE_MS, targetSystem = 'gcj02' } = request;
    try {
      const ageMs = lastLocation === null ? Infinity : Date.now() - lastLocation.atMs;
      if (lastLocation !== null && ageMs >= 0 && ageMs < maxAgeMs)
        return createHostSuccess(await toPointInCoordinateSystem(lastLocation, targetSystem));
      const result = await locateNow(request);
      if (!result.ok) return result;
      lastLocation = result.value;
      return createHostSuccess(await toPointInCoordinateSystem(lastLocation, targetSystem));
    } catch {
      return createHostError('locate', 'failed');
    }
  };
}
