import fc from 'fast-check';

import {
  createRecordingReplayReducer,
  parseRecordingFile,
  STATE_SNAPSHOT_ACTION_TYPE,
} from '@/operations/format/recordingFormat';

import { hostileStrings } from '../../../corpus/hostileStrings';
import { DEVICE } from '../../../support/recordingFiles';

const GOOD = {
  payload: JSON.stringify([{ type: 'a' }, { type: 'b', payload: { cents: { $jsan: 'n' } } }]),
  preloadedState: JSON.stringify({ route: { depth: 0 } }),
  app: 'driver-app',
  version: '1 test',
  route: '/home',
  at: '2026-03-10T04:00:05.000Z',
  format: 2,
  beganAt: '2026-03-10T04:00:00.000Z',
  times: [1_000, 5_000],
  device: DEVICE,
  notes: [
    { atMs: 4_000, kind: 'line', isOnline: false, type: '' },
    {
      atMs: 2_000,
      kind: 'call',
      name: 'getDue',
      service: 'charge',
      method: 'GET',
      status: 200,
      code: '200',
      ms: 31,
      errorId: '',
    },
  ],
};
const read = (changed: object) => parseRecordingFile(JSON.stringify({ ...GOOD, ...changed }));
const fileOf = (result: ReturnType<typeof parseRecordingFile>) => {
  if ('problem' in result) throw new Error(result.problem);
  return result.file;
};

test('a file is read with its times, its device and its notes in the order of time', () => {
  const file = fileOf(read({}));
  expect(file).toMatchObject({ format: 2, times: [1_000, 5_000], device: DEVICE, unreadNotes: 0 });
  expect(new Date(file.beganAtMs).toISOString()).toBe(GOOD.beganAt);
  expect(file.notes.map(({ kind }) => kind)).toEqual(['call', 'line']);
  expect(file.actions[1]).toEqual({ type: 'b', payload: { cents: Number.NaN } });
  expect(file.start).toEqual({ route: { depth: 0 } });
});

test('a file of before is read too: a second between its actions, no device and no notes', () => {
  const { payload, preloadedState, app, version, route, at } = GOOD;
  const file = fileOf(parseRecordingFile(JSON.stringify({ payload, preloadedState, app, version, route, at })));
  expect(file).toMatchObject({ format: 1, times: [1_000, 2_000], device: null, notes: [] });
  expect(new Date(file.beganAtMs).toISOString()).toBe('2026-03-10T04:00:03.000Z');
});

test.each([
  ['notJson', '{'],
  ['notRecording', '[]'],
  ['notRecording', '{}'],
  ['newerFormat', JSON.stringify({ ...GOOD, format: 3 })],
  ['unreadActions', JSON.stringify({ ...GOOD, payload: [] })],
  ['unreadActions', JSON.stringify({ ...GOOD, payload: '[{"type":1}]' })],
  ['unreadState', JSON.stringify({ ...GOOD, preloadedState: 'null' })],
  ['unreadTimes', JSON.stringify({ ...GOOD, times: [1_000] })],
  ['unreadTimes', JSON.stringify({ ...GOOD, times: [2_000, 1_000] })],
  ['unreadTimes', JSON.stringify({ ...GOOD, beganAt: 'yesterday' })],
  ['unreadDevice', JSON.stringify({ ...GOOD, device: { ...DEVICE, line: null } })],
])('what is wrong with a file has a name: %s', (problem, text) => {
  expect(parseRecordingFile(text)).toEqual({ problem });
});

test('a note that cannot be read is counted, and the others stay; only the fields of its kind are taken', () => {
  const file = fileOf(
    read({
      notes: [
        { atMs: 1, kind: 'longTask', ms: '300' },
        { atMs: 1, kind: 'aliens' },
        null,
        { atMs: 2, kind: 'device', width: 844, height: 390, more: 'text' },
      ],
    }),
  );
  expect(file.unreadNotes).toBe(3);
  expect(file.notes).toEqual([{ atMs: 2, kind: 'device', width: 844, height: 390 }]);
});

test('no text makes the reader throw', () => {
  const anything = fc.oneof(fc.constantFrom(...hostileStrings), fc.jsonValue(), fc.constant('__proto__'));
  const changed = fc.dictionary(fc.constantFrom(...Object.keys(GOOD)), anything);
  fc.assert(
    fc.property(changed, fc.string(), (fields, text) => {
      for (const one of [JSON.stringify({ ...GOOD, ...fields }), text, JSON.stringify(fields)]) parseRecordingFile(one);
    }),
  );
  expect({}).not.toHaveProperty('polluted');
  parseRecordingFile('{"payload":"[]","preloadedState":"{\\"__proto__\\":{\\"polluted\\":1}}"}');
  expect({}).not.toHaveProperty('polluted');
});

test('a recording goes on in another document with the state of that document', () => {
  const reduce = createRecordingReplayReducer((state: { count: number } = { count: 0 }, { type }: { type: string }) =>
    type === 'counted' ? { count: state.count + 1 } : state,
  );
  const taken = { type: STATE_SNAPSHOT_ACTION_TYPE, payload: { count: 40 } };
  expect([{ type: 'counted' }, taken, { type: 'counted' }].reduce(reduce, undefined as never)).toEqual({ count: 41 });
});
