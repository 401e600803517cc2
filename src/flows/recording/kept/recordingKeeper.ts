import type { UnknownAction } from '@reduxjs/toolkit';

import type { NoteContent, RecordedDevice } from '@/domain/recording/recordingFormat';
import type { Redactor } from '@/domain/redaction/createRedactor';
import { MINUTE_MS } from '@/lib/timeUnits';

import { isNotedCall } from '../callsOf';
import type { AnyReducer, Recorder, Segment, Timed } from '../recorder';
import { fitted } from './fitted';
import { bytesOfNotes, callNote, deviceAfter, deviceChange, type KeptNotes, notesFrom, withNote } from './keptNotes';
import { addEntry, beginWith, dropSpare, endBefore, nextBeginning, type Part } from './recordingParts';
import { createUnchangedAnswers, isLeftOut } from './spareActions';

/** The server takes 1 MB. What stands beside the actions needs some of it. */
export const KEPT_BYTES = 1_000_000;
/** What was done longer ago helps nobody to understand what went wrong. */
export const KEPT_MS = 15 * MINUTE_MS;
const PART_ACTIONS = 100;
const ENTRY_BYTES = 120_000;
const START_BYTES = 400_000;
/** The longest text of an error that is kept. */
const ERROR_LENGTH = 300;

interface Waiting {
  readonly segment: Segment;
  readonly timed: Timed<UnknownAction>;
}

/** Told of what is turned into text, which is a little later than it happens. */
export interface KeeperListener {
  onAction(this: void, action: UnknownAction): void;
  onError(this: void, error: unknown): void;
}

export interface RecordingKeeper {
  listen(this: void, listener: KeeperListener): void;
  readonly redactor: Redactor;
  /** The reducer of this document. What others have kept may need code that is not here. */
  reducer(this: void): AnyReducer;
  parts(): readonly Part[];
  notes(): KeptNotes;
  note(this: void, content: NoteContent, atMs?: number): void;
  /** The device as it is now. The first time it is that of the beginning; later only what has changed is noted. */
  noteDevice(this: void, device: RecordedDevice): void;
  /**
   * Turns what was recorded since the last time into redacted text, until `isLate`. Returns whether all is done. What it has taken is no longer held by
   * reference.
   */
  work(this: void, isLate?: () => boolean): boolean;
  /** Puts what an earlier document has kept before everything. */
  precede(this: void, parts: readonly Part[], notes: KeptNotes, why: 'reload' | 'return'): void;
  /** When the driver last did something that is recorded, or something was answered. */
  lastActionMs(this: void): number;
  /** Forgets everything up to now. */
  forget(this: void): void;
}

