/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { applyStoredDisplayPreferences } from '@/app/early/applyStoredDisplayPreferences';
import { createEarlyCallStarter, type EarlyCallConfig, parseEarlyResponse } from '@/app/early/callStarter';
import type {} from '@/app/early/early';
import { landingsByAddress, longListLandingsByAddress } from '@/app/early/landingsByAddress';
import { fillSkeletonBanner, fillSkeletonMenu } from '@/app/early/paintHome';
import { readHomeSnapshot } from '@/app/early/readHomeSnapshot';
import { removeSignInTicketFromUrl } from '@/app/early/removeSignInTicketFromUrl';
import { parsePreferences, PREFERENCES_KEY } from '@/flows/preferences/preferencesSlice';
import { CLIENT_TYPE } from '@/host/clientType';
import { RUNTIME_CONFIG_DEFAULTS } from '@/platform/config/runtimeDefaults';

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

interface Options {
  readonly config?: EarlyCallConfig;
  readonly hasAdverts?: boolean;
}

/** Opens a landing like the inline script does. Returns the calls that it kept for the program. */
const open = (address: string, { config = RUNTIME_CONFIG_DEFAULTS, hasAdverts = true }: Options = {}) => {
  const [name = '', search = ''] = address.split('?');
  const starter = createEarlyCallStarter(config);
  if (starter !== null)
    (landingsByAddress[name] ?? longListLandingsByAddress[name])?.open?.({
      ...starter,
      config,
      hasAdverts,
      query: new URLSearchParams(search),
    });
  return starter?.all ?? {};
};

