import { combineReducers, configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import createSagaMiddleware, { type SagaMiddlewareOptions } from 'redux-saga';
import { call } from 'typed-redux-saga';

import { lazyFlows } from '@/app/lazyFlows';
import { findRouteRow } from '@/app/routing/routeTable';
import type { ChargingWatch } from '@/flows/charging/chargingWatch';
import { draftsSaga } from '@/flows/drafts/draftsSaga';
import { DRAFTS_KEY, draftsReducer, parseDrafts } from '@/flows/drafts/draftsSlice';
import { createHostCalls } from '@/flows/entry/createHostCalls';
import { entrySaga } from '@/flows/entry/entrySaga';
import { entryReducer } from '@/flows/entry/entrySlice';
import { errorEffectsSaga } from '@/flows/errorEffects/errorEffectsSaga';
import { leavingSaga } from '@/flows/leaving/leavingSaga';
import { leavingReducer } from '@/flows/leaving/leavingSlice';
import type { LockWatchState } from '@/flows/lock/lockWatch';
import type { MapScriptState } from '@/flows/mapScript/mapScriptSlice';
import { noticesSaga } from '@/flows/notices/noticesSaga';
import { noticesReducer } from '@/flows/notices/noticesSlice';
import type { OfflineState } from '@/flows/offline/offlineState';
import { paymentReducer } from '@/flows/payment/state/paymentSlice';
import { placeReducer } from '@/flows/place/placeSlice';
import { plateQueryReducer } from '@/flows/plateQuery/plateQuerySlice';
import { preferencesSaga } from '@/flows/preferences/preferencesSaga';
import { parsePreferences, PREFERENCES_KEY, preferencesReducer } from '@/flows/preferences/preferencesSlice';
import { createRecorder } from '@/flows/recording/recorder';
import type { SentRecordings } from '@/flows/recording/sent/sentRecordings';
import type { RequestStages } from '@/flows/requests/requestStages';
import type { ScanState } from '@/flows/scan/scanSlice';
import type { AccountChoice } from '@/flows/session/accountChoice';
import { authorizationReducer } from '@/flows/session/authorizationSlice';
import { createRenewOnce } from '@/flows/session/renewOnce';
import { sessionSaga } from '@/flows/session/sessionSaga';
import { sessionReducer } from '@/flows/session/sessionSlice';
import type { UploadState } from '@/flows/upload/uploadSlice';
import type { WayfindingState } from '@/flows/wayfinding/wayfindingSlice';
import { createLazyReducers } from '@/lib/lazyReducers';
import { bindHistory, type HistoryPage, readRoute } from '@/navigation/history/bindHistory';
import { routeReducer } from '@/navigation/history/routeSlice';
import type { PathName } from '@/navigation/paths';
import { lazyServiceReducers, services } from '@/services/services';
import type { OutsidePorts, Ports } from '@/services/transport/ports/ports';
import { createSessionKeeper } from '@/services/transport/session/sessionKeeper';
import { createVault } from '@/services/transport/storage/vault';
import { createRoutedMiddleware, createRoutedReducers, wakeServices } from '@/services/transport/store/routedServices';

import { freshnessFlow } from './freshnessFlow';
import { offlineFlow } from './offlineFlow';
import { paymentFlow } from './paymentFlow';
import { createReloadControl, isMissingChunk, reloadOnce } from './reloadOnce';

/** The states of lazily loaded flows. */
interface LazyStates {
  scan: ScanState;
  upload: UploadState;
  mapScript: MapScriptState;
  wayfinding: WayfindingState;
  offline: OfflineState;
  requestStages: RequestStages;
  accountChoice: AccountChoice;
  charging: ChargingWatch;
  lock: LockWatchState;
  recordings: SentRecordings;
}

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
  ...createLazyReducers<LazyStates>([
    'scan',
    'upload',
    'mapScript',
    'wayfinding',
    'offline',
    'requestStages',
    'accountChoice',
    'charging',
    'lock',
    'recordings',
  ]),
  ...createRoutedReducers(services),
  ...lazyServiceReducers,
});

const flows = [
  noticesSaga,
  errorEffectsSaga,
  leavingSaga,
  sessionSaga,
  entrySaga,
  paymentFlow,
  draftsSaga,
  preferencesSaga,
  freshnessFlow,
  offlineFlow,
  ...lazyFlows,
];

/** For development checks only. A busy machine can be slower than the default without an error. */
const CHECK_WARN_AFTER_MS = 1_000;

/** A flow that fails this often in a row is not restarted again. */
const MAX_RESTARTS = 5;

