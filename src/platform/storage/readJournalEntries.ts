import * as v from 'valibot';

import type { DeviceAndServerTime } from '@/domain/now';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { DAY_MS } from '@/lib/timeUnits';

import { toUnreadableJournalCopyKey } from './journalKeys';
import type { KeyValueStore } from './storage';

/** How the entries of a journal are validated. */
export interface JournalEntryRules<T> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Whether the entry is stored under its correct name. */
  readonly matchesName: (entry: T, name: string) => boolean;
  /** The fields with the server time and the device time of its creation, in milliseconds. */
  readonly times: readonly [server: string, device: string];
}

type NamedValues = readonly (readonly [name: string, value: unknown])[];

function splitEntries<T>(
  text: string,
  { schema, matchesName }: JournalEntryRules<T>,
): { readonly entries: readonly T[]; readonly unread: NamedValues; readonly isJournal: boolean } {
  const parsed = v.safeParse(v.record(v.string(), v.unknown()), parseJson(text));
  const entries: T[] = [];
  const unreadable: (readonly [string, unknown])[] = [];
  for (const [name, value] of Object.entries(parsed.success ? parsed.output : {})) {
    const read = v.safeParse(schema, value);
    if (read.success && matchesName(read.output, name)) entries.push(read.output);
    else unreadable.push([name, value]);
  }
  return { entries, unread: unreadable, isJournal: parsed.success };
}

/**
 * Reads the entries of a journal. Never throws: if an entry is unreadable, the journal is copied for investigation,
 * and the other entries are returned.
 */
export function readJournalEntries<T>(local: KeyValueStore, rules: JournalEntryRules<T>): readonly T[] {
  const text = local.get(rules.key);
  if (text === null) return [];
  const { entries, unread: unreadable, isJournal } = splitEntries(text, rules);
  const key = toUnreadableJournalCopyKey(rules.key);
  const savedCopy = local.get(key) ?? '';
  // Unreadable entries stay in the journal, which grows: one copy of each is enough.
  if (!isJournal || unreadable.some(([name]) => !savedCopy.includes(JSON.stringify(name)))) local.set(key, text);
  return entries;
}

/** The device's clock may be set, so entries with only its time are retained longer. */
const DEVICE_RETENTION_MS = 7 * DAY_MS;

/**
 * Returns the entries that this release cannot read, unchanged: a later release may have written them and can read
 * them after a roll-back. Each write preserves them for a day of server time or, without such a time, for a week by
 * the device's clock. Entries without a time are discarded.
 *
 * @param isOwn whether entries of this driver may stay. Unreadable entries are removed with their session, even if
 * they claim to be sealed. Those of visitors stay.
 */
export function findUnreadableJournalEntries<T>(
  local: KeyValueStore,
  rules: JournalEntryRules<T>,
  { deviceMs, serverMs }: DeviceAndServerTime,
  isOwn: (owner: string) => boolean = () => true,
): Readonly<Record<string, unknown>> {
  const { unread: unreadable } = splitEntries(local.get(rules.key) ?? '{}', rules);
  const [serverName, deviceName] = rules.times;
  return Object.fromEntries(
    unreadable.filter(([, value]) => {
      if (!isPlainObject(value)) return false;
      const { [serverName]: server, [deviceName]: device, owner = '' } = value;
      if (typeof owner !== 'string' || !(owner === '' || isOwn(owner))) return false;
      if (typeof server === 'number') return serverMs === null || serverMs - server <= DAY_MS;
      return typeof device === 'number' && Math.abs(deviceMs - device) <= DEVICE_RETENTION_MS;
    }),
  );
}
