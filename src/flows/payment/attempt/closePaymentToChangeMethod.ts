import { call, put, type SagaGenerator } from 'typed-redux-saga';

import {
  attemptAfterFailedOrderClose,
  attemptAfterOrderCloseResponse,
  attemptAfterPollTimeout,
  attemptAfterResume,
  type PaymentOrderCloseFailure,
} from '@/domain/payment/attemptTransitions';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { canClosePaymentOrder } from '@/domain/payment/payPermission';
import { toastShown } from '@/flows/notices/noticesSlice';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';
import { withTabLock } from '@/platform/ports/withTabLock';
import { isServerReachable } from '@/services/base/baseQuery/probeConnection';
import { tryCallEndpoint } from '@/services/base/baseQuery/tryCallEndpoint';
import { paymentCalls } from '@/services/charge/payments';

import { loadPaymentAttempts, savePaymentAttempt } from '../journal/journal';
import { getPaymentTabLockName } from '../journal/journalKey';
import { createUserInitiatedPaymentOrigin, isPaymentVisibleToDriver } from '../result/paymentAttemptOrigin';
import { presentPaymentOutcome } from '../result/presentPaymentOutcome';
import { paymentTexts } from '../state/paymentTexts';
import { toPaymentCloseFailure } from '../steps/closeOrderUnsupportedByCashier';
import { queryPayment } from '../steps/queryPayment';
import { runPaymentAttempt } from './runPaymentAttempt';

const CLOSE_FAILURE_TEXTS: Readonly<Record<PaymentOrderCloseFailure, string>> = {
  refused: paymentTexts.cannotClose,
  serverError: paymentTexts.closeFailed,
  lost: paymentTexts.notClosedYet,
};

/**
 * The driver wants to change the method, so the server is requested, once, to close the open order. Only the server's
 * response that it is closed and unpaid unblocks the bill. The order is still queried after that, because its cashier
 * may take money.
 */
export function* closePaymentToChangeMethod(key: string): SagaGenerator<void> {
  const context = yield* createUserInitiatedPaymentOrigin();
  const hasLock = yield* withTabLock(getPaymentTabLockName(key), function* alone() {
    const ports = yield* getPorts();
    const { clock } = ports;
    const attempt = (yield* loadPaymentAttempts())[key];
    if (attempt === undefined || !canClosePaymentOrder(attempt) || !(yield* isPaymentVisibleToDriver(attempt))) return;
    if (!(yield* call(isServerReachable, ports))) {
      yield* put(toastShown(paymentTexts.noLine));
      return;
    }
    const { attempt: queried } = yield* queryPayment(attemptAfterResume(attempt, readDeviceAndServerNow(clock)));
    const checked = queried.serverSaid === 'unpaid' ? { ...queried, step: 'abandoned' as const } : queried;
    if (isAttemptInProgress(checked)) {
      yield* runPaymentAttempt(checked, context);
      return;
    }
    const marked = yield* savePaymentAttempt(
      checked.serverSaid === 'unpaid' ? { ...checked, closing: 'asked' } : checked,
    );
    if (marked.closing !== 'asked' || marked.payId === null) {
      yield* presentPaymentOutcome(attempt, marked, context);
      return;
    }
    const { result, error } = yield* tryCallEndpoint(paymentCalls.endpoints.closePayment, { payId: marked.payId });
    const afterClose = attemptAfterOrderCloseResponse(marked, result ?? null);
    const confirmed = result === undefined ? (yield* queryPayment(afterClose)).attempt : afterClose;
    if (isAttemptInProgress(confirmed)) {
      yield* runPaymentAttempt(confirmed, context);
      return;
    }
    const failure = result === undefined ? toPaymentCloseFailure(error) : 'refused';
    const saved = yield* savePaymentAttempt(
      confirmed.serverSaid === 'unpaid' ? attemptAfterFailedOrderClose(confirmed, failure) : confirmed,
    );
    if (saved.serverSaid === 'unpaid') yield* put(toastShown(CLOSE_FAILURE_TEXTS[failure]));
    else yield* presentPaymentOutcome(marked, attemptAfterPollTimeout(saved), context);
  });
  if (!hasLock) yield* put(toastShown(paymentTexts.otherPage));
}
