import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';

import { mapNeeded } from '@/flows/mapScript/mapScriptSlice';
import { getOfferedMapApps } from '@/flows/wayfinding/getOfferedMapApps';
import {
  placeViewRequested,
  type WayfindingDestination,
  wayfindingRequested,
} from '@/flows/wayfinding/wayfindingSlice';
import type { HostAdapter, PageProvidedFeatures } from '@/host/HostAdapter';

import { fakeHost } from '../../support/fakePorts';
import { makeApp } from '../../support/makeApp';
import { envelope } from '../../support/makeServices';

jest.setTimeout(30_000);

const TO: WayfindingDestination = { lng: 116.403671626, lat: 39.910633506, name: '停车场', address: '文三路' };

async function open({ flag = 3, config = {}, host = fakeHost(), local = new Map<string, string>() } = {}) {
  return makeApp({
    at: '/404',
    host,
    config,
    local,
    fetch: (input) =>
      input.includes('getMapType')
        ? Promise.resolve(flag === 0 ? envelope(500, null) : envelope(200, { type: flag }))
        : Promise.resolve(envelope(200, {})),
  });
}

describe('mapFlag', () => {
  test.each([
    [1, ['amap', 'baidu'], ['amap']],
    [2, ['amap', 'baidu'], ['baidu']],
    [3, ['amap', 'baidu'], ['amap', 'baidu']],
    [2, ['amap'], ['amap']],
    [1, [], []],
  ])('%i of %j: %j', (flag, apps, meant) => {
    expect(getOfferedMapApps(flag, apps)).toEqual(meant);
  });

  test('any other flag shows a choice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (flag) => {
        fc.pre(flag !== 1 && flag !== 2);
        expect(getOfferedMapApps(flag, ['amap', 'baidu'])).toEqual(['amap', 'baidu']);
      }),
    );
  });

  test.each([
    [1, 'uri.amap.com'],
    [2, 'api.map.baidu.com'],
  ])('%i opens %s at once', async (flag, hostname) => {
    const app = await open({ flag });
    app.store.dispatch(wayfindingRequested({ to: TO, from: null }));
    await waitFor(() => expect(app.outside.left.map((link) => new URL(link).hostname)).toEqual([hostname]));
    expect(app.store.getState().wayfinding).toBeNull();
  });

  test.each([3, 0])(
    '%i (0: no response) shows a choice in a sheet that is state, and opens the chosen app',
    async (flag) => {
      const app = await open({ flag });
      app.store.dispatch(wayfindingRequested({ to: TO, from: { lng: 116.4, lat: 39.9 } }));
      expect(await screen.findByRole('dialog', { name: '导航到停车场' })).toBeInTheDocument();
      expect(app.store.getState().wayfinding).toMatchObject({ to: TO });
      expect(app.outside.left).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: '百度地图' }));
      await waitFor(() => expect(app.outside.left).toHaveLength(1));
      expect(new URL(app.outside.left[0] ?? '').pathname).toBe('/direction');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('closing the sheet opens nothing', async () => {
    const app = await open({});
    app.store.dispatch(wayfindingRequested({ to: TO, from: null }));
    fireEvent.click(await screen.findByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.outside.left).toEqual([]);
  });
});

describe('the viewer of the host', () => {
  const openPlace = (kind: 'ok' | 'unknown' | 'failed' | 'unsupported') =>
    jest.fn<ReturnType<HostAdapter['openPlace']>, Parameters<HostAdapter['openPlace']>>(() =>
      Promise.resolve(
        kind === 'ok' ? { ok: true, value: undefined } : { ok: false, kind, method: 'openPlace', retryable: true },
      ),
    );

  test.each([
    ['ok', false],
    ['unknown', false],
    ['failed', true],
    ['unsupported', true],
  ] as const)('%s: the message to the driver is %s', async (kind, isSaid) => {
    const asked = openPlace(kind);
    const app = await open({ host: fakeHost({ openPlace: asked }) });
    app.store.dispatch(placeViewRequested(TO));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith({
      point: { lng: TO.lng, lat: TO.lat, system: 'gcj02' },
      name: '停车场',
      address: '文三路',
    });
    if (isSaid) expect(await screen.findByText('地图打不开，请稍后重试')).toBeInTheDocument();
    else expect(app.store.getState().notices.toast).toBeNull();
  });
});

