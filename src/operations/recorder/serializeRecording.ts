import { toIsoString } from '@/domain/calendar';
import {
  RECORDED_TIMES_KEY,
  type RecordedDevice,
  type RecordedEventContent,
  RECORDING_FORMAT_VERSION,
  STATE_SNAPSHOT_ACTION_TYPE,
} from '@/operations/format/recordingFormat';

import type { RecordingBuffer } from './buffer/recordingBuffer';
import { replayRecordedActions } from './buffer/recordingParts';
import type { TimestampedValue } from './recorder';

/** Metadata of the file. The importing tool ignores these keys. */
export interface RecordingMetadata {
  readonly app: string;
  readonly version: string;
  /** Path and query in the app, redacted. */
  readonly route: string;
  /** ISO 8601, server time. */
  readonly at: string;
}

/** Data of the moment of export that the recording itself does not contain. */
export interface RecordingExportContext {
  readonly metadata: RecordingMetadata;
  /** Server time minus the time of the device. */
  readonly serverOffsetMs: number;
  /** Used if the recording contains no device. */
  readonly device: RecordedDevice;
}

/**
 * The recording in the format of Redux DevTools' export and import. `payload` and `preloadedState` are JSON texts of
 * the actions and of the state before the first of them. Empty if there are no actions.
 */
export function serializeRecording(
  buffer: RecordingBuffer,
  { metadata, serverOffsetMs, device }: RecordingExportContext,
): string {
  buffer.processPending();
  const parts = buffer.parts();
  const recorded = buffer.notes();
  const beganAt = parts[0]?.entries[0]?.[0];
  if (beganAt === undefined) return '';
  const times: number[] = [];
  const texts: string[] = [];
  const notes: TimestampedValue<RecordedEventContent>[] = [...recorded.list];
  // Times never decrease, even if the device clock is set back.
  const add = (atMs: number, text: string) => {
    times.push(Math.max(Math.round(atMs - beganAt), times[times.length - 1] ?? 0));
    texts.push(text);
  };
  let state: unknown;
  for (const part of parts) {
    const { why, startText } = part;
    const { taken: entries, end } =
      part.start === undefined
        ? { taken: part.entries, end: state }
        : replayRecordedActions(part, state, buffer.reducer());
    state = end;
    const [first] = entries;
    if (why !== null && texts.length > 0 && startText !== null && first !== undefined) {
      notes.push([first[0], { kind: 'page', why }]);
      add(first[0], `{"type":"${STATE_SNAPSHOT_ACTION_TYPE}","payload":${startText}}`);
    }
    for (const [atMs, text] of entries) add(atMs, text);
  }
  const beganAtMs = Math.round(beganAt + serverOffsetMs);
  const timesText = `"${RECORDED_TIMES_KEY}":${JSON.stringify({ beganAtMs, times })}`;
  const start = parts[0]?.startText?.slice(1) ?? '}';
  return JSON.stringify({
    payload: `[${texts.join(',')}]`,
    preloadedState: `{${timesText}${start === '}' ? '' : ','}${start}`,
    ...metadata,
    format: RECORDING_FORMAT_VERSION,
    beganAt: toIsoString(beganAtMs),
    times,
    device: recorded.device ?? device,
    notes: notes
      .map(([atMs, note]) => ({ atMs: Math.max(Math.round(atMs - beganAt), 0), ...note }))
      .sort((one, other) => one.atMs - other.atMs),
  });
}