test('a visitor: the open calls, with the same URLs that the program uses', () => {
  expect(Object.keys(open('home', { config: { ...RUNTIME_CONFIG_DEFAULTS, driverDealerId: 'D1' } }))).toEqual([
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

test('elder mode has no banner and does not request one', () => {
  expect(Object.keys(open('home', { hasAdverts: false }))).not.toContainEqual(expect.stringContaining('advertisings'));
});

test('a driver: the bills too, with the token; every address starts with the base path', () => {
  document.cookie = `token=${encodeURIComponent('a=b;c')}`;
  const all = open('home', { config: { ...RUNTIME_CONFIG_DEFAULTS, basePath: '/app/' } });
  expect(Object.keys(all).slice(3, 5)).toEqual([
    'GET /app/api/charge/v2/api/parkOrders/msp?requestType=2&pageNo=1&pageSize=999',
    'GET /app/api/charge/v2/api/parkOrders/msp/boundVehicleParkingBills',
  ]);
  expect(calls[4]?.init.headers).toMatchObject({ Authorization: 'a=b;c' });
  expect(payloadOf(4)).toMatchObject({ authModel: 1 });
  expect(Object.values(all).map((call) => call?.token)).toEqual(Object.keys(all).map(() => 'a=b;c'));
});

const BILL = 'uniqueId=stay-1&parkId=park-1';

test.each([
  [
    'a link that names a driver',
    () => {
      history.replaceState(null, '', '/home?reqJson=%7B%22openid%22%3A%22abcdef%22%7D');
    },
  ],
  [
    'a link to another dealer',
    () => {
      localStorage.setItem('reqJson', '{"driverDealerId":"D1"}');
      history.replaceState(null, '', '/home?reqJson=%7B%22driverDealerId%22%3A%22D2%22%7D');
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
])('%s: no early call is sent at any landing, the program calls by itself', (_, arrange) => {
  arrange();
  document.cookie = 'token=t';
  for (const name of [...Object.keys(landingsByAddress), ...Object.keys(longListLandingsByAddress)])
    expect(open(`${name}?${BILL}`)).toEqual({});
  expect(calls).toEqual([]);
});

test('a link that brings nothing new does not slow down', () => {
  localStorage.setItem('reqJson', '{"clientType":"2"}');
  history.replaceState(null, '', `/home?reqJson=${encodeURIComponent('{"clientType":"2"}')}`);
  open('home');
  expect(calls).toHaveLength(5);
});

const MENU = 'GET /api/basic/v2/api/menuConfigs';
const BILLS = 'GET /api/charge/v2/api/parkOrders/msp?requestType=2&pageNo=1&pageSize=999';
const NEARBY = 'POST /api/dealer/v2/api/nearbyParks {"destLng":114.057868,"destLat":22.543099}';
const OWN_PLATES = 'GET /api/charge/v2/api/parkOrders/msp/driverPlate';
const LOT = 'GET /api/dealer/v2/api/parkPayTypesFetch?parkId=park-1';
const OF_BILL = [
  'POST /api/charge/v2/api/parkOrders/msp/detail {"uniqueId":"stay-1","parkId":"park-1"}',
  `GET /api/charge/v2/api/parkOrders/msp/usableCoupons?${BILL}`,
  MENU,
  'GET /api/pay/v2/api/payModel?parkId=park-1',
];
const SERVICE = 'GET /api/basic/v2/api/webPageConfig';
const PARKED = 'GET /api/charge/v2/api/parkOrders/msp?requestType=1&pageNo=1&pageSize=999';
test.each([
  ['map', [MENU, NEARBY], [MENU, NEARBY]],
  ['map?parkId=park-1', [], []],
  ['multiPayPage?arrearsOnly=1', [], [MENU, BILLS]],
  ['multiPayPage?plateNo=B12345', [], []],
  ['arrearsPage?parkId=park-2', [], [MENU, BILLS]],
  [`payPage?${BILL}`, OF_BILL, OF_BILL],
  ['payPage?uniqueId=stay-1', [], []],
  [`scanPayPage?${BILL}`, OF_BILL, OF_BILL],
  ['scanPayPage?parkId=park-1', [LOT, MENU, SERVICE], [LOT, MENU, OWN_PLATES, SERVICE]],
  ['parkingPayPage?parkId=park-1', [LOT, MENU], [LOT, MENU, OWN_PLATES]],
  ['parkingPayPage', [MENU], [MENU, OWN_PLATES]],
  ['roadParking/index', [MENU, NEARBY], [MENU, PARKED, OWN_PLATES, NEARBY]],
  ['login', [], []],
  ['parkingRecord', [], []],
])('%s: the early calls are the first calls of the screen', (path, ofVisitor, ofDriver) => {
  expect(Object.keys(open(path))).toEqual(ofVisitor);
  document.cookie = 'token=t';
  expect(Object.keys(open(path))).toEqual(ofDriver);
});

test.each([
  [{ supportBalance: 1, walletPlan: 1 }, 'token=t', 'balanceInfo'],
  [{ supportBalance: 1, walletPlan: 2 }, 'token=t', 'defaultWallet'],
  [{ supportBalance: 0, walletPlan: 2 }, 'token=t', null],
  [{ supportBalance: 1, walletPlan: 2 }, 'token=; Max-Age=0', null],
])('of a menu config %j, and %s, the balance of a bill is asked for at: %s', async (menu, cookie, path) => {
  document.cookie = cookie;
  const others = globalThis.fetch;
  globalThis.fetch = ((address: string, init: RequestInit) =>
    address.endsWith('menuConfigs') ? Promise.resolve(answer(menu)) : others(address, init)) as typeof fetch;
  const all = open(`payPage?${BILL}`);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 0));
  expect(Object.keys(all)).toEqual([...OF_BILL, ...(path === null ? [] : [`GET /api/driver/v2/api/${path}`])]);
});

test('an unused response is discarded when a call would have timed out', () => {
  jest.useFakeTimers();
  const all = open('home');
  jest.advanceTimersByTime(9_999);
  expect(Object.values(all)).not.toContain(undefined);
  jest.advanceTimersByTime(1);
  expect(new Set(Object.values(all))).toEqual(new Set([undefined]));
  jest.useRealTimers();
});

test('an unsuccessful response paints nothing, and the program can still read it', async () => {
  const sent = Promise.resolve(answer(null, '500'));
  await expect(parseEarlyResponse(sent)).rejects.toThrow('500');
  expect(await (await sent).json()).toMatchObject({ code: '500' });
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
  fillSkeletonBanner({ results: [{ picUrl }] });
  expect(banner.querySelector('img')?.getAttribute('src') ?? undefined).toBe(src);
});

test('menu tiles: texts stay texts, only base64 pictures are drawn', () => {
  const { menu } = skeleton();
  fillSkeletonMenu(
    {
      column: 5,
      list: [
        { entryName: '停车缴费', icon: ICON },
        { entryName: '<img src=x onerror=alert(1)>', icon: '"><script>' },
        null,
      ],
    },
    CLIENT_TYPE.wechat,
  );
  expect(menu.children).toHaveLength(3);
  expect(menu.querySelectorAll('img')).toHaveLength(1);
  expect(menu.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(menu.style.gridTemplateColumns).toBe('repeat(5, minmax(0, 1fr))');
});

test.each([null, undefined, {}, { list: 'x' }, { list: [] }, 5])(
  'a response of %p leaves the skeleton unchanged',
  (odd) => {
    const { banner, menu } = skeleton();
    fillSkeletonBanner(odd);
    fillSkeletonMenu(odd, CLIENT_TYPE.wechat);
    expect(banner.children).toHaveLength(0);
    expect(menu.children).toHaveLength(1);
  },
);

const WITH_WITHHOLDING = {
  column: 4,
  list: [
    { entryId: 'BAG', entryName: '月卡' },
    { entryId: 'OPEN_WITHHOLD', entryName: '无感支付' },
  ],
};

test.each([
  [CLIENT_TYPE.wechat, ['月卡', '无感支付']],
  [CLIENT_TYPE.app, ['月卡', '无感支付']],
  [CLIENT_TYPE.alipay, ['月卡']],
])('what client %i must not show is not painted first either', (clientType, names) => {
  const { menu } = skeleton();
  fillSkeletonMenu(WITH_WITHHOLDING, clientType);
  expect([...menu.children].map(({ textContent }) => textContent)).toEqual(names);
});

test('what is painted of the response knows the client by its host, and in a plain browser by what is stored', async () => {
  globalThis.fetch = () => Promise.resolve(answer(WITH_WITHHOLDING));
  localStorage.setItem('clientType', '3');
  const { menu } = skeleton();
  open('home');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(menu.textContent).toBe('月卡');
});

test('the ticket is removed from the address; everything else and the history stay', () => {
  history.replaceState(
    { key: 'k' },
    '',
    `/home?a=1&reqJson=${encodeURIComponent('{"ticket":"t","clientType":"1"}')}#x`,
  );
  const before = history.length;
  removeSignInTicketFromUrl();
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
    applyStoredDisplayPreferences(root);
    const { isElder, scheme } = parsePreferences(text);
    expect([root.dataset['elder'], root.dataset['scheme']]).toEqual([isElder ? 'on' : 'off', scheme]);
  },
);

test('unreadable storage does no harm', () => {
  localStorage.setItem(PREFERENCES_KEY, '{');
  localStorage.setItem('home.lastSeen.v1', '{');
  expect(() => {
    applyStoredDisplayPreferences(document.createElement('html'));
  }).not.toThrow();
  expect(readHomeSnapshot()).toBeNull();
});
