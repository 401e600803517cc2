import { call, put, type SagaGenerator } from 'typed-redux-saga';

import {
  afterPollingExhausted,
  type CloseFailure,
  nextAfterClose,
  nextAfterFailedClose,
  resumeStep,
} from '@/domain/payment/attemptTransitions';
import { isInProgress } from '@/domain/payment/isInProgress';
import { canClose } from '@/domain/payment/permission';
import { toastShown } from '@/flows/notices/noticesSlice';
import { paymentCalls } from '@/services/charge/payments';
import { readNow } from '@/services/transport/clock/readNow';
import { getPorts } from '@/services/transport/ports/getPorts';
import { withLock } from '@/services/transport/ports/withLock';
import { isServerReachable } from '@/services/transport/query/probeConnection';
import { tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

import { loadAttempts, saveAttempt } from '../journal/journal';
import { paymentLockName } from '../journal/journalKey';
import { isVisibleToDriver, userContext } from '../result/attemptContext';
import { concludeAttempt } from '../result/concludeAttempt';
import { paymentTexts } from '../state/paymentTexts';
import { toCloseFailure } from '../steps/closeUnusableOrder';
import { queryPayment } from '../steps/queryPayment';
import { runAttempt } from './runAttempt';

const CLOSE_FAILURE_TEXTS: Readonly<Record<CloseFailure, string>> = {
  refused: paymentTexts.cannotClose,
  serverError: paymentTexts.closeFailed,
  lost: paymentTexts.notClosedYet,
};

/**
 * The driver wants to change the method, so the server is requested, once, to close the open order. Only the server's
 * response that it is closed and unpaid unblocks the bill. The order is still queried after that, because its cashier
 * may take money.
 */
export function* closeOrder(key: string): SagaGenerator<void> {
  const context = yield* userContext();
  const hasLock = yield* withLock(paymentLockName(key), function* alone() {
    const ports = yield* getPorts();
    const { clock } = ports;
    const attempt = (yield* loadAttempts())[key];
    if (attempt === undefined || !canClose(attempt) || !(yield* isVisibleToDriver(attempt))) return;
    if (!(yield* call(isServerReachable, ports))) {
      yield* put(toastShown(paymentTexts.noLine));
      return;
    }
    const { attempt: queried } = yield* queryPayment(resumeStep(attempt, readNow(clock)));
    const checked = queried.serverSaid === 'unpaid' ? { ...queried, step: 'abandoned' as const } : queried;
    if (isInProgress(checked)) {
      yield* runAttempt(checked, context);
      return;
    }
    const marked = yield* saveAttempt(checked.serverSaid === 'unpaid' ? { ...checked, closing: 'asked' } : checked);
    if (marked.closing !== 'asked' || marked.payId === null) {
      yield* concludeAttempt(attempt, marked, context);
      return;
    }
    const { result, error } = yield* tryCallEndpoint(paymentCalls.endpoints.closePayment, { payId: marked.payId });
    const afterClose = nextAfterClose(marked, result ?? null);
    const confirmed = result === undefined ? (yield* queryPayment(afterClose)).attempt : afterClose;
    if (isInProgress(confirmed)) {
      yield* runAttempt(confirmed, context);
      return;
    }
    const failure = result === undefined ? toCloseFailure(error) : 'refused';
    const saved = yield* saveAttempt(
      confirmed.serverSaid === 'unpaid' ? nextAfterFailedClose(confirmed, failure) : confirmed,
    );
    if (saved.serverSaid === 'unpaid') yield* put(toastShown(CLOSE_FAILURE_TEXTS[failure]));
    else yield* concludeAttempt(marked, afterPollingExhausted(saved), context);
  });
  if (!hasLock) yield* put(toastShown(paymentTexts.otherPage));
}
