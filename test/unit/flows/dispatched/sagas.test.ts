import type { AnyAction } from 'redux-saga';

import { placeSaga } from '@/flows/place/placeSaga';
import { placeNeeded, placeRequested } from '@/flows/place/placeSlice';
import { goBack } from '@/navigation/history/goToSaga';
import { popOverlayHistoryEntry, pushOverlayHistoryEntry } from '@/navigation/history/overlayHistorySaga';

import { sagaOver } from '../../../support/mockStore';

const navigator = () => {
  const calls: unknown[] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  return { calls, navigator: { push: record('push'), replace: record('replace'), go: record('go') } };
};
const route = (depth: number, key = 'k1') => ({
  route: { location: { pathname: '/map', search: '?a=1', hash: '', key, state: 'own' }, action: 'PUSH', depth },
});

describe('going back', () => {
  test('goes to the entry before, where one is ours', async () => {
    const { calls, navigator: to } = navigator();
    await sagaOver(goBack, route(1), { navigator: to });
    expect(calls).toEqual([['go', -1]]);
  });

  test('goes to the start where none is', async () => {
    const { calls, navigator: to } = navigator();
    await sagaOver(goBack, route(0), { navigator: to });
    expect(calls).toEqual([['replace', '/home', null, { isByFlow: true }]]);
  });
});

describe('a layer above a screen', () => {
  test('is an entry with the same address and state', async () => {
    const { calls, navigator: to } = navigator();
    await sagaOver(pushOverlayHistoryEntry, route(1), { navigator: to });
    expect(calls).toEqual([['push', '/map?a=1', 'own', { isByFlow: true }]]);
  });

  test('that the driver has closed already is not closed once more', async () => {
    const { calls, navigator: to } = navigator();
    await sagaOver(() => popOverlayHistoryEntry('another'), route(1), { navigator: to });
    expect(calls).toEqual([]);
  });
});

describe('the place', () => {
  const place = (over: object = {}) => ({
    place: { point: null, mayAsk: true, isLocated: false, locatedAtMs: 0, isAsking: false, failure: '', ...over },
  });
  const found: unknown = { ok: true, value: { lng: 114.06, lat: 22.55, system: 'gcj02', accuracyM: 20, atMs: 0 } };
  const locate = async (state: object, action: AnyAction = placeNeeded({ mayAsk: true }), answer = found) => {
    const local = new Map<string, string>();
    const ports = {
      host: { load: () => Promise.resolve({ locate: () => Promise.resolve(answer) }) },
      local: {
        get: (key: string) => local.get(key) ?? null,
        set: (key: string, value: string) => local.set(key, value),
      },
      clock: { deviceNow: () => 0 },
      config: { place: { lng: 1, lat: 2 } },
    };
    return (await sagaOver(placeSaga, state, { ports }, [action])).map(({ type }) => type.replace('place/', ''));
  };

  test('is assumed first, and then comes from the host', async () => {
    expect(await locate(place())).toEqual(['placeAssumed', 'locatingStarted', 'located']);
  });

  test('stays assumed until the driver has agreed', async () => {
    expect(await locate(place({ mayAsk: false }))).toEqual(['placeAssumed']);
  });

  test('after a failure is located again by a press only', async () => {
    const failed = place({ point: { lng: 1, lat: 2 }, failure: '停车点查询失败' });
    expect(await locate(failed)).toEqual([]);
    expect(await locate(failed, placeRequested())).toEqual(['locatingStarted', 'located']);
  });

  test('that the host refuses is a failure', async () => {
    const refused = { ok: false, kind: 'denied', method: 'locate', retryable: false };
    expect(await locate(place(), placeNeeded({ mayAsk: true }), refused)).toEqual([
      'placeAssumed',
      'locatingStarted',
      'locatingFailed',
    ]);
  });
});
