import { applyPreferences } from '@/app/early/applyPreferences';
import type {} from '@/app/early/early';
import { hideTicket } from '@/app/early/hideTicket';
import { lastSeenHome } from '@/app/early/lastSeenHome';
import { paintBanner, paintMenu } from '@/app/early/paintHome';
import { startFirstCalls, startListCall } from '@/app/early/startFirstCalls';
import { PREFERENCES_KEY, readPreferences } from '@/flows/preferences/preferencesSlice';
import { DEFAULTS } from '@/services/transport/config/runtimeDefaults';

const ICON = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';
const answer = (data: unknown, code: unknown = '200') => new Response(JSON.stringify({ code, msg: '', data }));
const skeleton = () => {
  document.body.innerHTML = '<div data-early="banner"></div><div data-early="menu"><span><i></i></span></div>';
  const [banner, menu] = document.body.children as unknown as [HTMLElement, HTMLElement];
  return { banner, menu };
};

let calls: { address: string; init: RequestInit }[];
beforeEach(() => {
  calls = [];
  localStorage.clear();
  document.cookie = 'token=; Max-Age=0';
  history.replaceState(null, '', '/home');
  delete window.__entryHref;
  globalThis.fetch = ((address: string, init: RequestInit) => {
    calls.push({ address, init });
    return Promise.resolve(answer({ results: [] }));
  }) as typeof fetch;
});

const payloadOf = (index: number) => {
  const headers = calls[index]?.init.headers as Record<string, string>;
  return JSON.parse(Buffer.from(headers['CustomPayload'] ?? '', 'base64').toString('utf8')) as Record<string, unknown>;
};

test('a visitor: the open calls, with the same URLs that the program uses', () => {
  const { all } = startFirstCalls({ ...DEFAULTS, driverDealerId: 'D1' });
  expect(Object.keys(all)).toEqual([
    'POST /api/publicity/v2/api/advertisings {"cityName":"深圳市"}',
    'GET /api/basic/v2/api/homeFuncEntries',
    'GET /api/basic/v2/api/menuConfigs',
    'POST /api/dealer/v2/api/nearbyParks/home {"destLng":114.057868,"destLat":22.543099}',
    'GET /api/publicity/v2/api/news/important?pageNo=1&pageSize=3&clientType=2&driverDealerId=D1',
  ]);
  expect(calls[0]?.init.body).toBe('{"cityName":"深圳市"}');
  expect(payloadOf(0)).toMatchObject({ driverDealerId: 'D1', openid: '' });
  expect(String(payloadOf(0)['ns'])).toMatch(/^\w{32}$/);
  expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
});

test('what the skeleton does not show can wait for the first paint', () => {
  const waiting: (() => void)[] = [];
  const { all } = startFirstCalls(DEFAULTS, true, (work) => waiting.push(work));
  expect(Object.keys(all)).toHaveLength(2);
  waiting[0]?.();
  expect(Object.keys(all)).toHaveLength(5);
});

test('elder mode has no banner and does not request one', () => {
  expect(Object.keys(startFirstCalls(DEFAULTS, false).all)).not.toContainEqual(expect.stringContaining('advertisings'));
});

test('a driver: the bills too, with the token; every address starts with the base path', () => {
  document.cookie = `token=${encodeURIComponent('a=b;c')}`;
  const { all } = startFirstCalls({ ...DEFAULTS, basePath: '/app/' });
  expect(Object.keys(all).slice(4, 6)).toEqual([
    'GET /app/api/charge/v2/api/parkOrders/msp?requestType=2&pageNo=1&pageSize=999',
    'GET /app/api/charge/v2/api/parkOrders/msp/boundVehicleParkingBills',
  ]);
  expect(calls[5]?.init.headers).toMatchObject({ Authorization: 'a=b;c' });
  expect(payloadOf(5)).toMatchObject({ authModel: 1 });
});

test.each([
  [
    'a link that names a driver',
    () => {
      history.replaceState(null, '', '/home?reqJson=%7B%22openid%22%3A%22abcdef%22%7D');
    },
  ],
  [
    'a link whose ticket has left the address, and that brings nothing else that is new',
    () => {
      window.__entryHref = `${location.origin}/home?reqJson=with-a-ticket`;
    },
  ],
  [
    'a pair from the native shell',
    () => {
      localStorage.setItem('token', 'shell');
    },
  ],
])('%s: no early call is sent, the program calls by itself', (_, arrange) => {
  arrange();
  expect(startFirstCalls(DEFAULTS).all).toEqual({});
  expect(calls).toEqual([]);
});

test('a link that brings nothing new does not slow down', () => {
  localStorage.setItem('reqJson', '{"clientType":"2"}');
  history.replaceState(null, '', `/home?reqJson=${encodeURIComponent('{"clientType":"2"}')}`);
  startFirstCalls(DEFAULTS);
  expect(calls).toHaveLength(5);
});

