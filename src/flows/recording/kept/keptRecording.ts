import type { NoteContent, RecordedDevice } from '@/domain/recording/recordingFormat';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { isPrintOf, printWithSalt, SALT_LENGTH } from '@/lib/saltedPrint';
import type { Ports } from '@/services/transport/ports/ports';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import type { Timed } from '../recorder';
import { bytesOf } from './fitted';
import type { KeptNotes } from './keptNotes';
import type { RecordingKeeper } from './recordingKeeper';
import { bytesOfEntries, type Entry, type Part } from './recordingParts';

/** Key in session storage: which parts there are, the notes, and a print of the driver. */
export const RECORDING_KEY = 'recording.v1';
const partKey = (id: number) => `${RECORDING_KEY}.${String(id)}`;

type Row = readonly [id: number, page: number, why: Part['why']];

const isTimed = (value: unknown): value is readonly [number, ...unknown[]] =>
  Array.isArray(value) && typeof value[0] === 'number';
const isRow = (value: unknown): value is Row =>
  isTimed(value) && typeof value[1] === 'number' && (value[2] === null || typeof value[2] === 'string');
const isEntry = (value: unknown): value is Entry => isTimed(value) && typeof value[1] === 'string';

interface Index {
  readonly rows: readonly Row[];
  readonly owner: string;
  readonly notes: KeptNotes;
}

function readIndex(text: string | null): Index | null {
  const index = parseJson(text ?? '');
  if (!isPlainObject(index)) return null;
  const { rows, owner, device, list } = index;
  if (!Array.isArray(rows) || !rows.every(isRow) || !Array.isArray(list) || typeof owner !== 'string') return null;
  const notes = list.filter((note) => isTimed(note) && isPlainObject(note[1])) as unknown as Timed<NoteContent>[];
  return {
    rows,
    owner,
    notes: { device: isPlainObject(device) ? (device as unknown as RecordedDevice) : null, list: notes },
  };
}

function readPart(tab: KeyValueStore, [id, page, why]: Row): Part | null {
  const kept = parseJson(tab.get(partKey(id)) ?? '');
  if (!isPlainObject(kept)) return null;
  const { startText, entries: given } = kept;
  if (!Array.isArray(given) || !given.every(isEntry)) return null;
  const entries: Entry[] = given;
  const text = typeof startText === 'string' ? startText : null;
  return {
    id,
    page,
    why,
    startText: text,
    startBytes: bytesOf(text ?? ''),
    entries,
    bytes: bytesOfEntries(entries),
    isChanged: false,
  };
}

export interface KeptRecording {
  /** Writes what has changed. */
  save(this: void): void;
  remove(this: void): void;
}

/**
 * Keeps a recording in the tab, so that it survives a reload, a kill and the way to an outside cashier. Everything in it is redacted before it is written.
 * What an earlier document of the same driver has kept comes before what is recorded here; another driver's is thrown away.
 *
 * @param tab session storage; it refuses writes while an earlier moment is in view
 */
export function keepRecording(
  keeper: RecordingKeeper,
  { session, random }: Pick<Ports, 'session' | 'random'>,
  tab: KeyValueStore,
  why: 'reload' | 'return',
): KeptRecording {
  let written = new Set<number>();
  let owner = { of: '', print: '' };
  /** A session that a shell or an earlier version has left names no driver. Then its token tells it from others. */
  const ownerNow = () => session.owner() || (session.token() ?? '');
  const removeAll = (ids: Iterable<number>) => {
    for (const id of ids) tab.remove(partKey(id));
  };
  const remove = () => {
    removeAll(written);
    written = new Set();
    if (tab.get(RECORDING_KEY) !== null) tab.remove(RECORDING_KEY);
  };

  const index = readIndex(tab.get(RECORDING_KEY));
  if (index !== null) {
    const isTheirs = index.owner === '' || isPrintOf(index.owner, ownerNow());
    const parts = isTheirs ? index.rows.map((row) => readPart(tab, row)) : [];
    written = new Set(index.rows.map(([id]) => id));
    const isWhole = parts.length > 0 && parts[0]?.startText !== null && parts.every((part) => part !== null);
    if (isWhole) keeper.precede(parts, index.notes, why);
    else remove();
  }

  const ownerPrint = (): string => {
    const of = ownerNow();
    if (of !== owner.of) owner = { of, print: of === '' ? '' : printWithSalt(random.text(SALT_LENGTH), of) };
    return owner.print;
  };

  return {
    save() {
      const parts = keeper.parts();
      const ids = new Set(parts.map(({ id }) => id));
      removeAll([...written].filter((id) => !ids.has(id)));
      written = ids;
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
      const { device, list } = keeper.notes();
      const rows: readonly Row[] = parts.map(({ id, page, why: began }) => [id, page, began]);
      tab.set(RECORDING_KEY, JSON.stringify({ rows, owner: ownerPrint(), device, list }));
    },
    remove,
  };
}
