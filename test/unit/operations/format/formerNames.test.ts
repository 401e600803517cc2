import {
  migrateRecordedAction,
  migrateRecordedState,
  RECORDED_REDUX_NAME_MIGRATIONS,
  type RecordedReduxNameMigrations,
  REMOVED_ACTION_PLACEHOLDER_TYPE,
} from '@/operations/format/formerRecordingNames';
import {
  createRecordingReplayReducer,
  parseRecordingFile,
  STATE_SNAPSHOT_ACTION_TYPE,
} from '@/operations/format/recordingFormat';

import { lastRecording } from '../../../support/lastRelease';

/** As if this release had renamed what the recording names. */
const NAMES: RecordedReduxNameMigrations = {
  actions: { 'payment/attemptAdvanced': 'payment/attemptMoved' },
  parts: { place: 'location', chargeApi: 'parkingApi' },
  endpoints: { 'parkingApi/getBoundBills': 'getOwnBills' },
  removed: {
    'entry/appNamed': 'the host says it now',
    wayfinding: 'there is none any more',
    'basicApi/getHomeMenu': 'it has gone',
  },
};

const call = (name: string, api = 'chargeApi') => ({
  type: `${api}/executeQuery/fulfilled`,
  payload: { list: [] },
  meta: { arg: { endpointName: name, queryCacheKey: `${name}({"a":1})`, originalArgs: { a: 1 } }, requestId: 'r' },
});

describe('a recording with former names', () => {
  test('has the present ones: actions, parts, endpoints and what is stored of their calls', () => {
    const advanced = { type: 'payment/attemptAdvanced', payload: 1 };
    expect(migrateRecordedAction(advanced, NAMES)).toEqual({ type: 'payment/attemptMoved', payload: 1 });
    expect(migrateRecordedAction({ type: 'place/located' }, NAMES)).toEqual({ type: 'location/located' });
    expect(migrateRecordedAction(call('getBoundBills'), NAMES)).toMatchObject({
      type: 'parkingApi/executeQuery/fulfilled',
      meta: { arg: { endpointName: 'getOwnBills', queryCacheKey: 'getOwnBills({"a":1})' } },
    });
    const entry = { endpointName: 'getBoundBills', requestId: 'r', data: {} };
    const state = {
      place: { lng: 1 },
      wayfinding: {},
      chargeApi: {
        queries: { 'getBoundBills({"a":1})': entry },
        mutations: { m1: { endpointName: 'getBoundBills' } },
        config: { reducerPath: 'chargeApi' },
      },
    };
    expect(migrateRecordedState(state, NAMES)).toEqual({
      location: { lng: 1 },
      parkingApi: {
        queries: { 'getOwnBills({"a":1})': { ...entry, endpointName: 'getOwnBills' } },
        mutations: { m1: { endpointName: 'getOwnBills' } },
        config: { reducerPath: 'parkingApi' },
      },
    });
  });

  test('changes nothing with what was removed', () => {
    expect(migrateRecordedAction({ type: 'entry/appNamed' }, NAMES).type).toBe(REMOVED_ACTION_PLACEHOLDER_TYPE);
    expect(migrateRecordedAction({ type: 'wayfinding/mapAppChosen' }, NAMES).type).toBe(
      REMOVED_ACTION_PLACEHOLDER_TYPE,
    );
    expect(migrateRecordedAction(call('getHomeMenu', 'basicApi'), NAMES).type).toBe(REMOVED_ACTION_PLACEHOLDER_TYPE);
    expect(migrateRecordedAction(call('getMenuConfig', 'basicApi'), NAMES).type).toBe(
      'basicApi/executeQuery/fulfilled',
    );
  });

  test('of this release is the same object, whatever its names are called', () => {
    for (const type of ['payment/billOpened', 'constructor', '__proto__/x', 'toString', '', '@@INIT']) {
      const action = { type };
      expect(migrateRecordedAction(action, NAMES)).toBe(action);
      expect(migrateRecordedAction(action)).toBe(action);
    }
    const state = { place: {} };
    expect(migrateRecordedState(state)).toEqual({ [RECORDED_REDUX_NAME_MIGRATIONS.parts['place'] ?? 'place']: {} });
    for (const other of [null, undefined, 1, 'x', []]) expect(migrateRecordedState(other, NAMES)).toBe(other);
  });

  test('in the viewer: the file', () => {
    const read = parseRecordingFile(lastRecording, NAMES);
    if ('problem' in read) throw new Error(read.problem);
    const types = read.file.actions.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining([
        'payment/attemptMoved',
        'parkingApi/executeQuery/fulfilled',
        REMOVED_ACTION_PLACEHOLDER_TYPE,
      ]),
    );
    expect(types.filter((type) => /^(chargeApi|place)\/|attemptAdvanced/.test(type))).toEqual([]);
    expect(Object.keys(read.file.start)).toEqual(expect.arrayContaining(['location', 'parkingApi']));
    expect(read.file.start).not.toHaveProperty('wayfinding');
    expect(read.file.times).toHaveLength(types.length);
  });

  test('in the panel of DevTools: each action, and the state where the page was reloaded', () => {
    const seen: unknown[] = [];
    const reducer = createRecordingReplayReducer((state: object | undefined, action: { type: string }) => {
      seen.push(action.type);
      return { ...state, last: action.type };
    }, NAMES);
    let state = reducer(undefined, { type: 'place/located' });
    state = reducer(state, { type: STATE_SNAPSHOT_ACTION_TYPE, payload: { place: { lng: 2 } } } as never);
    expect(state).toEqual({ location: { lng: 2 } });
    expect(seen).toEqual(['location/located']);
  });
});
