import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { isOpenid } from '@/domain/openid';
import { isPlainObject } from '@/lib/isPlainObject';
import { isPastCommandSendDeadline } from '@/platform/clock/press';
import type { Ports, UploadFetch } from '@/platform/ports/ports';
import type { TokenPair, TokenRenewalResult } from '@/platform/ports/session';

import { UNAUTHORIZED_CODE } from './envelope';
import { hasErrorEffect, isSignOutErrorCode, SESSION_UNCERTAIN_CODE } from './errorEffectsByCode';
import { CALL_TIMEOUT_MS, sendServiceCall, type ServiceCall, type TransportResult } from './sendServiceCall';
import type { ServiceError, ServiceName } from './serviceError';

/** Options of an endpoint for the transport, passed as RTK Query's `extraOptions`. */
export interface ServiceCallPolicy {
  /** Time limit in milliseconds; the default is 10 s. */
  timeoutMs?: number;
  /**
   * Failures that all callers show themselves: these codes, or all codes without a row in the error table. A code with
   * a row is always applied: each time for calls that the driver started ('unlisted', for example a form), once per
   * session for background calls ('all', for example a poll or a counter). If callers differ, use `cacheKeyOptionsWithoutErrorOwner`.
   */
  suppressErrors?: readonly string[] | 'all' | 'unlisted';
  /** A refused token is final for this call: no renewal and no retry. For the renewal itself and for logout. */
  skipRenewal?: boolean;
  /**
   * The call opens a session with its own credential (a ticket). After a renewal, a 401 refuses that credential and
   * does not end an existing session; if the renewal was denied, the call is sent again as that of a visitor.
   */
  opensSession?: boolean;
  /**
   * The call opens a payment. After a 401 without an envelope, which may come from a proxy, it is never sent again:
   * the first call may have opened the payment.
   */
  opensPayment?: boolean;
  /**
   * The response contains a token pair. The pair is stored, and removed before any other code receives the response.
   */
  storeTokens?: boolean;
  /**
   * Like `storeTokens`, but the pair is put into the vault, and the response has a `pairHandle` instead (renewal,
   * ticket).
   */
  vaultTokens?: boolean;
  /**
   * The response to an authorization code of the host names the openid it was issued for (assumed). It is stored as
   * proved, and removed from the response.
   */
  provesOpenid?: boolean;
  /**
   * The call is sent only for that openid: it neither opens nor changes a session, and its failures are ignored. The
   * result is null.
   */
  proofOnly?: boolean;
  /**
   * The call is sent as an upload. This creates the callback that receives the number of bytes sent. `handle` is the
   * call's secret.
   */
  onUploadProgress?: (dispatch: Dispatch, handle: string) => Parameters<UploadFetch>[2];
}

/** The code of a command that was not sent because its deadline had passed. It has no row in the error table. */
const DEADLINE_PASSED_CODE = 'late';

export type ServiceBaseQuery = BaseQueryFn<ServiceCall, unknown, ServiceError, ServiceCallPolicy>;

const parseTokenPair = (data: unknown): TokenPair | null => {
  if (!isPlainObject(data)) return null;
  const { token, refreshToken } = data;
  return typeof token === 'string' && token !== '' && typeof refreshToken === 'string' ? { token, refreshToken } : null;
};

const omitTokenPair = (data: unknown): Record<string, unknown> => {
  const { token: _token, refreshToken: _refreshToken, openid: _openid, ...rest } = isPlainObject(data) ? data : {};
  return rest;
};
/** An openid in the format that a link may bring; otherwise empty. */
const parseOpenid = (value: unknown): string => {
  const openid = isPlainObject(value) ? value['openid'] : undefined;
  return typeof openid === 'string' && isOpenid(openid) ? openid : '';
};
const readDriverId = ({ driverId }: Record<string, unknown>): string => (typeof driverId === 'string' ? driverId : '');

/**
 * Decides who shows a failure: only the caller, or also the error table.
 *
 * @param isCurrent whether the session is still the one in which the call was sent
 */
export function resolveErrorDisplayOwner(
  code: string,
  call: ServiceCall,
  policy: ServiceCallPolicy,
  isCurrent: boolean,
): Pick<ServiceError, 'handled' | 'isQuiet'> {
  const suppressed = call.toldBy === 'caller' ? 'all' : (policy.suppressErrors ?? []);
  const isOfEndedSession = code === SESSION_UNCERTAIN_CODE && !isCurrent;
  const handled =
    isOfEndedSession || (typeof suppressed === 'string' ? !hasErrorEffect(code) : suppressed.includes(code));
  return { handled, ...(suppressed === 'all' && { isQuiet: true }) };
}

