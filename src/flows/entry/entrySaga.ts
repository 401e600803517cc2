import { call, delay, fork, put, type SagaGenerator, takeLatest } from 'typed-redux-saga';

import { sessionResolved } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';
import { clientTypeOf } from '@/services/transport/query/identity';

import type { LinkWithTicket } from './acceptReqJson';
import { beforeNavigation } from './beforeNavigation';
import { appNamed, hostRecognised, menuWaitEnded, unknownHost } from './entrySlice';
import { recogniseHost } from './recogniseHost';

/** The first screen waits this long for the menu config, then uses the defaults. */
const MENU_WAIT_MS = 2_000;

/**
 * Lazy, because most visits have no reqJson. If the chunk cannot be loaded,
 * reqJson is ignored like a malformed one, so that nothing waits forever.
 */
const loadReqJson = () => import('./acceptReqJson').catch(() => null);

/** reqJson counts only in the address that the document was opened with (Rule 2.5). */
function* takeReqJson(): SagaGenerator<LinkWithTicket | null> {
  const { page } = yield* getPorts();
  const text = new URL(page.entryHref).searchParams.get('reqJson');
  const code = text === null ? null : yield* call(loadReqJson);
  return text === null || code === null ? null : yield* code.acceptReqJson(text);
}

/** Lazy, because most visits have no ticket. */
const loadExchange = () => import('./exchangeTicket');

/** Exchanges a ticket before anything else is shown. If the exchange fails, the session stays as it was. */
function* takeTicket(link: LinkWithTicket): SagaGenerator<void> {
  try {
    const { exchangeTicket } = yield* call(loadExchange);
    yield* exchangeTicket(link);
  } catch {
    // A used or foreign ticket must not stop a driver who wants to pay.
  }
}

function* endMenuWait() {
  yield* delay(MENU_WAIT_MS);
  yield* put(menuWaitEnded());
}

/** What happens before the first screen and before each navigation (Rules 2.4, 2.5, 2.6 and 2.7). */
export function* entrySaga() {
  const { host, local, session } = yield* getPorts();
  const link = yield* takeReqJson();
  const clientType = clientTypeOf(host.kind, local);
  yield* put(hostRecognised(unknownHost(host.kind, clientType)));
  if (host.kind !== 'browser') yield* call(local.set, 'clientType', String(clientType));
  const appName = local.get('appName');
  if (appName !== null) yield* put(appNamed(appName));
  yield* fork(endMenuWait);
  if (link !== null) yield* takeTicket(link);
  yield* put(sessionResolved({ isSignedIn: session.hasSession() }));
  yield* fork(recogniseHost);
  yield* fork(beforeNavigation);
  yield* takeLatest(routeChanged, beforeNavigation);
}
