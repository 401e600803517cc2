import { isoOf } from '@/domain/calendar';
import {
  type NoteContent,
  type RecordedDevice,
  RECORDING_FORMAT,
  STATE_TAKEN,
  TIMES_IN_STATE,
} from '@/domain/recording/recordingFormat';

import type { RecordingKeeper } from './kept/recordingKeeper';
import { takenIn } from './kept/recordingParts';
import type { Timed } from './recorder';

/** What the file says about itself. The importing tool ignores these keys. */
export interface RecordingFacts {
  readonly app: string;
  readonly version: string;
  /** Path and query in the app, redacted. */
  readonly route: string;
  /** ISO 8601, server time. */
  readonly at: string;
}

/** What the recording does not know by itself. */
export interface RecordingMoment {
  readonly facts: RecordingFacts;
  /** Server time minus the time of the device. */
  readonly serverAheadMs: number;
  /** For a recording that nobody has told of it. */
  readonly device: RecordedDevice;
}

/**
 * The recording in the format of Redux DevTools' export and import. `payload` and `preloadedState` are JSON texts of the actions and of the state
 * before the first of them. Empty when nothing was done.
 */
export function recordingFile(keeper: RecordingKeeper, { facts, serverAheadMs, device }: RecordingMoment): string {
  keeper.work();
  const parts = keeper.parts();
  const kept = keeper.notes();
  const beganAt = parts[0]?.entries[0]?.[0];
  if (beganAt === undefined) return '';
  const times: number[] = [];
  const texts: string[] = [];
  const notes: Timed<NoteContent>[] = [...kept.list];
  // A driver who sets the clock of the phone back does not go back in time.
  const add = (atMs: number, text: string) => {
    times.push(Math.max(Math.round(atMs - beganAt), times[times.length - 1] ?? 0));
    texts.push(text);
  };
  let state: unknown;
  for (const part of parts) {
    const { why, startText } = part;
    const { taken: entries, end } =
      part.start === undefined ? { taken: part.entries, end: state } : takenIn(part, state, keeper.reducer());
    state = end;
    const [first] = entries;
    if (why !== null && texts.length > 0 && startText !== null && first !== undefined) {
      notes.push([first[0], { kind: 'page', why }]);
      add(first[0], `{"type":"${STATE_TAKEN}","payload":${startText}}`);
    }
    for (const [atMs, text] of entries) add(atMs, text);
  }
  const beganAtMs = Math.round(beganAt + serverAheadMs);
  const timed = `"${TIMES_IN_STATE}":${JSON.stringify({ beganAtMs, times })}`;
  const start = parts[0]?.startText?.slice(1) ?? '}';
  return JSON.stringify({
    payload: `[${texts.join(',')}]`,
    preloadedState: `{${timed}${start === '}' ? '' : ','}${start}`,
    ...facts,
    format: RECORDING_FORMAT,
    beganAt: isoOf(beganAtMs),
    times,
    device: kept.device ?? device,
    notes: notes
      .map(([atMs, note]) => ({ atMs: Math.max(Math.round(atMs - beganAt), 0), ...note }))
      .sort((one, other) => one.atMs - other.atMs),
  });
}
