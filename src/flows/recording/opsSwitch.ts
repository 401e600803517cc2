import { parseJson } from '@/lib/parseJson';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { KeyValueStore } from '@/services/transport/storage/storage';

/** Key in local storage. It holds until when this device may query the switch again. */
export const OPS_KEY = 'ops.v1';
const ARMED_FOR_MS = 24 * 60 * MINUTE_MS;

/**
 * Whether the server has recently switched on DevTools for this driver. This alone does not enable anything. It only decides whether to
 * query the server before the store is created, so all other drivers are spared that call.
 *
 * @param nowMs device time
 */
export function isPreArmed(local: KeyValueStore, nowMs: number): boolean {
  const text = local.get(OPS_KEY);
  if (text === null) return false;
  const untilMs = (parseJson(text) as { untilMs?: unknown } | null | undefined)?.untilMs;
  return typeof untilMs === 'number' && nowMs < untilMs && untilMs <= nowMs + ARMED_FOR_MS;
}

/** Saves the server's latest answer. */
export function keepSwitch(local: KeyValueStore, isOn: boolean, nowMs: number): void {
  if (isOn) local.set(OPS_KEY, JSON.stringify({ untilMs: nowMs + ARMED_FOR_MS }));
  else if (local.get(OPS_KEY) !== null) local.remove(OPS_KEY);
}
