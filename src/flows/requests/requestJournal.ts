import * as v from 'valibot';

import { keptOnly, sealedRequest, type SentRequest } from '@/domain/requests/sentRequest';
import { REQUESTS_KEY, unreadableKeyOf } from '@/services/transport/storage/journalKeys';
import { readEntries } from '@/services/transport/storage/readEntries';
import type { KeyValueStore } from '@/services/transport/storage/storage';

/** What could not be read of it. */
export const UNREADABLE_REQUESTS_KEY = unreadableKeyOf(REQUESTS_KEY);

const filled = v.pipe(v.string(), v.minLength(1));
const requestSchema = v.object({
  version: v.literal(1),
  key: filled,
  owner: v.string(),
  requestId: filled,
  sentAtMs: v.number(),
}) satisfies v.GenericSchema<unknown, SentRequest>;

/**
 * Reads the journal without expired requests. Never throws.
 *
 * @param nowMs device time
 */
export function readRequests(local: KeyValueStore, nowMs: number): readonly SentRequest[] {
  const requests = readEntries(local, REQUESTS_KEY, requestSchema, (one, name) => one.requestId === name);
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

/** Seals the requests of all drivers but this one. @param reader empty for a visitor */
export function sealRequests(local: KeyValueStore, reader: string, nowMs: number): void {
  if (local.get(REQUESTS_KEY) === null) return;
  const requests = readRequests(local, nowMs);
  write(
    local,
    requests.map((one) => (one.owner === reader ? one : sealedRequest(one))),
  );
  // What could not be read may name anybody.
  if (reader === '' && requests.some(({ owner }) => owner !== '')) local.remove(UNREADABLE_REQUESTS_KEY);
}
