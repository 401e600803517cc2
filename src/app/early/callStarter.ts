import { detectHost } from '@/host/load/detectHost';
import { readHostSignals } from '@/host/load/readHostSignals';
import { randomText } from '@/lib/randomText';
import { readCookie } from '@/lib/readCookie';
import { readResponseText } from '@/lib/readResponseText';
import { tryOrNull } from '@/lib/tryOrNull';
import type { RuntimeConfig } from '@/services/transport/config/runtimeConfig';
import type { EarlyCalls } from '@/services/transport/ports/earlyCalls';
import { createHeaders, type HeaderSources } from '@/services/transport/query/headers';
import { resolveClientType } from '@/services/transport/query/identity';

export type FirstCallsConfig = Pick<RuntimeConfig, 'basePath' | 'cityName' | 'driverDealerId' | 'place'>;

/** A response older than the time limit of a call (Rule 3.3) is outdated: the app requests it again. */
const MAX_AGE_MS = 10_000;

export const readStored = (key: string): string | null => tryOrNull(() => localStorage.getItem(key));
export const readTabStored = (key: string): string | null => tryOrNull(() => sessionStorage.getItem(key));

const hostKind = () => detectHost(navigator.userAgent, readHostSignals(window));
/** The client type of this page (Rule 1.1). */
export const currentClientType = () => resolveClientType(hostKind(), { get: readStored });

/** The driver's token; null for a visitor. */
export const readTokenCookie = (): string | null => tryOrNull(() => readCookie(document.cookie, 'token'));

/**
 * Whether a link contains something that can change who the caller is: another dealer, a ticket, or a token from the
 * shell. Then only the app makes calls.
 */
const mayChangeCaller = (): boolean => {
  const { __entryHref } = window as { __entryHref?: string };
  const hadTicket = __entryHref !== undefined && __entryHref !== location.href;
  const reqJson = new URLSearchParams(location.search).get('reqJson');
  return hadTicket || (reqJson !== null && reqJson !== readStored('reqJson')) || readStored('token') !== null;
};

/** Starts one call and retains it for the app. The query begins with `?`. */
export type StartCall = (method: string, path: string, query?: string, body?: object) => Promise<Response>;

export interface CallStarter {
  /** The calls in progress. */
  readonly all: EarlyCalls;
  readonly token: string | null;
  readonly sources: HeaderSources;
  readonly start: StartCall;
}

/** Creates a starter of calls with the headers that the app would send; null where only the app may call. */
export function createCallStarter(config: FirstCallsConfig): CallStarter | null {
  if (mayChangeCaller()) return null;
  const all: EarlyCalls = {};
  const token = readTokenCookie();
  const sources = {
    clock: { deviceNow: () => Date.now() },
    random: { text: (length: number) => randomText(length, (count) => crypto.getRandomValues(new Uint8Array(count))) },
    local: { get: readStored },
    host: { kind: hostKind() },
    config,
    // Only the app knows whether an openid is verified. No call that needs one is started here.
    session: { provedOpenid: () => '' },
  };
  const start: StartCall = (method, path, query = '', body) => {
    const address = `${config.basePath}api/${path}${query}`;
    const { headers } = createHeaders(path, token, sources);
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
    }, MAX_AGE_MS);
    return answer;
  };
  return { all, token, sources, start };
}

/** The data of a response, and the server's time. */
export interface ResponseData {
  readonly data: unknown;
  readonly nowMs: number;
}

/** Parses a response. Rejects unless the code is 200. The app reads the response itself. */
export function parseResponse(answer: Promise<Response>): Promise<ResponseData> {
  const parsed = answer.then(async (response) => {
    const { code, data } = JSON.parse(await readResponseText(response.clone().body)) as {
      code?: unknown;
      data?: unknown;
    };
    if (!response.ok || String(code) !== '200') throw new Error(`code ${code as string}`);
    return { data, nowMs: Date.parse(response.headers.get('Date') ?? '') || Date.now() };
  });
  parsed.catch(() => undefined); // the app shows the error
  return parsed;
}
