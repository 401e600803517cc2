import { call, delay, fork, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';

import { sessionResolved } from '@/flows/session/sessionSlice';
import { routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';
import { clientTypeOf } from '@/services/transport/query/identity';

import { acceptReqJson } from './acceptReqJson';
import { beforeNavigation } from './beforeNavigation';
import { hostRecognised, menuWaitEnded, unknownHost } from './entrySlice';
import { recogniseHost } from './recogniseHost';

/** The first screen waits this long for the menu config, then uses the defaults. */
const MENU_WAIT_MS = 2_000;

/** Lazy, because most visits have no ticket. */
const loadExchange = () => import('./exchangeTicket');

/** Exchanges a ticket before anything else is shown. If the exchange fails, the session stays as it was. */
function* takeTicket(ticket: string): SagaGenerator<void> {
  try {
    const { exchangeTicket } = yield* call(loadExchange);
    yield* exchangeTicket(ticket);
  } catch {
    // A used or foreign ticket must not stop a driver who wants to pay.
  }
}

function* navigated() {
  const { location } = yield* select(selectRoute);
  yield* acceptReqJson(location.search);
  yield* beforeNavigation();
}

function* endMenuWait() {
  yield* delay(MENU_WAIT_MS);
  yield* put(menuWaitEnded());
}

/** What happens before the first screen and before each navigation (Rules 2.4, 2.5, 2.6 and 2.7). */
export function* entrySaga() {
  const { page, host, local, session } = yield* getPorts();
  const ticket = yield* acceptReqJson(new URL(page.entryHref).search);
  yield* put(hostRecognised(unknownHost(host.kind, clientTypeOf(host.kind, local))));
  yield* fork(endMenuWait);
  if (ticket !== null) yield* takeTicket(ticket);
  yield* put(sessionResolved({ isSignedIn: session.hasSession() }));
  yield* fork(recogniseHost);
  yield* fork(beforeNavigation);
  yield* takeLatest(routeChanged, navigated);
}
