import * as v from 'valibot';

import type { Now } from '@/domain/now';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { DAY_MS } from '@/lib/timeUnits';

import { unreadableKeyOf } from './journalKeys';
import type { KeyValueStore } from './storage';

/** How the entries of a journal are read. */
export interface EntryRules<T> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Whether the entry belongs under its name. */
  readonly isAt: (entry: T, name: string) => boolean;
  /** The fields with server time and device time of its beginning, in milliseconds. */
  readonly times: readonly [server: string, device: string];
}

type Named = readonly (readonly [name: string, value: unknown])[];

function divided<T>(
  text: string,
  { schema, isAt }: EntryRules<T>,
): { readonly entries: readonly T[]; readonly unread: Named; readonly isJournal: boolean } {
  const raw = v.safeParse(v.record(v.string(), v.unknown()), parseJson(text));
  const entries: T[] = [];
  const unread: (readonly [string, unknown])[] = [];
  for (const [name, value] of Object.entries(raw.success ? raw.output : {})) {
    const read = v.safeParse(schema, value);
    if (read.success && isAt(read.output, name)) entries.push(read.output);
    else unread.push([name, value]);
  }
  return { entries, unread, isJournal: raw.success };
}

/** Reads a stored record of entries. Never throws: an unreadable entry is copied for investigation, and the others are read. */
export function readEntries<T>(local: KeyValueStore, rules: EntryRules<T>): readonly T[] {
  const text = local.get(rules.key);
  if (text === null) return [];
  const { entries, unread, isJournal } = divided(text, rules);
  const key = unreadableKeyOf(rules.key);
  const aside = local.get(key) ?? '';
  // They stay in the journal, which grows: one copy is enough.
  if (!isJournal || unread.some(([name]) => !aside.includes(JSON.stringify(name)))) local.set(key, text);
  return entries;
}

/** A device's clock may be set, so a stamp of it alone ends later. */
const KEPT_BY_DEVICE_MS = 7 * DAY_MS;

/**
 * The entries that this release cannot read, as they are: a later one may have written them, and reads them again after a roll-back. Each write leaves them
 * where they are, for a day of server time; without such a stamp for a week by the device's clock. What says no time of its own is no entry of any release.
 *
 * @param isOwn whether an entry of this driver may stay: what cannot be read goes with its session, also if it says that it is sealed. A visitor's stays.
 */
export function unreadEntries<T>(
  local: KeyValueStore,
  rules: EntryRules<T>,
  { deviceMs, serverMs }: Now,
  isOwn: (owner: string) => boolean = () => true,
): Readonly<Record<string, unknown>> {
  const { unread } = divided(local.get(rules.key) ?? '{}', rules);
  const [serverName, deviceName] = rules.times;
  return Object.fromEntries(
    unread.filter(([, value]) => {
      if (!isPlainObject(value)) return false;
      const { [serverName]: server, [deviceName]: device, owner = '' } = value;
      if (typeof owner !== 'string' || !(owner === '' || isOwn(owner))) return false;
      if (typeof server === 'number') return serverMs === null || serverMs - server <= DAY_MS;
      return typeof device === 'number' && Math.abs(deviceMs - device) <= KEPT_BY_DEVICE_MS;
    }),
  );
}
