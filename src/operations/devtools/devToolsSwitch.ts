import { parseJson } from '@/lib/parseJson';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { KeyValueStore } from '@/platform/storage/storage';

/** Key in local storage: until when this device queries the switch at startup. */
export const DEV_TOOLS_SWITCH_EXPIRY_KEY = 'ops.v1';
const OPS_CHECK_PERIOD_MS = 24 * 60 * MINUTE_MS;

/**
 * Whether the server has recently switched on DevTools for this driver. This alone does not enable anything. It only
 * decides whether the server is queried before the store is created, so that all other drivers are spared that call.
 *
 * @param nowMs device time
 */
export function shouldQueryDevToolsSwitch(local: KeyValueStore, nowMs: number): boolean {
  const text = local.get(DEV_TOOLS_SWITCH_EXPIRY_KEY);
  if (text === null) return false;
  const untilMs = (parseJson(text) as { untilMs?: unknown } | null | undefined)?.untilMs;
  return typeof untilMs === 'number' && nowMs < untilMs && untilMs <= nowMs + OPS_CHECK_PERIOD_MS;
}

/** Stores the server's latest response. */
export function storeDevToolsSwitch(local: KeyValueStore, isOn: boolean, nowMs: number): void {
  if (isOn) local.set(DEV_TOOLS_SWITCH_EXPIRY_KEY, JSON.stringify({ untilMs: nowMs + OPS_CHECK_PERIOD_MS }));
  else if (local.get(DEV_TOOLS_SWITCH_EXPIRY_KEY) !== null) local.remove(DEV_TOOLS_SWITCH_EXPIRY_KEY);
}
