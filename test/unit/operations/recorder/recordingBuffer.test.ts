import { legacy_createStore as createStore, type UnknownAction } from '@reduxjs/toolkit';

import { STATE_SNAPSHOT_ACTION_TYPE } from '@/operations/format/recordingFormat';
import { createRecordingBuffer, type RecordingBuffer } from '@/operations/recorder/buffer/recordingBuffer';
import { createDiagnosticRecorder } from '@/operations/recorder/recorder';
import { serializeRecording } from '@/operations/recorder/serializeRecording';
import { createRedactor } from '@/operations/redaction/createRedactor';

import { DEVICE, FACTS, LIMIT_BYTES, readFile, statesOf } from '../../../support/recordingFiles';

const MINUTE = 60_000;
interface Counted {
  count: number;
  answer: unknown;
}
const reducer = (state: Counted = { count: 0, answer: null }, { type, payload }: UnknownAction): Counted => {
  if (type === 'counted') return { ...state, count: state.count + 1 };
  return type.endsWith('fulfilled') ? { ...state, answer: payload } : state;
};

function setUp(limit?: number) {
  const clock = { ms: Date.parse('2026-03-10T04:00:00Z') };
  const recorder = createDiagnosticRecorder(() => clock.ms);
  const store = createStore(reducer as never, undefined, recorder.enhancer as never);
  const keeper = createRecordingBuffer(recorder, createRedactor(['at-secret-1234']), () => clock.ms, limit);
  const file = (of: RecordingBuffer = keeper) =>
    serializeRecording(of, { metadata: FACTS, serverOffsetMs: 1_000, device: DEVICE });
  const dispatch = (action: UnknownAction) => void store.dispatch(action as never);
  const count = (times: number, everyMs = 100) => {
    for (let done = 0; done < times; done += 1) {
      clock.ms += everyMs;
      dispatch({ type: 'counted', payload: { text: `${String(done)} ${'x'.repeat(200)}` } });
    }
  };
  const answer = (id: string, payload: unknown) => {
    const meta = { requestId: id, arg: { endpointName: 'getDue', queryCacheKey: 'getDue(1)' } };
    dispatch({ type: 'chargeApi/executeQuery/pending', meta });
    dispatch({ type: 'chargeApi/executeQuery/fulfilled', meta, payload });
  };
  const countsOf = (text: string) => statesOf(text, recorder).map((state) => (state as Counted).count);
  return { clock, recorder, keeper, file, dispatch, count, answer, countsOf };
}

test('each action has its time, and the recording its beginning in server time', () => {
  const { clock, file, count } = setUp();
  count(3, 1_500);
  const { beganAtMs, times } = readFile(file());
  expect(times).toEqual([0, 1_500, 3_000]);
  expect(beganAtMs).toBe(clock.ms - 3_000 + 1_000);
});

test('a phone whose clock is set back goes on without going back', () => {
  const { clock, file, count } = setUp();
  count(2, 1_000);
  clock.ms -= 60_000;
  count(1, 1_000);
  expect(readFile(file()).times).toEqual([0, 1_000, 1_000]);
});

test('what grows too long loses its beginning, and what is left opens at its own start', () => {
  const { file, count, countsOf, keeper } = setUp(40_000);
  for (let turn = 0; turn < 20; turn += 1) {
    count(50);
    keeper.processPending();
  }
  const text = file();
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(41_000);
  const counts = countsOf(text);
  expect(counts.at(-1)).toBe(1_000);
  expect(counts[0]).toBeGreaterThan(500);
  expect(counts).toEqual(counts.map((_, at) => (counts[0] ?? 0) + at));
});

test('answers that say what the answer before said go first, with their questions', () => {
  const { file, count, answer, keeper } = setUp(40_000);
  count(10);
  const bill = { cents: 600, text: 'y'.repeat(1_000) };
  for (let asked = 0; asked < 100; asked += 1) answer(`r-${String(asked)}`, bill);
  answer('r-new', { ...bill, cents: 700 });
  count(10);
  keeper.processPending();
  const { actions } = readFile(file());
  expect(actions.filter(({ type }) => type === 'counted')).toHaveLength(20);
  const answers = actions.filter(({ type }) => type.endsWith('fulfilled'));
  expect(answers.length).toBeLessThan(20);
  expect(answers.at(-1)).toMatchObject({ payload: { cents: 700 } });
  expect(actions.filter(({ type }) => type.endsWith('pending'))).toHaveLength(answers.length);
});

test('nothing is spared as long as there is room', () => {
  const { file, answer } = setUp();
  for (let asked = 0; asked < 5; asked += 1) answer(`r-${String(asked)}`, { cents: 600 });
  expect(readFile(file()).actions).toHaveLength(10);
});

