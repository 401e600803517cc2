import * as v from 'valibot';

import { keptOnly, type SentRequest } from '@/domain/requests/sentRequest';
import { parseJson } from '@/lib/parseJson';
import type { KeyValueStore } from '@/services/transport/storage/storage';

/** Requests of this device without a known result, by requestId. The version increases when an older release could no longer read them. */
export const REQUESTS_KEY = 'requestJournal.v1';
/** An unreadable journal is kept here for later investigation. */
export const UNREADABLE_REQUESTS_KEY = `${REQUESTS_KEY}.unreadable`;

const filled = v.pipe(v.string(), v.minLength(1));
const requestSchema = v.object({
  version: v.literal(1),
  key: filled,
  owner: v.string(),
  requestId: filled,
  sentAtMs: v.number(),
}) satisfies v.GenericSchema<unknown, SentRequest>;

/**
 * Reads the journal without expired requests. Never throws: an unreadable entry is set aside, and the others stay.
 *
 * @param nowMs device time
 */
export function readRequests(local: KeyValueStore, nowMs: number): readonly SentRequest[] {
  const text = local.get(REQUESTS_KEY);
  if (text === null) return [];
  const raw = v.safeParse(v.record(v.string(), v.unknown()), parseJson(text));
  const entries = Object.entries(raw.success ? raw.output : {});
  const requests = entries.flatMap(([requestId, value]) => {
    const read = v.safeParse(requestSchema, value);
    return read.success && read.output.requestId === requestId ? [read.output] : [];
  });
  if (!raw.success || requests.length < entries.length) local.set(UNREADABLE_REQUESTS_KEY, text);
  return keptOnly(requests, nowMs);
}

function write(local: KeyValueStore, requests: readonly SentRequest[]): void {
  if (requests.length === 0) local.remove(REQUESTS_KEY);
  else local.set(REQUESTS_KEY, JSON.stringify(Object.fromEntries(requests.map((one) => [one.requestId, one]))));
}

/** Adds one request. The others stay as another tab may just have written them. */
export function addRequest(local: KeyValueStore, request: SentRequest, nowMs: number): void {
  write(local, [...readRequests(local, nowMs), request]);
}

/** Removes a request whose result is known. */
export function dropRequest(local: KeyValueStore, { requestId }: SentRequest, nowMs: number): void {
  write(
    local,
    readRequests(local, nowMs).filter((one) => one.requestId !== requestId),
  );
}
