import { combineReducers, configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import createSagaMiddleware, { type SagaMiddlewareOptions } from 'redux-saga';
import { call } from 'typed-redux-saga';

import { lazyFlows } from '@/app/lazyFlows';
import { findRouteDefinition } from '@/app/routing/routeTable';
import type { ChargingTelemetry } from '@/flows/charging/chargingSlice';
import { draftsSaga } from '@/flows/drafts/draftsSaga';
import { DRAFTS_KEY, draftsReducer, parseDrafts } from '@/flows/drafts/draftsSlice';
import { appEntrySaga } from '@/flows/entry/appEntrySaga';
import { createHostAdapterServerCalls } from '@/flows/entry/createHostAdapterServerCalls';
import { appEntryReducer } from '@/flows/entry/entrySlice';
import { errorEffectsSaga } from '@/flows/errorEffects/errorEffectsSaga';
import { appExitSaga } from '@/flows/leaving/appExitSaga';
import { externalNavigationReducer } from '@/flows/leaving/leavingSlice';
import type { TrackedParkingLockState } from '@/flows/lock/lockSlice';
import type { MapScriptState } from '@/flows/mapScript/mapScriptSlice';
import { hideToastsSaga } from '@/flows/notices/hideToastsSaga';
import { toastAndDialogReducer } from '@/flows/notices/noticesSlice';
import type { OfflineState } from '@/flows/offline/offlineState';
import type { OperationsToolsPort } from '@/flows/operations/operationsPort';
import type { RecordingSendConsentState } from '@/flows/operations/recordingConsentState';
import { paymentReducer } from '@/flows/payment/state/paymentSlice';
import { driverLocationReducer } from '@/flows/place/placeSlice';
import { plateQueryReducer } from '@/flows/plateQuery/plateQuerySlice';
import { parsePreferences, PREFERENCES_KEY, preferencesReducer } from '@/flows/preferences/preferencesSlice';
import { savePreferencesSaga } from '@/flows/preferences/savePreferencesSaga';
import type { IdempotentRequestStages } from '@/flows/requests/requestStages';
import type { ScanState } from '@/flows/scan/scanSlice';
import type { PendingAccountChoice } from '@/flows/session/accountChoice';
import { hostSignInReducer } from '@/flows/session/authorizationSlice';
import { createTokenRenewer } from '@/flows/session/createTokenRenewer';
import { sessionSaga } from '@/flows/session/sessionSaga';
import { sessionReducer } from '@/flows/session/sessionSlice';
import type { UploadState } from '@/flows/upload/uploadSlice';
import type { WayfindingState } from '@/flows/wayfinding/wayfindingSlice';
import { createLazyReducers } from '@/lib/lazyReducers';
import { routeReducer } from '@/navigation/history/routeSlice';
import { type HistoryWindow, readRoute, syncHistoryWithStore } from '@/navigation/history/syncHistoryWithStore';
import type { ScreenName } from '@/navigation/paths';
import type { OutsidePorts, Ports } from '@/platform/ports/ports';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import {
  createServiceRoutingMiddleware,
  createServiceRoutingReducers,
  initializeServices,
} from '@/services/base/defineService/routedServices';
import { createSessionManager } from '@/services/base/session/createSessionManager';
import { eagerServices, lazyServiceReducers } from '@/services/eagerServices';

import { cacheInvalidationFlow } from './cacheInvalidationFlow';
import { lazyPaymentFlow } from './lazyPaymentFlow';
import { loadAndStartOfflineFlow } from './loadAndStartOfflineFlow';
import { createReloadControl, isMissingChunkError, reloadOnce } from './reloadOnce';

/** The states of lazily loaded flows. */
interface LazyStates {
  scan: ScanState;
  upload: UploadState;
  mapScript: MapScriptState;
  wayfinding: WayfindingState;
  offline: OfflineState;
  requestStages: IdempotentRequestStages;
  accountChoice: PendingAccountChoice;
  charging: ChargingTelemetry;
  lock: TrackedParkingLockState;
  recordings: RecordingSendConsentState;
}

const rootReducer = combineReducers({
  route: routeReducer,
  session: sessionReducer,
  authorization: hostSignInReducer,
  entry: appEntryReducer,
  payment: paymentReducer,
  drafts: draftsReducer,
  preferences: preferencesReducer,
  notices: toastAndDialogReducer,
  leaving: externalNavigationReducer,
  place: driverLocationReducer,
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
  ...createServiceRoutingReducers(eagerServices),
  ...lazyServiceReducers,
});

const flows = [
  hideToastsSaga,
  errorEffectsSaga,
  appExitSaga,
  sessionSaga,
  appEntrySaga,
  lazyPaymentFlow,
  draftsSaga,
  savePreferencesSaga,
  cacheInvalidationFlow,
  loadAndStartOfflineFlow,
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

export interface AppRuntimeOptions {
  outside: OutsidePorts;
  page: HistoryWindow;
  tools?: StoreDevTools;
  /** Undefined in a build without them. */
  operations?: OperationsToolsPort | undefined;
  /**
   * Development checks of each action: that it can be serialized and that nothing has changed the state in place. A
   * production build has none.
   */
  checksState?: boolean;
}

/** What operations/devtools adds to a store where DevTools are allowed. */
export interface StoreDevTools {
  /** Orders the usual enhancers among DevTools' own. `last` sees only the actions that really reach the store. */
  composeEnhancers(
    this: void,
    usual: readonly StoreEnhancer[],
    last: StoreEnhancer | undefined,
  ): readonly StoreEnhancer[];
  /** Called when the store exists, with a function that ends all flows. */
  connect(this: void, endFlows: () => void): void;
  saga?: Pick<SagaMiddlewareOptions, 'sagaMonitor' | 'effectMiddlewares'>;
}

/** Whether the entry address may contain a ticket. flows/entry exchanges it and resolves the driver. */
const hasTicket = (entryHref: string): boolean =>
  new URL(entryHref).searchParams.get('reqJson')?.includes('"ticket"') === true;

/** The composition root: the only place that joins ports, slices and sagas. Every test creates its own. */
export function createAppRuntime({ outside, page, tools, operations, checksState = true }: AppRuntimeOptions) {
  const session = createSessionManager(outside.cookies, outside.local, outside);
  const vault = createSecretMemoryStore();
  const report: OutsidePorts['report'] = (error, where) => {
    outside.report(error, where);
    operations?.note(error);
    if (isMissingChunkError(error)) reloadOnce(createReloadControl(outside, store.getState));
  };
  const ports: Ports = {
    ...outside,
    report,
    session,
    vault,
    host: { kind: outside.hostKind, load: () => host() },
    operations,
  };
  const sagaMiddleware = createSagaMiddleware<object>({
    context: { ports },
    ...tools?.saga,
    onError: (error) => {
      report(error, 'saga');
    },
  });
  const status = hasTicket(outside.page.entryHref) ? 'resolving' : session.hasSession() ? 'signedIn' : 'visitor';
  const checks = process.env.NODE_ENV !== 'production' && checksState && { warnAfter: CHECK_WARN_AFTER_MS };
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
        serializableCheck: checks,
        immutableCheck: checks,
      }).concat(sagaMiddleware, createServiceRoutingMiddleware(eagerServices)),
    devTools: false,
    enhancers: (defaults) =>
      tools === undefined
        ? (defaults().concat(operations?.enhancer ?? []) as unknown as ReturnType<typeof defaults>)
        : (tools.composeEnhancers(defaults({ autoBatch: false }), operations?.enhancer) as unknown as ReturnType<
            typeof defaults
          >),
  });
  const stopServices = initializeServices(store.dispatch, eagerServices);
  let openedHost: ReturnType<OutsidePorts['openHost']> | undefined;
  const host = () => {
    openedHost ??= outside.openHost(createHostAdapterServerCalls(store.dispatch, ports)).catch((error: unknown) => {
      openedHost = undefined; // the next caller loads the host's code again
      throw error;
    });
    return openedHost;
  };
  session.setTokenRenewer(createTokenRenewer(store.dispatch, vault));
  const { navigator, stop: unbindHistory } = syncHistoryWithStore(store, page, outside.config.basePath);
  sagaMiddleware.setContext({
    navigator,
    needsSession: (name: ScreenName) => findRouteDefinition(name)?.guard !== 'open',
  });
  const removeListeners = setupListeners(store.dispatch);
  const tasks = flows.map((flow) => sagaMiddleware.run(restartOnError(flow, report)));
  const endFlows = () => {
    for (const task of tasks) task.cancel();
  };
  tools?.connect(endFlows);
  return {
    store,
    ports,
    navigator,
    stop: () => {
      endFlows();
      stopServices();
      removeListeners();
      unbindHistory();
    },
  };
}

export type AppRuntime = ReturnType<typeof createAppRuntime>;
