import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { isOpenid } from '@/domain/openid';
import { isPlainObject } from '@/lib/isPlainObject';

import { isTooLate } from '../clock/press';
import type { Ports, UploadFetch } from '../ports/ports';
import type { Renewal, TokenPair } from '../session/sessionKeeper';
import { UNAUTHORIZED_CODE } from './envelope';
import { errorCodes, hasEffect, UNRENEWED_CODE } from './errorCodes';
import { send, type Sent, type ServiceCall, TIME_LIMIT_MS } from './send';
import type { ServiceError, ServiceName } from './serviceError';

/** Options of an endpoint for the transport, passed as RTK Query's `extraOptions`. */
export interface CallPolicy {
  /** Time limit in milliseconds; the default is 10 s. */
  limitMs?: number;
  /**
   * Failures that every caller shows itself: these codes, or all that have no row of their own in the table. A code with a row is performed
   * whatever call it came from: each time for what the driver asked for ('unlisted', for example a form), once per session for a call that
   * nobody pressed ('all', for example a poll or a counter). If callers differ, use `sharedCacheKey`.
   */
  handles?: readonly string[] | 'all' | 'unlisted';
  /** A refused token is final for this call: no renewal and no retry. For the renewal itself and for logout. */
  neverRenews?: boolean;
  /**
   * What it carries opens a session by itself (a ticket). After a renewal, a 401 refuses what it carried and ends no session that there is; where the
   * renewal was denied, it is sent as that of a visitor.
   */
  opensSession?: boolean;
  /** It opens a payment. After a 401 without an envelope, which may be a proxy's, it is never sent again: the first one may have opened it. */
  opensPayment?: boolean;
  /** The response holds a token pair. The pair is stored, and removed before any other code sees the response. */
  keepsTokens?: boolean;
  /** Like `keepsTokens`, but the pair is put into the vault, and the response has a `pairHandle` instead (renewal, ticket). */
  vaultTokens?: boolean;
  /** The response to a code of the host's authorization names the openid that it was given for (assumed). It is stored as proved, and removed likewise. */
  provesOpenid?: boolean;
  /** It is sent for that openid alone: it opens and changes no session, and whatever it answers is nobody's concern. The result is null. */
  onlyProves?: boolean;
  /** The call is sent as an upload. This creates the callback that receives the number of bytes sent. `handle` is the call's secret. */
  onUploadProgress?: (dispatch: Dispatch, handle: string) => Parameters<UploadFetch>[2];
}

/** The code of a command that was not sent, because its press was too long ago. It has no row in the table. */
const LATE_CODE = 'late';

export type ServiceQuery = BaseQueryFn<ServiceCall, unknown, ServiceError, CallPolicy>;

const pairIn = (data: unknown): TokenPair | null => {
  if (!isPlainObject(data)) return null;
  const { token, refreshToken } = data;
  return typeof token === 'string' && token !== '' && typeof refreshToken === 'string' ? { token, refreshToken } : null;
};

const withoutPair = (data: unknown): Record<string, unknown> => {
  const { token: _token, refreshToken: _refreshToken, openid: _openid, ...rest } = isPlainObject(data) ? data : {};
  return rest;
};
/** An openid as a link may bring it, and no other. */
const openidIn = (value: unknown): string => {
  const openid = isPlainObject(value) ? value['openid'] : undefined;
  return typeof openid === 'string' && isOpenid(openid) ? openid : '';
};
const driverIdIn = ({ driverId }: Record<string, unknown>): string => (typeof driverId === 'string' ? driverId : '');

/**
 * Who tells the driver of a failure: the caller alone, or the error table as well.
 *
 * @param isCurrent whether the session is still the one that the call was sent in
 */
export function whoTells(
  code: string,
  call: ServiceCall,
  policy: CallPolicy,
  isCurrent: boolean,
): Pick<ServiceError, 'handled' | 'isQuiet'> {
  const handles = call.toldBy === 'caller' ? 'all' : (policy.handles ?? []);
  const isFormers = code === UNRENEWED_CODE && !isCurrent;
  const handled = isFormers || (typeof handles === 'string' ? !hasEffect(code) : handles.includes(code));
  return { handled, ...(handles === 'all' && { isQuiet: true }) };
}

