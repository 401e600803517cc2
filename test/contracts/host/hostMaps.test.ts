/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type { GeoPoint } from '@/host/HostAdapter';
import { loadAMap } from '@/host/maps/loadAMap';
import { createMapNavigationLink, createMapPlaceLink } from '@/host/maps/mapLinks';

import { hostileStrings } from '../../corpus/hostileStrings';
import { makeBench, within } from './hostBench';

const POINT: GeoPoint = { lng: 116.403671626, lat: 39.910633506, system: 'gcj02' };
const ME: GeoPoint = { lng: 116.4, lat: 39.9, system: 'gcj02' };
const numbers = (text: string | null, separator = ',') => (text ?? '').split(separator).map(Number);

describe('navigation links', () => {
  test('AMap: longitude first, GCJ-02, from where the phone is', async () => {
    const link = new URL(await createMapNavigationLink('amap', POINT, '停车场', ME));
    expect(link.origin + link.pathname).toBe('https://uri.amap.com/navigation');
    const [lng, lat, name] = (link.searchParams.get('to') ?? '').split(',');
    expect([Number(lng), Number(lat), name]).toEqual([POINT.lng, POINT.lat, '停车场']);
    expect(link.searchParams.get('mode')).toBe('car');
  });

  test('Baidu: latitude first, BD-09, with the start; published points of the conversion', async () => {
    const link = new URL(await createMapNavigationLink('baidu', POINT, '停车场', ME));
    expect(link.origin + link.pathname).toBe('https://api.map.baidu.com/direction');
    expect(link.searchParams.get('coord_type')).toBe('bd09ll');
    const [, spot, name] = /^latlng:(.*)\|name:(.*)$/.exec(link.searchParams.get('destination') ?? '') ?? [];
    const [lat = 0, lng = 0] = numbers(spot ?? '');
    expect(lng).toBeCloseTo(116.410044102, 6);
    expect(lat).toBeCloseTo(39.916972856, 6);
    expect(name).toBe('停车场');
    expect(link.searchParams.get('origin')).toMatch(/^latlng:39\.90\d+,116\.40\d+\|name:我的位置$/);
  });

  test('Baidu without a start shows the place', async () => {
    const link = new URL(await createMapNavigationLink('baidu', POINT, '停车场', null));
    expect(link.pathname).toBe('/marker');
    expect(numbers(link.searchParams.get('location'))[0]).toBeCloseTo(39.916972856, 6);
  });

  test("a stranger's name stays a name: no further field, no other host", async () => {
    for (const name of ['a,1,2', 'a|b', '', '\uD800', ...hostileStrings]) {
      for (const app of ['amap', 'baidu'] as const) {
        const link = new URL(await createMapNavigationLink(app, POINT, name, ME));
        expect(['uri.amap.com', 'api.map.baidu.com']).toContain(link.hostname);
        if (app === 'amap') expect((link.searchParams.get('to') ?? '').split(',')).toHaveLength(3);
        else expect((link.searchParams.get('destination') ?? '').split('|')).toHaveLength(2);
        expect([...link.searchParams.keys()]).toHaveLength(app === 'amap' ? 5 : 6);
      }
      expect(new URL(await createMapPlaceLink(POINT, name)).hostname).toBe('uri.amap.com');
    }
  });
});

describe('the script of the map', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const REQUEST = { key: 'k&1', securityCode: '', version: '1.4.15' };
  const callback = (src: string) => new URL(src).searchParams.get('callback') ?? '';

  test('is ready when it has called back, not before', async () => {
    const asked: string[] = [];
    const bench = makeBench(
      'browser',
      {},
      {
        loadScript: (src) => {
          asked.push(src);
          setTimeout(() => {
            Object.assign(bench.window, { AMap: { Map: jest.fn(), Marker: jest.fn() } });
            (Reflect.get(bench.window, callback(src)) as () => void)();
          }, 3_000);
          return Promise.resolve();
        },
      },
    );
    expect(await within(3_100, loadAMap(bench.env, REQUEST))).toMatchObject({ ok: true });
    const address = new URL(asked[0] ?? '');
    expect(address.origin + address.pathname).toBe('https://webapi.amap.com/maps');
    expect([address.searchParams.get('v'), address.searchParams.get('key')]).toEqual(['1.4.15', 'k&1']);
    expect(await within(0, loadAMap(bench.env, REQUEST))).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
  });

  test('its map follows the size of its box, which changes when the phone is turned', async () => {
    const bench = makeBench('browser', {}, {});
    const made: object[] = [];
    const create = function create(_element: HTMLElement, options: object) {
      made.push(options);
      return { on: () => undefined };
    };
    Object.assign(bench.window, { AMap: { Map: create, Marker: jest.fn() } });
    const loaded = await within(100, loadAMap(bench.env, REQUEST));
    if (!loaded.ok) throw new Error('not loaded');
    loaded.value.createMap(document.createElement('div'), {
      center: { lng: 1, lat: 2 },
      zoom: 15,
      onSelect: () => undefined,
    });
    expect(made).toEqual([{ center: [1, 2], zoom: 15, resizeEnable: true }]);
  });

  test.each([
    ['a key with a security code', 'c0de', { securityJsCode: 'c0de' }],
    ['a key without one', '', undefined],
  ])('%s: the script finds its settings when it starts', async (_name, securityCode, expected) => {
    const found: unknown[] = [];
    const bench = makeBench(
      'browser',
      {},
      {
        loadScript: (src) => {
          found.push(Reflect.get(bench.window, '_AMapSecurityConfig'));
          Object.assign(bench.window, { AMap: { Map: jest.fn(), Marker: jest.fn() } });
          (Reflect.get(bench.window, callback(src)) as () => void)();
          return Promise.resolve();
        },
      },
    );
    expect(await within(100, loadAMap(bench.env, { ...REQUEST, securityCode }))).toMatchObject({ ok: true });
    expect(found).toEqual([expected]);
  });

  test.each<[string, () => Promise<void>]>([
    ['never comes', () => new Promise(() => undefined)],
    ['comes and never calls back', () => Promise.resolve()],
    ['cannot be had', () => Promise.reject(new Error('blocked'))],
  ])('one that %s is unsupported within 8 s, and the next call tries again', async (_name, loadScript) => {
    let tries = 0;
    const bench = makeBench(
      'browser',
      {},
      {
        loadScript: () => {
          tries += 1;
          return loadScript();
        },
      },
    );
    expect(await within(8_100, loadAMap(bench.env, REQUEST))).toMatchObject({ ok: false, kind: 'unsupported' });
    expect(Object.keys(bench.window).filter((name) => name.startsWith('__amap'))).toEqual([]);
    expect(await within(8_100, loadAMap(bench.env, REQUEST))).toMatchObject({ ok: false, method: 'loadMap' });
    expect(tries).toBe(2);
  });
});
