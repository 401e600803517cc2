import type { CallNote, RecordedAction, RecordedNote, RecordingFile } from '@/domain/recording/recordingFormat';

import { callFacts, noteFacts } from './noteWords';
import { endpointOf, endsCall, errorIdOf, factsOf, type RowKind } from './rowKinds';

/** One thing that happened. */
export interface Row {
  /** The state that was on the screen then: 0 before the first action, n after the nth. */
  readonly step: number;
  /** Index of its action; null for what is only noted. */
  readonly action: number | null;
  /** After the beginning of the recording. */
  readonly atMs: number;
  readonly kind: RowKind;
  readonly words: string;
  /** What else is known, such as how a call ended. */
  readonly facts: string;
  readonly isError: boolean;
  /** Shown only if all is shown. */
  readonly isQuiet: boolean;
  /** In lower case, everything that a search finds: type, words, numbers, ids. */
  readonly find: string;
}

type Draft = Row & { readonly endpoint: string };

/** A call is noted when its answer is there, and its action comes right after. */
const SAME_CALL_MS = 1_000;

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return ''; // too deep
  }
};

const rowOfAction = (action: RecordedAction, index: number, atMs: number): Draft => {
  const { kind, words, isError, isQuiet } = factsOf(action);
  const errorId = errorIdOf(action);
  return {
    step: index + 1,
    action: index,
    atMs,
    kind,
    words,
    facts: errorId === '' ? '' : `错误编号 ${errorId}`,
    isError,
    isQuiet,
    find: `${words} ${textOf(action)}`.toLowerCase(),
    endpoint: endsCall(action) ? endpointOf(action) : '',
  };
};

/** A call that was answered is one row: what the state took of it, and what the transport knows of it. */
function joinCalls(rows: readonly Draft[], notes: readonly RecordedNote[]) {
  const noteOf = new Map<Draft, CallNote>();
  const rest = notes.filter((note) => {
    if (note.kind !== 'call') return true;
    const [nearest] = rows
      .filter((row) => row.endpoint === note.name && !noteOf.has(row) && Math.abs(row.atMs - note.atMs) <= SAME_CALL_MS)
      .sort((one, other) => Math.abs(one.atMs - note.atMs) - Math.abs(other.atMs - note.atMs));
    if (nearest === undefined) return true;
    noteOf.set(nearest, note);
    return false;
  });
  return { noteOf, rest };
}

/** The rows of a recording, in the order in which they happened. The first one is its beginning. */
export function timelineOf({
  actions,
  times,
  notes,
}: Pick<RecordingFile, 'actions' | 'times' | 'notes'>): readonly Row[] {
  const drafts = actions.map((action, index) => rowOfAction(action, index, times[index] ?? 0));
  const { noteOf, rest } = joinCalls(drafts, notes);
  const ofActions = drafts.map((draft): Row => {
    const { endpoint: _endpoint, ...row } = draft;
    const note = noteOf.get(draft);
    if (note === undefined) return row;
    return { ...row, facts: callFacts(note), find: `${row.find} ${textOf(note).toLowerCase()}` };
  });
  const ofNotes = rest.map((note): Row => {
    const { kind, words, facts, isError } = noteFacts(note);
    const step = times.filter((atMs) => atMs <= note.atMs).length;
    const find = `${words} ${facts} ${textOf(note)}`.toLowerCase();
    return { step, action: null, atMs: note.atMs, kind, words, facts, isError, isQuiet: false, find };
  });
  const began: Row = {
    step: 0,
    action: null,
    atMs: 0,
    kind: 'screen',
    words: '录制开始',
    facts: '',
    isError: false,
    isQuiet: false,
    find: '录制开始',
  };
  return [began, ...[...ofActions, ...ofNotes].sort((one, other) => one.atMs - other.atMs || one.step - other.step)];
}
