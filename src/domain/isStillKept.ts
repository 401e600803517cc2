import { MINUTE_MS } from '@/lib/timeUnits';

import { type Now, serverMsSince } from './now';

/** A phone corrects its clock by less than this. One that shows an earlier time was set back, and the age is unknown. */
const CORRECTION_MS = MINUTE_MS;

/**
 * Whether private data that this device keeps may still be shown: for `lifeMs` by both clocks. It goes when either says so. `serverMs` is absent where no
 * server time was known when it was kept.
 */
export function isStillKept(
  kept: { readonly deviceMs: number; readonly serverMs?: number | undefined },
  now: Now,
  lifeMs: number,
) {
  const agoMs = now.deviceMs - kept.deviceMs;
  return agoMs > -CORRECTION_MS && agoMs < lifeMs && (serverMsSince(kept.serverMs, now) ?? 0) < lifeMs;
}
