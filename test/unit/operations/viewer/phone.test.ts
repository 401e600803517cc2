/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type { RecordedEvent } from '@/operations/format/recordingFormat';
import { getRecordedDeviceAt } from '@/operations/viewer/model/getRecordedDeviceAt';
import { diffStates } from '@/operations/viewer/phone/changes';
import { computeReplayStates } from '@/operations/viewer/phone/computeReplayStates';
import { createMemoryHistoryWindow } from '@/operations/viewer/phone/createMemoryHistoryWindow';
import { createReplayPorts } from '@/operations/viewer/phone/createReplayPorts';

import { DEVICE } from '../../../support/recordingFiles';

test('the device is that of the moment, and never so large that the page is of no use', () => {
  const notes: RecordedEvent[] = [
    { atMs: 1_000, kind: 'device', width: 844, height: 390 },
    { atMs: 2_000, kind: 'line', isOnline: false, type: '' },
    { atMs: 3_000, kind: 'device', textPercent: 9_000, width: 1e9 },
  ];
  const at = (atMs: number) => getRecordedDeviceAt({ device: DEVICE, notes }, atMs);
  expect(at(999)).toEqual(DEVICE);
  expect(at(1_000)).toMatchObject({ width: 844, height: 390, scheme: 'light' });
  expect(at(2_500).line.isOnline).toBe(false);
  expect(at(3_000)).toMatchObject({ width: 1_400, height: 390, textPercent: 400 });
  expect(getRecordedDeviceAt({ device: null, notes: [] }, 0)).toMatchObject({
    width: 390,
    height: 844,
    host: 'browser',
  });
});

test('changes are told by their path, and slices that are the same object are not looked into', () => {
  const kept = {
    get value(): never {
      throw new Error('was looked into');
    },
  };
  const before = { kept, payment: { attempts: { 'parking:1': { state: 'open' } } }, list: [1, 2], gone: 1 };
  const after = { kept, payment: { attempts: { 'parking:1': { state: 'settled' } } }, list: [1, 2, 3], come: null };
  expect(diffStates(before, after)).toEqual([
    { kind: 'CHANGE', path: 'payment.attempts.parking:1.state', before: 'open', after: 'settled' },
    { kind: 'CREATE', path: 'list.2', before: undefined, after: 3 },
    { kind: 'REMOVE', path: 'gone', before: 1, after: undefined },
    { kind: 'CREATE', path: 'come', before: undefined, after: null },
  ]);
  const api = (status: string) => ({
    chargeApi: { queries: { q: { status } }, provided: { tags: status }, config: { online: status } },
  });
  expect(diffStates(api('pending'), api('rejected')).map(({ path }) => path)).toEqual(['chargeApi.queries.q.status']);
  expect([diffStates(before, before), diffStates(undefined, after)]).toEqual([[], []]);
});

test('an action that no reducer can take, or that leaves no address, leaves the state, and is named', () => {
  interface Counted {
    route: unknown;
    count: number;
  }
  const route = { location: { pathname: '/home', search: '' } };
  const reduce = (state: unknown, { type }: { type: string }) => {
    const now = (state ?? { route, count: 0 }) as Counted;
    if (type === 'breaks') throw new Error('of another build');
    if (type === 'loses') return { ...now, route: null };
    return type === 'counts' ? { ...now, count: now.count + 1 } : now;
  };
  const types = ['counts', 'breaks', 'counts', 'loses'];
  const counts = (start: unknown) => {
    const { all, broken } = computeReplayStates(
      reduce,
      start,
      types.map((type) => ({ type })),
    );
    return [all.map((state) => (state as Counted).count), [...broken]];
  };
  expect(counts({ route, count: 1 })).toEqual([
    [1, 2, 2, 3, 3],
    [1, 3],
  ]);
  // A beginning that no screen can be drawn from gives way to an app that has just started.
  expect(counts({ route: null, count: 1 })).toEqual([
    [0, 1, 1, 2, 2],
    [1, 3],
  ]);
});

test('the phone’s address is its own', () => {
  const { href } = window.location;
  const entries = window.history.length;
  const phone = createMemoryHistoryWindow(window);
  phone.history.pushState({ depth: 1 }, '', '/payPage?a=1#b');
  expect([phone.location.pathname, phone.location.search, phone.location.hash]).toEqual(['/payPage', '?a=1', '#b']);
  expect(phone.history.state).toEqual({ depth: 1 });
  phone.history.go(-1);
  expect([phone.location.pathname, window.location.href, window.history.length]).toEqual(['/payPage', href, entries]);
});

test('its ports lead nowhere: nothing settles, nothing is stored, and every clock is the driver’s', async () => {
  const ports = createReplayPorts(
    () => ({ nowMs: 123_000, isOnline: false }),
    'wechat',
    () => 'https://phone.invalid/home',
  );
  expect([ports.clock.serverNow(), ports.clock.deviceNow(), ports.page.isOnline(), ports.hostKind]).toEqual([
    123_000,
    123_000,
    false,
    'wechat',
  ]);
  ports.local.set('a', '1');
  ports.tab.set('a', '1');
  ports.cookies.set('a', '1', 1);
  ports.page.leave('https://elsewhere.example');
  expect([window.localStorage.length, window.sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  const settled = await Promise.race([
    ...[ports.fetch('./api/x'), ports.openUpload(), ports.openHost({} as never), ports.page.paste()].map((one) =>
      one.then(
        () => 'settled',
        () => 'settled',
      ),
    ),
    new Promise((resolve) => setTimeout(resolve, 20, 'never')),
  ]);
  expect(settled).toBe('never');
});
