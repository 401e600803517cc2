import type { RecordingTimelineRow } from '@/operations/viewer/model/timeline';
import {
  createRecordingViewerReducer,
  findListedRowIndexAtOrBefore,
  findListedRowIndices,
  findNextMatchIndex,
  getPlaybackPauseMsAfterRow,
  INITIAL_RECORDING_VIEWER_STATE,
  type RecordingViewerAction,
  type RecordingViewerState,
} from '@/operations/viewer/model/viewerState';

const row = (atMs: number, over: Partial<RecordingTimelineRow> = {}): RecordingTimelineRow => ({
  step: atMs,
  actionIndex: null,
  atMs,
  kind: 'other',
  text: '',
  details: '',
  isError: false,
  isMinor: false,
  searchText: `row ${String(atMs)}`,
  ...over,
});
const ROWS = [
  row(0),
  row(100, { kind: 'payment' }),
  row(200, { isMinor: true }),
  row(1_000, { isError: true }),
  row(61_000, { kind: 'payment', isMinor: true }),
  row(62_000, { isError: true, kind: 'payment' }),
  row(62_400),
];
const after = (acts: readonly RecordingViewerAction[], from: RecordingViewerState = INITIAL_RECORDING_VIEWER_STATE) =>
  acts.reduce(createRecordingViewerReducer(ROWS), from);
const step = (by: 1 | -1): RecordingViewerAction => ({ do: 'step', by });
const leap = (to: 'error' | 'payment', by: 1 | -1): RecordingViewerAction => ({ do: 'leap', to, by });

test('a step goes to the next row of the list, and stays at the ends', () => {
  expect(after([step(1), step(1)]).at).toBe(3);
  expect(after([step(1), step(1), step(-1)]).at).toBe(1);
  expect(after([step(-1)]).at).toBe(0);
  expect(after([{ do: 'showAll', isOn: true }, step(1), step(1)]).at).toBe(2);
});

test('leaps go to the next and the previous error and payment, and stay where there is none', () => {
  expect(after([leap('error', 1)]).at).toBe(3);
  expect(after([leap('error', 1), leap('error', 1)]).at).toBe(5);
  expect(after([leap('error', 1), leap('error', 1), leap('error', 1)]).at).toBe(5);
  expect(after([leap('error', 1), leap('error', 1), leap('error', -1)]).at).toBe(3);
  expect(after([leap('payment', 1), leap('payment', 1)]).at).toBe(5);
});

test('it plays row by row in the time of the recording, four times as fast at 4×, and a long pause is cut', () => {
  const at = (index: number, speed: 1 | 4 = 1) =>
    getPlaybackPauseMsAfterRow(ROWS, { ...INITIAL_RECORDING_VIEWER_STATE, at: index, speed });
  expect([at(0), at(2), at(3)]).toEqual([100, 800, 3_000]);
  expect([at(0, 4), at(2, 4), at(3, 4)]).toEqual([25, 200, 750]);
  expect(at(6)).toBeNull();
});

test('playing ends at the last row, and begins again from there', () => {
  const playing = after([{ do: 'togglePlay' }]);
  expect(playing).toMatchObject({ isPlaying: true, at: 0 });
  const end = after(
    Array.from({ length: 9 }, () => ({ do: 'playOn' as const })),
    playing,
  );
  expect(end).toMatchObject({ isPlaying: false, at: 6 });
  expect(after([{ do: 'togglePlay' }], end)).toMatchObject({ isPlaying: true, at: 0 });
});

test('whoever moves by hand stops it', () => {
  for (const act of [step(1), leap('error', 1), { do: 'goTo', at: 4 } as const])
    expect(after([{ do: 'togglePlay' }, act]).isPlaying).toBe(false);
  expect(after([{ do: 'playOn' }]).at).toBe(0);
});

test('a place outside the recording is its end', () => {
  expect(after([{ do: 'goTo', at: 99 }]).at).toBe(6);
  expect(after([{ do: 'goTo', at: -1 }]).at).toBe(0);
});

test('a search lists what it finds among all rows, quiet ones too, and Enter goes round', () => {
  const viewing = after([{ do: 'search', query: ' ROW 6 ' }]);
  expect(findListedRowIndices(ROWS, viewing)).toEqual([4, 5, 6]);
  expect(findListedRowIndexAtOrBefore([4, 5, 6], viewing)).toBe(-1);
  expect([
    findNextMatchIndex([4, 5, 6], 0),
    findNextMatchIndex([4, 5, 6], 5),
    findNextMatchIndex([4, 5, 6], 6),
    findNextMatchIndex([], 2),
  ]).toEqual([4, 6, 4, 2]);
});

test('a row that is not listed is shown by the one before it', () => {
  expect(findListedRowIndices(ROWS, INITIAL_RECORDING_VIEWER_STATE)).toEqual([0, 1, 3, 5, 6]);
  expect(findListedRowIndexAtOrBefore([0, 1, 3, 5, 6], { at: 4, query: '' })).toBe(3);
});
