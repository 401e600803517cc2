import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { actionChannel, call, fork, put, take, takeEvery } from 'typed-redux-saga';

import { loadFreshness } from '@/app/loadFreshness';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { chargeApi } from '@/services/charge/chargeApi';
import { getPorts } from '@/services/transport/ports/getPorts';
import { hasLine } from '@/services/transport/query/lookForLine';

import { loadWithLine } from './loadWithLine';

/** Whether the freshness table may have a row for the action: a driver has signed in, a call has changed something, or a charge was read. */
const isForTable = (action: Action): boolean =>
  sessionStarted.match(action) || /^(\w+\/executeMutation|cpsApi\/executeQuery)\/fulfilled$/.test(action.type);

/** When the page becomes visible again, a bill may have been paid elsewhere or its fee may have grown. */
function* seenAgain() {
  const ports = yield* getPorts();
  const { page } = ports;
  const returns = eventChannel<'seen'>((emit) => page.onSeenAgain(() => emit('seen')));
  yield* takeEvery(returns, function* refreshBills() {
    if (yield* call(hasLine, ports)) yield* put(chargeApi.util.invalidateTags(['Bill']));
  });
}

/** Applies the table of flows/freshness. Its code is loaded at the first event that it may know; the events until then wait for it. */
export function* freshnessFlow() {
  const { page } = yield* getPorts();
  const events = yield* actionChannel(isForTable, buffers.expanding<Action>());
  yield* fork(seenAgain);
  let event = yield* take(events);
  const { freshness } = yield* call(() => loadWithLine(page, loadFreshness));
  for (;;) {
    for (const { stale } of freshness.filter(({ when }) => when(event)))
      for (const action of stale()) yield* put(action);
    event = yield* take(events);
  }
}
