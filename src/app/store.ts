import { combineReducers, configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import createSagaMiddleware from 'redux-saga';
import { all, call, spawn } from 'typed-redux-saga';

import { draftsSaga } from '@/flows/drafts/draftsSaga';
import { DRAFTS_KEY, draftsReducer, readDrafts } from '@/flows/drafts/draftsSlice';
import { entrySaga } from '@/flows/entry/entrySaga';
import { entryReducer } from '@/flows/entry/entrySlice';
import { hostCalls } from '@/flows/entry/hostCalls';
import { errorEffectsSaga } from '@/flows/errorEffects/errorEffectsSaga';
import { freshnessSaga } from '@/flows/freshness/freshnessSaga';
import { leavingReducer } from '@/flows/leaving/leavingSlice';
import { noticesSaga } from '@/flows/notices/noticesSaga';
import { noticesReducer } from '@/flows/notices/noticesSlice';
import { paymentReducer } from '@/flows/payment/paymentSlice';
import { placeSaga } from '@/flows/place/placeSaga';
import { placeReducer } from '@/flows/place/placeSlice';
import { plateQuerySaga } from '@/flows/plateQuery/plateQuerySaga';
import { plateQueryReducer } from '@/flows/plateQuery/plateQuerySlice';
import { preferencesSaga } from '@/flows/preferences/preferencesSaga';
import { PREFERENCES_KEY, preferencesReducer, readPreferences } from '@/flows/preferences/preferencesSlice';
import { authorizationReducer } from '@/flows/session/authorizationSlice';
import { renewOnceWith } from '@/flows/session/renewOnce';
import { sessionSaga } from '@/flows/session/sessionSaga';
import { sessionReducer } from '@/flows/session/sessionSlice';
import { bindHistory, type HistoryPage, readRoute } from '@/navigation/bindHistory';
import { routeReducer } from '@/navigation/routeSlice';
import { services } from '@/services/services';
import type { OutsidePorts, Ports } from '@/services/transport/ports';
import { routedMiddleware, routedReducers, wakingActions } from '@/services/transport/routedServices';
import { createSessionKeeper } from '@/services/transport/sessionKeeper';
import { createVault } from '@/services/transport/vault';

import { paymentFlow } from './paymentFlow';

const rootReducer = combineReducers({
  route: routeReducer,
  session: sessionReducer,
  authorization: authorizationReducer,
  entry: entryReducer,
  payment: paymentReducer,
  drafts: draftsReducer,
  preferences: preferencesReducer,
  notices: noticesReducer,
  leaving: leavingReducer,
  place: placeReducer,
  plateQuery: plateQueryReducer,
  ...routedReducers(services),
});
export type AppState = ReturnType<typeof rootReducer>;

const flows = [
  noticesSaga,
  errorEffectsSaga,
  sessionSaga,
  entrySaga,
  paymentFlow,
  draftsSaga,
  preferencesSaga,
  freshnessSaga,
  placeSaga,
  plateQuerySaga,
];

/** Development checks only; a busy machine is slower than this and nothing is wrong. */
const SLOW_CHECK_MS = 1_000;

/** A flow that breaks this often at once is broken for good; restarting it again would only loop. */
const RESTARTS = 5;

/** A flow that breaks is reported and started again; the others go on. */
const keepAlive = (flow: () => Generator, report: OutsidePorts['report']) =>
  function* alive() {
    for (let restarts = 0; restarts <= RESTARTS; restarts += 1) {
      try {
        yield* call(flow);
        return;
      } catch (error) {
        report(error, flow.name);
      }
    }
  };

export interface AppOutside {
  outside: OutsidePorts;
  page: HistoryPage;
  /** Puts DevTools' enhancers around the usual ones. */
  arrange?: (usual: readonly StoreEnhancer[]) => readonly StoreEnhancer[];
}

/** Whether the entry may bring a ticket; flows/entry reads it and says who the driver is. */
const hasTicket = (entryHref: string): boolean =>
  new URL(entryHref).searchParams.get('reqJson')?.includes('"ticket"') === true;

/** The composition root: the only place that joins ports, slices and sagas. A test makes its own. */
export function createAppStore({ outside, page, arrange }: AppOutside) {
  const session = createSessionKeeper(outside.cookies, outside.local);
  const vault = createVault();
  const ports: Ports = { ...outside, session, vault, host: { kind: outside.hostKind, load: () => host() } };
  const sagaMiddleware = createSagaMiddleware<object>({
    context: { ports },
    onError: (error) => {
      outside.report(error, 'saga');
    },
  });
  const status = hasTicket(outside.page.entryHref) ? 'resolving' : session.hasSession() ? 'signedIn' : 'visitor';
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      route: readRoute(page, outside.config.basePath),
      session: { status, generation: 0 },
      preferences: readPreferences(outside.local.get(PREFERENCES_KEY)),
      drafts: readDrafts(outside.tab.get(DRAFTS_KEY), outside.clock.deviceNow()),
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        serializableCheck: { warnAfter: SLOW_CHECK_MS },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(sagaMiddleware, routedMiddleware(services)),
    devTools: false,
    enhancers: (defaults) =>
      arrange === undefined
        ? defaults()
        : (arrange(defaults({ autoBatch: false })) as unknown as ReturnType<typeof defaults>),
  });
  for (const action of wakingActions(services)) store.dispatch(action);
  let opened: ReturnType<OutsidePorts['openHost']> | undefined;
  const host = () => {
    opened ??= outside.openHost(hostCalls(store.dispatch, ports)).catch((error: unknown) => {
      opened = undefined; // the next one who needs the host asks for its code again
      throw error;
    });
    return opened;
  };
  session.useRenewal(renewOnceWith(store.dispatch, vault));
  const { navigator, stop: unbind } = bindHistory(store, page, outside.config.basePath);
  sagaMiddleware.setContext({ navigator });
  const unlisten = setupListeners(store.dispatch);
  const task = sagaMiddleware.run(function* root() {
    yield* all(flows.map((flow) => spawn(keepAlive(flow, outside.report))));
  });
  return {
    store,
    ports,
    navigator,
    stop: () => {
      task.cancel();
      unlisten();
      unbind();
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>;
