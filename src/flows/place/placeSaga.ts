import { call, put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';

import { type HostError, NO_GEOLOCATION_TEXT } from '@/host/HostAdapter';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';

import {
  located,
  locatingFailed,
  locatingStarted,
  placeAssumed,
  placeNeeded,
  placeRequested,
  selectDriverLocationState,
} from './placeSlice';
import { readLastKnownLocation } from './readLastKnownLocation';

/** Within this time a driver on foot has hardly moved. */
const LOCATION_MAX_AGE_MS = 2 * MINUTE_MS;
/**
 * Decimal places of a coordinate. Five are exact to a metre, which is enough for lists; more digits would create more
 * cache keys and fetch more lists.
 */
const COORDINATE_DIGITS = 5;

/** The texts of Rule 5.3. */
function toErrorText({ kind, hostCode }: HostError): string {
  if (hostCode === NO_GEOLOCATION_TEXT) return NO_GEOLOCATION_TEXT;
  return kind === 'denied' ? '停车点查询失败，请在系统设置中允许定位' : '停车点查询失败';
}

function* restorePlace(): SagaGenerator<void> {
  const { local, config } = yield* getPorts();
  const { point } = yield* select(selectDriverLocationState);
  if (point === null) yield* put(placeAssumed(readLastKnownLocation(local) ?? config.place));
}

/** Requests the driver's place from the host. */
function* locate(): SagaGenerator<void> {
  const { host, local, clock } = yield* getPorts();
  yield* put(locatingStarted());
  try {
    const adapter = yield* call(host.load);
    const result = yield* call(() => adapter.locate({ targetSystem: 'gcj02' }));
    if (result.ok) {
      const point = {
        lng: Number(result.value.lng.toFixed(COORDINATE_DIGITS)),
        lat: Number(result.value.lat.toFixed(COORDINATE_DIGITS)),
      };
      yield* call(local.set, 'lng', String(point.lng));
      yield* call(local.set, 'lat', String(point.lat));
      yield* put(located({ point, atMs: clock.deviceNow() }));
    } else yield* put(locatingFailed(toErrorText(result)));
  } catch {
    yield* put(locatingFailed('停车点查询失败'));
  }
}

function* handlePlaceRequest(action: { type: string }) {
  const { clock } = yield* getPorts();
  yield* restorePlace();
  const { mayAsk, isLocated, locatedAtMs, failure } = yield* select(selectDriverLocationState);
  if (!mayAsk) return;
  const isFresh = isLocated && Math.abs(clock.deviceNow() - locatedAtMs) < LOCATION_MAX_AGE_MS;
  // After a failure only an explicit request retries, not every screen that comes into view.
  if (placeNeeded.match(action) && (isFresh || failure !== '')) return;
  yield* locate();
}

/**
 * The driver's place. Until the driver has agreed to the privacy text, it is the last known or the configured place.
 * After that, it comes from the host.
 */
export function* placeSaga() {
  yield* takeLeading([placeNeeded, placeRequested], handlePlaceRequest);
}
