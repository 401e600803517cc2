import { MAX_RESPONSE_BYTES, readResponseText } from '@/lib/readResponseText';
import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';
import type { CommandSendDeadline } from '@/platform/clock/press';
import type { Ports, ServiceCallRecord, TransportResponse, UploadFetch } from '@/platform/ports/ports';

import { type EnvelopeResult, parseEnvelope } from './envelope';
import { createCallHeaders } from './headers';
import type { ServiceFailureKind } from './serviceError';

/** Rule 3.3. */
export const CALL_TIMEOUT_MS = 10_000;
export const UPLOAD_TIMEOUT_MS = 30_000;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who shows a failure of this call to the driver. */
export interface ErrorDisplayOwner {
  /** The caller shows every failure itself; the error table is not applied. */
  toldBy?: 'caller' | undefined;
}

export interface ServiceCall extends ErrorDisplayOwner {
  /** The endpoint, for diagnosis. Set by the transport. */
  name?: string;
  /** Relative to the service, e.g. `parkOrders/msp`. Ids in it are already encoded (`encodePathSegment`). */
  path: string;
  method?: HttpMethod;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  /** For a command to a lock or a barrier: it is not sent after this time, nor is its retry after a renewal. */
  sendDeadline?: CommandSendDeadline | undefined;
  /** Handle of a secret. Its fields are added to the body, or to the query of a GET. */
  secret?: string;
  /** The headers carry the openid of the secret instead of the stored one, because the call proves it. */
  usesSecretOpenid?: boolean;
}

export type TransportResult = EnvelopeResult & { ns: string };

/**
 * Encodes any text as one path segment, so that an id can never change which endpoint is called. A dot is encoded
 * twice, because browsers treat `%2E%2E` as `..`. Real ids contain no dots.
 */
export const encodePathSegment = (id: string): string =>
  encodeURIComponent(stripLoneSurrogates(id)).replace(/\./g, '%252E');

const toQueryString = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

class TimeoutError extends Error {}

const toFailureKind = (error: unknown): ServiceFailureKind =>
  error instanceof TimeoutError ? 'timeout' : error instanceof RangeError ? 'malformed' : 'offline';

const createFailure = (kind: ServiceFailureKind, ns: string): TransportResult => ({
  kind,
  code: kind,
  message: '',
  ns,
});

/**
 * Sends one call once. Never throws: an abort, a lost connection and a timeout are returned as results. With
 * `onProgress` the call is sent as an upload that reports the bytes sent; everything else is the same.
 */
export async function sendServiceCall(
  call: ServiceCall & { path: string },
  token: string | null,
  ports: Ports,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  onProgress?: Parameters<UploadFetch>[2],
): Promise<TransportResult> {
  const secret = call.secret === undefined ? undefined : ports.vault.open(call.secret);
  const { ns, headers } = createCallHeaders(
    call.path,
    token,
    ports,
    call.usesSecretOpenid === true ? secret?.['openid'] : undefined,
  );
  const startedAt = ports.clock.monotonic();
  const method = call.method ?? 'GET';
  const query = method === 'GET' ? { ...call.query, ...secret } : (call.query ?? {});
  const body = method === 'GET' ? undefined : JSON.stringify({ ...call.body, ...secret });
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  signal?.addEventListener('abort', abort);
  const { name, path } = call;
  const record = (result: TransportResult, status?: number): TransportResult => {
    const code = 'code' in result ? result.code : '200';
    const ms = Math.round(ports.clock.monotonic() - startedAt);
    ports.operations?.note({ ns, name, method, path, code, status, ms } satisfies ServiceCallRecord);
    return result;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError());
      controller.abort();
    }, timeoutMs);
  });
  try {
    const url = `${ports.config.basePath}api/${call.path}${toQueryString(query)}`;
    const init = {
      method,
      headers,
      cache: 'no-store',
      signal: controller.signal,
      ...(body === undefined ? {} : { body }),
    } as const;
    const request: Promise<TransportResponse> =
      onProgress === undefined
        ? ports.fetch(url, init)
        : ports.openUpload().then((upload) => upload(url, init, onProgress));
    const received = request.then(async (response) => {
      if (Number(response.headers.get('content-length')) > MAX_RESPONSE_BYTES) throw new RangeError();
      // An upload limits the response size itself.
      const text = response.body === undefined ? await response.text() : await readResponseText(response.body);
      return { response, text };
    });
    const { response, text } = await Promise.race([received, timeout]);
    const envelope = parseEnvelope(response.status, text);
    const date = Date.parse(response.headers.get('date') ?? '');
    // The login page of a hotel's Wi-Fi is sent with another server's clock.
    const isFromServer = 'data' in envelope || envelope.kind === 'refused';
    if (isFromServer && !Number.isNaN(date)) ports.clock.syncServerTime(date);
    return record({ ...envelope, ns }, response.status);
  } catch (error) {
    if (error instanceof RangeError) controller.abort();
    return record(createFailure(toFailureKind(error), ns));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
