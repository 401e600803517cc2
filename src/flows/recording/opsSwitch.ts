import { parseJson } from '@/lib/parseJson';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { KeyValueStore } from '@/services/transport/storage/storage';

/** localStorage: until when this device may ask again whether it is switched on. */
export const OPS_KEY = 'ops.v1';
const ARMED_FOR_MS = 24 * 60 * MINUTE_MS;

/**
 * Whether the server switched DevTools on for this driver not long ago. That alone opens nothing: it is the reason to ask the
 * server before the store is made, which spares every other driver the call.
 *
 * @param nowMs device time
 */
export function isPreArmed(local: KeyValueStore, nowMs: number): boolean {
  const text = local.get(OPS_KEY);
  if (text === null) return false;
  const untilMs = (parseJson(text) as { untilMs?: unknown } | null | undefined)?.untilMs;
  return typeof untilMs === 'number' && nowMs < untilMs && untilMs <= nowMs + ARMED_FOR_MS;
}

/** Keeps what the server has just said. */
export function keepSwitch(local: KeyValueStore, isOn: boolean, nowMs: number): void {
  if (isOn) local.set(OPS_KEY, JSON.stringify({ untilMs: nowMs + ARMED_FOR_MS }));
  else if (local.get(OPS_KEY) !== null) local.remove(OPS_KEY);
}