/** Adds what all calls of a service have in common, before a call is sent. */
export type Arrange = (call: ServiceCall, ports: Ports) => ServiceCall;

/**
 * headers -> transport and time limit -> envelope -> (if the token was refused) renew once and retry -> tokens removed -> error. Where the call was sent
 * again, the second answer decides. Where it was not, a 401 in an envelope stays a refusal: the server has done nothing, whatever becomes of the renewal.
 */
export function serviceQuery(service: ServiceName, prefix: string, arrange?: Arrange): ServiceQuery {
  return async (call, { signal, extra, dispatch, endpoint }, policy) => {
    const ports = extra as Ports;
    const { session, vault } = ports;
    const full = { ...(arrange?.(call, ports) ?? call), path: prefix + call.path, name: endpoint };
    const onSent = policy.onUploadProgress?.(dispatch, call.secret ?? '');
    const once = async (token: string | null): Promise<Sent> =>
      call.leaveBy !== undefined && isTooLate(ports.clock, call.leaveBy)
        ? { kind: 'refused', code: LATE_CODE, message: '未操作，请重试', ns: '' }
        : send(full, token, ports, policy.limitMs ?? TIME_LIMIT_MS, signal, onSent);
    session.checkCookies();
    const epoch = session.epoch();
    const sentToken = session.token();
    let answer: Sent = await once(sentToken);
    const isCurrent = () => session.epoch() === epoch;
    if ('code' in answer && answer.code === UNAUTHORIZED_CODE && policy.neverRenews !== true) {
      const renewal: Renewal = isCurrent() ? await session.renew(sentToken) : { outcome: 'unreachable' };
      if (renewal.outcome === 'denied') {
        const { code, message } = renewal;
        const asVisitor = policy.opensSession === true ? await once(null) : answer;
        answer = 'code' in asVisitor ? { ...answer, code, message } : asVisitor;
      } else if (renewal.outcome === 'renewed' && isCurrent()) {
        const mayReplay = answer.kind === 'refused' || policy.opensPayment !== true;
        answer = mayReplay ? await once(session.token()) : { ...answer, code: answer.kind };
      } else if (renewal.outcome !== 'nothing') answer = { ...answer, code: UNRENEWED_CODE };
    }
    const isTickets = policy.opensSession === true && session.hasSession();
    // A proxy's 401 ends no session.
    if ('code' in answer && answer.code === UNAUTHORIZED_CODE && (answer.kind === 'http' || isTickets)) {
      if (policy.neverRenews === true || policy.opensSession === true) answer = { ...answer, code: answer.kind };
      else if (session.hasSession()) answer = { ...answer, code: UNRENEWED_CODE };
    }
    // An error that ended one driver's session says nothing about the next driver's session.
    if ('code' in answer && errorCodes[answer.code]?.do === 'signOut' && !isCurrent() && session.hasSession())
      answer = { kind: 'offline', code: 'offline', message: '', ns: answer.ns };
    if (call.secret !== undefined) vault.drop(call.secret);
    const proved = policy.provesOpenid === true ? openidIn('data' in answer ? answer.data : answer) : '';
    if (policy.onlyProves === true) {
      // Of whoever was here when the code was given.
      if (proved !== '' && isCurrent()) session.proveOpenid(proved, 'oauth');
      return { data: null };
    }
    if ('data' in answer) {
      if (policy.keepsTokens !== true && policy.vaultTokens !== true) return { data: answer.data };
      const pair = pairIn(answer.data);
      const rest = withoutPair(answer.data);
      if (policy.vaultTokens === true && pair !== null)
        return { data: { ...rest, pairHandle: vault.put({ ...pair }) } };
      const isKept = pair !== null && session.adopt(pair, epoch, driverIdIn(rest));
      if (isKept) {
        if (proved !== '') session.proveOpenid(proved, 'oauth');
        return { data: rest };
      }
      answer = { kind: 'malformed', code: 'malformed', message: '', ns: answer.ns };
    } else if (proved !== '' && isCurrent() && (!session.hasSession() || proved === session.provedOpenid()))
      session.proveOpenid(proved, 'oauth');
    const { kind, code, message, ns } = answer;
    return { error: { service, kind, code, message, ns, ...whoTells(code, call, policy, isCurrent()) } };
  };
}
