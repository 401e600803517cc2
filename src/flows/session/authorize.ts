import type { Navigator } from 'react-router-dom';
import { call, delay, getContext, put, race, type SagaGenerator, select } from 'typed-redux-saga';

import type { HostTicket } from '@/host/Host';
import { readQuery } from '@/navigation/guards/readQuery';
import { safeReturnPath } from '@/navigation/guards/safeReturnPath';
import { goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { signInCalls } from '@/services/auth/signIn';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';
import { clientTypeOf } from '@/services/transport/query/identity';
import { isServiceError } from '@/services/transport/query/serviceError';
import { storedOpenid } from '@/services/transport/session/openidProof';

import {
  authorizationEnded,
  authorizationFailed,
  type AuthorizationFailure,
  type authorizationRequested,
  codeReceived,
  selectAuthorization,
} from './authorizationSlice';
import { OAUTH_PROOF_KEY, OAUTH_STATE_KEY, OAUTH_WAY_BACK_KEY } from './oAuthKeys';
import { openTicket } from './openTicket';
import { keepPlace, takePlace } from './passBy';
import { wayBackOf } from './wayBack';

/** The driver waits for sign-in no longer than a call may take. */
const EXCHANGE_LIMIT_MS = 10_000;
/** A page that is leaving is gone after this time. If it is still here, it was restored, and its button must work again. */
const LEAVING_LIMIT_MS = 10_000;
/** An account that knows only its openid has to be bound to a phone (Rule 5.1). */
const PHONE_MISSING = '0xd12501022';
/** The openid has several accounts, and the code stays valid until one of them is chosen. */
const CHOICE_NEEDED = '0xd12501023';

function* fail(failure: AuthorizationFailure, message = '', ns = ''): SagaGenerator<void> {
  yield* put(authorizationFailed({ failure, message, ns }));
}

/** Lazy, because few drivers have several accounts. */
const loadChoice = () => import('./accountChoice');

function* choose(code: string, wayBack: string | undefined): SagaGenerator<void> {
  try {
    const { offerChoice } = yield* call(loadChoice);
    yield* offerChoice(code, wayBack);
    yield* put(authorizationEnded());
  } catch (error) {
    yield* fail('unreachable', '', isServiceError(error) ? error.ns : '');
  }
}

function* openByCode(code: string): SagaGenerator<void> {
  const { vault, host, local } = yield* getPorts();
  const handle = vault.put({ code });
  try {
    yield* callEndpoint(signInCalls.endpoints.oAuthLogin, { handle, clientType: clientTypeOf(host.kind, local) });
  } finally {
    vault.drop(handle);
  }
}

/** An openid that the shell names with its ticket is that of the person at the device, once the server has taken both. */
function* openByTicket({ ticket, openid: named }: HostTicket): SagaGenerator<void> {
  const { local, session } = yield* getPorts();
  const openid = named || storedOpenid(local);
  const epoch = session.epoch();
  const opened = yield* openTicket(ticket, openid);
  if (opened === null) throw new Error('the ticket was answered without tokens');
  if (!session.adopt(opened.pair, epoch, opened.driverId)) return;
  if (openid !== '') session.proveOpenid(openid, named === '' ? 'ticket' : 'shell');
}

/** Exchanges what the host has handed over, which is valid once, for a session. */
function* exchange(given: { readonly code: string } | HostTicket, wayBack: string | undefined): SagaGenerator<void> {
  yield* put(codeReceived());
  try {
    const { isLate } = yield* race({
      answer: 'code' in given ? call(openByCode, given.code) : call(openByTicket, given),
      isLate: delay(EXCHANGE_LIMIT_MS, true),
    });
    if (isLate === true) {
      yield* fail('unreachable');
      return;
    }
    // From here the session leads the driver back.
    yield* put(authorizationEnded());
  } catch (error) {
    if (!isServiceError(error)) {
      yield* fail('unreachable');
      return;
    }
    if (error.code === PHONE_MISSING) {
      yield* put(authorizationEnded());
      yield* goToPath(pathTo('bindPhone', { redirect: wayBack }), { replace: true });
      return;
    }
    if (error.code === CHOICE_NEEDED && 'code' in given) {
      yield* choose(given.code, wayBack);
      return;
    }
    yield* fail(error.kind === 'refused' ? 'refused' : 'unreachable', error.message, error.ns);
  }
}

/** Requests the driver's identity from the host. Most hosts leave the page for it and return to /loginloading with a code. */
export function* askHost({ payload: { wayBack } }: ReturnType<typeof authorizationRequested>) {
  const { host, tab } = yield* getPorts();
  const navigator = (yield* getContext('navigator')) as Navigator;
  if (wayBack === undefined) yield* call(tab.remove, OAUTH_WAY_BACK_KEY);
  else yield* call(tab.set, OAUTH_WAY_BACK_KEY, wayBack);
  yield* call(tab.remove, OAUTH_PROOF_KEY);
  yield* keepPlace();
  const adapter = yield* call(host.load);
  const returnPath = navigator.createHref(pathTo('loginLoading'));
  const result = yield* call(() => adapter.authorize({ scope: 'base', returnPath }));
  if (!result.ok) {
    yield* fail(
      result.kind === 'unsupported'
        ? 'unsupported'
        : result.kind === 'failed' || result.kind === 'unknown'
          ? 'unreachable'
          : 'denied',
    );
  } else if ('leaving' in result.value) {
    yield* delay(LEAVING_LIMIT_MS);
    if ((yield* select(selectAuthorization)).step === 'asking') yield* put(authorizationEnded());
  } else {
    yield* exchange(result.value, wayBack);
  }
}

/** Handles the host's answer in the address. `search` was already removed from the address bar. The state is checked once. */
export function* land(search: string): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const query = readQuery('loginLoading', search);
  const expected = yield* call(tab.get, OAUTH_STATE_KEY);
  const kept = yield* call(tab.get, OAUTH_WAY_BACK_KEY);
  yield* call(tab.remove, OAUTH_STATE_KEY);
  yield* call(tab.remove, OAUTH_WAY_BACK_KEY);
  const wayBack = (kept === null ? null : safeReturnPath(kept)) ?? wayBackOf(query);
  yield* takePlace();
  if (wayBack !== undefined) yield* goToPath(pathTo('loginLoading', { redirect: wayBack }), { replace: true });

  const code = query.code ?? query.auth_code;
  if (expected === null || query.state !== expected) yield* fail('mismatch');
  else if (code === undefined) yield* fail('denied');
  else yield* exchange({ code }, wayBack);
}
