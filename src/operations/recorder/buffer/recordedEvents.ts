import type { RecordedCallEvent, RecordedDevice, RecordedEventContent } from '@/operations/format/recordingFormat';
import type { ServiceCallRecord } from '@/platform/ports/ports';

import type { TimestampedValue } from '../recorder';
import { countEscapedBytes } from './serializeRedactedWithinLimit';

/** Limits, so that a page with constant errors does not fill its recording with notes. */
const MAX_NOTES = 1_200;
const MAX_NOTES_BYTES = 200_000;
/** Size of most notes in a file. */
const NOTE_BYTES = 170;

/** `charge` of `charge/v2/api/parkOrders`. */
const toServiceName = (path: string): string => path.split('/')[0] ?? '';

/** A call as a note. Its path is omitted, because ids in it can identify the driver. */
export const toRecordedCallEvent = ({
  name = '',
  method,
  path,
  status = 0,
  code,
  ms,
  ns,
}: ServiceCallRecord): RecordedCallEvent => ({
  kind: 'call',
  name,
  service: toServiceName(path),
  method,
  status,
  code,
  ms,
  errorId: code === '200' ? '' : ns,
});

/** Events that are not actions, and the device at the beginning. */
export interface RecordedDeviceAndEvents {
  device: RecordedDevice | null;
  /** Oldest first, by the device's clock. */
  list: readonly TimestampedValue<RecordedEventContent>[];
}

const applyNote = (device: RecordedDevice, note: RecordedEventContent): RecordedDevice => {
  if (note.kind === 'line') return { ...device, line: { isOnline: note.isOnline, type: note.type } };
  if (note.kind !== 'device') return device;
  const { kind: _kind, ...changes } = note;
  return { ...device, ...changes };
};

/** Size of the notes in a file. */
export const countRecordedEventsBytes = (list: readonly TimestampedValue<RecordedEventContent>[]): number =>
  list.reduce(
    (sum, [, note]) => sum + (note.kind === 'error' ? countEscapedBytes(note.text) : 0),
    list.length * NOTE_BYTES,
  );

/** Inserts a note by time. Most notes arrive in order. */
export function insertRecordedEvent(
  list: readonly TimestampedValue<RecordedEventContent>[],
  note: TimestampedValue<RecordedEventContent>,
): readonly TimestampedValue<RecordedEventContent>[] {
  const after = list.filter(([atMs]) => atMs > note[0]);
  const all = [...list.slice(0, list.length - after.length), note, ...after].slice(-MAX_NOTES);
  return countRecordedEventsBytes(all) > MAX_NOTES_BYTES ? all.slice(all.length >> 1) : all;
}

/** The device after all notes are applied. */
export const applyDeviceChangeEvents = ({ device, list }: RecordedDeviceAndEvents): RecordedDevice | null =>
  device === null ? null : list.reduce((before, [, note]) => applyNote(before, note), device);

/** Drops the notes before `fromMs`, and applies them to the device. */
export function dropRecordedEventsBefore(
  { device, list }: RecordedDeviceAndEvents,
  fromMs: number,
): RecordedDeviceAndEvents {
  const from = list.findIndex(([atMs]) => atMs >= fromMs);
  const dropped = from === -1 ? list : list.slice(0, from);
  if (dropped.length === 0) return { device, list };
  return { device: applyDeviceChangeEvents({ device, list: dropped }), list: list.slice(dropped.length) };
}

/** The difference as a note; null if nothing has changed. */
export function toDeviceChangeEvent(before: RecordedDevice, now: RecordedDevice): RecordedEventContent | null {
  const { line: _lineBefore, ...previousFields } = before;
  const { line: _lineNow, ...currentFields } = now;
  const changes = Object.entries(currentFields).filter(
    ([name, value]) => previousFields[name as keyof typeof previousFields] !== value,
  );
  return changes.length === 0 ? null : { kind: 'device', ...Object.fromEntries(changes) };
}
