import { keptPlace } from '@/flows/place/keptPlace';
import { detectHost } from '@/host/detectHost';
import { hostFacts } from '@/host/hostFacts';
import { randomText } from '@/lib/randomText';
import { headersFor } from '@/services/transport/headers';
import { clientTypeOf, thirdIdOf } from '@/services/transport/identity';
import type { RuntimeConfig } from '@/services/transport/runtimeConfig';

export type FirstCallsConfig = Pick<RuntimeConfig, 'basePath' | 'cityName' | 'driverDealerId' | 'place'>;
export type EarlyCalls = Record<string, Promise<Response> | undefined>;

/** An answer older than the time limit of a call (Specification section 7) is old news: the program asks again. */
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

/** A link that brings something new (another dealer, a ticket, a token from the shell) decides who asks: then the program asks first. */
const isSomebodyElse = (): boolean => {
  const { __entryHref } = window as { __entryHref?: string };
  const hadTicket = __entryHref !== undefined && __entryHref !== location.href;
  const brought = new URLSearchParams(location.search).get('reqJson');
  return hadTicket || (brought !== null && brought !== stored('reqJson')) || stored('token') !== null;
};

/**
 * Starts the calls of the home screen with the headers that the program would send. The addresses are the very texts that
 * the program asks for; test/browser/early.browser.ts sees that each of them is taken.
 *
 * @param afterFirstPaint when the calls that the skeleton does not wait for are started
 * @returns all calls by `METHOD address body`; and the data of the two that the skeleton shows, rejected unless the code is 200
 */
export function startFirstCalls(
  config: FirstCallsConfig,
  hasBanner = true,
  afterFirstPaint: (work: () => void) => void = (work) => {
    work();
  },
) {
  const all: EarlyCalls = {};
  if (isSomebodyElse()) return { all };

  const token = tokenCookie();
  const sources = {
    clock: { deviceNow: () => Date.now() },
    random: { text: (length: number) => randomText(length, (count) => crypto.getRandomValues(new Uint8Array(count))) },
    local: { get: stored },
    host: { kind: detectHost(navigator.userAgent, hostFacts(window)) },
    config,
  };
  const start = (method: string, path: string, query = '', body?: object): Promise<unknown> => {
    const address = `${config.basePath}api/${path}${query}`;
    const { headers } = headersFor(path, token, sources);
    const answer = fetch(address, {
      method,
      headers,
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const key = [method, address, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' ');
    all[key] = answer;
    setTimeout(() => {
      all[key] = undefined;
    }, KEEP_MS);
    const data = answer.then(async (response) => {
      const { code, data: given } = (await response.clone().json()) as { code?: unknown; data?: unknown };
      if (String(code) !== '200') throw new Error(String(code));
      return given;
    });
    data.catch(() => undefined); // the program says what went wrong
    return data;
  };

  const adverts = hasBanner
    ? start('POST', 'publicity/v2/api/advertisings', '', { cityName: config.cityName })
    : undefined;
  const menu = start('GET', 'basic/v2/api/homeFuncEntries');
  afterFirstPaint(() => {
    startRest(start, sources, config, token);
  });
  return { all, adverts, menu };
}

type Start = (method: string, path: string, query?: string, body?: object) => Promise<unknown>;
type Sources = Parameters<typeof headersFor>[2];

/** What the skeleton does not show. */
function startRest(start: Start, sources: Sources, config: FirstCallsConfig, token: string | null): void {
  void start('GET', 'basic/v2/api/menuConfigs');
  if (token !== null || thirdIdOf(sources.local) !== '') void start('GET', 'charge/v2/api/plateHistory/record');
  if (token !== null) {
    void start('GET', 'charge/v2/api/parkOrders/msp', '?requestType=2&pageNo=1&pageSize=999');
    void start('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills');
  }
  const { lng, lat } = keptPlace(sources.local) ?? config.place;
  void start('POST', 'dealer/v2/api/nearbyParks/home', '', { destLng: lng, destLat: lat });
  const dealer = encodeURIComponent(stored('driverDealerId') ?? config.driverDealerId);
  const clientType = clientTypeOf(sources.host.kind, sources.local);
  void start(
    'GET',
    'publicity/v2/api/news/important',
    `?pageNo=1&pageSize=3&clientType=${clientType}&driverDealerId=${dealer}`,
  );
}
