import type { UnknownAction } from '@reduxjs/toolkit';

import type { AnyReducer } from '../recorder';
import { bytesOf } from './fitted';

/** One action: its time (device clock, milliseconds), its redacted JSON text, and whether it can be spared. */
export type Entry = readonly [atMs: number, text: string, isSpare: 0 | 1];

/** Consecutive actions of one document. */
export interface Part {
  readonly id: number;
  /** The document that it comes from, counted. */
  readonly page: number;
  /** How this document began; null for a later part of it. */
  readonly why: 'reload' | 'return' | null;
  /** The state before the first action. Undefined for a part that another document has kept. */
  readonly start?: unknown;
  /** The same state as redacted text, where the recording or its page begins with this part. */
  startText: string | null;
  /** What that text takes in a file. */
  startBytes: number;
  entries: Entry[];
  /** What the entries take in a file. */
  bytes: number;
  /** Whether it has changed since it was kept. */
  isChanged: boolean;
}

/** A comma of the payload, and the time of the action, which the file has twice. */
const BESIDE_ENTRY = 20;
const bytesOfEntry = ([, text]: Entry): number => bytesOf(text) + BESIDE_ENTRY;
export const bytesOfEntries = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + bytesOfEntry(entry), 0);

export function addEntry(part: Part, entry: Entry): void {
  part.entries.push(entry);
  part.bytes += bytesOfEntry(entry);
  part.isChanged = true;
}

/** The recording, or a document of it, begins with this part. */
export function beginWith(part: Part, startText: string): void {
  part.startText = startText;
  part.startBytes = bytesOf(startText);
  part.isChanged = true;
}

/** Takes out what can be spared. Returns whether there was anything. */
export function dropSpare(part: Part): boolean {
  const kept = part.entries.filter(([, , isSpare]) => isSpare === 0);
  if (kept.length === part.entries.length) return false;
  part.entries = kept;
  part.bytes = bytesOfEntries(kept);
  part.isChanged = true;
  return true;
}

/**
 * Where a recording can begin next when its beginning is forgotten; -1 if nowhere. Of an earlier document only the beginning has a state, so all of its
 * parts go together. The newest part always stays.
 */
export const nextBeginning = (parts: readonly Part[]): number =>
  parts.findIndex(({ start, startText }, at) => at > 0 && (startText !== null || start !== undefined));

/** When the last action before a part happened. */
export const endBefore = (parts: readonly Part[], at: number): number => {
  const entries = parts[at - 1]?.entries ?? [];
  return entries[entries.length - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
};

/**
 * Whether reducers take each action of a part of this document, in order. One that makes them throw has changed nothing, and would stop an import. It stays
 * out of the file.
 */
export function takenIn(
  { startText, entries }: Part,
  before: unknown,
  reducer: AnyReducer,
): { taken: Entry[]; end: unknown } {
  let state = startText === null ? before : (JSON.parse(startText) as unknown);
  const taken = entries.filter(([, text]) => {
    try {
      state = reducer(state, JSON.parse(text) as UnknownAction);
      return true;
    } catch {
      return false;
    }
  });
  return { taken, end: state };
}