test('bookkeeping and what the sheet of the recording does are left out', () => {
  const { file, dispatch, count } = setUp();
  count(1);
  dispatch({ type: '__rtkq/focused' });
  dispatch({ type: 'chargeApi/config/middlewareRegistered', payload: 'x' });
  dispatch({ type: 'drafts/draftChanged', payload: { form: 'diagnostics', value: {} } });
  dispatch({ type: 'drafts/draftChanged', payload: { form: 'login', value: {} } });
  expect(readFile(file()).actions.map(({ type }) => type)).toEqual(['counted', 'drafts/draftChanged']);
});

test('what is older than a quarter of an hour is forgotten, but never the latest', () => {
  const { clock, file, count, countsOf, keeper } = setUp();
  count(150);
  keeper.processPending();
  clock.ms += 14 * MINUTE;
  count(150);
  keeper.processPending();
  expect(countsOf(file())[0]).toBe(0);
  clock.ms += 14 * MINUTE;
  count(1);
  keeper.processPending();
  expect(countsOf(file())).toEqual([150, ...Array.from({ length: 151 }, (_, at) => 151 + at)]);
});

test('much is turned into text bit by bit, and none of it is held by reference afterwards', () => {
  const { recorder, keeper, count, countsOf, file } = setUp();
  count(40);
  expect(keeper.processPending(() => true)).toBe(false);
  expect(recorder.segments).toEqual([]);
  while (!keeper.processPending(() => true));
  expect(countsOf(file())).toHaveLength(41);
});

test('calls, errors and the device are noted without secrets, each at its time', () => {
  const { clock, recorder, keeper, count, file } = setUp();
  keeper.noteDevice(DEVICE);
  count(1, 0);
  clock.ms += 100;
  recorder.note({
    ns: 'ns-1',
    name: 'payCharges',
    method: 'POST',
    path: 'pay/v2/api/payCharges',
    code: 'timeout',
    status: 0,
    ms: 10_000,
  });
  clock.ms += 100;
  recorder.note(new Error('broken with at-secret-1234 of 13800138000'));
  keeper.noteDevice({ ...DEVICE, width: 844, height: 390, line: { isOnline: false, type: '' } });
  keeper.note({ kind: 'deadPress', on: 'payPage button 3' });
  const { notes, device, unreadNotes } = readFile(file());
  expect([device, unreadNotes]).toEqual([DEVICE, 0]);
  expect(notes).toEqual([
    {
      atMs: 100,
      kind: 'call',
      name: 'payCharges',
      service: 'pay',
      method: 'POST',
      status: 0,
      code: 'timeout',
      ms: 10_000,
      errorId: 'ns-1',
    },
    { atMs: 200, kind: 'line', isOnline: false, type: '' },
    { atMs: 200, kind: 'device', width: 844, height: 390 },
    { atMs: 200, kind: 'deadPress', on: 'payPage button 3' },
    { atMs: 200, kind: 'error', text: 'Error: broken with *** of 138****8000' },
  ]);
});

test('when the beginning is forgotten, the device is what it had become by then', () => {
  const { clock, keeper, count, file } = setUp();
  keeper.noteDevice(DEVICE);
  count(150);
  keeper.noteDevice({ ...DEVICE, isElder: true, line: { isOnline: false, type: '' } });
  keeper.processPending();
  clock.ms += 16 * MINUTE;
  count(150);
  keeper.processPending();
  const { device, notes } = readFile(file());
  expect(device).toEqual({ ...DEVICE, isElder: true, line: { isOnline: false, type: '' } });
  expect(notes).toEqual([]);
});

test('a page that breaks all the time does not grow the file beyond its limit', () => {
  const { keeper, count, file } = setUp();
  for (let broken = 0; broken < 5_000; broken += 1)
    keeper.note({ kind: 'error', text: `${String(broken)} ${'漢'.repeat(2_000)}` });
  count(10);
  const text = file();
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LIMIT_BYTES);
  expect(readFile(text).notes.length).toBeGreaterThan(50);
});

test('what an earlier document has kept comes first; the recording goes on with the state of this one', () => {
  const before = setUp();
  before.count(3);
  before.keeper.processPending();
  const now = setUp();
  now.clock.ms = before.clock.ms + 5_000;
  now.keeper.prepend(
    before.keeper.parts().map(({ start: _start, ...part }) => part),
    before.keeper.notes(),
    'return',
  );
  now.count(2);
  const { actions, notes } = readFile(now.file());
  expect(actions.map(({ type }) => type)).toEqual([
    'counted',
    'counted',
    'counted',
    STATE_SNAPSHOT_ACTION_TYPE,
    'counted',
    'counted',
  ]);
  expect(notes).toEqual([{ atMs: 200 + 5_000 + 100, kind: 'page', why: 'return' }]);
  expect(now.countsOf(now.file())).toEqual([0, 1, 2, 3, 0, 1, 2]);
  now.keeper.clear();
  expect(now.file()).toBe('');
});
