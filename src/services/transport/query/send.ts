import { ANSWER_LIMIT, readText } from '@/lib/readText';
import { wellFormed } from '@/lib/wellFormed';

import type { LeaveBy } from '../clock/press';
import type { Answered, NotedCall, Ports, UploadFetch } from '../ports/ports';
import { type Opened, openEnvelope } from './envelope';
import { headersFor } from './headers';
import type { FailureKind } from './serviceError';

/** Rule 3.3. */
export const TIME_LIMIT_MS = 10_000;
export const UPLOAD_TIME_LIMIT_MS = 30_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who tells the driver about a failure of this call. */
export interface ToldBy {
  /** The caller shows every failure itself, so the error table stays silent. */
  toldBy?: 'caller' | undefined;
}

export interface ServiceCall extends ToldBy {
  /** The endpoint, for diagnosis. The transport fills it in. */
  name?: string;
  /** Relative to the service, e.g. `parkOrders/msp`. Ids in it are already encoded (`segment`). */
  path: string;
  method?: Method;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  /** A command to a lock or a barrier: it is sent by then, or not at all, its replay after a renewal included. */
  leaveBy?: LeaveBy | undefined;
  /** Handle of a secret. Its fields are added to the body, or to the query of a GET. */
  secret?: string;
  /** It proves the openid of its secret. So its headers carry that one, whatever is stored. */
  proves?: boolean;
}

export type Sent = Opened & { ns: string };

/**
 * Encodes any text as one path segment, so that an id can never change which endpoint is called. A dot is encoded twice, because browsers
 * read `%2E%2E` as `..`. No real id has a dot.
 */
export const segment = (id: string): string => encodeURIComponent(wellFormed(id)).replace(/\./g, '%252E');

const queryText = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

class TimeLimit extends Error {}

const kindOf = (error: unknown): FailureKind =>
  error instanceof TimeLimit ? 'timeout' : error instanceof RangeError ? 'malformed' : 'offline';

const failed = (kind: FailureKind, ns: string): Sent => ({ kind, code: kind, message: '', ns });

/**
 * Sends one call once. Never throws: an abort, a lost connection and an exceeded time limit are all returned as results. With `onSent` the
 * call is sent as an upload, which reports the bytes sent; everything else is the same.
 */
export async function send(
  call: ServiceCall & { path: string },
  token: string | null,
  ports: Ports,
  limitMs: number,
  signal: AbortSignal | undefined,
  onSent?: Parameters<UploadFetch>[2],
): Promise<Sent> {
  const secret = call.secret === undefined ? undefined : ports.vault.open(call.secret);
  const { ns, headers } = headersFor(call.path, token, ports, call.proves === true ? secret?.['openid'] : undefined);
  const startedAt = ports.clock.monotonic();
  const method = call.method ?? 'GET';
  const query = method === 'GET' ? { ...call.query, ...secret } : (call.query ?? {});
  const body = method === 'GET' ? undefined : JSON.stringify({ ...call.body, ...secret });
  const stop = new AbortController();
  const abort = () => {
    stop.abort();
  };
  signal?.addEventListener('abort', abort);
  const { name, path } = call;
  const noted = (sent: Sent, status?: number): Sent => {
    const code = 'code' in sent ? sent.code : '200';
    const ms = Math.round(ports.clock.monotonic() - startedAt);
    ports.recorder?.note({ ns, name, method, path, code, status, ms } satisfies NotedCall);
    return sent;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimit());
      stop.abort();
    }, limitMs);
  });
  try {
    const address = `${ports.config.basePath}api/${call.path}${queryText(query)}`;
    const init = {
      method,
      headers,
      cache: 'no-store',
      signal: stop.signal,
      ...(body === undefined ? {} : { body }),
    } as const;
    const sending: Promise<Answered> =
      onSent === undefined
        ? ports.fetch(address, init)
        : ports.openUpload().then((upload) => upload(address, init, onSent));
    const answered = sending.then(async (response) => {
      if (Number(response.headers.get('content-length')) > ANSWER_LIMIT) throw new RangeError();
      // An upload counts by itself.
      const text = response.body === undefined ? await response.text() : await readText(response.body);
      return { response, text };
    });
    const { response, text } = await Promise.race([answered, limit]);
    const opened = openEnvelope(response.status, text);
    const date = Date.parse(response.headers.get('date') ?? '');
    // The page of a hotel's Wi-Fi has a clock of its own.
    const isServers = 'data' in opened || opened.kind === 'refused';
    if (isServers && !Number.isNaN(date)) ports.clock.learnServerTime(date);
    return noted({ ...opened, ns }, response.status);
  } catch (error) {
    if (error instanceof RangeError) stop.abort();
    return noted(failed(kindOf(error), ns));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
