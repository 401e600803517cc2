import { SHANGHAI_OFFSET_MS } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { KeyValueStore } from '@/platform/storage/storage';

/** Key in local storage: how many recordings this device has sent automatically today, and when the last one. */
const SEND_QUOTA_KEY = 'recordingsSent.v1';
export const MAX_RECORDING_SENDS_PER_DAY = 3;
/** Failures within this time are treated as one problem. */
const MIN_SEND_INTERVAL_MS = 5 * MINUTE_MS;

const dayOf = (serverMs: number): number => Math.floor((serverMs + SHANGHAI_OFFSET_MS) / DAY_MS);

function readQuota(local: KeyValueStore, serverMs: number): { count: number; lastMs: number } {
  const stored = parseJson(local.get(SEND_QUOTA_KEY) ?? '');
  if (!isPlainObject(stored) || stored['day'] !== dayOf(serverMs))
    return { count: 0, lastMs: Number.NEGATIVE_INFINITY };
  const { count, lastMs } = stored;
  return {
    count: typeof count === 'number' ? count : MAX_RECORDING_SENDS_PER_DAY,
    lastMs: typeof lastMs === 'number' ? lastMs : serverMs,
  };
}

export function isWithinRecordingSendQuota(local: KeyValueStore, serverMs: number): boolean {
  const { count, lastMs } = readQuota(local, serverMs);
  return count < MAX_RECORDING_SENDS_PER_DAY && serverMs - lastMs >= MIN_SEND_INTERVAL_MS;
}

export function incrementRecordingSendCount(local: KeyValueStore, serverMs: number): void {
  const { count } = readQuota(local, serverMs);
  local.set(SEND_QUOTA_KEY, JSON.stringify({ day: dayOf(serverMs), count: count + 1, lastMs: serverMs }));
}
