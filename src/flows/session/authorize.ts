import type { Navigator } from 'react-router-dom';
import { call, delay, getContext, put, race, type SagaGenerator, select } from 'typed-redux-saga';

import type { HostSignInTicket } from '@/host/HostAdapter';
import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import { toSafeReturnPath } from '@/navigation/guards/toSafeReturnPath';
import { goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import { signInCalls } from '@/services/auth/signIn';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { resolveClientType } from '@/services/base/baseQuery/identity';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { readStoredOpenid } from '@/services/base/session/openidProof';

import {
  authorizationEnded,
  authorizationFailed,
  type authorizationRequested,
  codeReceived,
  type HostSignInFailure,
  selectHostSignIn,
} from './authorizationSlice';
import { exchangeSignInTicketForTokens } from './exchangeSignInTicketForTokens';
import { restoreHistoryPosition, saveHistoryPosition } from './markSkippedHistoryEntries';
import { OAUTH_RETURN_PATH_KEY, OAUTH_STATE_KEY, PENDING_OPENID_PROOF_KEY } from './oAuthKeys';
import { getSignInReturnPath } from './returnPath';

/** The driver waits for sign-in no longer than a call may take. */
const EXCHANGE_LIMIT_MS = 10_000;
/**
 * A page that is being left is unloaded within this time. Otherwise it was restored, and its button must work again.
 */
const LEAVING_LIMIT_MS = 10_000;
/** An account with only an openid has to be bound to a phone (Rule 5.1). */
const PHONE_MISSING = '0xd12501022';
/** The openid has several accounts, and the code stays valid until one of them is chosen. */
const CHOICE_NEEDED = '0xd12501023';

function* reportFailure(failure: HostSignInFailure, message = '', ns = ''): SagaGenerator<void> {
  yield* put(authorizationFailed({ failure, message, ns }));
}

/** Lazy, because few drivers have several accounts. */
const loadChoice = () => import('./accountChoice');

function* offerAccounts(code: string, returnPath: string | undefined): SagaGenerator<void> {
  try {
    const { offerAccountChoice: offerChoice } = yield* call(loadChoice);
    yield* offerChoice(code, returnPath);
    yield* put(authorizationEnded());
  } catch (error) {
    yield* reportFailure('unreachable', '', isServiceError(error) ? error.ns : '');
  }
}

function* signInByCode(code: string): SagaGenerator<void> {
  const { vault, host, local } = yield* getPorts();
  const handle = vault.put({ code });
  try {
    yield* callEndpoint(signInCalls.endpoints.oAuthLogin, { handle, clientType: resolveClientType(host.kind, local) });
  } finally {
    vault.drop(handle);
  }
}

/**
 * An openid that the shell passes with its ticket belongs to the person at the device, once the server has accepted
 * both.
 */
function* signInByTicket({ ticket, openid: shellOpenid }: HostSignInTicket): SagaGenerator<void> {
  const { local, session } = yield* getPorts();
  const openid = shellOpenid || readStoredOpenid(local);
  const epoch = session.epoch();
  const exchanged = yield* exchangeSignInTicketForTokens(ticket, openid);
  if (exchanged === null) throw new Error('the ticket was answered without tokens');
  if (!session.adoptTokens(exchanged.pair, epoch, exchanged.driverId)) return;
  if (openid !== '') session.proveOpenid(openid, shellOpenid === '' ? 'ticket' : 'shell');
}

/** Exchanges the host's single-use code or ticket for a session. */
function* exchange(
  grant: { readonly code: string } | HostSignInTicket,
  returnPath: string | undefined,
): SagaGenerator<void> {
  yield* put(codeReceived());
  try {
    const { isLate } = yield* race({
      answer: 'code' in grant ? call(signInByCode, grant.code) : call(signInByTicket, grant),
      isLate: delay(EXCHANGE_LIMIT_MS, true),
    });
    if (isLate === true) {
      yield* reportFailure('unreachable');
      return;
    }
    // From here on, the session flow returns the driver.
    yield* put(authorizationEnded());
  } catch (error) {
    if (!isServiceError(error)) {
      yield* reportFailure('unreachable');
      return;
    }
    if (error.code === PHONE_MISSING) {
      yield* put(authorizationEnded());
      yield* goToPath(pathTo('bindPhone', { redirect: returnPath }), { replace: true });
      return;
    }
    if (error.code === CHOICE_NEEDED && 'code' in grant) {
      yield* offerAccounts(grant.code, returnPath);
      return;
    }
    yield* reportFailure(error.kind === 'refused' ? 'refused' : 'unreachable', error.message, error.ns);
  }
}

/**
 * Requests the driver's identity from the host. Most hosts leave the page for it and return to /loginloading with a
 * code.
 */
export function* requestIdentityFromHost({
  payload: { wayBack: finalPath },
}: ReturnType<typeof authorizationRequested>) {
  const { host, tab } = yield* getPorts();
  const navigator = (yield* getContext('navigator')) as Navigator;
  if (finalPath === undefined) yield* call(tab.remove, OAUTH_RETURN_PATH_KEY);
  else yield* call(tab.set, OAUTH_RETURN_PATH_KEY, finalPath);
  yield* call(tab.remove, PENDING_OPENID_PROOF_KEY);
  yield* saveHistoryPosition();
  const adapter = yield* call(host.load);
  const returnPath = navigator.createHref(pathTo('loginLoading'));
  const result = yield* call(() => adapter.authorize({ scope: 'base', returnPath }));
  if (!result.ok) {
    yield* reportFailure(
      result.kind === 'unsupported'
        ? 'unsupported'
        : result.kind === 'failed' || result.kind === 'unknown'
          ? 'unreachable'
          : 'denied',
    );
  } else if ('leaving' in result.value) {
    yield* delay(LEAVING_LIMIT_MS);
    if ((yield* select(selectHostSignIn)).step === 'asking') yield* put(authorizationEnded());
  } else {
    yield* exchange(result.value, finalPath);
  }
}

/**
 * Handles the host's response in the URL. `search` was already removed from the address bar. The state is checked once.
 */
export function* handleHostSignInReturn(search: string): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const query = readScreenQueryParams('loginLoading', search);
  const expected = yield* call(tab.get, OAUTH_STATE_KEY);
  const storedPath = yield* call(tab.get, OAUTH_RETURN_PATH_KEY);
  yield* call(tab.remove, OAUTH_STATE_KEY);
  yield* call(tab.remove, OAUTH_RETURN_PATH_KEY);
  const returnPath = (storedPath === null ? null : toSafeReturnPath(storedPath)) ?? getSignInReturnPath(query);
  yield* restoreHistoryPosition();
  if (returnPath !== undefined) yield* goToPath(pathTo('loginLoading', { redirect: returnPath }), { replace: true });

  const code = query.code ?? query.auth_code;
  if (expected === null || query.state !== expected) yield* reportFailure('mismatch');
  else if (code === undefined) yield* reportFailure('denied');
  else yield* exchange({ code }, returnPath);
}
