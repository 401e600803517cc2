import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';

import { getPorts } from '@/platform/ports/getPorts';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import type { Booking } from '@/services/booking/bookings';

import { createOfflineCopyStore } from './createOfflineCopyStore';
import { offlineBerthRouteSchema, toOfflineBerthRoute } from './offlineBerthRoute';
import { wayHidden, wayShown } from './offlineSlice';
import type { OfflineRootState } from './offlineState';
import { runPerSessionOwner } from './runPerSessionOwner';

const offlineBerthRouteStore = createOfflineCopyStore(
  ({ config }) => `keptWay.v1:${config.basePath}`,
  offlineBerthRouteSchema,
);

/** Endpoint names of the booking service, as strings: its code is not needed here, and most drivers never load it. */
const DETAIL_ENDPOINT = 'getBooking';
const LIST_ENDPOINT = 'listBookings';

interface FinishedQuery extends Action {
  readonly meta: {
    readonly requestId: string;
    readonly arg: { readonly endpointName: string; readonly queryCacheKey: string };
  };
}
const isFinishedQuery = (action: Action): action is FinishedQuery =>
  /^bookingApi\/executeQuery\/(fulfilled|rejected)$/.test(action.type) &&
  [DETAIL_ENDPOINT, LIST_ENDPOINT].includes((action as FinishedQuery).meta.arg.endpointName);

interface QueryEntry {
  readonly endpointName?: string;
  readonly requestId?: string;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number;
}
type WithBookings = { bookingApi?: { queries: Readonly<Record<string, QueryEntry | undefined>> } };
const selectEntries = ({ bookingApi }: WithBookings) => bookingApi?.queries ?? {};

/** Saves the route to the booked berth that the driver viewed last, and shows it while the booking cannot be loaded. */
export function* offlineBerthRouteSaga() {
  yield* runPerSessionOwner(syncForOwner);
}

function* syncForOwner(owner: string) {
  const { vault } = yield* getPorts();
  /** Vault handles, retained until the session ends, so that stepping back in DevTools shows the route again. */
  const handles: string[] = [];
  try {
    yield* takeEvery(isFinishedQuery, function* follow({ meta: { requestId, arg } }) {
      const entries = yield* select(selectEntries);
      // While DevTools shows an earlier state, that state lacks this response. Then nothing is read or written.
      if (entries[arg.queryCacheKey]?.requestId === requestId) yield* saveAndShow(owner, handles);
    });
    yield* saveAndShow(owner, handles);
    yield* take(() => false);
  } finally {
    handles.forEach(vault.drop);
  }
}

function* saveAndShow(owner: string, handles: string[]): SagaGenerator<void> {
  const entries = Object.values(yield* select(selectEntries)).filter((entry) => entry !== undefined);
  const loaded = entries
    .filter(({ endpointName, data }) => endpointName === DETAIL_ENDPOINT && data !== undefined)
    .sort((first, second) => (first.fulfilledTimeStamp ?? 0) - (second.fulfilledTimeStamp ?? 0));
  for (const { data, fulfilledTimeStamp = 0 } of loaded) yield* saveRoute(owner, data as Booking, fulfilledTimeStamp);
  const isMissing = entries.some(
    ({ endpointName = '', data, error }) =>
      [DETAIL_ENDPOINT, LIST_ENDPOINT].includes(endpointName) &&
      data === undefined &&
      isServiceError(error) &&
      // If the server has refused a query, the saved copy is not shown either.
      error.kind !== 'refused',
  );
  yield* syncShownRoute(owner, isMissing, handles);
}

/**
 * Saves the route of the booking that was viewed last, if the car can still go there. Removes it when that booking has
 * ended.
 */
function* saveRoute(owner: string, booking: Booking, atMs: number): SagaGenerator<void> {
  const saved = toOfflineBerthRoute(booking, atMs);
  if (saved !== null) yield* offlineBerthRouteStore.save(saved, owner);
  else if ((yield* offlineBerthRouteStore.load(owner))?.orderNo === booking.bookOrderNo)
    yield* offlineBerthRouteStore.forget();
}

function* syncShownRoute(owner: string, isMissing: boolean, handles: string[]): SagaGenerator<void> {
  const saved = yield* offlineBerthRouteStore.load(owner);
  const shown = yield* select(({ offline }: OfflineRootState) => offline?.way);
  if (saved === null || !isMissing) {
    if (shown !== undefined) yield* put(wayHidden());
    return;
  }
  const { atMs, orderNo, ...contents } = saved;
  if (shown?.orderNo === orderNo && shown.atMs === atMs) return;
  const { vault } = yield* getPorts();
  const handle = yield* call(vault.put, { ...contents, orderNo });
  handles.push(handle);
  yield* put(wayShown({ handle, atMs, orderNo }));
}
