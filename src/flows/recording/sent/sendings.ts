import { SHANGHAI_SHIFT_MS } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { KeyValueStore } from '@/services/transport/storage/storage';

/** Key in local storage: how many recordings this device has sent by itself today, and when the last one. */
const SENDINGS_KEY = 'recordingsSent.v1';
export const MOST_A_DAY = 3;
/** What goes wrong in a row is one trouble. */
const GAP_MS = 5 * MINUTE_MS;

const dayOf = (serverMs: number): number => Math.floor((serverMs + SHANGHAI_SHIFT_MS) / DAY_MS);

function read(local: KeyValueStore, serverMs: number): { count: number; lastMs: number } {
  const kept = parseJson(local.get(SENDINGS_KEY) ?? '');
  if (!isPlainObject(kept) || kept['day'] !== dayOf(serverMs)) return { count: 0, lastMs: Number.NEGATIVE_INFINITY };
  const { count, lastMs } = kept;
  return {
    count: typeof count === 'number' ? count : MOST_A_DAY,
    lastMs: typeof lastMs === 'number' ? lastMs : serverMs,
  };
}

export function maySendAnother(local: KeyValueStore, serverMs: number): boolean {
  const { count, lastMs } = read(local, serverMs);
  return count < MOST_A_DAY && serverMs - lastMs >= GAP_MS;
}

export function countSending(local: KeyValueStore, serverMs: number): void {
  const { count } = read(local, serverMs);
  local.set(SENDINGS_KEY, JSON.stringify({ day: dayOf(serverMs), count: count + 1, lastMs: serverMs }));
}
