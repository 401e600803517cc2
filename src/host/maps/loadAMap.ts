import type { MapLibrary, MapRequest } from '@/host/MapLibrary';
import { hostError, hostValue } from '@/host/replies/hostError';
import { withinLimit } from '@/host/replies/settle';

import type { HostResult } from '../Host';
import type { HostEnv, HostWindow } from '../HostEnv';
import { loadScript } from '../loadScript';
import { type AMap, amapLibrary } from './amapLibrary';

/** Limit for loading and starting the script together. After it, the driver sees the plan instead. */
const MAP_LIMIT_MS = 8000;

const CALLBACK = '__amapReady';

const amapOf = (window: HostWindow): AMap | undefined => (window as HostWindow & { AMap?: AMap }).AMap;

/**
 * Loads AMap's script. It counts as loaded only after it has called back. A failure leaves nothing behind, so that the next call can try again. The
 * vendor forbids copies of the script, and its content changes from day to day, so an integrity checksum is not possible.
 */
export async function loadAMap(
  env: HostEnv,
  { key, securityCode, version }: MapRequest,
): Promise<HostResult<MapLibrary>> {
  const { window } = env;
  const present = amapOf(window);
  if (present !== undefined) return hostValue(amapLibrary(present, window));
  // The script reads it once, when it starts.
  if (securityCode !== '') Object.assign(window, { _AMapSecurityConfig: { securityJsCode: securityCode } });
  const query = new URLSearchParams({ v: version, key, callback: CALLBACK });
  const address = `https://webapi.amap.com/maps?${query.toString()}`;
  const started = new Promise<true>((resolve) => {
    Object.assign(window, { [CALLBACK]: () => resolve(true) });
  });
  const script = env.loadScript?.(address, MAP_LIMIT_MS) ?? loadScript(window, address, MAP_LIMIT_MS);
  const both = Promise.all([script, started]).then(() => true);
  const isStarted = await withinLimit(window, MAP_LIMIT_MS, both);
  Reflect.deleteProperty(window, CALLBACK);
  const amap = isStarted === true ? amapOf(window) : undefined;
  return amap === undefined ? hostError('loadMap', 'unsupported', 'map script') : hostValue(amapLibrary(amap, window));
}
