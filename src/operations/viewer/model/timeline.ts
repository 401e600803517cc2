import type {
  RecordedAction,
  RecordedCallEvent,
  RecordedEvent,
  RecordingFile,
} from '@/operations/format/recordingFormat';

import {
  getActionEndpointName,
  getActionErrorId,
  isCallEndAction,
  type RecordingTimelineRowKind,
  summarizeRecordedAction,
} from './rowKinds';
import { formatRecordedCallEvent, summarizeRecordedEvent } from './summarizeRecordedEvent';

/** One event of the recording. */
export interface RecordingTimelineRow {
  /** The state on the screen at that time: 0 before the first action, n after the nth. */
  readonly step: number;
  /** Index of its action; null for a note. */
  readonly actionIndex: number | null;
  /** Time since the start of the recording. */
  readonly atMs: number;
  readonly kind: RecordingTimelineRowKind;
  readonly text: string;
  /** Further details, such as how a call ended. */
  readonly details: string;
  readonly isError: boolean;
  /** Shown only if all rows are shown. */
  readonly isMinor: boolean;
  /** The lower-case text that a search matches: type, text, numbers, ids. */
  readonly searchText: string;
}

type RowDraft = RecordingTimelineRow & { readonly endpoint: string };

/** The transport notes a call when its response arrives; its action follows right after. */
const SAME_CALL_MS = 1_000;

const toSearchText = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return ''; // too deep
  }
};

const createActionRow = (action: RecordedAction, index: number, atMs: number): RowDraft => {
  const { kind, text, isError, isMinor } = summarizeRecordedAction(action);
  const errorId = getActionErrorId(action);
  return {
    step: index + 1,
    actionIndex: index,
    atMs,
    kind,
    text,
    details: errorId === '' ? '' : `错误编号 ${errorId}`,
    isError,
    isMinor,
    searchText: `${text} ${toSearchText(action)}`.toLowerCase(),
    endpoint: isCallEndAction(action) ? getActionEndpointName(action) : '',
  };
};

/** Merges a call's action with its transport note into one row. */
function matchCallNotes(rows: readonly RowDraft[], notes: readonly RecordedEvent[]) {
  const noteByRow = new Map<RowDraft, RecordedCallEvent>();
  const otherNotes = notes.filter((note) => {
    if (note.kind !== 'call') return true;
    const [nearest] = rows
      .filter(
        (row) => row.endpoint === note.name && !noteByRow.has(row) && Math.abs(row.atMs - note.atMs) <= SAME_CALL_MS,
      )
      .sort((first, second) => Math.abs(first.atMs - note.atMs) - Math.abs(second.atMs - note.atMs));
    if (nearest === undefined) return true;
    noteByRow.set(nearest, note);
    return false;
  });
  return { noteOf: noteByRow, rest: otherNotes };
}

/** The rows of a recording in chronological order. The first one is its start. */
export function createRecordingTimeline({
  actions,
  times,
  notes,
}: Pick<RecordingFile, 'actions' | 'times' | 'notes'>): readonly RecordingTimelineRow[] {
  const drafts = actions.map((action, index) => createActionRow(action, index, times[index] ?? 0));
  const { noteOf: noteByRow, rest: otherNotes } = matchCallNotes(drafts, notes);
  const actionRows = drafts.map((draft): RecordingTimelineRow => {
    const { endpoint: _endpoint, ...row } = draft;
    const note = noteByRow.get(draft);
    if (note === undefined) return row;
    return {
      ...row,
      details: formatRecordedCallEvent(note),
      searchText: `${row.searchText} ${toSearchText(note).toLowerCase()}`,
    };
  });
  const noteRows = otherNotes.map((note): RecordingTimelineRow => {
    const { kind, text, details, isError } = summarizeRecordedEvent(note);
    const step = times.filter((atMs) => atMs <= note.atMs).length;
    const find = `${text} ${details} ${toSearchText(note)}`.toLowerCase();
    return { step, actionIndex: null, atMs: note.atMs, kind, text, details, isError, isMinor: false, searchText: find };
  });
  const startRow: RecordingTimelineRow = {
    step: 0,
    actionIndex: null,
    atMs: 0,
    kind: 'screen',
    text: '录制开始',
    details: '',
    isError: false,
    isMinor: false,
    searchText: '录制开始',
  };
  return [
    startRow,
    ...[...actionRows, ...noteRows].sort((first, second) => first.atMs - second.atMs || first.step - second.step),
  ];
}
