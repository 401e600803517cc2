import { eventChannel } from 'redux-saga';
import { delay, put, race, take } from 'typed-redux-saga';

import { SECOND_MS } from '@/lib/timeUnits';
import { getPorts } from '@/services/transport/ports/getPorts';

import { hasAnswered, look } from './lineSaga';
import { timeSure, timeUnsure } from './offlineSlice';

/** A line that is lost gives no time. The next answer, or the next return, does as well. */
const AGAIN_MS = 30 * SECOND_MS;

/**
 * After sleep the server's time is reckoned by the device's clock (`Clock.resync`), which may be wrong. One small call confirms it. Until then what counts
 * down says 约, and nothing that blocks ends.
 */
export function* clockSaga() {
  const { page, clock } = yield* getPorts();
  const seen = eventChannel<'seen'>((emit) => page.onSeenAgain(() => emit('seen')));
  for (;;) {
    if (clock.serverTime() === null) {
      yield* put(timeUnsure());
      let isTold = true;
      while (clock.serverTime() === null) {
        // A gateway whose answers have no Date gives none to the next question either. It is asked again on return.
        if (isTold && page.isVisible()) isTold = (yield* look()) !== 'answered';
        if (clock.serverTime() !== null) break;
        const waits = { answer: take(hasAnswered), back: take(seen) };
        const ended: { back?: 'seen' | undefined } = yield* race(isTold ? { ...waits, pause: delay(AGAIN_MS) } : waits);
        isTold = isTold || ended.back !== undefined;
      }
      yield* put(timeSure());
    }
    yield* take(seen);
  }
}
