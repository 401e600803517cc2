import { call, fork, type SagaGenerator } from 'typed-redux-saga';

import { isOwnOrVisitorPayment } from '@/domain/payment/attempt';
import { isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { anonymizeRequestJournal } from '@/flows/requests/requestJournal';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { MINUTE_MS } from '@/lib/timeUnits';
import { goBack } from '@/navigation/history/goToSaga';
import { getPorts } from '@/platform/ports/getPorts';

import { refreshPaymentsWithPendingMoney } from '../attempt/refreshEndedPayment';
import { loadPaymentAttempts } from '../journal/journal';
import { createResumedPaymentOrigin } from '../result/paymentAttemptOrigin';
import { shouldShowPaymentResultOnStart } from '../result/paymentScreens';
import { consumeHistorySkipMark, findPaymentShownByCashier, handleCashierReturn } from '../result/showPaymentResult';
import { trackViewedPaymentResults } from '../result/viewedResults';
import { type PaymentWorkers, startPaymentPollers } from './paymentWorkers';

/**
 * If an attempt was in progress when the page ended and is younger than this, the driver has probably come back for it.
 */
const RESUME_WINDOW_MS = 30 * MINUTE_MS;

/**
 * Runs when the page starts. It queries every attempt in the journal, and shows the latest one if the page was opened
 * for it.
 */
export function* resumePaymentAttempts(workers: PaymentWorkers): SagaGenerator<void> {
  const ports = yield* getPorts();
  const { clock, session } = ports;
  yield* call(anonymizeRequestJournal, ports);
  const attempts = Object.values(yield* loadPaymentAttempts());
  yield* trackViewedPaymentResults();
  yield* handleCashierReturn();
  if ((yield* consumeHistorySkipMark()) || (yield* findPaymentShownByCashier(() => true)) !== null) yield* goBack();
  const own = attempts.filter(
    (attempt) => isAttemptInProgress(attempt) && isOwnOrVisitorPayment(attempt, session.owner()),
  );
  const [latest] = own.sort((one, other) => other.createdAtMs - one.createdAtMs);
  const isRecent = latest !== undefined && clock.deviceNow() - latest.createdAtMs < RESUME_WINDOW_MS;
  if (isRecent && (yield* shouldShowPaymentResultOnStart(latest)))
    yield* startPaymentPollers(workers, [latest], yield* createResumedPaymentOrigin());
  yield* refreshPaymentsWithPendingMoney(attempts);
  yield* startPaymentPollers(workers, attempts);
  if (attempts.length > 0) yield* fork(identifyDriver);
}
