import type { UnknownAction } from '@reduxjs/toolkit';

import type { AnyReducer } from '../recorder';
import { countEscapedBytes } from './serializeRedactedWithinLimit';

/** One action: its time (device clock, milliseconds), its redacted JSON text, and whether it is redundant. */
export type RecordedActionEntry = readonly [atMs: number, text: string, isSpare: 0 | 1];

/** Consecutive actions of one document. */
export interface RecordingPart {
  readonly id: number;
  /** Number of the document that recorded it. */
  readonly page: number;
  /** How this document began; null if this is a later part of it. */
  readonly why: 'reload' | 'return' | null;
  /** The state before the first action. Undefined for a part of an earlier document. */
  readonly start?: unknown;
  /** The same state as redacted text, if the recording or its document begins with this part. */
  startText: string | null;
  /** Size of that text in a file. */
  startBytes: number;
  entries: RecordedActionEntry[];
  /** Size of the entries in a file. */
  bytes: number;
  /** Whether it has changed since it was stored. */
  isChanged: boolean;
}

/** Size of a comma of the payload, and of the time of the action, which the file contains twice. */
const ENTRY_OVERHEAD_BYTES = 20;
const countEntryBytes = ([, text]: RecordedActionEntry): number => countEscapedBytes(text) + ENTRY_OVERHEAD_BYTES;
export const countRecordedActionsBytes = (entries: readonly RecordedActionEntry[]): number =>
  entries.reduce((sum, entry) => sum + countEntryBytes(entry), 0);

export function addRecordedActionEntry(part: RecordingPart, entry: RecordedActionEntry): void {
  part.entries.push(entry);
  part.bytes += countEntryBytes(entry);
  part.isChanged = true;
}

/** Marks a part as the first of the recording or of its document. */
export function setRecordingPartStartStateText(part: RecordingPart, startText: string): void {
  part.startText = startText;
  part.startBytes = countEscapedBytes(startText);
  part.isChanged = true;
}

/** Drops redundant entries. Returns whether there were any. */
export function dropRedundantRecordedActions(part: RecordingPart): boolean {
  const remaining = part.entries.filter(([, , isSpare]) => isSpare === 0);
  if (remaining.length === part.entries.length) return false;
  part.entries = remaining;
  part.bytes = countRecordedActionsBytes(remaining);
  part.isChanged = true;
  return true;
}

/**
 * The index of the part at which the recording can begin after its first parts are dropped; -1 if there is none. Of an
 * earlier document only the first part has a state, so all of its parts are dropped together. The newest part always
 * stays.
 */
export const findNextRecordingStartPartIndex = (parts: readonly RecordingPart[]): number =>
  parts.findIndex(({ start, startText }, at) => at > 0 && (startText !== null || start !== undefined));

/** Time of the last action before a part. */
export const findLastActionMsBeforeRecordingPart = (parts: readonly RecordingPart[], at: number): number => {
  const entries = parts[at - 1]?.entries ?? [];
  return entries[entries.length - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
};

/**
 * Replays the actions of a part of this document. An action that makes a reducer throw has changed nothing and would
 * stop an import, so it is left out of the file.
 */
export function replayRecordedActions(
  { startText, entries }: RecordingPart,
  startState: unknown,
  reducer: AnyReducer,
): { taken: RecordedActionEntry[]; end: unknown } {
  let state = startText === null ? startState : (JSON.parse(startText) as unknown);
  const accepted = entries.filter(([, text]) => {
    try {
      state = reducer(state, JSON.parse(text) as UnknownAction);
      return true;
    } catch {
      return false;
    }
  });
  return { taken: accepted, end: state };
}