/** Adds the common parts of all calls of a service before a call is sent. */
export type ServiceCallPreparer = (call: ServiceCall, ports: Ports) => ServiceCall;

/**
 * headers -> transport and time limit -> envelope -> (if the token was refused) renew once and retry -> tokens removed
 * -> error. If the call was sent again, the second response decides. Otherwise a 401 in an envelope remains a refusal:
 * the server has done nothing, whatever the result of the renewal.
 */
export function createServiceBaseQuery(
  service: ServiceName,
  prefix: string,
  prepare?: ServiceCallPreparer,
): ServiceBaseQuery {
  return async (call, { signal, extra, dispatch, endpoint }, policy) => {
    const ports = extra as Ports;
    const { session, vault } = ports;
    const request = { ...(prepare?.(call, ports) ?? call), path: prefix + call.path, name: endpoint };
    const onProgress = policy.onUploadProgress?.(dispatch, call.secret ?? '');
    const sendRequest = async (token: string | null): Promise<TransportResult> =>
      call.sendDeadline !== undefined && isPastCommandSendDeadline(ports.clock, call.sendDeadline)
        ? { kind: 'refused', code: DEADLINE_PASSED_CODE, message: '未操作，请重试', ns: '' }
        : sendServiceCall(request, token, ports, policy.timeoutMs ?? CALL_TIMEOUT_MS, signal, onProgress);
    session.checkCookies();
    const epoch = session.epoch();
    const sentToken = session.token();
    let result: TransportResult = await sendRequest(sentToken);
    const isCurrent = () => session.epoch() === epoch;
    if ('code' in result && result.code === UNAUTHORIZED_CODE && policy.skipRenewal !== true) {
      const renewal: TokenRenewalResult = isCurrent() ? await session.renew(sentToken) : { outcome: 'unreachable' };
      if (renewal.outcome === 'denied') {
        const { code, message } = renewal;
        const visitorResult = policy.opensSession === true ? await sendRequest(null) : result;
        result = 'code' in visitorResult ? { ...result, code, message } : visitorResult;
      } else if (renewal.outcome === 'renewed' && isCurrent()) {
        const mayReplay = result.kind === 'refused' || policy.opensPayment !== true;
        result = mayReplay ? await sendRequest(session.token()) : { ...result, code: result.kind };
      } else if (renewal.outcome !== 'nothing') result = { ...result, code: SESSION_UNCERTAIN_CODE };
    }
    const opensSecondSession = policy.opensSession === true && session.hasSession();
    // A 401 from a proxy does not end the session.
    if ('code' in result && result.code === UNAUTHORIZED_CODE && (result.kind === 'http' || opensSecondSession)) {
      if (policy.skipRenewal === true || policy.opensSession === true) result = { ...result, code: result.kind };
      else if (session.hasSession()) result = { ...result, code: SESSION_UNCERTAIN_CODE };
    }
    // An error that ended one driver's session must not affect the next driver's session.
    if ('code' in result && isSignOutErrorCode(result.code) && !isCurrent() && session.hasSession())
      result = { kind: 'offline', code: 'offline', message: '', ns: result.ns };
    if (call.secret !== undefined) vault.drop(call.secret);
    const provedOpenid = policy.provesOpenid === true ? parseOpenid('data' in result ? result.data : result) : '';
    if (policy.proofOnly === true) {
      // Only valid for the session in which the code was issued.
      if (provedOpenid !== '' && isCurrent()) session.proveOpenid(provedOpenid, 'oauth');
      return { data: null };
    }
    if ('data' in result) {
      if (policy.storeTokens !== true && policy.vaultTokens !== true) return { data: result.data };
      const pair = parseTokenPair(result.data);
      const rest = omitTokenPair(result.data);
      if (policy.vaultTokens === true && pair !== null)
        return { data: { ...rest, pairHandle: vault.put({ ...pair }) } };
      const isAdopted = pair !== null && session.adoptTokens(pair, epoch, readDriverId(rest));
      if (isAdopted) {
        if (provedOpenid !== '') session.proveOpenid(provedOpenid, 'oauth');
        return { data: rest };
      }
      result = { kind: 'malformed', code: 'malformed', message: '', ns: result.ns };
    } else if (provedOpenid !== '' && isCurrent() && (!session.hasSession() || provedOpenid === session.provedOpenid()))
      session.proveOpenid(provedOpenid, 'oauth');
    const { kind, code, message, ns } = result;
    return {
      error: { service, kind, code, message, ns, ...resolveErrorDisplayOwner(code, call, policy, isCurrent()) },
    };
  };
}
