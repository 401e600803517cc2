import * as v from 'valibot';

import type { Now } from '@/domain/now';
import { keptOnly, renamedRequest, sealedRequest, type SentRequest } from '@/domain/requests/sentRequest';
import { areEntriesHeld } from '@/flows/session/heldEntries';
import { nowOf } from '@/services/transport/clock/nowOf';
import type { Ports } from '@/services/transport/ports/ports';
import { REQUESTS_KEY, unreadableKeyOf } from '@/services/transport/storage/journalKeys';
import { type EntryRules, readEntries, unreadEntries } from '@/services/transport/storage/readEntries';
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

const RULES: EntryRules<SentRequest> = {
  key: REQUESTS_KEY,
  schema: requestSchema,
  isAt: (one, name) => one.requestId === name,
  times: ['sentServerMs', 'sentAtMs'],
};

/** Reads the journal without expired requests, and writes down when it has first read one of an older release. Never throws. */
export function readRequests(local: KeyValueStore, now: Now): readonly SentRequest[] {
  const stored = readEntries(local, RULES);
  const names = new Set(stored.map(({ requestId }) => requestId));
  const added = [...(unkept.get(local)?.values() ?? [])].filter(({ requestId }) => !names.has(requestId));
  const known = [...stored, ...added];
  const kept = keptOnly(known, now);
  if (kept.some((one) => !known.includes(one))) write(local, kept, now);
  return kept;
}

/** The requests of this page that storage has refused, by requestId. What another tab writes later does not have them. */
const unkept = new WeakMap<KeyValueStore, Map<string, SentRequest>>();

/** Writes these, and leaves what this release cannot read as it is. False if storage has refused it. @param isOwn as `unreadEntries` has it */
function write(
  local: KeyValueStore,
  requests: readonly SentRequest[],
  now: Now,
  isOwn?: (owner: string) => boolean,
): boolean {
  const unread = unreadEntries(local, RULES, now, isOwn);
  const all = { ...unread, ...Object.fromEntries(requests.map((one) => [one.requestId, one])) };
  const isEmpty = Object.keys(all).length === 0;
  const isKept = isEmpty || local.set(REQUESTS_KEY, JSON.stringify(all));
  if (isEmpty) local.remove(REQUESTS_KEY);
  if (isKept) unkept.delete(local);
  return isKept;
}

/** Adds one request. The others stay as another tab may just have written them. */
export function addRequest(local: KeyValueStore, request: SentRequest, now: Now): void {
  if (write(local, [...readRequests(local, now), request], now)) return;
  const added = unkept.get(local) ?? new Map<string, SentRequest>();
  unkept.set(local, added.set(request.requestId, request));
}

/** Removes a request whose result is known. */
export function dropRequest(local: KeyValueStore, { requestId }: SentRequest, now: Now): void {
  unkept.get(local)?.delete(requestId);
  write(
    local,
    readRequests(local, now).filter((one) => one.requestId !== requestId),
    now,
  );
}

/**
 * Seals the requests of all drivers but the one who is signed in, whose own have the driver's name if it has become known. While the driver is unknown
 * those of others may be theirs, and stay.
 */
export function sealRequests(ports: Pick<Ports, 'local' | 'session' | 'clock'>): void {
  const { local, session, clock } = ports;
  const now = nowOf(clock);
  const requests = readRequests(local, now);
  if (requests.length === 0 && local.get(REQUESTS_KEY) === null) return;
  const reader = session.owner();
  const isHeld = areEntriesHeld(ports);
  const isOwn = (owner: string) => isHeld || owner === reader;
  const kept = requests
    .map((one) => renamedRequest(one, session.nameOf))
    .map((one) => (isOwn(one.owner) ? one : sealedRequest(one)));
  const added = unkept.get(local);
  if (!write(local, kept, now, isOwn) && added !== undefined)
    for (const one of kept) if (added.has(one.requestId)) added.set(one.requestId, one);
  // What could not be read may name anybody.
  if (reader === '' && requests.some(({ owner }) => owner !== '')) local.remove(UNREADABLE_REQUESTS_KEY);
}
