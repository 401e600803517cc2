import type { RecordedDevice, RecordedNote, RecordingFile } from '@/domain/recording/recordingFormat';

/** What a file of before does not say: a phone of 2026, at the usual text size. */
const USUAL: RecordedDevice = {
  width: 390,
  height: 844,
  textPercent: 100,
  isElder: false,
  scheme: 'light',
  host: 'browser',
  line: { isOnline: true, type: '' },
};

/** No phone is outside these, and no file can make the page of the replay useless. */
const WIDTHS = [240, 1_400] as const;
const TEXT_PERCENTS = [50, 400] as const;

const within = (value: number, [least, most]: readonly [number, number]) => Math.min(Math.max(value, least), most);

const changed = (device: RecordedDevice, note: RecordedNote): RecordedDevice => {
  if (note.kind === 'line') return { ...device, line: { isOnline: note.isOnline, type: note.type } };
  if (note.kind !== 'device') return device;
  const { kind: _kind, atMs: _atMs, ...news } = note;
  return { ...device, ...news };
};

/** The device as it was at this time of the recording. */
export function deviceAt({ device, notes }: Pick<RecordingFile, 'device' | 'notes'>, atMs: number): RecordedDevice {
  const now = notes.filter((note) => note.atMs <= atMs).reduce(changed, device ?? USUAL);
  return {
    ...now,
    width: within(now.width, WIDTHS),
    height: within(now.height, WIDTHS),
    textPercent: within(now.textPercent, TEXT_PERCENTS),
  };
}
