import { detectHostAppKind } from '@/host/load/detectHostAppKind';
import { readHostDetectionSignals } from '@/host/load/readHostDetectionSignals';
import { createRandomText } from '@/lib/createRandomText';
import { readCookie } from '@/lib/readCookie';
import { readResponseText } from '@/lib/readResponseText';
import { tryOrNull } from '@/lib/tryOrNull';
import type { RuntimeConfig } from '@/platform/config/runtimeConfig';
import type { EarlyCalls } from '@/platform/ports/earlyCalls';
import { type CallHeaderSources, createCallHeaders } from '@/services/base/baseQuery/headers';
import { resolveClientType } from '@/services/base/baseQuery/identity';

export type EarlyCallConfig = Pick<RuntimeConfig, 'basePath' | 'cityName' | 'driverDealerId' | 'place'>;

/** A response older than the time limit of a call (Rule 3.3) is outdated: the app requests it again. */
const MAX_AGE_MS = 10_000;

export const readLocalStorage = (key: string): string | null => tryOrNull(() => localStorage.getItem(key));
export const readSessionStorage = (key: string): string | null => tryOrNull(() => sessionStorage.getItem(key));

const hostKind = () => detectHostAppKind(navigator.userAgent, readHostDetectionSignals(window));
/** The client type of this page (Rule 1.1). */
export const resolvePageClientType = () => resolveClientType(hostKind(), { get: readLocalStorage });

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
  return (
    hadTicket || (reqJson !== null && reqJson !== readLocalStorage('reqJson')) || readLocalStorage('token') !== null
  );
};

/** Starts one call and retains it for the app. The query begins with `?`. */
export type StartEarlyCall = (method: string, path: string, query?: string, body?: object) => Promise<Response>;

export interface EarlyCallStarter {
  /** The calls in progress. */
  readonly all: EarlyCalls;
  readonly token: string | null;
  readonly sources: CallHeaderSources;
  readonly start: StartEarlyCall;
}

/** Creates a starter of calls with the headers that the app would send; null where only the app may call. */
export function createEarlyCallStarter(config: EarlyCallConfig): EarlyCallStarter | null {
  if (mayChangeCaller()) return null;
  const all: EarlyCalls = {};
  const token = readTokenCookie();
  const sources = {
    clock: { deviceNow: () => Date.now() },
    random: {
      text: (length: number) => createRandomText(length, (count) => crypto.getRandomValues(new Uint8Array(count))),
    },
    local: { get: readLocalStorage },
    host: { kind: hostKind() },
    config,
    // Only the app knows whether an openid is verified. No call that needs one is started here.
    session: { provedOpenid: () => '' },
  };
  const start: StartEarlyCall = (method, path, query = '', body) => {
    const address = `${config.basePath}api/${path}${query}`;
    const { headers } = createCallHeaders(path, token, sources);
    const answer = fetch(address, {
      method,
      headers,
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    answer.catch(() => undefined); // the app calls again and shows the error
    const key = [method, address, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' ');
    all[key] = { token, response: answer };
    setTimeout(() => {
      all[key] = undefined;
    }, MAX_AGE_MS);
    return answer;
  };
  return { all, token, sources, start };
}

/** The data of a response, and the server's time. */
export interface EarlyResponse {
  readonly data: unknown;
  readonly nowMs: number;
}

/** Parses a response. Rejects unless the code is 200. The app reads the response itself. */
export function parseEarlyResponse(answer: Promise<Response>): Promise<EarlyResponse> {
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
