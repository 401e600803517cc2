import { createPath, type Navigator } from 'react-router-dom';
import { call, delay, getContext, join, put, race, type SagaGenerator, select, spawn, take } from 'typed-redux-saga';

import { waitForPaymentOrderResponse } from '@/flows/leaving/waitForPaymentOrderResponse';
import { toastShown } from '@/flows/notices/noticesSlice';
import type { HostAdapter, HostAuthorizationResult, HostSignInTicket } from '@/host/HostAdapter';
import { SECOND_MS } from '@/lib/timeUnits';
import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import { selectRoute } from '@/navigation/history/routeSlice';
import { pathTo } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import { openidProofCalls } from '@/services/auth/openidProof';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { resolveClientType } from '@/services/base/baseQuery/identity';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { readStoredOpenid } from '@/services/base/session/openidProof';

import { proofBegan, proofEnded, selectHostSignIn } from './authorizationSlice';
import { exchangeSignInTicketForTokens } from './exchangeSignInTicketForTokens';
import { restoreHistoryPosition, saveHistoryPosition } from './markSkippedHistoryEntries';
import {
  OAUTH_STATE_KEY,
  OPENID_PROOF_TIMEOUT_MS,
  OPENID_PROOF_TRIED_KEY,
  PENDING_OPENID_PROOF_KEY,
} from './oAuthKeys';

const NOT_SENT_TEXT = '未操作，请重试';
/**
 * A page that is being left is unloaded within this time. Otherwise it was restored, and the driver may press again.
 */
const LEAVING_LIMIT_MS = 10 * SECOND_MS;

/**
 * Runs before a payment order. If the openid on this device is only claimed, the host is requested to prove it, once
 * per visit. It neither opens nor changes a session, opens no screen and shows no message. Never throws.
 *
 * @returns false if the page is being left for the host: then the order waits for a new press
 */
export function* proveOpenidBeforeOrder(): SagaGenerator<boolean> {
  const { local, tab, session } = yield* getPorts();
  const isOnlyClaimed = () => readStoredOpenid(local) !== '' && session.provedOpenid() === '';
  if (!isOnlyClaimed()) return true;
  yield* waitForProof();
  if (!isOnlyClaimed() || tab.get(OPENID_PROOF_TRIED_KEY) !== null) return true;
  // If the tab cannot store anything, the return path from the host would be lost.
  if (!(yield* call(tab.set, OPENID_PROOF_TRIED_KEY, '1'))) return true;
  // Cancelling the payment must not cancel the proof.
  const proof = yield* spawn(attemptProof);
  return yield* join(proof);
}

function* attemptProof(): SagaGenerator<boolean> {
  const { tab, report } = yield* getPorts();
  const abort = new AbortController();
  yield* put(proofBegan());
  let isLeaving = false;
  try {
    const { authorized } = yield* race({
      authorized: call(prove, abort.signal),
      isLate: delay(OPENID_PROOF_TIMEOUT_MS),
    });
    isLeaving = authorized != null && 'leaving' in authorized;
  } catch (error) {
    yield* call(report, error, 'proveOpenid');
  }
  if (isLeaving) {
    yield* delay(LEAVING_LIMIT_MS);
    yield* put(toastShown(NOT_SENT_TEXT));
  }
  abort.abort();
  // A later return from a sign-in must not be taken for this proof.
  yield* call(tab.remove, PENDING_OPENID_PROOF_KEY);
  yield* put(proofEnded());
  return !isLeaving;
}

/** Waits while the server processes a host's response for an earlier page or for another payment. */
function* waitForProof(): SagaGenerator<void> {
  while ((yield* select(selectHostSignIn)).step === 'proving') yield* take(proofEnded);
}

function* prove(signal: AbortSignal): SagaGenerator<HostAuthorizationResult | null> {
  const { host, session } = yield* getPorts();
  const adapter = yield* call(host.load);
  yield* call(adapter.ready);
  if (!adapter.caps.silentSignIn) return null;
  const epoch = session.epoch();
  const authorized = yield* authorize(adapter, signal);
  // A response to a previous session proves nothing about the next driver.
  if (authorized === null || session.epoch() !== epoch) return authorized;
  if ('code' in authorized) yield* proveByCode(authorized.code);
  if ('ticket' in authorized && authorized.openid !== '') yield* proveByTicket(authorized, epoch);
  return authorized;
}

function* authorize(adapter: HostAdapter, signal: AbortSignal): SagaGenerator<HostAuthorizationResult | null> {
  const { tab, session } = yield* getPorts();
  const navigator: Navigator = yield* getContext('navigator');
  const { location } = yield* select(selectRoute);
  yield* waitForPaymentOrderResponse();
  yield* call(tab.set, PENDING_OPENID_PROOF_KEY, JSON.stringify({ path: createPath(location), mark: session.mark() }));
  yield* saveHistoryPosition();
  const returnPath = navigator.createHref(pathTo('loginLoading'));
  const result = yield* call(() => adapter.authorize({ scope: 'base', returnPath, isBackground: true, signal }));
  return result.ok ? result.value : null;
}

function* proveByCode(code: string): SagaGenerator<void> {
  const { vault, host, local } = yield* getPorts();
  const handle = vault.put({ code });
  try {
    const clientType = resolveClientType(host.kind, local);
    yield* callEndpoint(openidProofCalls.endpoints.proveOpenid, { handle, clientType });
  } finally {
    vault.drop(handle);
  }
}

/**
 * The server takes the shell's ticket and openid together, so the openid belongs to the person at the device. The
 * tokens are dropped.
 */
function* proveByTicket({ ticket, openid }: HostSignInTicket, epoch: number): SagaGenerator<void> {
  const { session } = yield* getPorts();
  try {
    const exchanged = yield* exchangeSignInTicketForTokens(ticket, openid, { toldBy: 'caller' });
    if (exchanged !== null && session.epoch() === epoch) session.proveOpenid(openid, 'shell');
  } catch (error) {
    if (!isServiceError(error)) throw error;
  }
}

/**
 * Handles the host's response in the URL of a page that was left for a proof. The state is checked once. If another
 * session has begun meanwhile, the response says nothing about its driver, and is not exchanged.
 *
 * @param mark of the session when the page was left
 */
export function* handleOpenidProofReturn(search: string, mark: unknown): SagaGenerator<void> {
  const { tab, session } = yield* getPorts();
  const { state, code, auth_code } = readScreenQueryParams('loginLoading', search);
  const expected = yield* call(tab.get, OAUTH_STATE_KEY);
  yield* call(tab.remove, OAUTH_STATE_KEY);
  yield* restoreHistoryPosition();
  const returnedCode = code ?? auth_code;
  if (mark !== session.mark()) return;
  if (expected !== null && state === expected && returnedCode !== undefined) yield* proveByCode(returnedCode);
}
