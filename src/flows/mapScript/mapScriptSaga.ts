import { call, put, select, takeLeading } from 'typed-redux-saga';

import { getPorts } from '@/services/transport/ports/getPorts';

import { mapsInHand } from './mapInHand';
import { mapNeeded, mapScriptChanged, selectMapScript } from './mapScriptSlice';

/**
 * Loads the map. The server's key (getAk, stored by the entry flow under `ak`) takes
 * precedence over the configured one. The security code belongs to the key in use.
 */
function* loadMap() {
  const ports = yield* getPorts();
  const { local, config, host, report } = ports;
  if ((yield* select(selectMapScript)) === 'ready' && mapsInHand.has(ports)) return;
  const key = local.get('ak') ?? config.mapKey;
  if (!/^\w+$/.test(key)) {
    yield* put(mapScriptChanged('none'));
    return;
  }
  yield* put(mapScriptChanged('loading'));
  try {
    const adapter = yield* call(host.load);
    const loaded = yield* call(() =>
      adapter.means.loadMap({ key, securityCode: config.mapSecurityCode, version: config.mapVersion }),
    );
    if (loaded.ok) mapsInHand.set(ports, loaded.value);
    yield* put(mapScriptChanged(loaded.ok ? 'ready' : 'failed'));
  } catch (error) {
    report(error, 'mapScript');
    yield* put(mapScriptChanged('failed'));
  }
}

export function* mapScriptSaga() {
  yield* takeLeading(mapNeeded, loadMap);
}
