import { call, put, type SagaGenerator, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { sumOfDues } from '@/domain/payment/due';
import { isOfMany } from '@/domain/payment/manyBills';
import { nextAfterLostOpen, nextAfterOpen, nextAfterRefusal } from '@/domain/payment/nextStep';
import { toastShown } from '@/flows/notices/noticesSlice';
import { loginLeadEnded } from '@/flows/session/sessionSlice';
import type { OpenedPayment } from '@/services/charge/payments';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';
import { isGivenUp } from '@/services/transport/query/askEndpoint';
import { errorCodes, failureText } from '@/services/transport/query/errorCodes';
import { thirdIdOf } from '@/services/transport/query/identity';
import { isRefusal, isServiceError, type ServiceError } from '@/services/transport/query/serviceError';

import { nameOfPlace, placeInView, resultPath } from '../result/paymentScreens';
import { soldOf } from '../sold/soldTable';
import { forgetBillOf } from './forgetBillOf';
import { isLockedOut } from './queryPayment';

/** Requests the order, once. Without a definite response the order may exist, so the app never requests it again. */
export function* openPayment(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  yield* forgetBillOf(attempt);
  try {
    const opened = yield* sendOrder(attempt, ports);
    return opened === undefined ? nextAfterLostOpen(attempt, ports.clock.deviceNow()) : nextAfterOpen(attempt, opened);
  } catch (error) {
    if (isServiceError(error) && isRefusal(error)) {
      const refused = nextAfterRefusal(attempt, error.message);
      if (!isLockedOut(error)) return yield* afterRefusal(refused, error);
      // The error table tells the driver to sign in and leads there: until that is over the button cannot be pressed.
      yield* take(loginLeadEnded);
      return refused;
    }
    if (isServiceError(error)) yield* tell(error);
    else if (!isGivenUp(error)) yield* call(ports.report, error, 'openPayment');
    return nextAfterLostOpen(attempt, ports.clock.deviceNow());
  }
}

function* sendOrder(
  { payable, choice, requestId, key }: PaymentAttempt,
  { local, page, config }: Ports,
): SagaGenerator<OpenedPayment | undefined> {
  const result = resultPath({ key, payId: null, payable }, nameOfPlace(yield* placeInView()), { requestId });
  const collectorCode = local.get('collectorCode') ?? '';
  return yield* soldOf(payable).open(payable, choice, {
    payChannel: choice.channel,
    openid: thirdIdOf(local),
    returnUrl: new URL(config.basePath.replace(/\/$/, '') + result, page.href()).href,
    requestId,
    ...(collectorCode === '' ? {} : { collectorCode }),
  });
}

/**
 * A refusal usually means that the fee has changed since the bill was shown. The screen then shows the old and the new fee, and no message
 * appears. Any other reason is told here, unless the error table has its code. For many bills, the list screen explains either case.
 */
function* afterRefusal(attempt: PaymentAttempt, error: ServiceError): SagaGenerator<PaymentAttempt> {
  const { payable, choice, facts } = attempt;
  if (isOfMany(payable))
    return { ...attempt, refusal: error.code in errorCodes ? '' : error.message || failureText.refused };
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
  if (kind === 'refused' && !(code in errorCodes)) yield* put(toastShown(message || failureText.refused));
}
