import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { actionChannel, call, fork, put, take, takeEvery } from 'typed-redux-saga';

import { loadCacheInvalidationTable } from '@/app/loadCacheInvalidationTable';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { getPorts } from '@/platform/ports/getPorts';
import { isServerReachable } from '@/services/base/baseQuery/probeConnection';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';

import { loadCodeWhenOnline } from './loadCodeWhenOnline';

/**
 * Whether the invalidation table of flows/freshness may have a row for the action: a driver has signed in, a mutation
 * has succeeded, or a charge was read.
 */
const mayInvalidate = (action: Action): boolean =>
  sessionStarted.match(action) || /^(\w+\/executeMutation|cpsApi\/executeQuery)\/fulfilled$/.test(action.type);

/**
 * When the page becomes visible again, bills are refetched, because one may have been paid elsewhere or its fee may
 * have grown.
 */
function* invalidateOnPageVisible() {
  const ports = yield* getPorts();
  const { page } = ports;
  const visibilityChannel = eventChannel<'seen'>((emit) => page.onPageVisible(() => emit('seen')));
  yield* takeEvery(visibilityChannel, function* refreshBills() {
    if (yield* call(isServerReachable, ports)) yield* put(parkingChargeApi.util.invalidateTags(['Bill']));
  });
}

/**
 * Applies the invalidation table of flows/freshness. Its code is loaded at the first relevant action; actions until
 * then are queued.
 */
export function* cacheInvalidationFlow() {
  const { page } = yield* getPorts();
  const events = yield* actionChannel(mayInvalidate, buffers.expanding<Action>());
  yield* fork(invalidateOnPageVisible);
  let event = yield* take(events);
  const { invalidationRules: freshness } = yield* call(() => loadCodeWhenOnline(page, loadCacheInvalidationTable));
  for (;;) {
    for (const { invalidations } of freshness.filter(({ matches }) => matches(event)))
      for (const action of invalidations()) yield* put(action);
    event = yield* take(events);
  }
}
