import type { RecordedDevice, RecordedEvent, RecordingFile } from '@/operations/format/recordingFormat';

/** Defaults for recordings without device data: a phone of 2026 at the usual text size. */
const DEFAULT_DEVICE: RecordedDevice = {
  width: 390,
  height: 844,
  textPercent: 100,
  isElder: false,
  scheme: 'light',
  host: 'browser',
  line: { isOnline: true, type: '' },
};

/** No phone is outside these limits. They keep a damaged file from making the replay page unusable. */
const SIZE_LIMITS = [240, 1_400] as const;
const TEXT_PERCENT_LIMITS = [50, 400] as const;

const clamp = (value: number, [least, most]: readonly [number, number]) => Math.min(Math.max(value, least), most);

const applyDeviceNote = (device: RecordedDevice, note: RecordedEvent): RecordedDevice => {
  if (note.kind === 'line') return { ...device, line: { isOnline: note.isOnline, type: note.type } };
  if (note.kind !== 'device') return device;
  const { kind: _kind, atMs: _atMs, ...changes } = note;
  return { ...device, ...changes };
};

/** The device as it was at this time of the recording. */
export function getRecordedDeviceAt(
  { device, notes }: Pick<RecordingFile, 'device' | 'notes'>,
  atMs: number,
): RecordedDevice {
  const current = notes.filter((note) => note.atMs <= atMs).reduce(applyDeviceNote, device ?? DEFAULT_DEVICE);
  return {
    ...current,
    width: clamp(current.width, SIZE_LIMITS),
    height: clamp(current.height, SIZE_LIMITS),
    textPercent: clamp(current.textPercent, TEXT_PERCENT_LIMITS),
  };
}
