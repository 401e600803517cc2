import { createHostError } from '@/host/replies/createHostError';
import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';
import { type HostCallOptions, promisifyHostCall } from '@/host/replies/promisifyHostCall';

import type { HostAdapterMethod, HostError, HostErrorKind, HostResult } from '../HostAdapter';
import type { HostWindow } from '../HostAdapterEnv';
import { findNativeShellPort } from './findNativeShellPort';

const PROTOCOL_VERSION = 1;

const NONCE_BYTES = 16;

const ERROR_KINDS: Readonly<Record<string, HostErrorKind>> = {
  cancelled: 'cancelled',
  denied: 'denied',
  unsupported: 'unsupported',
  failed: 'failed',
};

/**
 * The envelope between this page and the native shell, JSON text in both directions:
 *
 *     page to shell   {v:1, id, method, params, nonce}
 *     shell to page   {v:1, id, nonce, ok:true, result} | {v:1, id, nonce, ok:false, error:{kind, code}}
 *                     {v:1, nonce, event, data}
 *
 * Each document has its own nonce. A response with another nonce is dropped, because it belongs to an earlier page or
 * has no valid sender. The nonce does not protect against scripts of this page. The real protection is the shell's
 * list of allowed origins.
 */
export interface NativeMessageChannel {
  call<T>(
    method: HostAdapterMethod,
    name: string,
    params: Readonly<Record<string, unknown>>,
    limits: HostCallOptions,
    read: (result: unknown) => HostResult<T>,
  ): Promise<HostResult<T>>;
  /** Sends without waiting for a response. */
  notify(name: string): void;
  onEvent(listener: (event: string) => void): () => void;
}

function toShellError(method: HostAdapterMethod, reply: Readonly<Record<string, unknown>>): HostError {
  const error = hostReplyAsRecord(reply['error']);
  const code = hostReplyValueAsText(error['code']);
  const kind = reply['ok'] === false ? ERROR_KINDS[hostReplyValueAsText(error['kind'])] : undefined;
  return createHostError(method, kind ?? 'unknown', code === '' ? undefined : code);
}

export function createNativeMessageChannel(window: HostWindow): NativeMessageChannel {
  const bytes = window.crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const pendingCalls = new Map<string, (reply: Readonly<Record<string, unknown>>) => void>();
  const listeners = new Set<(event: string) => void>();
  let lastId = 0;

  const receive = (message: unknown): void => {
    const reply = hostReplyAsRecord(message);
    if (reply['v'] !== PROTOCOL_VERSION || reply['nonce'] !== nonce) return;
    const event = hostReplyValueAsText(reply['event']);
    if (event === '') pendingCalls.get(hostReplyValueAsText(reply['id']))?.(reply);
    else for (const listener of [...listeners]) listener(event);
  };

  const shell = findNativeShellPort(window);
  if (shell) {
    shell.onmessage = (event) => receive(event.data);
    Object.assign(window, { __driverHostReply: receive });
  }

  const nextId = (): string => {
    lastId += 1;
    return String(lastId);
  };

  const send = (id: string, name: string, params: Readonly<Record<string, unknown>>): boolean => {
    if (shell === null) return false;
    const response = shell.postMessage(JSON.stringify({ v: PROTOCOL_VERSION, id, method: name, params, nonce }));
    // A shell that responds with a promise may reject it. The time limits cover that case.
    Promise.resolve(response).then(receive, () => undefined);
    return true;
  };

  return {
    async call<T>(
      method: HostAdapterMethod,
      name: string,
      params: Readonly<Record<string, unknown>>,
      limits: HostCallOptions,
      read: (result: unknown) => HostResult<T>,
    ) {
      const id = nextId();
      const result = await promisifyHostCall<T>(window, method, limits, (complete) => {
        pendingCalls.set(id, (reply) =>
          complete(reply['ok'] === true ? read(reply['result']) : toShellError(method, reply)),
        );
        if (!send(id, name, params)) complete(createHostError(method, 'unsupported'));
      });
      pendingCalls.delete(id);
      return result;
    },
    notify(name) {
      send(nextId(), name, {});
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
