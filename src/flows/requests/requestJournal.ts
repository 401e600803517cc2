import * as v from 'valibot';

import type { DeviceAndServerTime } from '@/domain/now';
import {
  anonymizeUnresolvedRequest,
  dropExpiredUnresolvedRequests,
  renameUnresolvedRequestOwner,
  type UnresolvedRequest,
} from '@/domain/requests/unresolvedRequest';
import { isJournalAnonymizationDeferred } from '@/flows/session/heldJournalEntries';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import type { Ports } from '@/platform/ports/ports';
import { REQUEST_JOURNAL_STORAGE_KEY, toUnreadableJournalCopyKey } from '@/platform/storage/journalKeys';
import {
  findUnreadableJournalEntries,
  type JournalEntryRules,
  readJournalEntries,
} from '@/platform/storage/readJournalEntries';
import type { KeyValueStore } from '@/platform/storage/storage';

/** The key of the journal entries that could not be read. */
export const UNREADABLE_REQUESTS_KEY = toUnreadableJournalCopyKey(REQUEST_JOURNAL_STORAGE_KEY);

const nonEmptyString = v.pipe(v.string(), v.minLength(1));
const requestSchema = v.object({
  version: v.literal(1),
  key: nonEmptyString,
  owner: v.string(),
  requestId: nonEmptyString,
  sentAtMs: v.number(),
  sentServerMs: v.exactOptional(v.number()),
  readServerMs: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, UnresolvedRequest>;

const ENTRY_RULES: JournalEntryRules<UnresolvedRequest> = {
  key: REQUEST_JOURNAL_STORAGE_KEY,
  schema: requestSchema,
  matchesName: (one, name) => one.requestId === name,
  times: ['sentServerMs', 'sentAtMs'],
};

/**
 * Reads the journal without expired requests, and stores when it has first read one of an older release. Never throws.
 */
export function readRequestJournal(local: KeyValueStore, now: DeviceAndServerTime): readonly UnresolvedRequest[] {
  const stored = readJournalEntries(local, ENTRY_RULES);
  const names = new Set(stored.map(({ requestId }) => requestId));
  const added = [...(unsavedRequests.get(local)?.values() ?? [])].filter(({ requestId }) => !names.has(requestId));
  const known = [...stored, ...added];
  const retained = dropExpiredUnresolvedRequests(known, now);
  if (retained.some((request) => !known.includes(request))) writeEntries(local, retained, now);
  return retained;
}

/** The requests of this page that storage refused, by requestId. Later writes of other tabs do not contain them. */
const unsavedRequests = new WeakMap<KeyValueStore, Map<string, UnresolvedRequest>>();

/**
 * Writes these requests; entries that this release cannot read do not change. False if storage refused the write.
 * @param isOwn as in `findUnreadableJournalEntries`
 */
function writeEntries(
  local: KeyValueStore,
  requests: readonly UnresolvedRequest[],
  now: DeviceAndServerTime,
  isOwn?: (owner: string) => boolean,
): boolean {
  const unreadable = findUnreadableJournalEntries(local, ENTRY_RULES, now, isOwn);
  const all = { ...unreadable, ...Object.fromEntries(requests.map((request) => [request.requestId, request])) };
  const isEmpty = Object.keys(all).length === 0;
  const isStored = isEmpty || local.set(REQUEST_JOURNAL_STORAGE_KEY, JSON.stringify(all));
  if (isEmpty) local.remove(REQUEST_JOURNAL_STORAGE_KEY);
  if (isStored) unsavedRequests.delete(local);
  return isStored;
}

/** Adds one request. The others stay as other tabs have just written them. */
export function addRequestToJournal(local: KeyValueStore, request: UnresolvedRequest, now: DeviceAndServerTime): void {
  if (writeEntries(local, [...readRequestJournal(local, now), request], now)) return;
  const added = unsavedRequests.get(local) ?? new Map<string, UnresolvedRequest>();
  unsavedRequests.set(local, added.set(request.requestId, request));
}

/** Removes a request whose result is known. */
export function removeRequestFromJournal(
  local: KeyValueStore,
  { requestId }: UnresolvedRequest,
  now: DeviceAndServerTime,
): void {
  unsavedRequests.get(local)?.delete(requestId);
  writeEntries(
    local,
    readRequestJournal(local, now).filter((request) => request.requestId !== requestId),
    now,
  );
}

/**
 * Anonymizes the requests of all drivers but the signed-in one, whose own get the driver's name if it has become known.
 * While the driver is unknown, requests of others may be theirs and do not change.
 */
export function anonymizeRequestJournal(ports: Pick<Ports, 'local' | 'session' | 'clock'>): void {
  const { local, session, clock } = ports;
  const now = readDeviceAndServerNow(clock);
  const requests = readRequestJournal(local, now);
  if (requests.length === 0 && local.get(REQUEST_JOURNAL_STORAGE_KEY) === null) return;
  const reader = session.owner();
  const isHeld = isJournalAnonymizationDeferred(ports);
  const isOwn = (owner: string) => isHeld || owner === reader;
  const retained = requests
    .map((request) => renameUnresolvedRequestOwner(request, session.resolveOwner))
    .map((request) => (isOwn(request.owner) ? request : anonymizeUnresolvedRequest(request)));
  const added = unsavedRequests.get(local);
  if (!writeEntries(local, retained, now, isOwn) && added !== undefined)
    for (const request of retained) if (added.has(request.requestId)) added.set(request.requestId, request);
  // Unreadable entries may name any driver.
  if (reader === '' && requests.some(({ owner }) => owner !== '')) local.remove(UNREADABLE_REQUESTS_KEY);
}
