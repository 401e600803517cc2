import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { isPlainObject } from '@/lib/isPlainObject';

import { UNAUTHORIZED_CODE } from './envelope';
import { errorCodes } from './errorCodes';
import type { Ports } from './ports';
import { send, type Sent, type ServiceCall, TIME_LIMIT_MS } from './send';
import type { ServiceError, ServiceName } from './serviceError';
import type { TokenPair } from './sessionKeeper';

/** What an endpoint asks of the transport; given as RTK Query's `extraOptions`. */
export interface CallPolicy {
  /** Milliseconds; 10 s unless told. */
  limitMs?: number;
  /**
   * What the caller shows itself, so that the error table stays silent: these codes, 'all' failures, or the 'unlisted' ones,
   * which have no row of their own in the table (a form shows them beside its fields).
   */
  handles?: readonly string[] | 'all' | 'unlisted';
  /** A refused token is final for this call: it is neither renewed nor repeated (the renewal itself, and logout). */
  neverRenews?: boolean;
  /** The answer holds a token pair: it is stored, and taken off before anything else sees the answer. */
  keepsTokens?: boolean;
  /** As `keepsTokens`, but the pair is put into the vault and the answer is `{ pairHandle }` (the renewal). */
  handsTokens?: boolean;
}

export type ServiceQuery = BaseQueryFn<ServiceCall, unknown, ServiceError, CallPolicy>;

const pairIn = (data: unknown): TokenPair | null => {
  if (!isPlainObject(data)) return null;
  const { token, refreshToken } = data;
  return typeof token === 'string' && token !== '' && typeof refreshToken === 'string' ? { token, refreshToken } : null;
};

const withoutPair = (data: unknown): unknown => {
  if (!isPlainObject(data)) return data;
  const { token: _token, refreshToken: _refreshToken, ...rest } = data;
  return rest;
};

/** headers -> transport and time limit -> envelope -> (on a refused token) renew once and repeat -> tokens taken off -> error. */
export function serviceQuery(service: ServiceName, prefix: string): ServiceQuery {
  return async (call, { signal, extra }, policy) => {
    const ports = extra as Ports;
    const { session, vault } = ports;
    const full = { ...call, path: prefix + call.path };
    const once = (token: string | null) => send(full, token, ports, policy.limitMs ?? TIME_LIMIT_MS, signal);
    const epoch = session.epoch();
    const sentToken = session.token();
    let answer: Sent = await once(sentToken);
    if (
      'code' in answer &&
      answer.code === UNAUTHORIZED_CODE &&
      policy.neverRenews !== true &&
      session.epoch() === epoch
    ) {
      const renewal = await session.renew(sentToken);
      if (renewal.outcome === 'renewed' && session.epoch() === epoch) answer = await once(session.token());
      else if (renewal.outcome === 'unreachable')
        answer = { kind: 'offline', code: 'offline', message: '', ns: answer.ns };
      else if (renewal.outcome === 'denied') answer = { ...answer, code: renewal.code, message: renewal.message };
    }
    if (call.secret !== undefined) vault.drop(call.secret);
    if ('data' in answer) {
      if (policy.keepsTokens !== true && policy.handsTokens !== true) return { data: answer.data };
      const pair = pairIn(answer.data);
      if (policy.handsTokens === true && pair !== null) return { data: { pairHandle: vault.put({ ...pair }) } };
      const isKept = pair !== null && session.adopt(pair, epoch);
      if (isKept) return { data: withoutPair(answer.data) };
      answer = { kind: 'malformed', code: 'malformed', message: '', ns: answer.ns };
    }
    const { kind, code, message, ns } = answer;
    const { handles = [] } = policy;
    const handled = handles === 'all' || (handles === 'unlisted' ? !(code in errorCodes) : handles.includes(code));
    return { error: { service, kind, code, message, ns, handled } };
  };
}
