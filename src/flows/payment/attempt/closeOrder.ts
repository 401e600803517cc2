import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { isOpen } from '@/domain/payment/isOpen';
import {
  type CloseFailure,
  nextAfterClose,
  nextAfterLastQuestion,
  nextAfterUnclosed,
  resumeStep,
} from '@/domain/payment/nextStep';
import { canClose } from '@/domain/payment/permission';
import { toastShown } from '@/flows/notices/noticesSlice';
import { paymentCalls } from '@/services/charge/payments';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';
import { withLock } from '@/services/transport/ports/withLock';
import { hasLine } from '@/services/transport/query/lookForLine';
import { tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

import { loadAttempts, saveAttempt } from '../journal/journal';
import { lockNameOf } from '../journal/journalKey';
import { concludeAttempt } from '../result/concludeAttempt';
import { isShownToReader, userRun } from '../result/run';
import { paymentTexts } from '../state/paymentTexts';
import { closeFailureOf } from '../steps/closeUnreadable';
import { queryPayment } from '../steps/queryPayment';
import { runAttempt } from './runAttempt';

const UNCLOSED: Readonly<Record<CloseFailure, string>> = {
  refused: paymentTexts.cannotClose,
  serverError: paymentTexts.closeFailed,
  lost: paymentTexts.notClosedYet,
};

/**
 * The driver wants to pay in another way, so the server is asked to close the open order, once. Only the server's word that it is closed and unpaid
 * frees the bill. The order is watched after that, because its cashier may still take money.
 */
export function* closeOrder(key: string): SagaGenerator<void> {
  const run = yield* userRun();
  const hasLock = yield* withLock(lockNameOf(key), function* alone() {
    const ports = yield* getPorts();
    const { clock } = ports;
    const attempt = (yield* loadAttempts())[key];
    if (attempt === undefined || !canClose(attempt) || !(yield* isShownToReader(attempt))) return;
    if (!(yield* call(hasLine, ports))) {
      yield* put(toastShown(paymentTexts.noLine));
      return;
    }
    const { attempt: queried } = yield* queryPayment(resumeStep(attempt, nowOf(clock)));
    const known = queried.serverSaid === 'unpaid' ? { ...queried, step: 'abandoned' as const } : queried;
    if (isOpen(known)) {
      yield* runAttempt(known, run);
      return;
    }
    const asked = yield* saveAttempt(known.serverSaid === 'unpaid' ? { ...known, closing: 'asked' } : known);
    if (asked.closing !== 'asked' || asked.payId === null) {
      yield* concludeAttempt(attempt, asked, run);
      return;
    }
    const { answer, error } = yield* tryCallEndpoint(paymentCalls.endpoints.closePayment, { payId: asked.payId });
    const heard = nextAfterClose(asked, answer ?? null);
    const told = answer === undefined ? (yield* queryPayment(heard)).attempt : heard;
    if (isOpen(told)) {
      yield* runAttempt(told, run);
      return;
    }
    const failure = answer === undefined ? closeFailureOf(error) : 'refused';
    const kept = yield* saveAttempt(told.serverSaid === 'unpaid' ? nextAfterUnclosed(told, failure) : told);
    if (kept.serverSaid === 'unpaid') yield* put(toastShown(UNCLOSED[failure]));
    else yield* concludeAttempt(asked, nextAfterLastQuestion(kept), run);
  });
  if (!hasLock) yield* put(toastShown(paymentTexts.otherPage));
}
