import { matchesSaltAndHashText, SALT_LENGTH, toSaltAndHashText } from '@/lib/createSaltedHash';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import type { RecordedDevice, RecordedEventContent } from '@/operations/format/recordingFormat';
import type { Ports } from '@/platform/ports/ports';
import type { KeyValueStore } from '@/platform/storage/storage';

import type { TimestampedValue } from '../recorder';
import type { RecordedDeviceAndEvents } from './recordedEvents';
import type { RecordingBuffer } from './recordingBuffer';
import { countRecordedActionsBytes, type RecordedActionEntry, type RecordingPart } from './recordingParts';
import { countEscapedBytes } from './serializeRedactedWithinLimit';

/** Key in session storage: the list of parts, the notes, and a salted hash of the driver. */
export const RECORDING_KEY = 'recording.v1';
const partKey = (id: number) => `${RECORDING_KEY}.${String(id)}`;

type PartRow = readonly [id: number, page: number, why: RecordingPart['why']];

const isTimed = (value: unknown): value is readonly [number, ...unknown[]] =>
  Array.isArray(value) && typeof value[0] === 'number';
const isRow = (value: unknown): value is PartRow =>
  isTimed(value) && typeof value[1] === 'number' && (value[2] === null || typeof value[2] === 'string');
const isEntry = (value: unknown): value is RecordedActionEntry => isTimed(value) && typeof value[1] === 'string';

interface RecordingIndex {
  readonly rows: readonly PartRow[];
  readonly owner: string;
  readonly notes: RecordedDeviceAndEvents;
}

function readIndex(text: string | null): RecordingIndex | null {
  const index = parseJson(text ?? '');
  if (!isPlainObject(index)) return null;
  const { rows, owner, device, list } = index;
  if (!Array.isArray(rows) || !rows.every(isRow) || !Array.isArray(list) || typeof owner !== 'string') return null;
  const notes = list.filter(
    (note) => isTimed(note) && isPlainObject(note[1]),
  ) as unknown as TimestampedValue<RecordedEventContent>[];
  return {
    rows,
    owner,
    notes: { device: isPlainObject(device) ? (device as unknown as RecordedDevice) : null, list: notes },
  };
}

function readPart(tab: KeyValueStore, [id, page, why]: PartRow): RecordingPart | null {
  const stored = parseJson(tab.get(partKey(id)) ?? '');
  if (!isPlainObject(stored)) return null;
  const { startText, entries: given } = stored;
  if (!Array.isArray(given) || !given.every(isEntry)) return null;
  const entries: RecordedActionEntry[] = given;
  const text = typeof startText === 'string' ? startText : null;
  return {
    id,
    page,
    why,
    startText: text,
    startBytes: countEscapedBytes(text ?? ''),
    entries,
    bytes: countRecordedActionsBytes(entries),
    isChanged: false,
  };
}

export interface RecordingPersistence {
  /** Writes the parts that have changed. */
  save(this: void): void;
  remove(this: void): void;
}

/**
 * Persists a recording in the tab, so that it survives a reload, a kill and leaving for an external cashier. Everything
 * is redacted before it is written. The stored recording of an earlier document of the same driver is prepended;
 * another driver's is deleted.
 *
 * @param tab session storage; it refuses writes while DevTools shows an earlier state
 */
export function createRecordingPersistence(
  buffer: RecordingBuffer,
  { session, random }: Pick<Ports, 'session' | 'random'>,
  tab: KeyValueStore,
  why: 'reload' | 'return',
): RecordingPersistence {
  let storedIds = new Set<number>();
  let owner = { of: '', print: '' };
  /** A session of a shell or an earlier version has no driver id. Then its token identifies it. */
  const currentOwner = () => session.owner() || (session.token() ?? '');
  const removeAll = (ids: Iterable<number>) => {
    for (const id of ids) tab.remove(partKey(id));
  };
  const remove = () => {
    removeAll(storedIds);
    storedIds = new Set();
    if (tab.get(RECORDING_KEY) !== null) tab.remove(RECORDING_KEY);
  };

  const index = readIndex(tab.get(RECORDING_KEY));
  if (index !== null) {
    const isSameOwner = index.owner === '' || matchesSaltAndHashText(index.owner, currentOwner());
    const parts = isSameOwner ? index.rows.map((row) => readPart(tab, row)) : [];
    storedIds = new Set(index.rows.map(([id]) => id));
    const isComplete = parts.length > 0 && parts[0]?.startText !== null && parts.every((part) => part !== null);
    if (isComplete) buffer.prepend(parts, index.notes, why);
    else remove();
  }

  const ownerPrint = (): string => {
    const of = currentOwner();
    if (of !== owner.of) owner = { of, print: of === '' ? '' : toSaltAndHashText(random.text(SALT_LENGTH), of) };
    return owner.print;
  };

  return {
    save() {
      const parts = buffer.parts();
      const ids = new Set(parts.map(({ id }) => id));
      removeAll([...storedIds].filter((id) => !ids.has(id)));
      storedIds = ids;
      if (parts.length === 0) {
        remove();
        return;
      }
      for (const part of parts) {
        const { id, startText, entries, isChanged } = part;
        if (!isChanged) continue;
        tab.set(partKey(id), JSON.stringify({ startText, entries }));
        part.isChanged = false;
      }
      const { device, list } = buffer.notes();
      const rows: readonly PartRow[] = parts.map(({ id, page, why: began }) => [id, page, began]);
      tab.set(RECORDING_KEY, JSON.stringify({ rows, owner: ownerPrint(), device, list }));
    },
    remove,
  };
}
