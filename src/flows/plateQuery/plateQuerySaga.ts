import { getContext, put, race, select, take, throttle } from 'typed-redux-saga';

import { goToPath } from '@/navigation/goToSaga';
import { routeChanged } from '@/navigation/routeSlice';
import { plateLookupCalls } from '@/services/charge/plateLookup';
import { callEndpoint } from '@/services/transport/callEndpoint';
import type { Ports } from '@/services/transport/ports';

import { toastShown } from '../notices/noticesSlice';
import { plateQueryPath, YELLOW } from './plateQueryPath';
import { plateQueried, plateQueryEnded, plateQueryStarted, selectIsPlateAsked } from './plateQuerySlice';

/** Specification section 9. */
const THROTTLE_MS = 200;

/** Looks the plate up and goes where the answer leads. The look-up itself makes the history stale. */
function* lookUp({ payload: { plateNo, isYellow } }: ReturnType<typeof plateQueried>) {
  if (yield* select(selectIsPlateAsked)) return;
  const { local, config } = (yield* getContext('ports')) as Ports;
  const dealerId = local.get('driverDealerId') ?? config.driverDealerId;
  yield* put(plateQueryStarted());
  let path: string | null = null;
  try {
    const { found } = yield* race({
      found: callEndpoint(plateLookupCalls.endpoints.findBillsByPlate, {
        plateNo,
        ...(isYellow ? { plateColor: YELLOW } : {}),
        dealerId,
      }),
      // Who has moved on is not pulled back by a late answer.
      left: take(routeChanged),
    });
    if (found === undefined) return;
    path = plateQueryPath(found, plateNo, isYellow);
    if (path === null) yield* put(toastShown('未查到待缴费信息'));
  } catch {
    // Shown by the error table.
  } finally {
    yield* put(plateQueryEnded());
  }
  if (path !== null) yield* goToPath(path);
}

export function* plateQuerySaga() {
  yield* throttle(THROTTLE_MS, plateQueried, lookUp);
}
