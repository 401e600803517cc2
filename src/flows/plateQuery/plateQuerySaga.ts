import { all, call, delay, put, race, take, takeLeading } from 'typed-redux-saga';

import { toYellowPlateColorParam } from '@/domain/plate/plateCodes';
import { PRESS_THROTTLE_MS } from '@/lib/createThrottleCheck';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { plateBillLookupCalls } from '@/services/charge/plateLookup';

import { toastShown } from '../notices/noticesSlice';
import { NO_BILL_TEXT } from './noBillText';
import { nothingFound, plateQueried, plateQueryEnded, plateQueryStarted } from './plateQuerySlice';
import { resolvePlateQueryResultPath } from './resolvePlateQueryResultPath';

/** Queries the plate and navigates to the result. The query itself invalidates the plate history. */
function* queryPlate({ payload: { plateNo, isYellow, billAt } }: ReturnType<typeof plateQueried>) {
  const { local, config } = yield* getPorts();
  const dealerId = local.get('driverDealerId') ?? config.driverDealerId;
  yield* put(plateQueryStarted());
  let path: string | null = null;
  try {
    const { found } = yield* race({
      found: callEndpoint(plateBillLookupCalls.endpoints.findBillsByPlate, {
        plateNo,
        ...toYellowPlateColorParam(isYellow),
        dealerId,
      }),
      // A late response must not pull back a driver who has navigated away.
      left: take(routeChanged),
    });
    if (found === undefined) return;
    path = resolvePlateQueryResultPath(found, plateNo, isYellow, billAt);
    if (path === null) {
      yield* put(nothingFound(plateNo));
      yield* put(toastShown(NO_BILL_TEXT));
    }
  } catch {
    // The error table shows it.
  } finally {
    yield* put(plateQueryEnded());
  }
  if (path !== null) yield* goToPath(path);
}

/** A second press during a query counts as the same press. It is not queued, however fast the response is. */
function* queryPlateOnce(action: ReturnType<typeof plateQueried>) {
  yield* all([call(queryPlate, action), delay(PRESS_THROTTLE_MS)]);
}

export function* plateQuerySaga() {
  yield* takeLeading(plateQueried, queryPlateOnce);
}
