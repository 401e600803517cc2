import type { CallNote, NoteContent, RecordedDevice } from '@/domain/recording/recordingFormat';
import type { NotedCall } from '@/services/transport/ports/ports';

import type { Timed } from '../recorder';
import { bytesOf } from './fitted';

/** A page that breaks all the time must not fill its recording with notes. */
const NOTES = 1_200;
const NOTES_BYTES = 200_000;
/** What most notes take in a file. */
const NOTE_BYTES = 170;

/** `charge` of `charge/v2/api/parkOrders`. */
const serviceOf = (path: string): string => path.split('/')[0] ?? '';

/** A call in a recording. Its path is left out, because ids in it can say who the driver is. */
export const callNote = ({ name = '', method, path, status = 0, code, ms, ns }: NotedCall): CallNote => ({
  kind: 'call',
  name,
  service: serviceOf(path),
  method,
  status,
  code,
  ms,
  errorId: code === '200' ? '' : ns,
});

/** What happened beside the actions, and the device as it was at the beginning. */
export interface KeptNotes {
  device: RecordedDevice | null;
  /** Oldest first, by the device's clock. */
  list: readonly Timed<NoteContent>[];
}

const changedBy = (device: RecordedDevice, note: NoteContent): RecordedDevice => {
  if (note.kind === 'line') return { ...device, line: { isOnline: note.isOnline, type: note.type } };
  if (note.kind !== 'device') return device;
  const { kind: _kind, ...changes } = note;
  return { ...device, ...changes };
};

/** What notes take in a file. */
export const bytesOfNotes = (list: readonly Timed<NoteContent>[]): number =>
  list.reduce((sum, [, note]) => sum + (note.kind === 'error' ? bytesOf(note.text) : 0), list.length * NOTE_BYTES);

/** The notes with one more in its place. Most come in order. */
export function withNote(list: readonly Timed<NoteContent>[], note: Timed<NoteContent>): readonly Timed<NoteContent>[] {
  const after = list.filter(([atMs]) => atMs > note[0]);
  const all = [...list.slice(0, list.length - after.length), note, ...after].slice(-NOTES);
  return bytesOfNotes(all) > NOTES_BYTES ? all.slice(all.length >> 1) : all;
}

/** The device as it is after all notes. */
export const deviceAfter = ({ device, list }: KeptNotes): RecordedDevice | null =>
  device === null ? null : list.reduce((before, [, note]) => changedBy(before, note), device);

/** The notes without those from before `fromMs`. The device is then what it had become. */
export function notesFrom({ device, list }: KeptNotes, fromMs: number): KeptNotes {
  const from = list.findIndex(([atMs]) => atMs >= fromMs);
  const gone = from === -1 ? list : list.slice(0, from);
  if (gone.length === 0) return { device, list };
  return { device: deviceAfter({ device, list: gone }), list: list.slice(gone.length) };
}

/** What is different, as a note; null if nothing is. */
export function deviceChange(before: RecordedDevice, now: RecordedDevice): NoteContent | null {
  const { line: _lineBefore, ...was } = before;
  const { line: _lineNow, ...is } = now;
  const changes = Object.entries(is).filter(([name, value]) => was[name as keyof typeof was] !== value);
  return changes.length === 0 ? null : { kind: 'device', ...Object.fromEntries(changes) };
}