describe('the script of the map', () => {
  const hostWith = (loadMap: PageProvidedFeatures['loadMap']) =>
    fakeHost({ pageApi: { ...fakeHost().pageApi, loadMap } });
  const failed = { ok: false as const, kind: 'unsupported' as const, method: 'loadMap' as const, retryable: false };

  test("is not requested without a key; the server's key takes precedence over the configured one", async () => {
    const loadMap = jest.fn<ReturnType<PageProvidedFeatures['loadMap']>, Parameters<PageProvidedFeatures['loadMap']>>(
      () => Promise.resolve(failed),
    );
    const none = await open({ host: hostWith(loadMap) });
    none.store.dispatch(mapNeeded());
    await waitFor(() => expect(none.store.getState().mapScript).toBe('none'));
    expect(loadMap).not.toHaveBeenCalled();
    none.stop();
    const config = { mapKey: 'configured', mapSecurityCode: 'c0de', mapVersion: '1.4.15' };
    const one = await open({ host: hostWith(loadMap), config });
    one.store.dispatch(mapNeeded());
    await waitFor(() => expect(one.store.getState().mapScript).toBe('failed'));
    one.stop();
    const two = await open({ host: hostWith(loadMap), config, local: new Map([['ak', 'servers']]) });
    two.store.dispatch(mapNeeded());
    await waitFor(() => expect(two.store.getState().mapScript).toBe('failed'));
    expect(loadMap.mock.calls.map(([request]) => request)).toEqual([
      { key: 'configured', securityCode: 'c0de', version: '1.4.15' },
      { key: 'servers', securityCode: 'c0de', version: '1.4.15' },
    ]);
  });

  test("is requested when the server's key comes after the map that needed it", async () => {
    const loadMap = jest.fn<ReturnType<PageProvidedFeatures['loadMap']>, Parameters<PageProvidedFeatures['loadMap']>>(
      () => Promise.resolve({ ok: true as const, value: { createMap: jest.fn() } }),
    );
    let answer = () => undefined as void;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const app = await makeApp({
      at: '/404',
      host: fakeHost({ kind: 'wechat', pageApi: { ...fakeHost().pageApi, loadMap } }),
      fetch: (input) =>
        input.includes('getAk') ? late.then(() => envelope(200, { ak: 'late' })) : Promise.resolve(envelope(200, {})),
    });
    app.store.dispatch(mapNeeded());
    await waitFor(() => expect(app.store.getState().mapScript).toBe('none'));
    answer();
    await waitFor(() => expect(app.store.getState().mapScript).toBe('ready'));
    expect(loadMap.mock.calls.map(([{ key }]) => key)).toEqual(['late']);
  });

  test('is retried after a failure, and not once it is loaded', async () => {
    let isUp = false;
    const loadMap = jest.fn<ReturnType<PageProvidedFeatures['loadMap']>, []>(() =>
      Promise.resolve(isUp ? { ok: true as const, value: { createMap: jest.fn() } } : failed),
    );
    const app = await open({ host: hostWith(loadMap), config: { mapKey: 'k' } });
    app.store.dispatch(mapNeeded());
    await waitFor(() => expect(app.store.getState().mapScript).toBe('failed'));
    isUp = true;
    app.store.dispatch(mapNeeded());
    await waitFor(() => expect(app.store.getState().mapScript).toBe('ready'));
    app.store.dispatch(mapNeeded());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(loadMap).toHaveBeenCalledTimes(2);
  });
});
