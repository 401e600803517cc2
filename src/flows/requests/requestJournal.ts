import * as v from 'valibot';

import type { Now } from '@/domain/now';
import { keptOnly, renamedRequest, sealedRequest, type SentRequest } from '@/domain/requests/sentRequest';
import { areEntriesHeld } from '@/flows/session/heldEntries';
import { nowOf } from '@/services/transport/clock/nowOf';
import type { Ports } from '@/services/transport/ports/ports';
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
  sentServerMs: v.exactOptional(v.number()),
  readServerMs: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, SentRequest>;

/** Reads the journal without expired requests, and writes down when it has first read one of an older release. Never throws. */
export function readRequests(local: KeyValueStore, now: Now): readonly SentRequest[] {
  const stored = readEntries(local, REQUESTS_KEY, requestSchema, (one, name) => one.requestId === name);
  const names = new Set(stored.map(({ requestId }) => requestId));
  const added = [...(unkept.get(local)?.values() ?? [])].filter(({ requestId }) => !names.has(requestId));
  const known = [...stored, ...added];
  const kept = keptOnly(known, now);
  if (kept.some((one) => !known.includes(one))) write(local, kept);
  return kept;
}

/** The requests of this page that storage has refused, by requestId. What another tab writes later does not have them. */
const unkept = new WeakMap<KeyValueStore, Map<string, SentRequest>>();

/** False if storage has refused it. */
function write(local: KeyValueStore, requests: readonly SentRequest[]): boolean {
  const isKept =
    requests.length === 0 ||
    local.set(REQUESTS_KEY, JSON.stringify(Object.fromEntries(requests.map((one) => [one.requestId, one]))));
  if (requests.length === 0) local.remove(REQUESTS_KEY);
  if (isKept) unkept.delete(local);
  return isKept;
}

/** Adds one request. The others stay as another tab may just have written them. */
export function addRequest(local: KeyValueStore, request: SentRequest, now: Now): void {
  if (write(local, [...readRequests(local, now), request])) return;
  const added = unkept.get(local) ?? new Map<string, SentRequest>();
  unkept.set(local, added.set(request.requestId, request));
}

/** Removes a request whose result is known. */
export function dropRequest(local: KeyValueStore, { requestId }: SentRequest, now: Now): void {
  unkept.get(local)?.delete(requestId);
  write(
    local,
    readRequests(local, now).filter((one) => one.requestId !== requestId),
  );
}

/**
 * Seals the requests of all drivers but the one who is signed in, whose own have the driver's name if it has become known. While the driver is unknown
 * those of others may be theirs, and stay.
 */
export function sealRequests(ports: Pick<Ports, 'local' | 'session' | 'clock'>): void {
  const { local, session, clock } = ports;
  const requests = readRequests(local, nowOf(clock));
  if (requests.length === 0 && local.get(REQUESTS_KEY) === null) return;
  const reader = session.owner();
  const isHeld = areEntriesHeld(ports);
  const kept = requests
    .map((one) => renamedRequest(one, session.nameOf))
    .map((one) => (one.owner === reader || isHeld ? one : sealedRequest(one)));
  const added = unkept.get(local);
  if (!write(local, kept) && added !== undefined)
    for (const one of kept) if (added.has(one.requestId)) added.set(one.requestId, one);
  // What could not be read may name anybody.
  if (reader === '' && requests.some(({ owner }) => owner !== '')) local.remove(UNREADABLE_REQUESTS_KEY);
}
