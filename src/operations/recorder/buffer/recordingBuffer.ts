import type { UnknownAction } from '@reduxjs/toolkit';

import { MINUTE_MS } from '@/lib/timeUnits';
import type { RecordedDevice, RecordedEventContent } from '@/operations/format/recordingFormat';
import type { Redactor } from '@/operations/redaction/createRedactor';

import { isRecordedCall } from '../getRecordedCalls';
import type { AnyReducer, DiagnosticRecorder, RecordedSegment, TimestampedValue } from '../recorder';
import {
  applyDeviceChangeEvents,
  countRecordedEventsBytes,
  dropRecordedEventsBefore,
  insertRecordedEvent,
  type RecordedDeviceAndEvents,
  toDeviceChangeEvent,
  toRecordedCallEvent,
} from './recordedEvents';
import {
  addRecordedActionEntry,
  dropRedundantRecordedActions,
  findLastActionMsBeforeRecordingPart,
  findNextRecordingStartPartIndex,
  type RecordingPart,
  setRecordingPartStartStateText,
} from './recordingParts';
import { createRepeatedResponseFinder, isExcludedFromRecording } from './redundantActions';
import { serializeRedactedWithinLimit } from './serializeRedactedWithinLimit';

/** The server accepts 1 MB; the data beside the actions takes a part of it. */
export const RECORDING_BYTE_LIMIT = 1_000_000;
/** Actions older than this do not help to explain a problem. */
export const RECORDING_SPAN_MS = 15 * MINUTE_MS;
const MAX_PART_ACTIONS = 100;
const MAX_ENTRY_BYTES = 120_000;
const MAX_START_BYTES = 400_000;
/** Longer error texts are cut. */
const MAX_ERROR_LENGTH = 300;

interface PendingAction {
  readonly segment: RecordedSegment;
  readonly timed: TimestampedValue<UnknownAction>;
}

/** Notified when an action or error is processed, which is a little later than it happens. */
export interface RecordingBufferListener {
  onAction(this: void, action: UnknownAction): void;
  onError(this: void, error: unknown): void;
}

export interface RecordingBuffer {
  listen(this: void, listener: RecordingBufferListener): void;
  readonly redactor: Redactor;
  /** The reducer of this document. Parts of earlier documents may need lazy reducers that are not loaded here. */
  reducer(this: void): AnyReducer;
  parts(): readonly RecordingPart[];
  notes(): RecordedDeviceAndEvents;
  note(this: void, content: RecordedEventContent, atMs?: number): void;
  /**
   * Sets the current device. The first call sets the device at the beginning; later calls add a note of what has
   * changed.
   */
  noteDevice(this: void, device: RecordedDevice): void;
  /**
   * Serializes and redacts what was recorded since the last call, until `isOutOfTime`. Returns whether all is done.
   * Processed actions are no longer retained by reference.
   */
  processPending(this: void, isOutOfTime?: () => boolean): boolean;
  /** Prepends the stored recording of an earlier document. */
  prepend(this: void, parts: readonly RecordingPart[], notes: RecordedDeviceAndEvents, why: 'reload' | 'return'): void;
  /** Time of the latest recorded action of the driver or response of the server. */
  lastActionMs(this: void): number;
  /** Deletes everything up to now. */
  clear(this: void): void;
}

