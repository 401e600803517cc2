import { MINUTE_MS } from '@/lib/timeUnits';

import { type DeviceAndServerTime, serverMsSince } from './now';

/**
 * A device corrects its clock by less than this. If it shows an earlier time, it was set back, and the age is unknown.
 */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/**
 * Whether private data stored on this device may still be shown: for `lifeMs`, by both clocks. It expires when either
 * says so. `serverMs` is absent if no server time was known when it was stored.
 */
export function isWithinStorageLifetime(
  stored: { readonly deviceMs: number; readonly serverMs?: number | undefined },
  now: DeviceAndServerTime,
  lifeMs: number,
) {
  const agoMs = now.deviceMs - stored.deviceMs;
  return agoMs > -CLOCK_TOLERANCE_MS && agoMs < lifeMs && (serverMsSince(stored.serverMs, now) ?? 0) < lifeMs;
}
