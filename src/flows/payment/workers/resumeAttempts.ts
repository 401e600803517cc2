import { call, fork, type SagaGenerator } from 'typed-redux-saga';

import { belongsTo } from '@/domain/payment/attempt';
import { isInProgress } from '@/domain/payment/isInProgress';
import { anonymizeRequests } from '@/flows/requests/requestJournal';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { MINUTE_MS } from '@/lib/timeUnits';
import { goBack } from '@/navigation/history/goToSaga';
import { getPorts } from '@/services/transport/ports/getPorts';

import { watchLatePayments } from '../attempt/refreshFinalAttempt';
import { loadAttempts } from '../journal/journal';
import { resumedContext } from '../result/attemptContext';
import { shouldShowOnStart } from '../result/paymentScreens';
import { consumeSkipMark, findShownOutside, handleCashierReturn } from '../result/showResult';
import { trackViewedResults } from '../result/viewedResults';
import { type PaymentWorkers, startPollers } from './paymentWorkers';

/**
 * If an attempt was in progress when the page ended and is younger than this, the driver has probably come back for it.
 */
const RESUME_WINDOW_MS = 30 * MINUTE_MS;

/**
 * Runs when the page starts. It queries every attempt in the journal, and shows the latest one if the page was opened
 * for it.
 */
export function* resumeAttempts(workers: PaymentWorkers): SagaGenerator<void> {
  const ports = yield* getPorts();
  const { clock, session } = ports;
  yield* call(anonymizeRequests, ports);
  const attempts = Object.values(yield* loadAttempts());
  yield* trackViewedResults();
  yield* handleCashierReturn();
  if ((yield* consumeSkipMark()) || (yield* findShownOutside(() => true)) !== null) yield* goBack();
  const own = attempts.filter((attempt) => isInProgress(attempt) && belongsTo(attempt, session.owner()));
  const [latest] = own.sort((one, other) => other.createdAtMs - one.createdAtMs);
  const isRecent = latest !== undefined && clock.deviceNow() - latest.createdAtMs < RESUME_WINDOW_MS;
  if (isRecent && (yield* shouldShowOnStart(latest))) yield* startPollers(workers, [latest], yield* resumedContext());
  yield* watchLatePayments(attempts);
  yield* startPollers(workers, attempts);
  if (attempts.length > 0) yield* fork(identifyDriver);
}
