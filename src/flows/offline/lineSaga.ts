import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { SECOND_MS } from '@/lib/timeUnits';
import { menuCalls } from '@/services/basic/menu';
import { chargeApi } from '@/services/charge/chargeApi';
import { getPorts } from '@/services/transport/ports/getPorts';
import { ANSWERED, lookForLine } from '@/services/transport/query/lookForLine';
import { isServiceError } from '@/services/transport/query/serviceError';

import { lineBack, lineLost } from './offlineSlice';

/** How long one look at the line may take. */
const LOOK_LIMIT_MS = 5 * SECOND_MS;
/** Pauses between two looks. A driver at a barrier waits for the line; one who has put the phone away does not. */
const PAUSES_MS = [2, 4, 8, 15].map((seconds) => seconds * SECOND_MS);
const LAST_PAUSE_MS = 30 * SECOND_MS;

const CALL = /\/execute(?:Query|Mutation)\/(fulfilled|rejected)$/;
const kindOf = (action: Action): string | undefined => {
  const { payload } = action as { payload?: unknown };
  return isServiceError(payload) ? payload.kind : undefined;
};
export const hasAnswered = (action: Action): boolean => {
  const [, how] = CALL.exec(action.type) ?? [];
  return how === 'fulfilled' || (how === 'rejected' && ANSWERED.has(kindOf(action)));
};
const hasFailed = (action: Action): boolean => CALL.test(action.type) && kindOf(action) === 'offline';

/**
 * Follows the line. The browser's word that it is gone is believed at once. A call that failed, and the browser's word that the line is back, are
 * checked by a call of our own: one lost call is no lost line, and in-app browsers report neither reliably. Any answer of the server takes the bar away.
 */
export function* lineSaga() {
  const { page } = yield* getPorts();
  const hints = eventChannel<'lost' | 'look'>((emit) => {
    const stops = [
      page.onOnlineChange((isOnline) => {
        emit(isOnline ? 'look' : 'lost');
      }),
      page.onSeenAgain(() => {
        emit('look');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.sliding(1));
  const { error } = yield* select(menuCalls.endpoints.getMenuConfig.select());
  const hasFailedBefore = isServiceError(error) && error.kind === 'offline' && (yield* look()) === 'none';
  let isLost = !page.isOnline() || hasFailedBefore;
  for (;;) {
    if (!isLost) yield* untilLost(hints);
    yield* put(lineLost());
    yield* untilBack(hints);
    yield* put(lineBack());
    // RTK Query does this by itself only where the browser reports the line. A reading that is under way is not sent twice.
    yield* put(chargeApi.internalActions.onOnline());
    isLost = false;
  }
}

type Hints = ReturnType<typeof eventChannel<'lost' | 'look'>>;

function* untilLost(hints: Hints): SagaGenerator<void> {
  for (;;) {
    const { hint } = yield* race({ hint: take(hints), failed: take(hasFailed) });
    if (hint === 'lost') return;
    if (hint === undefined && (yield* look()) === 'none') return;
  }
}

function* untilBack(hints: Hints): SagaGenerator<void> {
  const { page } = yield* getPorts();
  for (let turn = 0; ; turn += 1) {
    const { answer } = yield* race({
      answer: take(hasAnswered),
      hint: take(hints),
      pause: delay(PAUSES_MS[turn] ?? LAST_PAUSE_MS),
    });
    // An answer may have been on its way when the line went.
    if (answer !== undefined && page.isOnline()) return;
    if (page.isVisible() && (yield* look()) === 'answered') return;
  }
}

export function* look(): SagaGenerator<'answered' | 'none' | 'unclear'> {
  return yield* call(lookForLine, yield* getPorts(), LOOK_LIMIT_MS);
}