/** Reports a flow that throws and starts it again. The other flows keep running. */
const restartOnError = (flow: () => Generator, report: OutsidePorts['report']) =>
  function* alive() {
    for (let restarts = 0; restarts <= MAX_RESTARTS; restarts += 1) {
      try {
        yield* call(flow);
        return;
      } catch (error) {
        report(error, flow.name);
      }
    }
  };

export interface AppStoreOptions {
  outside: OutsidePorts;
  page: HistoryPage;
  tools?: StoreTools;
  /**
   * Development checks of each action: that it can be serialized and that nothing has changed the state in place. A
   * production build has none.
   */
  checksState?: boolean;
}

/** What app/devtools adds to a store where DevTools are allowed. */
export interface StoreTools {
  /** Orders the usual enhancers among DevTools' own. `last` sees only the actions that really reach the store. */
  composeEnhancers(this: void, usual: readonly StoreEnhancer[], last: StoreEnhancer): readonly StoreEnhancer[];
  /** Called when the store exists, with a function that ends all flows. */
  connect(this: void, endFlows: () => void): void;
  saga?: Pick<SagaMiddlewareOptions, 'sagaMonitor' | 'effectMiddlewares'>;
}

/** Whether the entry address may contain a ticket. flows/entry exchanges it and resolves the driver. */
const hasTicket = (entryHref: string): boolean =>
  new URL(entryHref).searchParams.get('reqJson')?.includes('"ticket"') === true;

/** The composition root: the only place that joins ports, slices and sagas. Every test creates its own. */
export function createAppStore({ outside, page, tools, checksState = true }: AppStoreOptions) {
  const session = createSessionKeeper(outside.cookies, outside.local, outside);
  const vault = createVault();
  const recorder = createRecorder(outside.clock.deviceNow);
  const report: OutsidePorts['report'] = (error, where) => {
    outside.report(error, where);
    recorder.note(error);
    if (isMissingChunk(error)) reloadOnce(createReloadControl(outside, store.getState));
  };
  const ports: Ports = {
    ...outside,
    report,
    session,
    vault,
    host: { kind: outside.hostKind, load: () => host() },
    recorder,
  };
  const sagaMiddleware = createSagaMiddleware<object>({
    context: { ports },
    ...tools?.saga,
    onError: (error) => {
      report(error, 'saga');
    },
  });
  const status = hasTicket(outside.page.entryHref) ? 'resolving' : session.hasSession() ? 'signedIn' : 'visitor';
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      route: readRoute(page, outside.config.basePath),
      session: { status, generation: 0, isLedToLogin: false, trust: session.trust() },
      preferences: parsePreferences(outside.local.get(PREFERENCES_KEY)),
      drafts: parseDrafts(outside.tab.get(DRAFTS_KEY), outside.clock.deviceNow()),
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        serializableCheck: checksState && { warnAfter: CHECK_WARN_AFTER_MS },
        immutableCheck: checksState && { warnAfter: CHECK_WARN_AFTER_MS },
      }).concat(sagaMiddleware, createRoutedMiddleware(services)),
    devTools: false,
    enhancers: (defaults) =>
      tools === undefined
        ? (defaults().concat(recorder.enhancer) as unknown as ReturnType<typeof defaults>)
        : (tools.composeEnhancers(defaults({ autoBatch: false }), recorder.enhancer) as unknown as ReturnType<
            typeof defaults
          >),
  });
  const stopServices = wakeServices(store.dispatch, services);
  let openedHost: ReturnType<OutsidePorts['openHost']> | undefined;
  const host = () => {
    openedHost ??= outside.openHost(createHostCalls(store.dispatch, ports)).catch((error: unknown) => {
      openedHost = undefined; // the next caller loads the host's code again
      throw error;
    });
    return openedHost;
  };
  session.setTokenRenewer(createRenewOnce(store.dispatch, vault));
  const { navigator, stop: unbindHistory } = bindHistory(store, page, outside.config.basePath);
  sagaMiddleware.setContext({ navigator, needsSession: (name: PathName) => findRouteRow(name)?.guard !== 'open' });
  const removeListeners = setupListeners(store.dispatch);
  const tasks = flows.map((flow) => sagaMiddleware.run(restartOnError(flow, report)));
  const endFlows = () => {
    for (const task of tasks) task.cancel();
  };
  tools?.connect(endFlows);
  return {
    store,
    ports,
    recorder,
    navigator,
    stop: () => {
      endFlows();
      stopServices();
      removeListeners();
      unbindHistory();
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>;
