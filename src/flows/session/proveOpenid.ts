import { createPath, type Navigator } from 'react-router-dom';
import { call, delay, getContext, join, put, race, type SagaGenerator, select, spawn, take } from 'typed-redux-saga';

import { untilAnswered } from '@/flows/leaving/untilAnswered';
import { toastShown } from '@/flows/notices/noticesSlice';
import type { Authorized, Host, HostTicket } from '@/host/Host';
import { SECOND_MS } from '@/lib/timeUnits';
import { readQuery } from '@/navigation/guards/readQuery';
import { selectRoute } from '@/navigation/history/routeSlice';
import { pathTo } from '@/navigation/paths';
import { openidProofCalls } from '@/services/auth/openidProof';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';
import { clientTypeOf } from '@/services/transport/query/identity';
import { isServiceError } from '@/services/transport/query/serviceError';
import { storedOpenid } from '@/services/transport/session/openidProof';

import { proofBegan, proofEnded, selectAuthorization } from './authorizationSlice';
import { OAUTH_PROOF_KEY, OAUTH_STATE_KEY, PROOF_LIMIT_MS, PROOF_TRIED_KEY } from './oAuthKeys';
import { openTicket } from './openTicket';
import { keepPlace, takePlace } from './passBy';

const NOT_DONE = '未操作，请重试';
/** A page that is leaving is gone after this time. If it is still here, it was restored, and the driver may press again. */
const LEAVING_LIMIT_MS = 10 * SECOND_MS;

/**
 * Before the order of a payment: where the openid on this device is only claimed, the host is requested to prove it, once per visit. It opens and changes no
 * session, leads nowhere and tells nothing. Never throws.
 *
 * @returns false if the page is being left for the host: then the order waits for a new press
 */
export function* proveBeforeOrder(): SagaGenerator<boolean> {
  const { local, tab, session } = yield* getPorts();
  const isOnlyClaimed = () => storedOpenid(local) !== '' && session.provedOpenid() === '';
  if (!isOnlyClaimed()) return true;
  yield* untilProved();
  if (!isOnlyClaimed() || tab.get(PROOF_TRIED_KEY) !== null) return true;
  // Where the tab keeps nothing, the way back from the host would not be known.
  if (!(yield* call(tab.set, PROOF_TRIED_KEY, '1'))) return true;
  // Whoever has cancelled the payment must not leave the proof unfinished.
  const proof = yield* spawn(tryToProve);
  return yield* join(proof);
}

function* tryToProve(): SagaGenerator<boolean> {
  const { tab, report } = yield* getPorts();
  const abort = new AbortController();
  yield* put(proofBegan());
  let isLeaving = false;
  try {
    const { authorized } = yield* race({ authorized: call(prove, abort.signal), isLate: delay(PROOF_LIMIT_MS) });
    isLeaving = authorized != null && 'leaving' in authorized;
  } catch (error) {
    yield* call(report, error, 'proveOpenid');
  }
  if (isLeaving) {
    yield* delay(LEAVING_LIMIT_MS);
    yield* put(toastShown(NOT_DONE));
  }
  abort.abort();
  // A sign-in that comes back later must not be taken for this.
  yield* call(tab.remove, OAUTH_PROOF_KEY);
  yield* put(proofEnded());
  return !isLeaving;
}

/** Waits while the host's answer of an earlier page, or for another payment, is with the server. */
function* untilProved(): SagaGenerator<void> {
  while ((yield* select(selectAuthorization)).step === 'proving') yield* take(proofEnded);
}

function* prove(signal: AbortSignal): SagaGenerator<Authorized | null> {
  const { host, session } = yield* getPorts();
  const adapter = yield* call(host.load);
  yield* call(adapter.ready);
  if (!adapter.caps.silentSignIn) return null;
  const epoch = session.epoch();
  const authorized = yield* authorize(adapter, signal);
  // What whoever was here before has handed over proves nothing of the next driver.
  if (authorized === null || session.epoch() !== epoch) return authorized;
  if ('code' in authorized) yield* exchange(authorized.code);
  if ('ticket' in authorized && authorized.openid !== '') yield* exchangeTicket(authorized, epoch);
  return authorized;
}

function* authorize(adapter: Host, signal: AbortSignal): SagaGenerator<Authorized | null> {
  const { tab, session } = yield* getPorts();
  const navigator: Navigator = yield* getContext('navigator');
  const { location } = yield* select(selectRoute);
  yield* untilAnswered();
  yield* call(tab.set, OAUTH_PROOF_KEY, JSON.stringify({ path: createPath(location), mark: session.mark() }));
  yield* keepPlace();
  const returnPath = navigator.createHref(pathTo('loginLoading'));
  const result = yield* call(() => adapter.authorize({ scope: 'base', returnPath, isQuiet: true, signal }));
  return result.ok ? result.value : null;
}

function* exchange(code: string): SagaGenerator<void> {
  const { vault, host, local } = yield* getPorts();
  const handle = vault.put({ code });
  try {
    const clientType = clientTypeOf(host.kind, local);
    yield* callEndpoint(openidProofCalls.endpoints.proveOpenid, { handle, clientType });
  } finally {
    vault.drop(handle);
  }
}

/** The server takes the shell's ticket and openid together, so the openid is that of the person at the device. The tokens are dropped. */
function* exchangeTicket({ ticket, openid }: HostTicket, epoch: number): SagaGenerator<void> {
  const { session } = yield* getPorts();
  try {
    const opened = yield* openTicket(ticket, openid, { toldBy: 'caller' });
    if (opened !== null && session.epoch() === epoch) session.proveOpenid(openid, 'shell');
  } catch (error) {
    if (!isServiceError(error)) throw error;
  }
}

/**
 * Handles the host's answer in the address of a page that had left for a proof. The state is checked once. Where another session has begun meanwhile, the
 * answer says nothing about its driver, and is not exchanged.
 *
 * @param mark of the session that the page had when it left
 */
export function* landProof(search: string, mark: unknown): SagaGenerator<void> {
  const { tab, session } = yield* getPorts();
  const { state, code, auth_code } = readQuery('loginLoading', search);
  const expected = yield* call(tab.get, OAUTH_STATE_KEY);
  yield* call(tab.remove, OAUTH_STATE_KEY);
  yield* takePlace();
  const given = code ?? auth_code;
  if (mark !== session.mark()) return;
  if (expected !== null && state === expected && given !== undefined) yield* exchange(given);
}
