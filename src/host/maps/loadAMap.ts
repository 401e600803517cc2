import type { MapLibrary, MapLoadRequest } from '@/host/MapLibrary';
import { createHostError, createHostSuccess } from '@/host/replies/createHostError';
import { withTimeoutOrNull } from '@/host/replies/promisifyHostCall';

import type { HostResult } from '../HostAdapter';
import type { HostAdapterEnv, HostWindow } from '../HostAdapterEnv';
import { loadScript } from '../loadScript';
import { type AMap, createMapLibrary } from './createMapLibrary';

/** Time limit for loading and starting the script. After it, a plan is shown instead of the map. */
const MAP_TIMEOUT_MS = 8000;

const CALLBACK = '__amapReady';

const getAMap = (window: HostWindow): AMap | undefined => (window as HostWindow & { AMap?: AMap }).AMap;

/**
 * Loads AMap's script. It counts as loaded only after its callback. A failure leaves no state behind, so that the next
 * call can retry. The vendor forbids copies of the script and changes it often, so an integrity checksum is not
 * possible.
 */
export async function loadAMap(
  env: HostAdapterEnv,
  { key, securityCode, version }: MapLoadRequest,
): Promise<HostResult<MapLibrary>> {
  const { window } = env;
  const loaded = getAMap(window);
  if (loaded !== undefined) return createHostSuccess(createMapLibrary(loaded, window));
  // The script reads it once, when it starts.
  if (securityCode !== '') Object.assign(window, { _AMapSecurityConfig: { securityJsCode: securityCode } });
  const query = new URLSearchParams({ v: version, key, callback: CALLBACK });
  const url = `https://webapi.amap.com/maps?${query.toString()}`;
  const started = new Promise<true>((resolve) => {
    Object.assign(window, { [CALLBACK]: () => resolve(true) });
  });
  const script = env.loadScript?.(url, MAP_TIMEOUT_MS) ?? loadScript(window, url, MAP_TIMEOUT_MS);
  const both = Promise.all([script, started]).then(() => true);
  const isStarted = await withTimeoutOrNull(window, MAP_TIMEOUT_MS, both);
  Reflect.deleteProperty(window, CALLBACK);
  const amap = isStarted === true ? getAMap(window) : undefined;
  return amap === undefined
    ? createHostError('loadMap', 'unsupported', 'map script')
    : createHostSuccess(createMapLibrary(amap, window));
}
