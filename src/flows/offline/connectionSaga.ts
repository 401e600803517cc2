import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { SECOND_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';
import { probeConnection, SERVER_RESPONSE_FAILURE_KINDS } from '@/services/base/baseQuery/probeConnection';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { menuAndFeatureConfigCalls } from '@/services/basic/menu';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';

import { lineBack, lineLost } from './offlineSlice';

/** Time limit of one connection check. */
const PROBE_LIMIT_MS = 5 * SECOND_MS;
/**
 * Delays between connection checks. They run only while the page is visible: a driver at a barrier waits for the
 * connection; one who has put the phone away does not.
 */
const PROBE_DELAYS_MS = [2, 4, 8, 15].map((seconds) => seconds * SECOND_MS);
const MAX_PROBE_DELAY_MS = 30 * SECOND_MS;

const FINISHED_CALL = /\/execute(?:Query|Mutation)\/(fulfilled|rejected)$/;
const errorKind = (action: Action): string | undefined => {
  const { payload } = action as { payload?: unknown };
  return isServiceError(payload) ? payload.kind : undefined;
};
export const isServerResponseAction = (action: Action): boolean => {
  const [, status] = FINISHED_CALL.exec(action.type) ?? [];
  return status === 'fulfilled' || (status === 'rejected' && SERVER_RESPONSE_FAILURE_KINDS.has(errorKind(action)));
};
const isOfflineFailure = (action: Action): boolean =>
  FINISHED_CALL.test(action.type) && errorKind(action) === 'offline';

/**
 * Tracks the connection. The browser's offline event counts at once. A failed call and the browser's online event are
 * verified by a connection check: one lost call does not mean that the app is offline, and in-app browsers report
 * neither event reliably. Any response of the server ends the offline state.
 */
export function* connectionSaga() {
  const { page } = yield* getPorts();
  const hints = eventChannel<'lost' | 'look'>((emit) => {
    const stops = [
      page.onOnlineChange((isOnline) => {
        emit(isOnline ? 'look' : 'lost');
      }),
      page.onPageVisible(() => {
        emit('look');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.sliding(1));
  const { error } = yield* select(menuAndFeatureConfigCalls.endpoints.getMenuConfig.select());
  const hasFailedBefore = isServiceError(error) && error.kind === 'offline' && (yield* checkConnection()) === 'none';
  let isLost = !page.isOnline() || hasFailedBefore;
  for (;;) {
    if (!isLost) yield* waitUntilLost(hints);
    yield* put(lineLost());
    yield* waitUntilRestored(hints);
    yield* put(lineBack());
    // RTK Query refetches by itself only where the browser fires the online event. Queries that are in flight are not
    // sent twice.
    yield* put(parkingChargeApi.internalActions.onOnline());
    isLost = false;
  }
}

type ConnectionHints = ReturnType<typeof eventChannel<'lost' | 'look'>>;

function* waitUntilLost(hints: ConnectionHints): SagaGenerator<void> {
  for (;;) {
    const { hint } = yield* race({ hint: take(hints), failed: take(isOfflineFailure) });
    if (hint === 'lost') return;
    if (hint === undefined && (yield* checkConnection()) === 'none') return;
  }
}

function* waitUntilRestored(hints: ConnectionHints): SagaGenerator<void> {
  const { page } = yield* getPorts();
  for (let attempt = 0; ; attempt += 1) {
    const { answer } = yield* race({
      answer: take(isServerResponseAction),
      hint: take(hints),
      pause: delay(PROBE_DELAYS_MS[attempt] ?? MAX_PROBE_DELAY_MS),
    });
    // A response may have been in flight when the connection was lost.
    if (answer !== undefined && page.isOnline()) return;
    if (page.isVisible() && (yield* checkConnection()) === 'answered') return;
  }
}

export function* checkConnection(): SagaGenerator<'answered' | 'none' | 'unclear'> {
  return yield* call(probeConnection, yield* getPorts(), PROBE_LIMIT_MS);
}
