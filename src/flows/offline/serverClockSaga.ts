import { eventChannel } from 'redux-saga';
import { delay, put, race, take } from 'typed-redux-saga';

import { SECOND_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';

import { checkConnection, isServerResponseAction } from './connectionSaga';
import { timeSure, timeUnsure } from './offlineSlice';

/** Retry delay for the server time. It is also retried after the next response and when the page becomes visible. */
const TIME_RETRY_MS = 30 * SECOND_MS;

/**
 * After the device slept, the server time is derived from the device clock (`Clock.resync`), which may be wrong. One
 * small call confirms it. Until then countdowns show 约, and no blocking period ends.
 */
export function* serverClockSaga() {
  const { page, clock } = yield* getPorts();
  const visible = eventChannel<'seen'>((emit) => page.onPageVisible(() => emit('seen')));
  for (;;) {
    if (clock.serverTime() === null) {
      yield* put(timeUnsure());
      let canProbe = true;
      while (clock.serverTime() === null) {
        // A gateway that sends no Date header will not send one next time either. Retry only when the page becomes
        // visible again.
        if (canProbe && page.isVisible()) canProbe = (yield* checkConnection()) !== 'answered';
        if (clock.serverTime() !== null) break;
        const waits = { answer: take(isServerResponseAction), back: take(visible) };
        const ended: { back?: 'seen' | undefined } = yield* race(
          canProbe ? { ...waits, pause: delay(TIME_RETRY_MS) } : waits,
        );
        canProbe = canProbe || ended.back !== undefined;
      }
      yield* put(timeSure());
    }
    yield* take(visible);
  }
}
