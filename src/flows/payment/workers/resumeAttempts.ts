import { call, fork, type SagaGenerator } from 'typed-redux-saga';

import { belongsTo } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { sealRequests } from '@/flows/requests/requestJournal';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { MINUTE_MS } from '@/lib/timeUnits';
import { goBack } from '@/navigation/history/goToSaga';
import { getPorts } from '@/services/transport/ports/getPorts';

import { watchMoney } from '../attempt/askAfterwards';
import { loadAttempts } from '../journal/journal';
import { shouldShowOnStart } from '../result/paymentScreens';
import { resumedRun } from '../result/run';
import { followSeenResults } from '../result/seenResults';
import { findAlreadyShown, isShownSince, noteCashierReturn } from '../result/showResult';
import { checkAttempts, type PaymentWorkers } from './paymentWorkers';

/** If an attempt was under way when the page died and is younger than this, the driver has probably come back for it. */
const SHOWN_AT_START_MS = 30 * MINUTE_MS;

/** Runs when the page starts. It asks the server about every attempt in the journal, and shows the latest one if the page was opened for it. */
export function* resumeAttempts(workers: PaymentWorkers): SagaGenerator<void> {
  const ports = yield* getPorts();
  const { clock, session } = ports;
  yield* call(sealRequests, ports);
  const attempts = Object.values(yield* loadAttempts());
  yield* followSeenResults();
  yield* noteCashierReturn();
  if ((yield* isShownSince()) || (yield* findAlreadyShown(() => true)) !== null) yield* goBack();
  const own = attempts.filter((attempt) => isOpen(attempt) && belongsTo(attempt, session.owner()));
  const [latest] = own.sort((one, other) => other.createdAtMs - one.createdAtMs);
  const isRecent = latest !== undefined && clock.deviceNow() - latest.createdAtMs < SHOWN_AT_START_MS;
  if (isRecent && (yield* shouldShowOnStart(latest))) yield* checkAttempts(workers, [latest], yield* resumedRun());
  yield* watchMoney(attempts);
  yield* checkAttempts(workers, attempts);
  if (attempts.length > 0) yield* fork(identifyDriver);
}
