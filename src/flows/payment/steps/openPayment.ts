import { call, put, type SagaGenerator, take } from 'typed-redux-saga';

import type { PayDecision, PaymentAttempt, SentWith } from '@/domain/payment/attempt';
import { sumOfDues } from '@/domain/payment/due';
import { isOfMany } from '@/domain/payment/manyBills';
import { nextAfterLostOpen, nextAfterOpen, nextAfterRefusal } from '@/domain/payment/nextStep';
import { payableKey } from '@/domain/payment/payable';
import { toastShown } from '@/flows/notices/noticesSlice';
import { loginLeadEnded } from '@/flows/session/sessionSlice';
import type { OpenedPayment } from '@/services/charge/payments';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import { failureText, hasEffect } from '@/services/transport/query/errorCodes';
import { thirdIdOf } from '@/services/transport/query/identity';
import { isRefusal, isServiceError, type ServiceError } from '@/services/transport/query/serviceError';
import { isGivenUp } from '@/services/transport/query/tryCallEndpoint';

import { saveAttempt } from '../journal/journal';
import { nameOfPlace, placeInView, resultPath } from '../result/paymentScreens';
import { soldOf } from '../sold/soldTable';
import { repeatEnded } from '../state/decisions';
import { closeUnreadable } from './closeUnreadable';
import { forgetBillOf } from './forgetBillOf';
import { cashierOrderOf } from './handToHost';
import { isLockedOut } from './queryPayment';

/** Requests the order, once. Without a definite response the order may exist, so the app never requests it again by itself. */
export function* openPayment(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  yield* forgetBillOf(attempt);
  let next: PaymentAttempt;
  try {
    const opened = yield* sendOrder(attempt);
    if (opened === undefined) return nextAfterLostOpen(attempt, nowOf(ports.clock));
    next = nextAfterOpen(attempt, opened);
  } catch (error) {
    if (isServiceError(error) && isRefusal(error)) {
      const refused = nextAfterRefusal(attempt, error.message);
      if (!isLockedOut(error)) return yield* afterRefusal(refused, error);
      // The error table tells the driver to sign in and leads there: until that is over the button cannot be pressed.
      yield* saveAttempt({ ...attempt, serverSaid: 'refused' });
      yield* take(loginLeadEnded);
      return refused;
    }
    if (isServiceError(error)) yield* tell(error);
    else if (!isGivenUp(error)) yield* call(ports.report, error, 'openPayment');
    return nextAfterLostOpen(attempt, nowOf(ports.clock));
  }
  const isUnreadable = next.step === 'handedToHost' && cashierOrderOf(next, ports) === null;
  return isUnreadable ? yield* closeUnreadable(next) : next;
}

/** What the request of a decision carries beside it. It is kept with the attempt. */
export function* sentWith(decision: PayDecision, requestId: string): SagaGenerator<SentWith> {
  const { local, page, config } = yield* getPorts();
  const { payable } = decision;
  const from = nameOfPlace(yield* placeInView());
  const result = resultPath({ key: payableKey(payable), payId: null, payable }, from, { requestId });
  const collectorCode = local.get('collectorCode') ?? '';
  return {
    openid: thirdIdOf(local),
    returnUrl: new URL(config.basePath.replace(/\/$/, '') + result, page.href()).href,
    // Rule 3.11: the call for several bills has none. An attempt of an older release is repeated with the one that it was sent with.
    ...(collectorCode === '' || payable.kind === 'parkingBatch' ? {} : { collectorCode }),
  };
}

/** The body is made of the attempt alone, so that a repeat has the identical one. */
function* sendOrder({ payable, choice, requestId, sent }: PaymentAttempt): SagaGenerator<OpenedPayment | undefined> {
  if (sent === undefined) throw new Error('The attempt does not know its body');
  const { openid, returnUrl, ...rest } = sent;
  const common = { payChannel: choice.channel, openid, returnUrl, requestId, ...rest };
  return yield* soldOf(payable).open(payable, choice, common);
}

/** Sends the request once more, because the driver has pressed. A refusal says nothing about the first one, so it is no different from no response. */
export function* repeatOpen(attempt: PaymentAttempt): SagaGenerator<void> {
  const { report } = yield* getPorts();
  let opened: OpenedPayment | null = null;
  try {
    opened = (yield* sendOrder(attempt)) ?? null;
  } catch (error) {
    if (!isServiceError(error) && !isGivenUp(error)) yield* call(report, error, 'repeatOpen');
  }
  yield* put(repeatEnded({ requestId: attempt.requestId, opened }));
}

/**
 * A refusal usually means that the fee has changed since the bill was shown. The screen then shows the old and the new fee, and no message
 * appears. Any other reason is told here, unless the error table has its code. For many bills, the list screen explains either case.
 */
function* afterRefusal(attempt: PaymentAttempt, error: ServiceError): SagaGenerator<PaymentAttempt> {
  const { payable, choice, facts } = attempt;
  if (isOfMany(payable))
    return { ...attempt, refusal: hasEffect(error.code) ? '' : error.message || failureText.refused };
  const dueCents = sumOfDues(yield* soldOf(payable).readDue(payable));
  const shownCents = choice.amountCents + (facts.coupon?.savingCents ?? 0);
  const hasMoved = dueCents !== null && dueCents !== shownCents;
  if (!hasMoved) yield* tell(error);
  // With coupons, only the server can compute the new amount due.
  const isKnown = hasMoved && payable.kind !== 'parkingBatch' && choice.couponIds.length === 0;
  return isKnown ? { ...attempt, changedCents: dueCents } : attempt;
}

/** Shows the server's message, unless the error table has the code. */
function* tell({ kind, code, message }: ServiceError): SagaGenerator<void> {
  if (kind === 'refused' && !hasEffect(code)) yield* put(toastShown(message || failureText.refused));
}
