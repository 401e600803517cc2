import type { RecordingTimelineRow } from './timeline';

export const PLAYBACK_SPEEDS = [1, 4] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

/** The state of the viewer. */
export interface RecordingViewerState {
  /** Index of a row. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: PlaybackSpeed;
  /** Bookkeeping rows are listed too. */
  readonly showsAll: boolean;
  readonly query: string;
}

export const INITIAL_RECORDING_VIEWER_STATE: RecordingViewerState = {
  at: 0,
  isPlaying: false,
  speed: 1,
  showsAll: false,
  query: '',
};

export type RecordingViewerAction =
  | { readonly do: 'goTo'; readonly at: number }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'leap'; readonly by: 1 | -1; readonly to: 'error' | 'payment' }
  | { readonly do: 'togglePlay' }
  | { readonly do: 'playOn' }
  | { readonly do: 'setSpeed'; readonly speed: PlaybackSpeed }
  | { readonly do: 'showAll'; readonly isOn: boolean }
  | { readonly do: 'search'; readonly query: string };

/** Operators should not wait for an idle driver: a longer pause is shortened to this. */
const MAX_PAUSE_MS = 3_000;

const ROW_MATCHERS = {
  error: ({ isError }: RecordingTimelineRow) => isError,
  payment: ({ kind, isMinor }: RecordingTimelineRow) => kind === 'payment' && !isMinor,
};

const normalizeQuery = (query: string): string => query.trim().toLowerCase();

/** The indices of the listed rows. A search covers all rows. */
export function findListedRowIndices(
  rows: readonly RecordingTimelineRow[],
  { query, showsAll }: RecordingViewerState,
): readonly number[] {
  const isListed =
    normalizeQuery(query) === ''
      ? (row: RecordingTimelineRow) => showsAll || !row.isMinor
      : ({ searchText }: RecordingTimelineRow) => searchText.includes(normalizeQuery(query));
  return rows.flatMap((row, index) => (isListed(row) ? [index] : []));
}

/**
 * The listed row for the selected row: itself, or the nearest one before it; -1 if there is none. In a search, only an
 * exact match counts.
 */
export function findListedRowIndexAtOrBefore(
  listed: readonly number[],
  { at, query }: Pick<RecordingViewerState, 'at' | 'query'>,
): number {
  if (normalizeQuery(query) !== '') return listed.includes(at) ? at : -1;
  return listed.filter((index) => index <= at).pop() ?? -1;
}

/** The next search match; after the last one the first. */
export const findNextMatchIndex = (listed: readonly number[], at: number): number =>
  listed.find((index) => index > at) ?? listed[0] ?? at;

/** The next index in one direction; the same one if there is none. */
const findNextIndex = (indices: readonly number[], at: number, by: 1 | -1): number =>
  (by === 1 ? indices.find((index) => index > at) : indices.filter((index) => index < at).pop()) ?? at;

export const findAdjacentErrorOrPaymentRowIndex = (
  rows: readonly RecordingTimelineRow[],
  at: number,
  by: 1 | -1,
  to: 'error' | 'payment',
): number =>
  findNextIndex(
    rows.flatMap((row, index) => (ROW_MATCHERS[to](row) ? [index] : [])),
    at,
    by,
  );

export const isRecordingViewerAtLastRow = (
  rows: readonly RecordingTimelineRow[],
  { at }: RecordingViewerState,
): boolean => at >= rows.length - 1;

/** How long the current row stays while playing; null at the end. */
export function getPlaybackPauseMsAfterRow(
  rows: readonly RecordingTimelineRow[],
  { at, speed }: RecordingViewerState,
): number | null {
  const [row, next] = [rows[at], rows[at + 1]];
  if (row === undefined || next === undefined) return null;
  return Math.min(next.atMs - row.atMs, MAX_PAUSE_MS) / speed;
}

export const createRecordingViewerReducer =
  (rows: readonly RecordingTimelineRow[]) =>
  (state: RecordingViewerState, act: RecordingViewerAction): RecordingViewerState => {
    const goTo = (at: number): RecordingViewerState => ({
      ...state,
      at: Math.min(Math.max(at, 0), rows.length - 1),
      isPlaying: false,
    });
    switch (act.do) {
      case 'goTo':
        return goTo(act.at);
      case 'step':
        return goTo(findNextIndex(findListedRowIndices(rows, state), state.at, act.by));
      case 'leap':
        return goTo(findAdjacentErrorOrPaymentRowIndex(rows, state.at, act.by, act.to));
      case 'togglePlay':
        // At the end, playing starts from the beginning.
        return state.isPlaying
          ? { ...state, isPlaying: false }
          : { ...state, isPlaying: true, at: isRecordingViewerAtLastRow(rows, state) ? 0 : state.at };
      case 'playOn': {
        if (!state.isPlaying) return state;
        const at = Math.min(state.at + 1, rows.length - 1);
        return { ...state, at, isPlaying: at < rows.length - 1 };
      }
      case 'setSpeed':
        return { ...state, speed: act.speed };
      case 'showAll':
        return { ...state, showsAll: act.isOn };
      case 'search':
        return { ...state, query: act.query };
    }
  };
