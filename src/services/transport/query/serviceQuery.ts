import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { isPlainObject } from '@/lib/isPlainObject';

import type { Ports, UploadFetch } from '../ports/ports';
import type { TokenPair } from '../session/sessionKeeper';
import { UNAUTHORIZED_CODE } from './envelope';
import { errorCodes } from './errorCodes';
import { send, type Sent, type ServiceCall, TIME_LIMIT_MS } from './send';
import type { ServiceError, ServiceName } from './serviceError';

/** What an endpoint asks of the transport; given as RTK Query's `extraOptions`. */
export interface CallPolicy {
  /** Milliseconds; 10 s unless told. */
  limitMs?: number;
  /**
   * What every caller shows itself, so that the error table stays silent: these codes, 'all' failures, or the 'unlisted' ones,
   * which have no row of their own in the table (a form shows them beside its fields). Where callers differ, `asOneQuestion`.
   */
  handles?: readonly string[] | 'all' | 'unlisted';
  /** A refused token is final for this call: it is neither renewed nor repeated (the renewal itself, and logout). */
  neverRenews?: boolean;
  /** The answer holds a token pair: it is stored, and taken off before anything else sees the answer. */
  keepsTokens?: boolean;
  /** As `keepsTokens`, but the pair is put into the vault and the answer has a `pairHandle` in its place (renewal, ticket). */
  handsTokens?: boolean;
  /** It is sent as an upload; this makes what is told as its bytes leave. `handle` is the call's secret. */
  tellsSent?: (dispatch: Dispatch, handle: string) => Parameters<UploadFetch>[2];
}

export type ServiceQuery = BaseQueryFn<ServiceCall, unknown, ServiceError, CallPolicy>;

const pairIn = (data: unknown): TokenPair | null => {
  if (!isPlainObject(data)) return null;
  const { token, refreshToken } = data;
  return typeof token === 'string' && token !== '' && typeof refreshToken === 'string' ? { token, refreshToken } : null;
};

const withoutPair = (data: unknown): Record<string, unknown> => {
  const { token: _token, refreshToken: _refreshToken, ...rest } = isPlainObject(data) ? data : {};
  return rest;
};
const driverIdIn = ({ driverId }: Record<string, unknown>): string => (typeof driverId === 'string' ? driverId : '');

/** What every call of a service has in common, added before it is sent. */
export type Arrange = (call: ServiceCall, ports: Ports) => ServiceCall;

/** headers -> transport and time limit -> envelope -> (on a refused token) renew once and repeat -> tokens taken off -> error. */
export function serviceQuery(service: ServiceName, prefix: string, arrange?: Arrange): ServiceQuery {
  return async (call, { signal, extra, dispatch }, policy) => {
    const ports = extra as Ports;
    const { session, vault } = ports;
    const full = { ...(arrange?.(call, ports) ?? call), path: prefix + call.path };
    const onSent = policy.tellsSent?.(dispatch, call.secret ?? '');
    const once = (token: string | null) => send(full, token, ports, policy.limitMs ?? TIME_LIMIT_MS, signal, onSent);
    session.look();
    const epoch = session.epoch();
    const sentToken = session.token();
    let answer: Sent = await once(sentToken);
    const isCurrent = () => session.epoch() === epoch;
    const unknown: Sent = { kind: 'offline', code: 'offline', message: '', ns: answer.ns };
    if ('code' in answer && answer.code === UNAUTHORIZED_CODE && policy.neverRenews !== true) {
      const renewal = isCurrent() ? await session.renew(sentToken) : null;
      if (renewal?.outcome === 'denied') answer = { ...answer, code: renewal.code, message: renewal.message };
      else answer = renewal?.outcome === 'renewed' && isCurrent() ? await once(session.token()) : unknown;
    }
    // What ended the session of one driver says nothing about the session of the next.
    if ('code' in answer && errorCodes[answer.code]?.do === 'signOut' && !isCurrent() && session.hasSession())
      answer = unknown;
    if (call.secret !== undefined) vault.drop(call.secret);
    if ('data' in answer) {
      if (policy.keepsTokens !== true && policy.handsTokens !== true) return { data: answer.data };
      const pair = pairIn(answer.data);
      const rest = withoutPair(answer.data);
      if (policy.handsTokens === true && pair !== null)
        return { data: { ...rest, pairHandle: vault.put({ ...pair }) } };
      const isKept = pair !== null && session.adopt(pair, epoch, driverIdIn(rest));
      if (isKept) return { data: rest };
      answer = { kind: 'malformed', code: 'malformed', message: '', ns: answer.ns };
    }
    const { kind, code, message, ns } = answer;
    const handles = call.toldBy === 'caller' ? 'all' : (policy.handles ?? []);
    const handled = handles === 'all' || (handles === 'unlisted' ? !(code in errorCodes) : handles.includes(code));
    return { error: { service, kind, code, message, ns, handled } };
  };
}
