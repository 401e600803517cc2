import type { Action } from '@reduxjs/toolkit';
import type { TakeableChannel } from 'redux-saga';
import { actionChannel, call, delay, put, race, type SagaGenerator, select, spawn, take } from 'typed-redux-saga';

import { type PaymentAttempt, toPayDecision } from '@/domain/payment/attempt';
import { mergePastOrdersOfAttemptCopy } from '@/domain/payment/attemptRetention';
import {
  attemptAfterCashierReopened,
  attemptAfterCashierReport,
  attemptAfterPollTimeout,
} from '@/domain/payment/attemptTransitions';
import { canReopenCashier } from '@/domain/payment/payPermission';
import { nextPaymentPollDelayMs } from '@/domain/payment/pollSchedule';
import {
  attemptAfterRequestRepeatEnd,
  attemptAfterRequestRepeatStart,
  canRepeatOrderRequest,
} from '@/domain/payment/repeatRequest';
import { toastShown } from '@/flows/notices/noticesSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import { isServerReachable } from '@/services/base/baseQuery/probeConnection';

import { publishPaymentAttemptToStore, savePaymentAttempt } from '../journal/journal';
import type { PaymentAttemptOrigin } from '../result/paymentAttemptOrigin';
import { getCurrentPath, isPaymentResultInView } from '../result/paymentScreens';
import { showPaymentResult } from '../result/showPaymentResult';
import { paymentOrderRepeatEnded, paymentOrderRepeatRequested } from '../state/decisions';
import { hostReported, paymentContinued, selectPaymentAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { createPaymentAttemptActionMatcher, createPaymentOrderRepeatMatcher } from './attemptTriggers';
import { checkPayableStillDue } from './checkPayableStillDue';
import { type PaymentQueryResult, queryPayment } from './queryPayment';
import { repeatPaymentOrderRequest } from './requestPaymentOrder';

/** How long the cashier waits for one more lookup after the response to a repeat. */
const LOOKUP_TIMEOUT_MS = 3 * SECOND_MS;

/**
 * Polls the server for the outcome of a payment: short intervals at first, then every 8 s, for a minute. Polling starts
 * over whenever the driver returns.
 */
export function* pollPaymentOutcome(
  start: PaymentAttempt,
  context: PaymentAttemptOrigin,
): SagaGenerator<PaymentAttempt> {
  const { clock } = yield* getPorts();
  const events = yield* actionChannel(createPaymentAttemptActionMatcher(start));
  // A press, and the response to it, are handled without waiting for a lookup on a slow connection.
  const repeats = yield* actionChannel(createPaymentOrderRepeatMatcher(start));
  try {
    let attempt = start;
    let pollingSince = clock.monotonic();
    let isFirst = true;
    if (start.isRepeating === true) yield* spawn(repeatPaymentOrderRequest, start);
    for (;;) {
      const waitMs = nextPaymentPollDelayMs(clock.monotonic() - pollingSince, isFirst);
      if (waitMs === null) return attemptAfterPollTimeout(attempt);
      const { event, repeat } = yield* race({ event: take(events), repeat: take(repeats), isTime: delay(waitMs) });
      if (event !== undefined) {
        pollingSince = clock.monotonic();
        if (hostReported.match(event)) attempt = attemptAfterCashierReport(attempt, event.payload.report);
      }
      const poll = repeat === undefined ? yield* queryUnlessRepeated(attempt, event, repeats) : { repeat };
      const decision = yield* decideAfterPoll(attempt, poll, context);
      attempt = decision.attempt;
      if (decision.isPollingOver) return attempt;
      isFirst = poll.repeat !== undefined;
      if (isFirst) pollingSince = clock.monotonic();
    }
  } finally {
    events.close();
    repeats.close();
  }
}

/**
 * What ended one wait: a press of 重试 or the response to it (`repeat`), or the server's response to a query. `event` led
 * to the query; undefined: its time had come.
 */
type PollResult =
  | { readonly repeat: Action; readonly queried?: undefined }
  | { readonly repeat?: undefined; readonly event: Action | undefined; readonly queried: PaymentQueryResult };

function* queryUnlessRepeated(
  attempt: PaymentAttempt,
  event: Action | undefined,
  repeats: TakeableChannel<Action>,
): SagaGenerator<PollResult> {
  const { repeat, queried } = yield* race({ repeat: take(repeats), queried: queryPayment(attempt) });
  return repeat === undefined && queried !== undefined ? { event, queried } : { repeat: repeat as Action };
}

interface PollDecision {
  /** The step of it says what comes next. */
  readonly attempt: PaymentAttempt;
  readonly isPollingOver: boolean;
}

/** Decides what one poll means for the attempt, and whether polling continues. */
function* decideAfterPoll(
  before: PaymentAttempt,
  poll: PollResult,
  context: PaymentAttemptOrigin,
): SagaGenerator<PollDecision> {
  if (poll.repeat !== undefined) {
    const repeated = yield* handleRepeat(before, poll.repeat, context);
    // Another key: the session of its driver has ended.
    return { attempt: repeated, isPollingOver: repeated.step !== 'confirming' || repeated.key !== before.key };
  }
  const { event, queried } = poll;
  // Late payments may have been found meanwhile, which the attempt at the start of polling does not contain.
  const stored = (yield* select(selectPaymentAttempts))[queried.attempt.key];
  const attempt = mergePastOrdersOfAttemptCopy(queried.attempt, stored);
  const isContinued = event !== undefined && paymentContinued.match(event) && canReopenCashier(attempt);
  if (isContinued && (yield* checkPayableStillDue(toPayDecision(attempt))))
    return { attempt: attemptAfterCashierReopened(attempt), isPollingOver: true };
  if (attempt.step !== 'confirming') return { attempt, isPollingOver: true };
  yield* publishPaymentAttemptToStore(attempt);
  if (queried.requiresSignIn) return { attempt: attemptAfterPollTimeout(attempt), isPollingOver: true };
  yield* showPaymentResult(attempt, context);
  return { attempt, isPollingOver: false };
}

/** The driver repeats the request, or waiting for its response has ended. */
function* handleRepeat(
  attempt: PaymentAttempt,
  event: Action,
  context: PaymentAttemptOrigin,
): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  const { clock, config } = ports;
  if (paymentOrderRepeatRequested.match(event)) {
    if (!canRepeatOrderRequest(attempt, readDeviceAndServerNow(clock), config.knowsRequests)) return attempt;
    if (!(yield* call(isServerReachable, ports))) {
      yield* put(toastShown(paymentTexts.noLine));
      return attempt;
    }
    const saved = yield* savePaymentAttempt(attemptAfterRequestRepeatStart(attempt, readDeviceAndServerNow(clock)));
    if (saved.requestId !== attempt.requestId) return attemptAfterPollTimeout(attempt);
    if (saved.isRepeating === true) yield* spawn(repeatPaymentOrderRequest, saved);
    return saved;
  }
  if (!paymentOrderRepeatEnded.match(event) || attempt.isRepeating !== true) return attempt;
  const { opened } = event.payload;
  // The lookup that this event cancelled ends first; until then the next one is not sent.
  yield* delay(0);
  // A server that does not recognise repeats returns another order here.
  const { queried } =
    opened === null ? {} : yield* race({ queried: queryPayment(attempt), isLate: delay(LOOKUP_TIMEOUT_MS) });
  const next = attemptAfterRequestRepeatEnd(queried?.attempt ?? attempt, opened, readDeviceAndServerNow(clock));
  const isDriverWaiting = (yield* getCurrentPath()) === context.originPath || (yield* isPaymentResultInView(attempt));
  if (next.step === 'handedToHost' && !isDriverWaiting) return { ...next, step: 'abandoned' };
  if (next.step !== 'confirming') return next;
  const saved = yield* savePaymentAttempt(next);
  // The session of its driver has ended.
  return saved.key === next.key ? next : saved;
}
