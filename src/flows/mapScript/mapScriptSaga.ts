import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';

import { getPorts } from '@/platform/ports/getPorts';
import { hostAppConfigCalls } from '@/services/basic/hostConfig';

import { loadedMapLibraries } from './loadedMapLibraries';
import { mapNeeded, mapScriptChanged, selectMapScriptState } from './mapScriptSlice';

const { getMapKey } = hostAppConfigCalls.endpoints;

/**
 * Loads the map. The server's key (getAk, stored by the entry flow under `ak` for the next visit) takes
 * precedence over the configured one. The security code belongs to the key in use.
 */
function* loadMap() {
  const { local, config, host, report, vault } = yield* getPorts();
  if ((yield* select(selectMapScriptState)) === 'ready' && loadedMapLibraries.has(vault)) return;
  const { data } = yield* select(getMapKey.select());
  const key = data?.ak || (local.get('ak') ?? config.mapKey);
  if (!/^\w+$/.test(key)) {
    yield* put(mapScriptChanged('none'));
    return;
  }
  yield* put(mapScriptChanged('loading'));
  try {
    const adapter = yield* call(host.load);
    const loaded = yield* call(() =>
      adapter.pageApi.loadMap({ key, securityCode: config.mapSecurityCode, version: config.mapVersion }),
    );
    if (loaded.ok) loadedMapLibraries.set(vault, loaded.value);
    yield* put(mapScriptChanged(loaded.ok ? 'ready' : 'failed'));
  } catch (error) {
    report(error, 'mapScript');
    yield* put(mapScriptChanged('failed'));
  }
}

/** Retries for a map that came into view before its key was loaded. */
function* retryWithKey() {
  if ((yield* select(selectMapScriptState)) === 'none') yield* put(mapNeeded());
}

export function* mapScriptSaga() {
  yield* takeEvery(getMapKey.matchFulfilled, retryWithKey);
  yield* takeLeading(mapNeeded, loadMap);
}
