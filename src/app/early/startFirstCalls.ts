import { keptPlace } from '@/flows/place/keptPlace';
import { detectHost } from '@/host/load/detectHost';
import { hostFacts } from '@/host/load/hostFacts';
import { randomText } from '@/lib/randomText';
import type { RuntimeConfig } from '@/services/transport/config/runtimeConfig';
import { headersFor } from '@/services/transport/query/headers';
import { clientTypeOf, thirdIdOf } from '@/services/transport/query/identity';

export type FirstCallsConfig = Pick<RuntimeConfig, 'basePath' | 'cityName' | 'driverDealerId' | 'place'>;
export type EarlyCalls = Record<string, Promise<Response> | undefined>;

/** A response older than the time limit of a call (Rule 3.3) is outdated: the app requests it again. */
const KEEP_MS = 10_000;

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The driver's token; null for a visitor. */
export const tokenCookie = (): string | null => {
  const [, value] = /(?:^|; )token=([^;]+)/.exec(document.cookie) ?? [];
  return value === undefined ? null : decodeURIComponent(value);
};

/**
 * Whether a link brings something that can change who the caller is: another dealer, a ticket, or a token from the shell. Then only the app
 * makes calls.
 */
const isSomebodyElse = (): boolean => {
  const { __entryHref } = window as { __entryHref?: string };
  const hadTicket = __entryHref !== undefined && __entryHref !== location.href;
  const brought = new URLSearchParams(location.search).get('reqJson');
  return hadTicket || (brought !== null && brought !== stored('reqJson')) || stored('token') !== null;
};

/** A function that starts calls with the headers that the app would send; null where only the app may call. */
function createStarter(config: FirstCallsConfig) {
  if (isSomebodyElse()) return null;
  const all: EarlyCalls = {};
  const token = tokenCookie();
  const sources = {
    clock: { deviceNow: () => Date.now() },
    random: { text: (length: number) => randomText(length, (count) => crypto.getRandomValues(new Uint8Array(count))) },
    local: { get: stored },
    host: { kind: detectHost(navigator.userAgent, hostFacts(window)) },
    config,
  };
  const start: Start = (method, path, query = '', body) => {
    const address = `${config.basePath}api/${path}${query}`;
    const { headers } = headersFor(path, token, sources);
    const answer = fetch(address, {
      method,
      headers,
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    answer.catch(() => undefined); // the app calls again and shows the error
    const key = [method, address, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' ');
    all[key] = answer;
    setTimeout(() => {
      all[key] = undefined;
    }, KEEP_MS);
    return answer;
  };
  return { all, token, sources, start };
}

/** The data of a response. Rejects unless the code is 200. */
function dataOf(answer: Promise<Response>): Promise<unknown> {
  const data = answer.then(async (response) => {
    const { code, data: given } = (await response.clone().json()) as { code?: unknown; data?: unknown };
    if (String(code) !== '200') throw new Error(String(code));
    return given;
  });
  data.catch(() => undefined); // the app shows the error
  return data;
}

/**
 * Starts the calls of the home screen with the headers that the app would send. The addresses are exactly those that the app requests;
 * test/browser/early.browser.ts checks that the app takes each response.
 *
 * @param afterFirstPaint decides when the calls that the skeleton does not wait for are started
 * @returns all calls by `METHOD address body`; and the data of the two that the skeleton shows, rejected unless the code is 200
 */
export function startFirstCalls(
  config: FirstCallsConfig,
  hasBanner = true,
  afterFirstPaint: (work: () => void) => void = (work) => {
    work();
  },
) {
  const starter = createStarter(config);
  const all: EarlyCalls = starter?.all ?? {};
  if (starter === null) return { all };
  const { start } = starter;
  const adverts = hasBanner
    ? dataOf(start('POST', 'publicity/v2/api/advertisings', '', { cityName: config.cityName }))
    : undefined;
  const menu = dataOf(start('GET', 'basic/v2/api/homeFuncEntries'));
  afterFirstPaint(() => {
    startRest(starter, config);
  });
  return { all, adverts, menu };
}

/** Starts the call of a screen with a long list when the document is opened at its address. The screen's code arrives after the app. */
export function startListCall(config: FirstCallsConfig, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const starter = createStarter(config);
  if (starter === null) return {};
  const { all, token, start } = starter;
  const name = pathname.slice(config.basePath.length);
  const isMap = name === 'map' && search === '';
  const isBills = /^(multiPay|arrears)Page$/.test(name) && !search.includes('plateNo') && token !== null;
  if (isMap || isBills) startMenu(start);
  if (isMap) startNearby(starter, config, 'nearbyParks');
  if (isBills) startArrears(start);
  return all;
}

type Start = (method: string, path: string, query?: string, body?: object) => Promise<Response>;
type Starter = NonNullable<ReturnType<typeof createStarter>>;

const startMenu = (start: Start) => void start('GET', 'basic/v2/api/menuConfigs');

const startArrears = (start: Start) =>
  void start('GET', 'charge/v2/api/parkOrders/msp', '?requestType=2&pageNo=1&pageSize=999');

function startNearby({ start, sources }: Starter, config: FirstCallsConfig, call: string): void {
  const { lng, lat } = keptPlace(sources.local) ?? config.place;
  void start('POST', `dealer/v2/api/${call}`, '', { destLng: lng, destLat: lat });
}

/** Starts the calls whose responses the skeleton does not show. */
function startRest(starter: Starter, config: FirstCallsConfig): void {
  const { start, sources, token } = starter;
  startMenu(start);
  if (token !== null || thirdIdOf(sources.local) !== '') void start('GET', 'charge/v2/api/plateHistory/record');
  if (token !== null) {
    startArrears(start);
    void start('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills');
  }
  startNearby(starter, config, 'nearbyParks/home');
  const dealer = encodeURIComponent(stored('driverDealerId') ?? config.driverDealerId);
  const clientType = clientTypeOf(sources.host.kind, sources.local);
  void start(
    'GET',
    'publicity/v2/api/news/important',
    `?pageNo=1&pageSize=3&clientType=${clientType}&driverDealerId=${dealer}`,
  );
}
