import { call, put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';

import { type HostError, NO_GEOLOCATION } from '@/host/Host';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/services/transport/ports/getPorts';

import { keptPlace } from './keptPlace';
import {
  located,
  locatingFailed,
  locatingStarted,
  placeAssumed,
  placeNeeded,
  placeRequested,
  selectPlace,
} from './placeSlice';

/** Within this time a driver on foot has hardly moved. */
const GOOD_FOR_MS = 2 * MINUTE_MS;
/**
 * Decimal places of a coordinate. Seven are as exact as a hand's breadth. A
 * list needs a metre, which is five, and more digits would fetch more lists.
 */
const DIGITS = 5;

/** The texts of Rule 5.3. */
function textOf({ kind, hostCode }: HostError): string {
  if (hostCode === NO_GEOLOCATION) return NO_GEOLOCATION;
  return kind === 'denied' ? '停车点查询失败，请在系统设置中允许定位' : '停车点查询失败';
}

function* assumePlace(): SagaGenerator<void> {
  const { local, config } = yield* getPorts();
  const { point } = yield* select(selectPlace);
  if (point === null) yield* put(placeAssumed(keptPlace(local) ?? config.place));
}

/** Requests the driver's place from the host. */
function* locate(): SagaGenerator<void> {
  const { host, local, clock } = yield* getPorts();
  yield* put(locatingStarted());
  try {
    const adapter = yield* call(host.load);
    const answer = yield* call(() => adapter.locate({ want: 'gcj02' }));
    if (answer.ok) {
      const point = { lng: Number(answer.value.lng.toFixed(DIGITS)), lat: Number(answer.value.lat.toFixed(DIGITS)) };
      yield* call(local.set, 'lng', String(point.lng));
      yield* call(local.set, 'lat', String(point.lat));
      yield* put(located({ point, atMs: clock.deviceNow() }));
    } else yield* put(locatingFailed(textOf(answer)));
  } catch {
    yield* put(locatingFailed('停车点查询失败'));
  }
}

function* answerNeed(action: { type: string }) {
  const { clock } = yield* getPorts();
  yield* assumePlace();
  const { mayAsk, isLocated, locatedAtMs, failure } = yield* select(selectPlace);
  if (!mayAsk) return;
  const isFresh = isLocated && Math.abs(clock.deviceNow() - locatedAtMs) < GOOD_FOR_MS;
  // After a failure only the driver retries, not every screen that comes into view.
  if (placeNeeded.match(action) && (isFresh || failure !== '')) return;
  yield* locate();
}

/**
 * The driver's place. Until the driver has agreed to the privacy text, it
 * is the kept or the configured place. After that, it comes from the host.
 */
export function* placeSaga() {
  yield* takeLeading([placeNeeded, placeRequested], answerNeed);
}
