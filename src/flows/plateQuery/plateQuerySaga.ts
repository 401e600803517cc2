import { all, call, delay, put, race, take, takeLeading } from 'typed-redux-saga';

import { colorToSend } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { goToPath } from '@/navigation/history/goToSaga';
import { routeChanged } from '@/navigation/history/routeSlice';
import { plateLookupCalls } from '@/services/charge/plateLookup';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

import { toastShown } from '../notices/noticesSlice';
import { plateQueryPath } from './plateQueryPath';
import { nothingFound, plateQueried, plateQueryEnded, plateQueryStarted } from './plateQuerySlice';

/** Rule 6.7. */
const THROTTLE_MS = 200;

/** Looks the plate up and goes where the answer leads. The look-up itself makes the history stale. */
function* lookUp({ payload: { plateNo, isYellow, billAt } }: ReturnType<typeof plateQueried>) {
  const { local, config } = yield* getPorts();
  const dealerId = local.get('driverDealerId') ?? config.driverDealerId;
  yield* put(plateQueryStarted());
  let path: string | null = null;
  try {
    const { found } = yield* race({
      found: callEndpoint(plateLookupCalls.endpoints.findBillsByPlate, {
        plateNo,
        ...colorToSend(isYellow),
        dealerId,
      }),
      // Who has moved on is not pulled back by a late answer.
      left: take(routeChanged),
    });
    if (found === undefined) return;
    path = plateQueryPath(found, plateNo, isYellow, billAt);
    if (path === null) {
      yield* put(nothingFound(plateNo));
      // The words of Rule 5.3, and which plate they are about.
      yield* put(toastShown(`${formatPlate(plateNo)} 未查到待缴费信息`));
    }
  } catch {
    // Shown by the error table.
  } finally {
    yield* put(plateQueryEnded());
  }
  if (path !== null) yield* goToPath(path);
}

/** What is pressed meanwhile is the same press: it is not kept for later, however fast the answer comes. */
function* lookUpOnce(action: ReturnType<typeof plateQueried>) {
  yield* all([call(lookUp, action), delay(THROTTLE_MS)]);
}

export function* plateQuerySaga() {
  yield* takeLeading(plateQueried, lookUpOnce);
}