const MENU = 'GET /api/basic/v2/api/menuConfigs';
const BILLS = 'GET /api/charge/v2/api/parkOrders/msp?requestType=2&pageNo=1&pageSize=999';
const NEARBY = 'POST /api/dealer/v2/api/nearbyParks {"destLng":114.057868,"destLat":22.543099}';
test.each([
  ['/map', [MENU, NEARBY], [MENU, NEARBY]],
  ['/map?parkId=park-1', [], []],
  ['/multiPayPage?arrearsOnly=1', [], [MENU, BILLS]],
  ['/multiPayPage?plateNo=B12345', [], []],
  ['/arrearsPage?parkId=park-2', [], [MENU, BILLS]],
  ['/parkingRecord', [], []],
])('%s: the early call loads as much of the list as the screen needs', (path, ofVisitor, ofDriver) => {
  const at = new URL(path, location.origin);
  expect(Object.keys(startListCall(DEFAULTS, at))).toEqual(ofVisitor);
  document.cookie = 'token=t';
  expect(Object.keys(startListCall(DEFAULTS, at))).toEqual(ofDriver);
  localStorage.setItem('token', 'shell');
  expect(startListCall(DEFAULTS, at)).toEqual({});
});

test('an unused response is discarded when a call would have timed out', () => {
  jest.useFakeTimers();
  const { all } = startFirstCalls(DEFAULTS);
  jest.advanceTimersByTime(9_999);
  expect(Object.values(all)).not.toContain(undefined);
  jest.advanceTimersByTime(1);
  expect(new Set(Object.values(all))).toEqual(new Set([undefined]));
  jest.useRealTimers();
});

test('an unsuccessful response paints nothing, and the program can still read it', async () => {
  globalThis.fetch = () => Promise.resolve(answer(null, '500'));
  const { all, menu } = startFirstCalls(DEFAULTS);
  await expect(menu).rejects.toThrow();
  const kept = await all['GET /api/basic/v2/api/homeFuncEntries'];
  expect(await kept?.json()).toMatchObject({ code: '500' });
});

test.each([
  ['/pictures/1.png', '/pictures/1.png'],
  ['https://pictures.example/1.png', 'https://pictures.example/1.png'],
  ['http://pictures.example/1.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['', undefined],
  [7, undefined],
])('banner picture %p', (picUrl, src) => {
  const { banner } = skeleton();
  paintBanner({ results: [{ picUrl }] });
  expect(banner.querySelector('img')?.getAttribute('src') ?? undefined).toBe(src);
});

test('menu tiles: texts stay texts, only base64 pictures are drawn', () => {
  const { menu } = skeleton();
  paintMenu({
    column: 5,
    list: [
      { entryName: '停车缴费', icon: ICON },
      { entryName: '<img src=x onerror=alert(1)>', icon: '"><script>' },
      null,
    ],
  });
  expect(menu.children).toHaveLength(3);
  expect(menu.querySelectorAll('img')).toHaveLength(1);
  expect(menu.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(menu.style.gridTemplateColumns).toBe('repeat(5, minmax(0, 1fr))');
});

test.each([null, undefined, {}, { list: 'x' }, { list: [] }, 5])(
  'a response of %p leaves the skeleton unchanged',
  (odd) => {
    const { banner, menu } = skeleton();
    paintBanner(odd);
    paintMenu(odd);
    expect(banner.children).toHaveLength(0);
    expect(menu.children).toHaveLength(1);
  },
);

test('the ticket is removed from the address; everything else and the history stay', () => {
  history.replaceState(
    { key: 'k' },
    '',
    `/home?a=1&reqJson=${encodeURIComponent('{"ticket":"t","clientType":"1"}')}#x`,
  );
  const before = history.length;
  hideTicket();
  expect(location.href).not.toContain('ticket');
  expect(new URLSearchParams(location.search).get('reqJson')).toBe('{"clientType":"1"}');
  expect(location.hash).toBe('#x');
  expect(history.state).toEqual({ key: 'k' });
  expect(history.length).toBe(before);
});

test.each(['{}', '{"isElder":true,"scheme":"dark"}', '{"isElder":"true","scheme":"blue"}', '{"scheme":"light"}'])(
  'preferences %s are read in the same way as by the program',
  (text) => {
    localStorage.setItem(PREFERENCES_KEY, text);
    const root = document.createElement('html');
    applyPreferences(root);
    const { isElder, scheme } = readPreferences(text);
    expect([root.dataset['elder'], root.dataset['scheme']]).toEqual([isElder ? 'on' : 'off', scheme]);
  },
);

test('unreadable storage does no harm', () => {
  localStorage.setItem(PREFERENCES_KEY, '{');
  localStorage.setItem('home.lastSeen.v1', '{');
  expect(() => {
    applyPreferences(document.createElement('html'));
  }).not.toThrow();
  expect(lastSeenHome()).toBeNull();
});
