import type { Action } from '@reduxjs/toolkit';
import type { TakeableChannel } from 'redux-saga';
import { actionChannel, call, delay, put, race, type SagaGenerator, select, spawn, take } from 'typed-redux-saga';

import { waitBeforeAsking } from '@/domain/payment/askSchedule';
import { decisionOf, type PaymentAttempt } from '@/domain/payment/attempt';
import { withPastOf } from '@/domain/payment/keptAttempts';
import { nextAfterContinue, nextAfterHost, nextAfterLastQuestion } from '@/domain/payment/nextStep';
import { canContinue } from '@/domain/payment/permission';
import { canRepeat, nextAfterRepeat, nextBeforeRepeat } from '@/domain/payment/repeat';
import { toastShown } from '@/flows/notices/noticesSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import { hasLine } from '@/services/transport/query/lookForLine';

import { saveAttempt, showAttempt } from '../journal/journal';
import { isResultInView, placeInView } from '../result/paymentScreens';
import type { Run } from '../result/run';
import { showResult } from '../result/showResult';
import { repeatEnded, repeatRequested } from '../state/decisions';
import { hostReported, paymentContinued, selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { concerns, concernsRepeat } from './attemptEvents';
import { mayBeDue } from './dueAgain';
import { repeatOpen } from './openPayment';
import { type QueriedPayment, queryPayment } from './queryPayment';

/** The response to a repeat is there, and the cashier waits for one more lookup. */
const LOOK_UP_MS = 3 * SECOND_MS;

/**
 * Polls the server for the outcome of a payment: short intervals at first, then
 * every 8 s, for a minute. Polling starts over whenever the driver returns.
 */
export function* confirmPayment(start: PaymentAttempt, run: Run): SagaGenerator<PaymentAttempt> {
  const { clock } = yield* getPorts();
  const events = yield* actionChannel(concerns(start));
  // A press, and the response to it, do not wait for a lookup on a slow line.
  const repeats = yield* actionChannel(concernsRepeat(start));
  try {
    let attempt = start;
    let beganAt = clock.monotonic();
    let isFirst = true;
    if (start.isRepeating === true) yield* spawn(repeatOpen, start);
    for (;;) {
      const waitMs = waitBeforeAsking(clock.monotonic() - beganAt, isFirst);
      if (waitMs === null) return nextAfterLastQuestion(attempt);
      const { event, repeat } = yield* race({ event: take(events), repeat: take(repeats), isTime: delay(waitMs) });
      if (event !== undefined) {
        beganAt = clock.monotonic();
        if (hostReported.match(event)) attempt = nextAfterHost(attempt, event.payload.report);
      }
      const asked = repeat === undefined ? yield* askUnlessRepeated(attempt, repeats) : { repeat };
      if (asked.repeat !== undefined) {
        attempt = yield* takeRepeat(attempt, asked.repeat, run);
        if (attempt.step !== 'confirming' || attempt.key !== start.key) return attempt;
        [beganAt, isFirst] = [clock.monotonic(), true];
        continue;
      }
      const { queried } = asked;
      // Late money may have been found meanwhile. What this attempt began with does not know of it.
      attempt = withPastOf(queried.attempt, (yield* select(selectAttempts))[attempt.key]);
      isFirst = false;
      const isContinued = event !== undefined && paymentContinued.match(event) && canContinue(attempt);
      if (isContinued && (yield* mayBeDue(decisionOf(attempt)))) return nextAfterContinue(attempt);
      if (attempt.step !== 'confirming') return attempt;
      yield* showAttempt(attempt);
      if (queried.isLocked) return nextAfterLastQuestion(attempt);
      yield* showResult(attempt, run);
    }
  } finally {
    events.close();
    repeats.close();
  }
}

type Asked =
  | { readonly repeat: Action; readonly queried?: undefined }
  | { readonly repeat?: undefined; readonly queried: QueriedPayment };

function* askUnlessRepeated(attempt: PaymentAttempt, repeats: TakeableChannel<Action>): SagaGenerator<Asked> {
  const { repeat, queried } = yield* race({ repeat: take(repeats), queried: queryPayment(attempt) });
  return repeat === undefined && queried !== undefined ? { queried } : { repeat: repeat as Action };
}

/** The driver has the request sent again, or waiting for the response to that has ended. */
function* takeRepeat(attempt: PaymentAttempt, event: Action, run: Run): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  const { clock, config } = ports;
  if (repeatRequested.match(event)) {
    if (!canRepeat(attempt, nowOf(clock), config.knowsRequests)) return attempt;
    if (!(yield* call(hasLine, ports))) {
      yield* put(toastShown(paymentTexts.noLine));
      return attempt;
    }
    const kept = yield* saveAttempt(nextBeforeRepeat(attempt, nowOf(clock)));
    if (kept.requestId !== attempt.requestId) return nextAfterLastQuestion(attempt);
    if (kept.isRepeating === true) yield* spawn(repeatOpen, kept);
    return kept;
  }
  if (!repeatEnded.match(event) || attempt.isRepeating !== true) return attempt;
  const { opened } = event.payload;
  // A lookup that was broken off for this event ends first; until then the next one is not sent.
  yield* delay(0);
  // A server that does not recognise repeats names another order here.
  const { queried } = opened === null ? {} : yield* race({ queried: queryPayment(attempt), isLate: delay(LOOK_UP_MS) });
  const next = nextAfterRepeat(queried?.attempt ?? attempt, opened, nowOf(clock));
  const isAwaited = (yield* placeInView()) === run.from || (yield* isResultInView(attempt));
  if (next.step === 'handedToHost' && !isAwaited) return { ...next, step: 'abandoned' };
  if (next.step !== 'confirming') return next;
  const kept = yield* saveAttempt(next);
  // Its driver has gone.
  return kept.key === next.key ? next : kept;
}