/** Keeps the last minutes of a session, redacted, within what may be sent. */
export function createRecordingKeeper(
  recorder: Recorder,
  redactor: Redactor,
  now: () => number,
  limit = KEPT_BYTES,
): RecordingKeeper {
  let parts: readonly Part[] = [];
  let notes: KeptNotes = { device: null, list: [] };
  let device: RecordedDevice | null = null;
  let listener: KeeperListener | undefined;
  let waiting: Waiting[] = [];
  let written: Segment | undefined;
  let newestNoted: Timed<unknown> | undefined;
  let page = 1;
  let pageWhy: 'reload' | 'return' = 'reload';
  let lastId = 0;
  let unchanged = createUnchangedAnswers();
  const redact = (value: unknown) => redactor.value(value);
  const startTextOf = (start: unknown) => fitted(start, redact, START_BYTES);

  const take = () => {
    for (const segment of recorder.segments.splice(0))
      for (const timed of segment.actions) waiting.push({ segment, timed });
    const { noted } = recorder;
    for (const [atMs, what] of noted.slice(newestNoted === undefined ? 0 : noted.lastIndexOf(newestNoted) + 1)) {
      keeper.note(isNotedCall(what) ? callNote(what) : { kind: 'error', text: String(what) }, atMs);
      if (!isNotedCall(what)) listener?.onError(what);
    }
    newestNoted = noted[noted.length - 1];
  };

  /** A part begins where its state is known: with a segment. */
  const partFor = (segment: Segment): Part => {
    const last = parts[parts.length - 1];
    const isOfPage = last?.page === page;
    const isNew = segment !== written;
    written = segment;
    if (last !== undefined && isOfPage && (!isNew || last.entries.length < PART_ACTIONS)) return last;
    lastId += 1;
    const part: Part = {
      id: lastId,
      page,
      why: isOfPage || last === undefined ? null : pageWhy,
      start: segment.start,
      startText: null,
      startBytes: 0,
      entries: [],
      bytes: 0,
      isChanged: true,
    };
    if (!isOfPage) beginWith(part, startTextOf(segment.start));
    parts = [...parts, part];
    unchanged = createUnchangedAnswers();
    return part;
  };

  const write = (one: Waiting) => {
    const [atMs, action] = one.timed;
    if (isLeftOut(action)) return;
    listener?.onAction(action);
    const part = partFor(one.segment);
    const text = fitted(action, redact, ENTRY_BYTES);
    addEntry(part, [atMs, text, 0]);
    const spare = unchanged.requestOf(action, () => JSON.stringify(redact(action['payload'])));
    if (spare === undefined) return;
    const id = JSON.stringify(spare);
    const pair = part.entries.filter((entry) => entry[1].includes(id));
    // Without its question an answer would leave the call waiting for ever.
    if (pair.length === 2)
      part.entries = part.entries.map((entry) => (pair.includes(entry) ? [entry[0], entry[1], 1] : entry));
  };

  const size = () => parts.reduce((sum, { bytes, startBytes }) => sum + bytes + startBytes, bytesOfNotes(notes.list));

  /** The recording begins with this part from now on. */
  const beginAt = (at: number) => {
    parts = parts.slice(at);
    const [head] = parts;
    if (head?.startText === null) beginWith(head, startTextOf(head.start));
    notes = notesFrom(notes, head?.entries[0]?.[0] ?? Number.NEGATIVE_INFINITY);
  };

  const trim = () => {
    const oldMs = now() - KEPT_MS;
    for (let at = nextBeginning(parts); at > 0 && endBefore(parts, at) < oldMs; at = nextBeginning(parts)) beginAt(at);
    if (size() > limit) for (const part of parts) if (dropSpare(part) && size() <= limit) break;
    for (let at = nextBeginning(parts); at > 0 && size() > limit; at = nextBeginning(parts)) beginAt(at);
  };

  const keeper: RecordingKeeper = {
    listen: (given) => {
      listener = given;
    },
    redactor,
    reducer: () => recorder.reducer,
    parts: () => parts,
    notes: () => notes,
    note(content, atMs = now()) {
      const told = content.kind === 'error' ? { ...content, text: content.text.slice(0, ERROR_LENGTH) } : content;
      notes = { ...notes, list: withNote(notes.list, [atMs, redactor.value(told)]) };
    },
    noteDevice(is) {
      const change = device === null ? null : deviceChange(device, is);
      const { line } = is;
      if (device !== null && (device.line.isOnline !== line.isOnline || device.line.type !== line.type))
        keeper.note({ kind: 'line', ...line });
      if (change !== null) keeper.note(change);
      device = is;
      notes = { ...notes, device: notes.device ?? is };
    },
    work(isLate = () => false) {
      take();
      if (waiting.length === 0) return true;
      let done = 0;
      while (done < waiting.length && (done === 0 || !isLate())) {
        const one = waiting[done];
        if (one !== undefined) write(one);
        done += 1;
      }
      waiting = waiting.slice(done);
      trim();
      return waiting.length === 0;
    },
    precede(earlier, before, why) {
      const newest = earlier[earlier.length - 1];
      if (newest === undefined) return;
      pageWhy = why;
      page = newest.page + 1;
      lastId = newest.id;
      parts = earlier;
      device = deviceAfter(before);
      notes = { device: before.device, list: [...before.list, ...notes.list] };
    },
    lastActionMs() {
      const untaken = [...waiting.map(({ timed }) => timed), ...recorder.segments.flatMap(({ actions }) => actions)];
      const taken = parts[parts.length - 1]?.entries;
      const [atMs] = untaken.reverse().find(([, action]) => !isLeftOut(action)) ?? taken?.[taken.length - 1] ?? [0];
      return atMs;
    },
    forget() {
      take();
      waiting = [];
      parts = [];
      notes = { device, list: [] };
      unchanged = createUnchangedAnswers();
    },
  };
  return keeper;
}
