import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';

import type { Booking } from '@/services/booking/bookings';
import { getPorts } from '@/services/transport/ports/getPorts';
import { isServiceError } from '@/services/transport/query/serviceError';

import { keptStore } from './keptStore';
import { keptWayFields, wayOf } from './keptWay';
import { wayHidden, wayShown } from './offlineSlice';
import type { WithOffline } from './offlineState';
import { perOwner } from './perOwner';

const keptWay = keptStore(({ config }) => `keptWay.v1:${config.basePath}`, keptWayFields);

/** The queries of the booking service by their names: its code is not needed here, and most drivers never load it. */
const ONE = 'getBooking';
const LIST = 'listBookings';

interface Finished extends Action {
  readonly meta: {
    readonly requestId: string;
    readonly arg: { readonly endpointName: string; readonly queryCacheKey: string };
  };
}
const isFinished = (action: Action): action is Finished =>
  /^bookingApi\/executeQuery\/(fulfilled|rejected)$/.test(action.type) &&
  [ONE, LIST].includes((action as Finished).meta.arg.endpointName);

interface Entry {
  readonly endpointName?: string;
  readonly requestId?: string;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number;
}
type WithBookings = { bookingApi?: { queries: Readonly<Record<string, Entry | undefined>> } };
const selectEntries = ({ bookingApi }: WithBookings) => bookingApi?.queries ?? {};

/** Keeps the way to the booked berth that the driver has looked at last, and shows it where the server cannot be asked. */
export function* keptWaySaga() {
  yield* perOwner(keepFor);
}

function* keepFor(owner: string) {
  const { vault } = yield* getPorts();
  /** Kept as long as the session, so that a step back in time shows the way again. */
  const handles: string[] = [];
  try {
    yield* takeEvery(isFinished, function* follow({ meta: { requestId, arg } }) {
      const entries = yield* select(selectEntries);
      // While an earlier moment is in view, the state does not have this answer. Looking back reads and writes nothing.
      if (entries[arg.queryCacheKey]?.requestId === requestId) yield* keepAndShow(owner, handles);
    });
    yield* keepAndShow(owner, handles);
    yield* take(() => false);
  } finally {
    handles.forEach(vault.drop);
  }
}

function* keepAndShow(owner: string, handles: string[]): SagaGenerator<void> {
  const entries = Object.values(yield* select(selectEntries)).filter((entry) => entry !== undefined);
  const read = entries
    .filter(({ endpointName, data }) => endpointName === ONE && data !== undefined)
    .sort((one, other) => (one.fulfilledTimeStamp ?? 0) - (other.fulfilledTimeStamp ?? 0));
  for (const { data, fulfilledTimeStamp = 0 } of read) yield* keep(owner, data as Booking, fulfilledTimeStamp);
  const isMissing = entries.some(
    ({ endpointName = '', data, error }) =>
      [ONE, LIST].includes(endpointName) &&
      data === undefined &&
      isServiceError(error) &&
      // What the server has refused is not shown from a copy either.
      error.kind !== 'refused',
  );
  yield* show(owner, isMissing, handles);
}

/** The last booking that was looked at and can be driven to. One that is over goes. */
function* keep(owner: string, booking: Booking, atMs: number): SagaGenerator<void> {
  const way = wayOf(booking, atMs);
  if (way !== null) yield* keptWay.save(way, owner);
  else if ((yield* keptWay.load(owner))?.orderNo === booking.bookOrderNo) yield* keptWay.forget();
}

function* show(owner: string, isMissing: boolean, handles: string[]): SagaGenerator<void> {
  const way = yield* keptWay.load(owner);
  const shown = yield* select(({ offline }: WithOffline) => offline?.way);
  if (way === null || !isMissing) {
    if (shown !== undefined) yield* put(wayHidden());
    return;
  }
  const { atMs, orderNo, ...words } = way;
  if (shown?.orderNo === orderNo && shown.atMs === atMs) return;
  const { vault } = yield* getPorts();
  const handle = yield* call(vault.put, { ...words, orderNo });
  handles.push(handle);
  yield* put(wayShown({ handle, atMs, orderNo }));
}
