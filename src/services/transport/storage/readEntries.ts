import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';

import { unreadableKeyOf } from './journalKeys';
import type { KeyValueStore } from './storage';

/**
 * Reads a stored record of entries. Never throws: an unreadable entry is set aside, and the others stay.
 *
 * @param isAt whether the entry belongs under its name
 */
export function readEntries<T>(
  local: KeyValueStore,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  isAt: (entry: T, name: string) => boolean,
): readonly T[] {
  const text = local.get(key);
  if (text === null) return [];
  const raw = v.safeParse(v.record(v.string(), v.unknown()), parseJson(text));
  const named = Object.entries(raw.success ? raw.output : {});
  const entries = named.flatMap(([name, value]) => {
    const read = v.safeParse(schema, value);
    return read.success && isAt(read.output, name) ? [read.output] : [];
  });
  if (!raw.success || entries.length < named.length) local.set(unreadableKeyOf(key), text);
  return entries;
}
