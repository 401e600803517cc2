import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';

import { sessionResolved } from '@/flows/session/sessionSlice';
import { type PathName, pathNameOf } from '@/navigation/paths';
import { routeChanged, selectRoute } from '@/navigation/routeSlice';
import { hostConfigCalls } from '@/services/basic/hostConfig';
import { menuCalls } from '@/services/basic/menu';
import { readEndpoint } from '@/services/transport/callEndpoint';
import { getPorts } from '@/services/transport/getPorts';
import { clientTypeOf } from '@/services/transport/identity';

import { appNamed, hostRecognised, menuWaitEnded, selectHost, unknownHost } from './entrySlice';

/** Notice and failure pages open without the menu config (Rule 2.4). */
const WITHOUT_MENU: ReadonlySet<PathName | undefined> = new Set<PathName | undefined>([
  'notice1',
  'notice2',
  'newNotice',
  'systemNotice',
  'bulletin',
  'privacyPolicyHistory',
  'thirdPayFail',
  'scanQRCodeFailed',
  'scanQRCodeChargingFailed',
  'notFound',
  undefined,
]);
/** An answer is good for five minutes of navigations. */
const GOOD_FOR_SECONDS = 300;
/** The first screen waits this long for the menu config, then shows the defaults. */
const MENU_WAIT_MS = 2_000;
/** After the document has loaded the calls of home take about this long on a slow line. */
const HOME_FIRST_MS = 2_000;
/** The line of an underground lot comes and goes: until the host's code is here nobody can pay. */
const HOST_AGAIN_MS = 3_000;

/** Most visits bring none. Where its code cannot be had it is ignored as a malformed one is: nobody waits for it for ever. */
const loadReqJson = () => import('@/navigation/reqJson').catch(() => ({ readReqJson: () => null }));

/**
 * Writes what reqJson brings into local storage. A driverDealerId that differs from the stored one ends the session first;
 * the place is kept (Rule 2.5). Returns the ticket, which is kept nowhere.
 */
function* acceptReqJson(search: string): SagaGenerator<string | null> {
  const { local, session } = yield* getPorts();
  const text = new URLSearchParams(search).get('reqJson');
  if (text === null) return null;
  const { readReqJson } = yield* call(loadReqJson);
  const given = readReqJson(text);
  if (given === null) return null;
  const { driverDealerId } = given.values;
  const stored = local.get('driverDealerId');
  if (driverDealerId !== undefined && stored !== null && stored !== driverDealerId && session.hasSession())
    yield* call(session.clear);
  for (const [key, value] of Object.entries(given.values)) yield* call(local.set, key, value);
  yield* call(local.set, 'reqJson', JSON.stringify(given.values));
  return given.ticket;
}

/** Most visits bring none. */
const loadExchange = () => import('./exchangeTicket');

/** A ticket is exchanged before anything else shows; without success the driver goes on as who he was. */
function* takeTicket(ticket: string): SagaGenerator<void> {
  const { session } = yield* getPorts();
  try {
    const { exchangeTicket } = yield* call(loadExchange);
    yield* exchangeTicket(ticket);
  } catch {
    // A spent or foreign ticket is no reason to stop a driver who wants to pay.
  }
  yield* put(sessionResolved({ isSignedIn: session.hasSession() }));
}

/** Home shows nothing that depends on the host, so there its code waits until the calls of home are in, or for the next screen. */
function* letHomeBeDrawn(): SagaGenerator<void> {
  const { page } = yield* getPorts();
  yield* call(() => new Promise<void>((resolve) => void page.whenIdle(resolve)));
  yield* delay(HOME_FIRST_MS);
}

function* recogniseHost(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (pathNameOf(location.pathname) === 'home') yield* race([call(letHomeBeDrawn), take(routeChanged)]);
  const { host, local } = yield* getPorts();
  const unknown = unknownHost(host.kind, clientTypeOf(host.kind, local));
  for (let isMissed = false; ; isMissed = true) {
    try {
      const adapter = yield* call(host.load);
      yield* call(adapter.ready);
      const { payChannels, silentSignIn, scan, locate } = adapter.caps;
      yield* put(
        hostRecognised({
          ...unknown,
          isReady: true,
          payChannels,
          canAuthorize: silentSignIn,
          canScan: scan,
          canLocate: locate,
        }),
      );
      return;
    } catch {
      if (!isMissed) yield* put(hostRecognised({ ...unknown, hasFailed: true }));
      yield* delay(HOST_AGAIN_MS);
    }
  }
}

/** App info and map key, for wechat- and alipay-type clients (Rule 2.7). */
function* loadHostConfig(): SagaGenerator<void> {
  const { local } = yield* getPorts();
  const { kind } = yield* select(selectHost);
  if (kind !== 'wechat' && kind !== 'alipay') return;
  try {
    const info = yield* readEndpoint(hostConfigCalls.endpoints.getApplicationInfo, undefined, GOOD_FOR_SECONDS);
    if (info.appName !== '') yield* put(appNamed(info.appName));
    if (info.appId !== '') yield* call(local.set, 'appid', info.appId);
    const { ak } = yield* readEndpoint(hostConfigCalls.endpoints.getMapKey, undefined, GOOD_FOR_SECONDS);
    if (ak !== '') yield* call(local.set, 'ak', ak);
  } catch {
    // The page opens without them; the next navigation asks again.
  }
}

/** Started at every navigation; nothing but the very first screen's own blocks ever waits for it. */
function* beforeNavigation(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  if (!WITHOUT_MENU.has(pathNameOf(location.pathname))) {
    try {
      yield* readEndpoint(menuCalls.endpoints.getMenuConfig, undefined, GOOD_FOR_SECONDS);
    } catch {
      // Defaults stand; the next navigation asks again.
    }
  }
  yield* loadHostConfig();
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
  if (ticket === null) yield* put(sessionResolved({ isSignedIn: session.hasSession() }));
  else yield* takeTicket(ticket);
  yield* fork(recogniseHost);
  yield* fork(beforeNavigation);
  yield* takeLatest(routeChanged, navigated);
}
