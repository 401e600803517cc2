import { detectHost } from '@/host/load/detectHost';
import { hostFacts } from '@/host/load/hostFacts';
import { attempt } from '@/lib/attempt';
import { cookieIn } from '@/lib/cookieIn';
import { randomText } from '@/lib/randomText';
import { readText } from '@/lib/readText';
import type { RuntimeConfig } from '@/services/transport/config/runtimeConfig';
import type { EarlyCalls } from '@/services/transport/ports/earlyCalls';
import { headersFor, type HeaderSources } from '@/services/transport/query/headers';
import { clientTypeOf } from '@/services/transport/query/identity';

export type FirstCallsConfig = Pick<RuntimeConfig, 'basePath' | 'cityName' | 'driverDealerId' | 'place'>;

/** A response older than the time limit of a call (Rule 3.3) is outdated: the app requests it again. */
const KEEP_MS = 10_000;

export const stored = (key: string): string | null => attempt(() => localStorage.getItem(key));
export const storedInTab = (key: string): string | null => attempt(() => sessionStorage.getItem(key));

const hostKind = () => detectHost(navigator.userAgent, hostFacts(window));
/** The client type of this page (Rule 1.1). */
export const clientTypeHere = () => clientTypeOf(hostKind(), { get: stored });

/** The driver's token; null for a visitor. */
export const tokenCookie = (): string | null => attempt(() => cookieIn(document.cookie, 'token'));

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

/** Starts one call and keeps it for the program. The query begins with `?`. */
export type Start = (method: string, path: string, query?: string, body?: object) => Promise<Response>;

export interface CallStarter {
  /** The calls in progress. */
  readonly all: EarlyCalls;
  readonly token: string | null;
  readonly sources: HeaderSources;
  readonly start: Start;
}

/** Starts calls with the headers that the app would send; null where only the app may call. */
export function createStarter(config: FirstCallsConfig): CallStarter | null {
  if (isSomebodyElse()) return null;
  const all: EarlyCalls = {};
  const token = tokenCookie();
  const sources = {
    clock: { deviceNow: () => Date.now() },
    random: { text: (length: number) => randomText(length, (count) => crypto.getRandomValues(new Uint8Array(count))) },
    local: { get: stored },
    host: { kind: hostKind() },
    config,
    // Only the program knows whether an openid is proved. No call that needs one is started here.
    session: { provedOpenid: () => '' },
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
    all[key] = { token, answer };
    setTimeout(() => {
      all[key] = undefined;
    }, KEEP_MS);
    return answer;
  };
  return { all, token, sources, start };
}

/** What a response said, and when by the server's clock. */
export interface Told {
  readonly data: unknown;
  readonly nowMs: number;
}

/** Reads a response. Rejects unless the code is 200. The program reads the response itself. */
export function tell(answer: Promise<Response>): Promise<Told> {
  const told = answer.then(async (response) => {
    const { code, data } = JSON.parse(await readText(response.clone().body)) as { code?: unknown; data?: unknown };
    if (!response.ok || String(code) !== '200') throw new Error(`code ${code as string}`);
    return { data, nowMs: Date.parse(response.headers.get('Date') ?? '') || Date.now() };
  });
  told.catch(() => undefined); // the app shows the error
  return told;
}