/** Buffers the last minutes of a session, redacted, within the size that may be sent. */
export function createRecordingBuffer(
  recorder: DiagnosticRecorder,
  redactor: Redactor,
  now: () => number,
  limit = RECORDING_BYTE_LIMIT,
): RecordingBuffer {
  let parts: readonly RecordingPart[] = [];
  let notes: RecordedDeviceAndEvents = { device: null, list: [] };
  let device: RecordedDevice | null = null;
  let listener: RecordingBufferListener | undefined;
  let pending: PendingAction[] = [];
  let lastSegment: RecordedSegment | undefined;
  let lastReadEvent: TimestampedValue<unknown> | undefined;
  let page = 1;
  let pageWhy: 'reload' | 'return' = 'reload';
  let lastId = 0;
  let unchangedResponses = createRepeatedResponseFinder();
  const redact = (value: unknown) => redactor.value(value);
  const toStartText = (start: unknown) => serializeRedactedWithinLimit(start, redact, MAX_START_BYTES);

  const collectPending = () => {
    for (const segment of recorder.segments.splice(0))
      for (const timed of segment.actions) pending.push({ segment, timed });
    const { callsAndErrors } = recorder;
    for (const [atMs, event] of callsAndErrors.slice(
      lastReadEvent === undefined ? 0 : callsAndErrors.lastIndexOf(lastReadEvent) + 1,
    )) {
      buffer.note(isRecordedCall(event) ? toRecordedCallEvent(event) : { kind: 'error', text: String(event) }, atMs);
      if (!isRecordedCall(event)) listener?.onError(event);
    }
    lastReadEvent = callsAndErrors[callsAndErrors.length - 1];
  };

  /**
   * Returns the part that the next action belongs to. A new part begins only with a segment, because only there the
   * state is known.
   */
  const partFor = (segment: RecordedSegment): RecordingPart => {
    const last = parts[parts.length - 1];
    const isOfCurrentPage = last?.page === page;
    const isNew = segment !== lastSegment;
    lastSegment = segment;
    if (last !== undefined && isOfCurrentPage && (!isNew || last.entries.length < MAX_PART_ACTIONS)) return last;
    lastId += 1;
    const part: RecordingPart = {
      id: lastId,
      page,
      why: isOfCurrentPage || last === undefined ? null : pageWhy,
      start: segment.start,
      startText: null,
      startBytes: 0,
      entries: [],
      bytes: 0,
      isChanged: true,
    };
    if (!isOfCurrentPage) setRecordingPartStartStateText(part, toStartText(segment.start));
    parts = [...parts, part];
    unchangedResponses = createRepeatedResponseFinder();
    return part;
  };

  const write = (item: PendingAction) => {
    const [atMs, action] = item.timed;
    if (isExcludedFromRecording(action)) return;
    listener?.onAction(action);
    const part = partFor(item.segment);
    const text = serializeRedactedWithinLimit(action, redact, MAX_ENTRY_BYTES);
    addRecordedActionEntry(part, [atMs, text, 0]);
    const redundantId = unchangedResponses.requestOf(action, () => JSON.stringify(redact(action['payload'])));
    if (redundantId === undefined) return;
    const id = JSON.stringify(redundantId);
    const pair = part.entries.filter((entry) => entry[1].includes(id));
    // Only complete pairs are marked: a response without its request would leave the call pending forever.
    if (pair.length === 2)
      part.entries = part.entries.map((entry) => (pair.includes(entry) ? [entry[0], entry[1], 1] : entry));
  };

  const size = () =>
    parts.reduce((sum, { bytes, startBytes }) => sum + bytes + startBytes, countRecordedEventsBytes(notes.list));

  /** Makes this part the first of the recording and drops the earlier ones. */
  const setFirstPart = (at: number) => {
    parts = parts.slice(at);
    const [head] = parts;
    if (head?.startText === null) setRecordingPartStartStateText(head, toStartText(head.start));
    notes = dropRecordedEventsBefore(notes, head?.entries[0]?.[0] ?? Number.NEGATIVE_INFINITY);
  };

  const trim = () => {
    const oldMs = now() - RECORDING_SPAN_MS;
    for (
      let at = findNextRecordingStartPartIndex(parts);
      at > 0 && findLastActionMsBeforeRecordingPart(parts, at) < oldMs;
      at = findNextRecordingStartPartIndex(parts)
    )
      setFirstPart(at);
    if (size() > limit) for (const part of parts) if (dropRedundantRecordedActions(part) && size() <= limit) break;
    for (
      let at = findNextRecordingStartPartIndex(parts);
      at > 0 && size() > limit;
      at = findNextRecordingStartPartIndex(parts)
    )
      setFirstPart(at);
  };

  const buffer: RecordingBuffer = {
    listen: (given) => {
      listener = given;
    },
    redactor,
    reducer: () => recorder.reducer,
    parts: () => parts,
    notes: () => notes,
    note(content, atMs = now()) {
      const shortened =
        content.kind === 'error' ? { ...content, text: content.text.slice(0, MAX_ERROR_LENGTH) } : content;
      notes = { ...notes, list: insertRecordedEvent(notes.list, [atMs, redactor.value(shortened)]) };
    },
    noteDevice(current) {
      const change = device === null ? null : toDeviceChangeEvent(device, current);
      const { line } = current;
      if (device !== null && (device.line.isOnline !== line.isOnline || device.line.type !== line.type))
        buffer.note({ kind: 'line', ...line });
      if (change !== null) buffer.note(change);
      device = current;
      notes = { ...notes, device: notes.device ?? current };
    },
    processPending(isOutOfTime = () => false) {
      collectPending();
      if (pending.length === 0) return true;
      let done = 0;
      while (done < pending.length && (done === 0 || !isOutOfTime())) {
        const item = pending[done];
        if (item !== undefined) write(item);
        done += 1;
      }
      pending = pending.slice(done);
      trim();
      return pending.length === 0;
    },
    prepend(earlier, before, why) {
      const newest = earlier[earlier.length - 1];
      if (newest === undefined) return;
      pageWhy = why;
      page = newest.page + 1;
      lastId = newest.id;
      parts = earlier;
      device = applyDeviceChangeEvents(before);
      notes = { device: before.device, list: [...before.list, ...notes.list] };
    },
    lastActionMs() {
      const unprocessed = [
        ...pending.map(({ timed }) => timed),
        ...recorder.segments.flatMap(({ actions }) => actions),
      ];
      const processed = parts[parts.length - 1]?.entries;
      const [atMs] = unprocessed.reverse().find(([, action]) => !isExcludedFromRecording(action)) ??
        processed?.[processed.length - 1] ?? [0];
      return atMs;
    },
    clear() {
      collectPending();
      pending = [];
      parts = [];
      notes = { device, list: [] };
      unchangedResponses = createRepeatedResponseFinder();
    },
  };
  return buffer;
}
