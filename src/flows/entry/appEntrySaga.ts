import { call, delay, fork, put, type SagaGenerator, takeLatest } from 'typed-redux-saga';

import { sessionResolved } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';
import { resolveClientType } from '@/services/base/baseQuery/identity';

import { appNamed, createPendingHostCapabilities, hostRecognised, menuWaitEnded } from './entrySlice';
import { loadHostCapabilities } from './loadHostCapabilities';
import { loadMenuAndHostConfig } from './loadMenuAndHostConfig';
import type { SignInTicketLink } from './storeEntryLinkValues';

/** The first screen waits this long for the menu config, then uses the defaults. */
const MENU_WAIT_MS = 2_000;

/**
 * Lazy, because most visits have no reqJson. If the chunk cannot be loaded,
 * reqJson is ignored like a malformed one, so that nothing waits forever.
 */
const loadReqJson = () => import('./storeEntryLinkValues').catch(() => null);

/** reqJson is read only from the address that the document was opened with (Rule 2.5). */
function* readTicketLink(): SagaGenerator<SignInTicketLink | null> {
  const { page } = yield* getPorts();
  const text = new URL(page.entryHref).searchParams.get('reqJson');
  const code = text === null ? null : yield* call(loadReqJson);
  return text === null || code === null ? null : yield* code.storeEntryLinkValues(text);
}

/** Lazy, because most visits have no ticket. */
const loadTicketExchange = () => import('./exchangeSignInTicket');

/** Exchanges a ticket before anything else is shown. If the exchange fails, the session stays as it was. */
function* redeemTicket(link: SignInTicketLink): SagaGenerator<void> {
  try {
    const { exchangeSignInTicket: exchangeTicket } = yield* call(loadTicketExchange);
    yield* exchangeTicket(link);
  } catch {
    // A used or foreign ticket must not stop a driver who wants to pay.
  }
}

function* endMenuWait() {
  yield* delay(MENU_WAIT_MS);
  yield* put(menuWaitEnded());
}

/** Runs before the first screen and before each navigation (Rules 2.4, 2.5, 2.6 and 2.7). */
export function* appEntrySaga() {
  const { host, local, session } = yield* getPorts();
  const link = yield* readTicketLink();
  const clientType = resolveClientType(host.kind, local);
  yield* put(hostRecognised(createPendingHostCapabilities(host.kind, clientType)));
  if (host.kind !== 'browser') yield* call(local.set, 'clientType', String(clientType));
  const appName = local.get('appName');
  if (appName !== null) yield* put(appNamed(appName));
  yield* fork(endMenuWait);
  if (link !== null) yield* redeemTicket(link);
  yield* put(sessionResolved({ isSignedIn: session.hasSession() }));
  yield* fork(loadHostCapabilities);
  yield* fork(loadMenuAndHostConfig);
  yield* takeLatest(routeChanged, loadMenuAndHostConfig);
}
