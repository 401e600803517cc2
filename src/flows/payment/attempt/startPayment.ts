import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import { belongsTo, decisionOf, newAttempt, type PayDecision, type PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { nextAfterContinue, nextAfterLastQuestion, resumeStep } from '@/domain/payment/nextStep';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { blockersOf, mayOpenNew, mayStillBePaid, type Permission, permissionFor } from '@/domain/payment/permission';
import { canRepeat, isOrdering, nextBeforeRepeat } from '@/domain/payment/repeat';
import { isSealed } from '@/domain/payment/seal';
import { sealsOf, takingOver } from '@/domain/payment/sealedSet';
import { toastShown } from '@/flows/notices/noticesSlice';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { proveBeforeOrder } from '@/flows/session/proveOpenid';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import { withLock } from '@/services/transport/ports/withLock';
import { hasLine } from '@/services/transport/query/lookForLine';

import { loadAttempts, saveAttempt } from '../journal/journal';
import { lockNameOf } from '../journal/journalKey';
import { openSeals } from '../journal/openSeals';
import { concludeAttempt } from '../result/concludeAttempt';
import { isShownToReader, type Run, userRun } from '../result/run';
import { selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { mayBeDue } from '../steps/dueAgain';
import { sentWith } from '../steps/openPayment';
import { queryPayment } from '../steps/queryPayment';
import { askAfterwards } from './askAfterwards';
import { runAttempt } from './runAttempt';

/** Rule 3.2. */
const REQUEST_ID_LENGTH = 32;
/** One lock for all payables. It is held only while the app checks whether an attempt may begin and writes that it has begun. */
const CLAIM_LOCK = 'payment';

/** Handles a driver's decision to pay. At most one order comes of it, and none while an earlier order may still be paid. */
export function* startPayment(decision: PayDecision): SagaGenerator<void> {
  const run = yield* userRun();
  const hasLock = yield* withLock(lockNameOf(payableKey(decision.payable)), function* alone() {
    yield* openSeals(decision.payable, decision.facts);
    if (yield* identifyBlocked(decision.payable)) yield* openSeals(decision.payable, decision.facts);
    if (yield* resolveBlockers(decision.payable, run)) return;
    // A blocker may have been sealed just now.
    const permission = permissionFor(yield* openSeals(decision.payable, decision.facts), decision);
    if (permission.may === 'open') yield* open(decision, run);
    else if (permission.may === 'continue') yield* continueWith(permission.attempt, decision, run);
    else yield* decline(permission, run);
  });
  if (hasLock) return;
  yield* loadAttempts();
  yield* put(toastShown(paymentTexts.otherPage));
}

/** The driver returns to the cashier with the open order, if the server says that it can still be paid. */
export function* continuePayment(key: string): SagaGenerator<void> {
  const attempt = (yield* loadAttempts())[key];
  if (attempt !== undefined && !isSealed(attempt)) yield* startPayment(decisionOf(attempt));
}

/** The driver has a request without an answer sent again, after polling has ended. */
export function* repeatPayment(key: string): SagaGenerator<void> {
  const run = yield* userRun();
  const hasLock = yield* withLock(lockNameOf(key), function* alone() {
    const ports = yield* getPorts();
    const { clock, config } = ports;
    if (!(yield* call(hasLine, ports))) {
      yield* put(toastShown(paymentTexts.noLine));
      return;
    }
    const attempt = (yield* loadAttempts())[key];
    if (attempt === undefined || !mayStillBePaid(attempt) || !(yield* isShownToReader(attempt))) return;
    const resumed = resumeStep(attempt, nowOf(clock));
    const mayRepeat = canRepeat(resumed, nowOf(clock), config.knowsRequests);
    yield* runAttempt(mayRepeat ? nextBeforeRepeat(resumed, nowOf(clock)) : resumed, run);
  });
  if (!hasLock) yield* put(toastShown(paymentTexts.otherPage));
}

/**
 * Something blocks a decision, and may be the reader's own: then the server is asked who is signed in. Returns true if it was asked. Where it is still not
 * known, the form says so and offers 重试.
 */
export function* identifyBlocked(payable: Payable): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  const isOthers = (blocker: PaymentAttempt) => !belongsTo(blocker, session.owner());
  if (!session.needsName() || !blockersOf(yield* select(selectAttempts), payable).some(isOthers)) return false;
  yield* identifyDriver();
  return true;
}

/** Only the driver who made the order goes on with it, and only while the thing is not paid by money that came on another order. */
function* continueWith(attempt: PaymentAttempt, decision: PayDecision, run: Run): SagaGenerator<void> {
  if (!(yield* isShownToReader(attempt))) yield* decline({ may: 'wait', because: 'underWay', attempt }, run);
  else if (yield* mayBeDue(decision)) yield* runAttempt(nextAfterContinue(attempt), run);
}

/** Queries the state of every attempt that blocks a new order. Returns true if the outcome of one also settles the driver's new decision. */
export function* resolveBlockers(payable: Payable, run: Run): SagaGenerator<boolean> {
  for (const blocker of blockersOf(yield* select(selectAttempts), payable)) {
    if (yield* isTakenOn(blocker, payable, run)) return true;
  }
  return false;
}

function* isTakenOn(blocker: PaymentAttempt, payable: Payable, run: Run): SagaGenerator<boolean> {
  const { clock } = yield* getPorts();
  // What was settled before settles no new decision. It blocks one while its second order is open.
  if (blocker.step === 'settled') {
    yield* askAfterwards(blocker);
    return false;
  }
  const isOwn = blocker.key === payableKey(payable);
  const { attempt: queried } = yield* queryPayment(resumeStep(blocker, nowOf(clock)));
  // The order is paid, or is being paid: the driver sees the result instead of a second cashier.
  if (isOwn && blocker.step === 'abandoned' && isOpen(queried)) {
    yield* runAttempt(queried, run);
    return true;
  }
  const kept = yield* saveAttempt(nextAfterLastQuestion(queried));
  if (kept.step !== 'settled') return false;
  yield* concludeAttempt(blocker, kept, run);
  return true;
}

function* decline({ because, attempt }: Extract<Permission, { may: 'wait' }>, run: Run): SagaGenerator<void> {
  const isQuiet = because === 'underWay' && isOrdering(attempt);
  yield* put(toastShown(isQuiet ? paymentTexts.ordering : paymentTexts[because]));
  if (because !== 'underWay') return;
  const { clock } = yield* getPorts();
  yield* runAttempt(resumeStep(attempt, nowOf(clock)), run);
}

function* open(decision: PayDecision, run: Run): SagaGenerator<void> {
  const ports = yield* getPorts();
  // Nothing is sent without a line, so nothing is left in doubt. An order without a stamp of server time would block its bill for a day.
  if (!(yield* call(hasLine, ports, ports.clock.serverTime() === null))) {
    yield* put(toastShown(paymentTexts.noLine));
    return;
  }
  if (!(yield* proveBeforeOrder()) || !(yield* mayBeDue(decision))) return;
  let attempt: PaymentAttempt | undefined;
  yield* withLock(CLAIM_LOCK, function* claim() {
    attempt = yield* begin(decision);
  });
  if (attempt === undefined) yield* put(toastShown(paymentTexts.otherPage));
  else yield* runAttempt(attempt, run);
}

/** Another tab may have started, a moment ago, a payment for some of the same bills. */
function* begin(decision: PayDecision): SagaGenerator<PaymentAttempt | undefined> {
  const { random, clock, session } = yield* getPorts();
  const attempts = yield* openSeals(decision.payable, decision.facts);
  if (!mayOpenNew(attempts, decision.payable)) return undefined;
  const requestId = yield* call(random.text, REQUEST_ID_LENGTH);
  const before = attempts[payableKey(decision.payable)];
  const attempt = newAttempt(
    decision,
    requestId,
    nowOf(clock),
    before,
    session.owner(),
    yield* sentWith(decision, requestId),
  );
  const decided = sealsOf(attempts, decision.payable);
  const kept = yield* saveAttempt(takingOver(attempt, decided), decided);
  return kept.requestId === requestId && mayStillBePaid(kept) ? kept : undefined;
}
