import type { KeyValueStore } from '@/platform/storage/storage';

import type { Coordinates } from './placeSlice';

/** The last known place (Rule 1.2), GCJ-02; null if there is none or it is invalid. */
export function readLastKnownLocation(local: Pick<KeyValueStore, 'get'>): Coordinates | null {
  const [lng, lat] = [local.get('lng'), local.get('lat')].map((text) =>
    text === null || text.trim() === '' ? Number.NaN : Number(text),
  );
  if (lng === undefined || lat === undefined || !(Math.abs(lng) <= 180) || !(Math.abs(lat) <= 90)) return null;
  return { lng, lat };
}
